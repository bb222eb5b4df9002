/*
 * The allocators of the C library under names of ours, for ESBMC 8.4.0, which does not call them through a pointer.
 * Where a checked program has the address of one, it gets the address of these.
 */
#undef malloc
#undef calloc
#undef realloc
#undef free

void *malloc(__SIZE_TYPE__);
void *calloc(__SIZE_TYPE__, __SIZE_TYPE__);
void *realloc(void *, __SIZE_TYPE__);
void free(void *);

void *esbmc_action_lib_malloc(__SIZE_TYPE__ size)
{
__ESBMC_HIDE:;
  return malloc(size);
}

void *esbmc_action_lib_calloc(__SIZE_TYPE__ count, __SIZE_TYPE__ size)
{
__ESBMC_HIDE:;
  return calloc(count, size);
}

void *esbmc_action_lib_realloc(void *block, __SIZE_TYPE__ size)
{
__ESBMC_HIDE:;
  return realloc(block, size);
}

void esbmc_action_lib_free(void *block)
{
__ESBMC_HIDE:;
  free(block);
}
