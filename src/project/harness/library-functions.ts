/** What a function of the C library does with what an argument points to. */
export interface LibraryUse {
  readonly isString?: true;
  readonly isWritten?: true;
  readonly isRead?: true;
  readonly isFreed?: true;
}

const reads: LibraryUse = { isRead: true };
const readsString: LibraryUse = { isString: true, isRead: true };
const writes: LibraryUse = { isWritten: true };
const frees: LibraryUse = { isFreed: true };
const both: LibraryUse = { isString: true, isRead: true, isWritten: true };

const uses: Readonly<Record<string, readonly (LibraryUse | null)[]>> = {
  strcpy: [writes, readsString],
  strncpy: [writes, readsString],
  stpcpy: [writes, readsString],
  strcat: [both, readsString],
  strncat: [both, readsString],
  strtok: [both, readsString],
  sprintf: [writes, readsString],
  snprintf: [writes, null, readsString],
  vsnprintf: [writes, null, readsString],
  vsprintf: [writes, readsString],
  sscanf: [readsString, readsString],
  fgets: [writes],
  gets: [writes],
  fread: [writes],
  fwrite: [reads],
  read: [null, writes],
  recv: [null, writes],
  write: [null, reads],
  send: [null, reads],
  memcpy: [writes, reads],
  memmove: [writes, reads],
  memset: [writes],
  memcmp: [reads, reads],
  memchr: [reads],
  qsort: [{ isRead: true, isWritten: true }],
  bsearch: [reads, reads],
  free: [frees],
  realloc: [frees],
  reallocarray: [frees],
};

const ofStrings = new Set(
  (
    'strlen strcmp strncmp strcasecmp strncasecmp strchr strrchr strstr strdup strndup strspn strcspn strpbrk ' +
    'strcoll atoi atol atoll atof strtol strtoul strtoll strtoull strtod strtof puts fputs fopen freopen open ' +
    'remove rename getenv perror access stat unlink mkdir opendir setenv strcasestr'
  ).split(' '),
);
const printers = new Set('printf fprintf dprintf syslog warn err'.split(' '));

/** Null for a function that is not of the library, or an argument of which nothing is known. */
export function libraryUse(name: string, argument: number): LibraryUse | null {
  if (Object.hasOwn(uses, name)) {
    const listed = uses[name]?.[argument] ?? null;
    const isPrinted = /printf$/.test(name) && listed === null && argument > 1;
    return isPrinted ? readsString : listed;
  }
  if (ofStrings.has(name) || printers.has(name)) return readsString;
  return null;
}

/** Positions of a pointer and of the length that belongs to it. */
const lengths: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  memcpy: [
    [0, 2],
    [1, 2],
  ],
  memmove: [
    [0, 2],
    [1, 2],
  ],
  memset: [[0, 2]],
  memcmp: [
    [0, 2],
    [1, 2],
  ],
  memchr: [[0, 2]],
  strncpy: [[0, 2]],
  strnlen: [[0, 1]],
  strndup: [[0, 1]],
  strncmp: [
    [0, 2],
    [1, 2],
  ],
  snprintf: [[0, 1]],
  vsnprintf: [[0, 1]],
  fgets: [[0, 1]],
  fread: [
    [0, 1],
    [0, 2],
  ],
  fwrite: [
    [0, 1],
    [0, 2],
  ],
  read: [[1, 2]],
  write: [[1, 2]],
  recv: [[1, 2]],
  send: [[1, 2]],
  qsort: [[0, 1]],
  bsearch: [[1, 2]],
};

export function libraryLengths(name: string): readonly (readonly [number, number])[] {
  return Object.hasOwn(lengths, name) ? (lengths[name] ?? []) : [];
}

const others = new Set(
  (
    'malloc calloc abort exit _exit _Exit atexit abs labs llabs div rand srand random srandom time clock difftime ' +
    'mktime gmtime localtime strftime printf scanf fscanf putc putchar fputc fgetc getc getchar ungetc fclose fflush ' +
    'feof ferror clearerr rewind fseek ftell fileno setvbuf tmpfile sleep usleep close open lseek fork execv wait ' +
    'pipe dup dup2 kill signal raise assert isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct ' +
    'isspace isupper isxdigit tolower toupper sqrt pow exp log log10 floor ceil fabs fmod sin cos tan atan atan2 ' +
    'memccpy mempcpy strxfrm strerror strsep strlcpy strlcat mkstemp longjmp setjmp qsort_r getline getdelim vprintf ' +
    'vfprintf vscanf socket bind listen accept connect select poll htons htonl ntohs ntohl pthread_create pthread_join ' +
    'pthread_mutex_lock pthread_mutex_unlock'
  ).split(' '),
);

/** Functions of the C library and of POSIX: ESBMC has models of its own, or they write nothing. */
export function isLibraryFunction(name: string): boolean {
  return Object.hasOwn(uses, name) || ofStrings.has(name) || printers.has(name) || others.has(name);
}
