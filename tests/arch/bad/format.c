/* SPDX-License-Identifier: MIT */
int format_bad(int a);
int format_bad( int a ) { if(a) return 1 ; return 0; }
