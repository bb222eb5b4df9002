/*
 * sprintf, snprintf, vsprintf and vsnprintf for ESBMC 8.4.0, whose own leave the buffer untouched and so miss every
 * overflow of it.
 *
 * Clang knows these names as builtins, and of two definitions ESBMC keeps the first: this file is linked last, so
 * that a program that defines such a function itself keeps its own. No header is included and no macro is trusted,
 * because the include folders, macros and -std of the checked program apply here, too (hence C89).
 *
 * What is written is never longer than what the real function writes: correct code must not fail. Text, %c, %s and
 * whole numbers have their exact length; a floating-point number has the least length that its value allows. The v...
 * functions can't see their arguments (ESBMC's va_arg works only in the variadic function itself): each conversion
 * counts with its least length. What is returned may be anything up to the greatest length.
 * Characters of numbers are unknown; of one number the first 11 are written, of padding none. At most 16 conversions
 * and 128 characters of text between two of them are looked at; what comes after is left out, as is all of a format
 * that is not known when the program is unrolled (__builtin_constant_p then tells what is known).
 *
 * The state of a call is global, because each access through a pointer would be checked; calls are atomic, therefore.
 */
#undef sprintf
#undef snprintf
#undef vsprintf
#undef vsnprintf

typedef __SIZE_TYPE__ esbmc_action_size;

int __VERIFIER_nondet_int(void);
char __VERIFIER_nondet_char(void);
void __ESBMC_atomic_begin(void);
void __ESBMC_atomic_end(void);

char *esbmc_action_to;
int esbmc_action_has_room;           /* whether the buffer's size is known */
esbmc_action_size esbmc_action_room; /* bytes that may be written, the terminator included */
esbmc_action_size esbmc_action_least; /* characters so far, at least and at most */
esbmc_action_size esbmc_action_most;

const char *esbmc_action_format;
esbmc_action_size esbmc_action_at;

/* The conversion that was read last. */
char esbmc_action_kind;       /* 0: none, the format ends here */
int esbmc_action_width;       /* -1: given as an argument; 0: none */
int esbmc_action_precision;   /* -1: given as an argument; -2: none */
int esbmc_action_bytes;       /* -2: hh, -1: h, 0: none, 1: l, 2: ll, 3: another one as wide as long */
int esbmc_action_has_sign;    /* whether a positive number has a sign or a blank */
int esbmc_action_alternative; /* the flag # */

/* The terminator's place is kept free: it is written once, at the end. */
void esbmc_action_write_char(char c)
{
__ESBMC_HIDE:;
  if (!esbmc_action_has_room || esbmc_action_least + 1 < esbmc_action_room)
    esbmc_action_to[esbmc_action_least] = c;
  esbmc_action_least++;
  esbmc_action_most++;
}

/* A field of `length` characters, of which the first are not known and the others are left as they are. */
void esbmc_action_write_field(esbmc_action_size length)
{
  esbmc_action_size i;
__ESBMC_HIDE:;
  for (i = 0; i < 11; i++) {
    char c = __VERIFIER_nondet_char();
    if (i >= length)
      break;
    __ESBMC_assume(c >= ' ' && c <= 'z');
    if (!esbmc_action_has_room || esbmc_action_least + i + 1 < esbmc_action_room)
      esbmc_action_to[esbmc_action_least + i] = c;
  }
  esbmc_action_least += length;
  esbmc_action_most += length;
}

/* Text up to the next conversion or the end of the format. */
void esbmc_action_write_text(void)
{
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 128; n++) {
    char c = esbmc_action_format[esbmc_action_at];
    if (c == 0 || !__builtin_constant_p(c))
      return;
    if (c == '%') {
      if (esbmc_action_format[esbmc_action_at + 1] != '%')
        return;
      esbmc_action_at++;
    }
    esbmc_action_write_char(c);
    esbmc_action_at++;
  }
}

void esbmc_action_write_string(const char *text)
{
  esbmc_action_size most =
    esbmc_action_precision < 0 ? (esbmc_action_size)-1 : (esbmc_action_size)esbmc_action_precision;
  esbmc_action_size i;
__ESBMC_HIDE:;
  /* Known characters first: a loop of its own, that has a limit of its own. */
  for (i = 0; i < 256 && i < most; i++) {
    char c = text[i];
    if (c == 0 || !__builtin_constant_p(c))
      break;
    esbmc_action_write_char(c);
  }
  for (; i < most && text[i] != 0; i++)
    esbmc_action_write_char(text[i]);
  if (esbmc_action_width > 0 && (esbmc_action_size)esbmc_action_width > i) {
    esbmc_action_least += (esbmc_action_size)esbmc_action_width - i;
    esbmc_action_most += (esbmc_action_size)esbmc_action_width - i;
  }
}

