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
 * Characters of numbers are unknown, beyond 24 of one number they are not written. At most 16 conversions and 128
 * characters of text between two of them are looked at; what comes after is left out, as is all of a format that is
 * not known when the program is unrolled (__builtin_constant_p then tells what is known).
 */
#undef sprintf
#undef snprintf
#undef vsprintf
#undef vsnprintf

typedef __SIZE_TYPE__ esbmc_action_size;

int __VERIFIER_nondet_int(void);
char __VERIFIER_nondet_char(void);

struct esbmc_action_output {
  char *to;
  esbmc_action_size room;  /* bytes that may be written, the terminator included */
  esbmc_action_size least; /* characters so far */
  esbmc_action_size most;
};

struct esbmc_action_conversion {
  esbmc_action_size end; /* where the format goes on */
  int width;             /* -1: given as an argument; 0: none */
  int precision;         /* -1: given as an argument; -2: none */
  int size;              /* -2: hh, -1: h, 0: none, 1: l, 2: ll, 3: another one as wide as long */
  int sign;              /* whether a positive number has a sign or a blank */
  int alternative;       /* the flag # */
  char kind;             /* 0: the format ends here */
};

/* The terminator's place is kept free: it is written once, at the end. */
void esbmc_action_write_char(struct esbmc_action_output *out, char c)
{
__ESBMC_HIDE:;
  if (out->least + 1 < out->room)
    out->to[out->least] = c;
  out->least++;
  out->most++;
}

void esbmc_action_write_terminator(struct esbmc_action_output *out)
{
__ESBMC_HIDE:;
  if (out->room > 0)
    out->to[out->least < out->room ? out->least : out->room - 1] = 0;
}

/* A field of `length` characters that are not known. */
void esbmc_action_write_field(struct esbmc_action_output *out, esbmc_action_size length)
{
  esbmc_action_size i;
__ESBMC_HIDE:;
  for (i = 0; i < 24 && i < length; i++) {
    char c = __VERIFIER_nondet_char();
    __ESBMC_assume(c >= ' ' && c <= 'z');
    esbmc_action_write_char(out, c);
  }
  out->least += length - i;
  out->most += length - i;
}

/* Text up to the next conversion or the end of the format; gives the place where it ends. */
esbmc_action_size
esbmc_action_write_text(struct esbmc_action_output *out, const char *format, esbmc_action_size at)
{
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 128; n++) {
    char c = format[at];
    if (c == 0 || !__builtin_constant_p(c))
      return at;
    if (c == '%') {
      if (format[at + 1] != '%')
        return at;
      at++;
    }
    esbmc_action_write_char(out, c);
    at++;
  }
  return at;
}

void esbmc_action_write_string(
  struct esbmc_action_output *out, const char *text, struct esbmc_action_conversion how)
{
  esbmc_action_size most = how.precision < 0 ? (esbmc_action_size)-1 : (esbmc_action_size)how.precision;
  esbmc_action_size i;
__ESBMC_HIDE:;
  /* Known characters first: a loop of its own, that has a limit of its own. */
  for (i = 0; i < 256 && i < most; i++) {
    char c = text[i];
    if (c == 0 || !__builtin_constant_p(c))
      break;
    esbmc_action_write_char(out, c);
  }
  for (; i < most && text[i] != 0; i++)
    esbmc_action_write_char(out, text[i]);
  if (how.width > 0 && (esbmc_action_size)how.width > i)
    esbmc_action_write_field(out, (esbmc_action_size)how.width - i);
}

int esbmc_action_number(const char *format, esbmc_action_size *at)
{
  int value = 0;
  int n;
__ESBMC_HIDE:;
  for (n = 0; n < 5 && format[*at] >= '0' && format[*at] <= '9'; n++) {
    value = value * 10 + (format[*at] - '0');
    (*at)++;
  }
  return value;
}

/* Reads the conversion whose % stands at `at`. */
struct esbmc_action_conversion esbmc_action_conversion_at(const char *format, esbmc_action_size at)
{
  struct esbmc_action_conversion how = {0, 0, -2, 0, 0, 0, 0};
  int n;
__ESBMC_HIDE:;
  at++;
  for (n = 0; n < 5; n++) {
    char c = format[at];
    if (c == '+' || c == ' ')
      how.sign = 1;
    else if (c == '#')
      how.alternative = 1;
    else if (c != '-' && c != '0' && c != '\'')
      break;
    at++;
  }
  if (format[at] == '*') {
    how.width = -1;
    at++;
  } else
    how.width = esbmc_action_number(format, &at);
  if (format[at] == '.') {
    at++;
    if (format[at] == '*') {
      how.precision = -1;
      at++;
    } else
      how.precision = esbmc_action_number(format, &at);
  }
  if (format[at] == 'h') {
    how.size = format[at + 1] == 'h' ? -2 : -1;
    at += format[at + 1] == 'h' ? 2 : 1;
  } else if (format[at] == 'l') {
    how.size = format[at + 1] == 'l' ? 2 : 1;
    at += format[at + 1] == 'l' ? 2 : 1;
  } else if (format[at] == 'z' || format[at] == 'j' || format[at] == 't' || format[at] == 'L') {
    how.size = 3;
    at++;
  }
  how.kind = format[at];
  how.end = how.kind == 0 ? at : at + 1;
  return how;
}

