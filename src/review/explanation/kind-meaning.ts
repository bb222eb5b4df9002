import type { PropertyKind } from '../../domain/property-kind.ts';

/** What each kind of violation is and why it matters, for somebody who learns C: messages. */
export const kindMeanings: Readonly<Record<PropertyKind, string>> = {
  'null-dereference':
    'A null pointer points to no object. C does not say what happens when a program reads or writes through one: mostly it crashes, and a compiler may drop later checks of the pointer because it takes them to be useless.',
  'out-of-bounds':
    'An array or a block of memory has a fixed size, and C does not check that an index stays inside. A read outside returns what happens to lie there, which may be a secret; a write changes other data, which attackers use to take over a program.',
  'use-after-free':
    'Memory that was freed, or a local variable whose block has ended, no longer belongs to the program. Another part may use the same place by now, so that a read returns foreign data and a write damages it.',
  'double-free':
    'Memory may be freed once only. A second `free` of the same block damages the book-keeping of the allocator, and attackers can steer what happens next.',
  'invalid-free':
    '`free` takes only what `malloc` and its relatives returned, and exactly that address. Anything else, such as an array, a string or the middle of a block, damages the book-keeping of the allocator.',
  'memory-leak':
    'Memory that is never freed stays taken until the program ends. One block does no harm; in code that runs again and again memory runs out.',
  uninitialised:
    'A local variable has no value until it is given one. What a read returns before that is left over from other calls: it differs from run to run, may be a secret, and the compiler may take any value it likes.',
  'division-by-zero':
    'C does not say what a division or a remainder by zero does with whole numbers. On most machines the program is stopped with an arithmetic error.',
  overflow:
    'A number that does not fit its type can not be stored. For signed types C does not say what happens, and compilers rely on it never happening; in practice the number wraps around, and a size or an index made from it is wrong.',
  shift:
    'A shift is defined only by a number of bits from 0 to below the width of the type, and a negative number may not be shifted to the left. Otherwise C does not say what the result is, and it differs between machines.',
  'invalid-pointer':
    'A pointer may be used only while it points to an object of the program. This one does not: it was never set, was made from a number, or went past its object.',
  alignment:
    'An object of a type may lie only at addresses that are a multiple of its alignment. An access at another address crashes on some machines, and compilers rely on it never happening.',
  assertion:
    'An assertion is a condition that the program itself says must hold at a place. There is a run in which it does not: either the code before it is wrong, or the assertion asks for too much.',
  other:
    'The model checker checks more properties than those that have a name here, and this one does not hold.',
};