int esbmc_action_number(void)
{
  int value = 0;
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 5; n++) {
    char c = esbmc_action_format[esbmc_action_at];
    if (c < '0' || c > '9')
      break;
    value = value * 10 + (c - '0');
    esbmc_action_at++;
  }
  return value;
}

/* Reads a conversion and goes on behind it; its kind is 0 where there is none. */
void esbmc_action_read_conversion(void)
{
  char c = esbmc_action_format[esbmc_action_at];
  int n;
__ESBMC_HIDE:;
  esbmc_action_kind = 0;
  if (!__builtin_constant_p(c) || c != '%')
    return;
  esbmc_action_has_sign = 0;
  esbmc_action_alternative = 0;
  esbmc_action_precision = -2;
  esbmc_action_bytes = 0;
  for (n = 0; n < 5; n++) {
    esbmc_action_at++;
    c = esbmc_action_format[esbmc_action_at];
    if (c == '+' || c == ' ')
      esbmc_action_has_sign = 1;
    else if (c == '#')
      esbmc_action_alternative = 1;
    else if (c != '-' && c != '0' && c != '\'')
      break;
  }
  if (c == '*') {
    esbmc_action_width = -1;
    esbmc_action_at++;
  } else
    esbmc_action_width = esbmc_action_number();
  if (esbmc_action_format[esbmc_action_at] == '.') {
    esbmc_action_at++;
    if (esbmc_action_format[esbmc_action_at] == '*') {
      esbmc_action_precision = -1;
      esbmc_action_at++;
    } else
      esbmc_action_precision = esbmc_action_number();
  }
  c = esbmc_action_format[esbmc_action_at];
  if (c == 'h' || c == 'l') {
    esbmc_action_bytes = c == 'h' ? -1 : 1;
    esbmc_action_at++;
    if (esbmc_action_format[esbmc_action_at] == c) {
      esbmc_action_bytes *= 2;
      esbmc_action_at++;
    }
  } else if (c == 'z' || c == 'j' || c == 't' || c == 'L') {
    esbmc_action_bytes = 3;
    esbmc_action_at++;
  }
  esbmc_action_kind = esbmc_action_format[esbmc_action_at];
  if (esbmc_action_kind != 0)
    esbmc_action_at++;
}

/* Digits of a number, without a loop over it: its length would have to be unwound. */
esbmc_action_size esbmc_action_decimal_digits(unsigned long long v)
{
__ESBMC_HIDE:;
  if (v < 10000000000ULL) {
    if (v < 100000ULL)
      return v < 10 ? 1 : v < 100 ? 2 : v < 1000 ? 3 : v < 10000 ? 4 : 5;
    return v < 1000000 ? 6 : v < 10000000 ? 7 : v < 100000000 ? 8 : v < 1000000000 ? 9 : 10;
  }
  if (v < 1000000000000000ULL)
    return v < 100000000000ULL ? 11 : v < 1000000000000ULL ? 12 : v < 10000000000000ULL ? 13
           : v < 100000000000000ULL ? 14 : 15;
  return v < 10000000000000000ULL ? 16 : v < 100000000000000000ULL ? 17 : v < 1000000000000000000ULL ? 18
         : v < 10000000000000000000ULL ? 19 : 20;
}

esbmc_action_size esbmc_action_digits(unsigned long long v, int bits)
{
  esbmc_action_size digits = 1;
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 22; n++) {
    v >>= bits;
    if (v == 0)
      break;
    digits++;
  }
  return digits;
}

/* A number of so many digits, with a sign or prefix, made longer by its precision and width. */
void esbmc_action_write_number(esbmc_action_size digits, esbmc_action_size prefix)
{
__ESBMC_HIDE:;
  if (esbmc_action_precision > 0 && (esbmc_action_size)esbmc_action_precision > digits)
    digits = (esbmc_action_size)esbmc_action_precision;
  digits += prefix;
  if (esbmc_action_width > 0 && (esbmc_action_size)esbmc_action_width > digits)
    digits = (esbmc_action_size)esbmc_action_width;
  esbmc_action_write_field(digits);
}

