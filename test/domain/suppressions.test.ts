import { expect, test } from 'vitest';
import { isFailing, type Policy } from '../../src/domain/policy.ts';
import { expiredSuppressions, suppressionOf } from '../../src/domain/suppressions.ts';
import { makeFinding } from '../support/make-finding.ts';

const finding = makeFinding();
const other = makeFinding({ fingerprint: 'fedcba9876543210' });
const suppression = { fingerprint: finding.fingerprint, reason: 'by design', expires: '2027-01-31' };

function policyOn(today: string | null): Policy {
  return {
    failOn: 'any',
    minTrust: 'entry',
    failOnUnknown: false,
    allocationFailure: 'report',
    suppressions: [suppression],
    today,
  };
}

test('a suppressed finding does not fail, up to the last day of its suppression', () => {
  expect(isFailing(finding, policyOn('2027-01-31'))).toBe(false);
  expect(isFailing(finding, policyOn('2027-02-01'))).toBe(true);
  expect(isFailing(other, policyOn('2027-01-31'))).toBe(true);
  expect(suppressionOf(finding, policyOn('2027-01-01'))).toBe(suppression);
  expect(suppressionOf(finding, policyOn(null))).toBe(suppression);
  expect(suppressionOf(finding, {})).toBeNull();
});

test('what expired is told where its finding is still there', () => {
  expect(expiredSuppressions([finding, other], policyOn('2027-02-01'))).toEqual([suppression]);
  expect(expiredSuppressions([finding], policyOn('2027-01-31'))).toEqual([]);
  expect(expiredSuppressions([other], policyOn('2027-02-01'))).toEqual([]);
});

test('a renewed suppression beside one that expired counts', () => {
  const renewed = { ...suppression, expires: null };
  const policy = { ...policyOn('2027-02-01'), suppressions: [suppression, renewed] };
  expect(suppressionOf(finding, policy)).toBe(renewed);
  expect(expiredSuppressions([finding], policy)).toEqual([]);
});