/* Digits of a number, without a loop: loops count as unwindings. */
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
  for (n = 0; n < 22 && (v >> bits) != 0; n++) {
    v >>= bits;
    digits++;
  }
  return digits;
}

/* The width and the precision count with the least number of characters. */
void esbmc_action_write_number(
  struct esbmc_action_output *out, esbmc_action_size digits, esbmc_action_size prefix,
  struct esbmc_action_conversion how)
{
  esbmc_action_size length = digits;
__ESBMC_HIDE:;
  if (how.precision > 0 && (esbmc_action_size)how.precision > length)
    length = (esbmc_action_size)how.precision;
  length += prefix;
  if (how.width > 0 && (esbmc_action_size)how.width > length)
    length = (esbmc_action_size)how.width;
  esbmc_action_write_field(out, length);
}

void esbmc_action_write_signed(
  struct esbmc_action_output *out, long long v, struct esbmc_action_conversion how)
{
  unsigned long long size = v < 0 ? 0ULL - (unsigned long long)v : (unsigned long long)v;
  esbmc_action_size digits = esbmc_action_decimal_digits(size);
__ESBMC_HIDE:;
  /* Zero with the precision zero has no digits. */
  if (size == 0 && how.precision == 0)
    digits = 0;
  esbmc_action_write_number(out, digits, v < 0 || how.sign ? 1 : 0, how);
}

void esbmc_action_write_unsigned(
  struct esbmc_action_output *out, unsigned long long v, struct esbmc_action_conversion how)
{
  esbmc_action_size digits;
  esbmc_action_size prefix = 0;
__ESBMC_HIDE:;
  if (how.kind == 'u')
    digits = esbmc_action_decimal_digits(v);
  else
    digits = esbmc_action_digits(v, how.kind == 'o' ? 3 : 4);
  if (how.alternative && v != 0 && how.kind != 'u')
    prefix = how.kind == 'o' ? 1 : 2;
  if (v == 0 && how.precision == 0)
    digits = 0;
  esbmc_action_write_number(out, digits, prefix, how);
}

/* The least length of a floating-point number; rounding can make it longer, as can %g. */
void esbmc_action_write_double(struct esbmc_action_output *out, double v, struct esbmc_action_conversion how)
{
  esbmc_action_size least = 1;
  esbmc_action_size precision = how.precision < 0 ? 6 : (esbmc_action_size)how.precision;
  double size = v < 0 ? -v : v;
  int is_number = v - v == 0;
__ESBMC_HIDE:;
  how.precision = -2;
  if (!is_number)
    least = 3;
  else if (how.kind == 'f' || how.kind == 'F') {
    least = size < 1e18 ? esbmc_action_decimal_digits((unsigned long long)size) : 19;
    least += precision > 0 || how.alternative ? 1 + precision : 0;
  } else if (how.kind == 'e' || how.kind == 'E')
    least = 5 + (precision > 0 || how.alternative ? 1 + precision : 0);
  esbmc_action_write_number(out, least, v < 0 || how.sign ? 1 : 0, how);
  out->most += 320 + precision;
}

/* A conversion whose argument can't be seen. */
void esbmc_action_write_unseen(struct esbmc_action_output *out, struct esbmc_action_conversion how)
{
  esbmc_action_size least = how.kind == 's' || how.kind == 'S' || how.kind == 'n' ? 0 : how.kind == 'p' ? 3 : 1;
__ESBMC_HIDE:;
  if (how.precision == 0)
    least = 0;
  if (how.kind == 's')
    how.precision = -2;
  if (how.kind != 'n')
    esbmc_action_write_number(out, least, 0, how);
  out->most += 0x10000000;
}

int esbmc_action_printed(struct esbmc_action_output *out)
{
  int length = __VERIFIER_nondet_int();
__ESBMC_HIDE:;
  esbmc_action_write_terminator(out);
  __ESBMC_assume(length >= 0);
  __ESBMC_assume((esbmc_action_size)length >= out->least && (esbmc_action_size)length <= out->most);
  return length;
}

