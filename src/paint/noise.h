/* SPDX-License-Identifier: MIT */
#ifndef PAINT_NOISE_H
#define PAINT_NOISE_H

#include <math.h>
#include <stdint.h>

/*
 * The arithmetic of the painters. Only operations that are rounded alike everywhere (+ - * / and
 * square root) are used, no library sine or power: the same picture comes out on every machine.
 */
static inline float clamp_to(float x, float low, float high)
{
	return x < low ? low : x > high ? high : x;
}

static inline float unit_clamp(float x)
{
	return clamp_to(x, 0.0f, 1.0f);
}

static inline float mix(float a, float b, float t)
{
	return a + (b - a) * t;
}

static inline float larger(float a, float b)
{
	return a > b ? a : b;
}

static inline float smaller(float a, float b)
{
	return a < b ? a : b;
}

static inline float square(float x)
{
	return x * x;
}

static inline float length2(float x, float y)
{
	return sqrtf(x * x + y * y);
}

static inline int floor_int(float x)
{
	int i = (int)x;
	return (float)i > x ? i - 1 : i;
}

/* 0 at A and before, 1 at B and after, level at both ends. A may be larger than B. */
static inline float ease(float a, float b, float x)
{
	float t = unit_clamp((x - a) / (b - a));
	return t * t * (3.0f - 2.0f * t);
}

/* A bell of height 1 at 0 that is exactly 0 from |x| = 1 on. */
static inline float bell(float x)
{
	float t = 1.0f - x * x;
	return t > 0.0f ? t * t : 0.0f;
}

static inline uint32_t hash_cell(int x, int y, uint32_t salt)
{
	uint32_t h = (uint32_t)x * 0x9e3779b1u ^ (uint32_t)y * 0x85ebca77u ^ salt * 0xc2b2ae3du;
	h = (h ^ (h >> 15)) * 0x2c1b3c6du;
	h = (h ^ (h >> 12)) * 0x297a2d39u;
	return h ^ (h >> 15);
}

/* 0 <= value < 1, the same for the same cell and salt. */
static inline float cell_value(int x, int y, uint32_t salt)
{
	return (float)(hash_cell(x, y, salt) >> 8) * (1.0f / 16777216.0f);
}

/* Smooth values between those of the whole-numbered cells, 0 .. 1. */
float noise_at(float x, float y, uint32_t salt);
/* The sum of OCTAVES of noise, each twice as fine and half as strong as the one before, 0 .. 1. */
float noise_sum(float x, float y, int octaves, uint32_t salt);

/* Sine and cosine of an angle counted in whole turns. */
float turn_sin(float turns);
float turn_cos(float turns);

#endif