void esbmc_action_write_signed(long long v)
{
  unsigned long long size = v < 0 ? 0ULL - (unsigned long long)v : (unsigned long long)v;
  /* Zero with the precision zero has no digits. */
  int is_nothing = size == 0 && esbmc_action_precision == 0;
__ESBMC_HIDE:;
  esbmc_action_write_number(
    is_nothing ? 0 : esbmc_action_decimal_digits(size), v < 0 || esbmc_action_has_sign ? 1 : 0);
}

void esbmc_action_write_unsigned(unsigned long long v)
{
  esbmc_action_size digits = 0;
  esbmc_action_size prefix = 0;
__ESBMC_HIDE:;
  if (esbmc_action_kind == 'u')
    digits = esbmc_action_decimal_digits(v);
  else
    digits = esbmc_action_digits(v, esbmc_action_kind == 'o' ? 3 : 4);
  if (v == 0 && esbmc_action_precision == 0)
    digits = 0;
  if (esbmc_action_alternative && v != 0 && esbmc_action_kind != 'u')
    prefix = esbmc_action_kind == 'o' ? 1 : 2;
  esbmc_action_write_number(digits, prefix);
}

/* The least length of a floating-point number; rounding can make it longer, and %g is shorter for many. */
void esbmc_action_write_double(double v)
{
  esbmc_action_size precision = esbmc_action_precision < 0 ? 6 : (esbmc_action_size)esbmc_action_precision;
  esbmc_action_size fraction = precision > 0 || esbmc_action_alternative ? 1 + precision : 0;
  esbmc_action_size least = 1;
  double size = v < 0 ? -v : v;
__ESBMC_HIDE:;
  esbmc_action_precision = -2;
  if (v - v != 0)
    least = 3; /* nan, inf */
  else if (esbmc_action_kind == 'f' || esbmc_action_kind == 'F')
    least = (size < 1e18 ? esbmc_action_decimal_digits((unsigned long long)size) : 19) + fraction;
  else if (esbmc_action_kind == 'e' || esbmc_action_kind == 'E')
    least = 5 + fraction;
  esbmc_action_write_number(least, v < 0 || esbmc_action_has_sign ? 1 : 0);
  esbmc_action_most += 320 + precision;
}

/* A conversion whose argument can't be seen. */
void esbmc_action_write_unseen(void)
{
  char c = esbmc_action_kind;
  esbmc_action_size least = c == 's' || esbmc_action_precision == 0 ? 0 : c == 'p' ? 3 : 1;
__ESBMC_HIDE:;
  if (c == 's' || c == 'f' || c == 'e' || c == 'g' || c == 'F' || c == 'E' || c == 'G')
    esbmc_action_precision = -2;
  if (c != 'n')
    esbmc_action_write_number(least, 0);
  esbmc_action_most += 0x10000000;
}

void esbmc_action_begin(char *to, int has_room, esbmc_action_size room, const char *format)
{
__ESBMC_HIDE:;
  __ESBMC_atomic_begin();
  esbmc_action_to = to;
  esbmc_action_has_room = has_room;
  esbmc_action_room = room;
  esbmc_action_least = 0;
  esbmc_action_most = 0;
  esbmc_action_format = format;
  esbmc_action_at = 0;
}

/* Writes the terminator; gives what the function returns. */
int esbmc_action_write_end(void)
{
  int length = __VERIFIER_nondet_int();
__ESBMC_HIDE:;
  if (!esbmc_action_has_room || esbmc_action_least < esbmc_action_room)
    esbmc_action_to[esbmc_action_least] = 0;
  else if (esbmc_action_room > 0)
    esbmc_action_to[esbmc_action_room - 1] = 0;
  __ESBMC_assume(length >= 0);
  __ESBMC_assume(
    (esbmc_action_size)length >= esbmc_action_least && (esbmc_action_size)length <= esbmc_action_most);
  __ESBMC_atomic_end();
  return length;
}