/* The arguments can be read only where the function is variadic, hence a macro. */
#define ESBMC_ACTION_PRINT(out, format, args)                                                          \
  for (n = 0; n < 16; n++) {                                                                           \
    at = esbmc_action_write_text(&out, format, at);                                                    \
    c = format[at];                                                                                    \
    if (!__builtin_constant_p(c) || c != '%')                                                          \
      break;                                                                                           \
    how = esbmc_action_conversion_at(format, at);                                                      \
    if (how.width == -1) {                                                                             \
      how.width = __builtin_va_arg(args, int);                                                         \
      if (how.width < 0)                                                                               \
        how.width = how.width == -2147483647 - 1 ? 0 : -how.width;                                     \
    }                                                                                                  \
    if (how.precision == -1) {                                                                         \
      how.precision = __builtin_va_arg(args, int);                                                     \
      if (how.precision < 0)                                                                           \
        how.precision = -2;                                                                            \
    }                                                                                                  \
    if (how.kind == 0)                                                                                 \
      break;                                                                                           \
    if (how.kind == 's' && how.size == 0)                                                              \
      esbmc_action_write_string(&out, __builtin_va_arg(args, const char *), how);                      \
    else if (how.kind == 'c' && how.size == 0) {                                                       \
      c = (char)__builtin_va_arg(args, int);                                                           \
      if (how.width > 1)                                                                               \
        esbmc_action_write_field(&out, (esbmc_action_size)how.width - 1);                              \
      esbmc_action_write_char(&out, c);                                                                \
    } else if (how.kind == 'd' || how.kind == 'i') {                                                   \
      v = how.size > 1 ? __builtin_va_arg(args, long long)                                             \
          : how.size == 1 ? __builtin_va_arg(args, long) : __builtin_va_arg(args, int);                \
      v = how.size == -2 ? (signed char)v : how.size == -1 ? (short)v : v;                             \
      esbmc_action_write_signed(&out, v, how);                                                         \
    } else if (how.kind == 'u' || how.kind == 'x' || how.kind == 'X' || how.kind == 'o') {             \
      u = how.size > 1 ? __builtin_va_arg(args, unsigned long long)                                    \
          : how.size == 1 ? __builtin_va_arg(args, unsigned long) : __builtin_va_arg(args, unsigned);  \
      u = how.size == -2 ? (unsigned char)u : how.size == -1 ? (unsigned short)u : u;                  \
      esbmc_action_write_unsigned(&out, u, how);                                                       \
    } else if (how.size != 3 && (how.kind == 'f' || how.kind == 'F' || how.kind == 'e' ||              \
                                 how.kind == 'E' || how.kind == 'g' || how.kind == 'G'))               \
      esbmc_action_write_double(&out, __builtin_va_arg(args, double), how);                            \
    else if (how.kind == 'n' && how.size == 0)                                                         \
      *__builtin_va_arg(args, int *) = (int)out.least;                                                 \
    else if (how.kind == 'p') {                                                                        \
      (void)__builtin_va_arg(args, void *);                                                            \
      esbmc_action_write_number(&out, 3, 0, how);                                                      \
      out.most += 20;                                                                                  \
    } else {                                                                                           \
      out.most += 0x10000000;                                                                          \
      break;                                                                                           \
    }                                                                                                  \
    at = how.end;                                                                                      \
  }

#define ESBMC_ACTION_PRINT_VARIABLES \
  esbmc_action_size at = 0;          \
  struct esbmc_action_conversion how; \
  long long v;                       \
  unsigned long long u;              \
  char c;                            \
  int n;

int sprintf(char *to, const char *format, ...)
{
  struct esbmc_action_output out = {0, (esbmc_action_size)-1, 0, 0};
  ESBMC_ACTION_PRINT_VARIABLES
  __builtin_va_list args;
__ESBMC_HIDE:;
  out.to = to;
  __builtin_va_start(args, format);
  ESBMC_ACTION_PRINT(out, format, args)
  __builtin_va_end(args);
  return esbmc_action_printed(&out);
}

int snprintf(char *to, esbmc_action_size room, const char *format, ...)
{
  struct esbmc_action_output out = {0, 0, 0, 0};
  ESBMC_ACTION_PRINT_VARIABLES
  __builtin_va_list args;
__ESBMC_HIDE:;
  out.to = to;
  out.room = room;
  __builtin_va_start(args, format);
  ESBMC_ACTION_PRINT(out, format, args)
  __builtin_va_end(args);
  return esbmc_action_printed(&out);
}

int esbmc_action_print_unseen(char *to, esbmc_action_size room, const char *format)
{
  struct esbmc_action_output out = {0, 0, 0, 0};
  struct esbmc_action_conversion how;
  esbmc_action_size at = 0;
  char c;
  int n;
__ESBMC_HIDE:;
  out.to = to;
  out.room = room;
  for (n = 0; n < 16; n++) {
    at = esbmc_action_write_text(&out, format, at);
    c = format[at];
    if (!__builtin_constant_p(c) || c != '%')
      break;
    how = esbmc_action_conversion_at(format, at);
    if (how.kind == 0)
      break;
    esbmc_action_write_unseen(&out, how);
    at = how.end;
  }
  return esbmc_action_printed(&out);
}

int vsprintf(char *to, const char *format, __builtin_va_list args)
{
__ESBMC_HIDE:;
  return esbmc_action_print_unseen(to, (esbmc_action_size)-1, format);
}

int vsnprintf(char *to, esbmc_action_size room, const char *format, __builtin_va_list args)
{
__ESBMC_HIDE:;
  return esbmc_action_print_unseen(to, room, format);
}
