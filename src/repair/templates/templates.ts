import { guardPointer } from './guard-pointer.ts';
import { offByOne } from './off-by-one.ts';
import { relationalOperator } from './relational-operator.ts';
import type { Template } from './template.ts';

/** Every template; the order decides between candidates that are alike in all else. */
export const templates: readonly Template[] = [relationalOperator, offByOne, guardPointer];