/* The arguments can be read only where the function is variadic, hence a macro. */
#define ESBMC_ACTION_PRINT(args)                                                                          \
  for (n = 0; n < 16; n++) {                                                                              \
    esbmc_action_write_text();                                                                            \
    esbmc_action_read_conversion();                                                                       \
    c = esbmc_action_kind;                                                                                \
    if (c == 0)                                                                                           \
      break;                                                                                              \
    if (esbmc_action_width == -1) {                                                                       \
      i = __builtin_va_arg(args, int);                                                                    \
      esbmc_action_width = i >= 0 ? i : i == -2147483647 - 1 ? 0 : -i;                                    \
    }                                                                                                     \
    if (esbmc_action_precision == -1) {                                                                   \
      i = __builtin_va_arg(args, int);                                                                    \
      esbmc_action_precision = i >= 0 ? i : -2;                                                           \
    }                                                                                                     \
    if (c == 's' && esbmc_action_bytes == 0)                                                              \
      esbmc_action_write_string(__builtin_va_arg(args, const char *));                                    \
    else if (c == 'c' && esbmc_action_bytes == 0) {                                                       \
      i = __builtin_va_arg(args, int);                                                                    \
      if (esbmc_action_width > 1)                                                                         \
        esbmc_action_write_field((esbmc_action_size)esbmc_action_width - 1);                              \
      esbmc_action_write_char((char)i);                                                                   \
    } else if (c == 'd' || c == 'i') {                                                                    \
      v = esbmc_action_bytes > 1 ? __builtin_va_arg(args, long long)                                      \
          : esbmc_action_bytes == 1 ? __builtin_va_arg(args, long) : __builtin_va_arg(args, int);         \
      v = esbmc_action_bytes == -2 ? (signed char)v : esbmc_action_bytes == -1 ? (short)v : v;            \
      esbmc_action_write_signed(v);                                                                       \
    } else if (c == 'u' || c == 'x' || c == 'X' || c == 'o') {                                            \
      u = esbmc_action_bytes > 1 ? __builtin_va_arg(args, unsigned long long)                             \
          : esbmc_action_bytes == 1 ? __builtin_va_arg(args, unsigned long) : __builtin_va_arg(args, unsigned); \
      u = esbmc_action_bytes == -2 ? (unsigned char)u : esbmc_action_bytes == -1 ? (unsigned short)u : u; \
      esbmc_action_write_unsigned(u);                                                                     \
    } else if (esbmc_action_bytes != 3 &&                                                                 \
               (c == 'f' || c == 'F' || c == 'e' || c == 'E' || c == 'g' || c == 'G'))                    \
      esbmc_action_write_double(__builtin_va_arg(args, double));                                          \
    else if (c == 'n' && esbmc_action_bytes == 0)                                                         \
      *__builtin_va_arg(args, int *) = (int)esbmc_action_least;                                           \
    else if (c == 'p') {                                                                                  \
      (void)__builtin_va_arg(args, void *);                                                               \
      esbmc_action_write_number(3, 0);                                                                    \
      esbmc_action_most += 20;                                                                            \
    } else {                                                                                              \
      esbmc_action_most += 0x10000000;                                                                    \
      break;                                                                                              \
    }                                                                                                     \
  }

int sprintf(char *to, const char *format, ...)
{
  long long v;
  unsigned long long u;
  char c;
  int i;
  int n;
  __builtin_va_list args;
__ESBMC_HIDE:;
  esbmc_action_begin(to, 0, 0, format);
  __builtin_va_start(args, format);
  ESBMC_ACTION_PRINT(args)
  __builtin_va_end(args);
  return esbmc_action_write_end();
}

int snprintf(char *to, esbmc_action_size room, const char *format, ...)
{
  long long v;
  unsigned long long u;
  char c;
  int i;
  int n;
  __builtin_va_list args;
__ESBMC_HIDE:;
  esbmc_action_begin(to, 1, room, format);
  __builtin_va_start(args, format);
  ESBMC_ACTION_PRINT(args)
  __builtin_va_end(args);
  return esbmc_action_write_end();
}

int esbmc_action_print_unseen(void)
{
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 16; n++) {
    esbmc_action_write_text();
    esbmc_action_read_conversion();
    if (esbmc_action_kind == 0)
      break;
    esbmc_action_write_unseen();
  }
  return esbmc_action_write_end();
}

int vsprintf(char *to, const char *format, __builtin_va_list args)
{
__ESBMC_HIDE:;
  esbmc_action_begin(to, 0, 0, format);
  return esbmc_action_print_unseen();
}

int vsnprintf(char *to, esbmc_action_size room, const char *format, __builtin_va_list args)
{
__ESBMC_HIDE:;
  esbmc_action_begin(to, 1, room, format);
  return esbmc_action_print_unseen();
}
