import { allocationSize } from './allocation-size.ts';
import { argumentLength } from './argument-length.ts';
import { boundedCopy } from './bounded-copy.ts';
import { boundedInput } from './bounded-input.ts';
import { checkResult } from './check-result.ts';
import { delayFree } from './delay-free.ts';
import { dropFree } from './drop-free.ts';
import { enlargeArray } from './enlarge-array.ts';
import { guardAssertion } from './guard-assertion.ts';
import { guardBound } from './guard-bound.ts';
import { guardDivisor } from './guard-divisor.ts';
import { guardIndex } from './guard-index.ts';
import { guardOverflow } from './guard-overflow.ts';
import { guardPointer } from './guard-pointer.ts';
import { guardShift } from './guard-shift.ts';
import { initialise } from './initialise.ts';
import { keepAlive } from './keep-alive.ts';
import { limitCheck } from './limit-check.ts';
import { loopBound } from './loop-bound.ts';
import { missingFree } from './missing-free.ts';
import { negateCondition } from './negate-condition.ts';
import { offByOne } from './off-by-one.ts';
import { pointerEnd } from './pointer-end.ts';
import { relationalOperator } from './relational-operator.ts';
import { saveNext } from './save-next.ts';
import { scanEnd } from './scan-end.ts';
import { swapOperands } from './swap-operands.ts';
import type { Template } from './template.ts';
import { terminateString } from './terminate-string.ts';
import { testFirst } from './test-first.ts';
import { unsignedIndex } from './unsigned-index.ts';
import { widenArithmetic } from './widen-arithmetic.ts';
import { wrongConstant } from './wrong-constant.ts';

/** Every template; the order decides between candidates that are alike in all else. */
export const templates: readonly Template[] = [
  relationalOperator,
  offByOne,
  wrongConstant,
  swapOperands,
  negateCondition,
  loopBound,
  argumentLength,
  allocationSize,
  enlargeArray,
  guardPointer,
  checkResult,
  guardIndex,
  guardBound,
  unsignedIndex,
  limitCheck,
  scanEnd,
  pointerEnd,
  boundedCopy,
  boundedInput,
  terminateString,
  guardDivisor,
  guardShift,
  widenArithmetic,
  guardOverflow,
  initialise,
  keepAlive,
  testFirst,
  saveNext,
  delayFree,
  dropFree,
  missingFree,
  guardAssertion,
];
