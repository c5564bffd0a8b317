import {
  isFactorRequired,
  isProofFresh,
  recoveryCode,
  typedCode,
  typedRecoveryCode,
} from '@consignment/domain/people/second-factor';
import { describe, expect, it } from 'vitest';

describe('the rule of a shop', () => {
  it.each([
    ['optional', 'owner', false],
    ['payers', 'owner', true],
    ['payers', 'merchant', true],
    ['payers', 'payer', true],
    ['payers', 'salesrep', true],
    ['payers', 'bookkeeper', false],
    ['payers', 'support', false],
    ['everybody', 'support', true],
    ['payers', 'vendor', false],
    ['everybody', 'vendor', false],
    ['everybody', 'vendor_viewer', false],
  ] as const)('%s asks of %s: %s', (rule, role, isRequired) => {
    expect(isFactorRequired(rule, role)).toBe(isRequired);
  });
});

describe('a proof', () => {
  const now = new Date('2026-03-15T12:00:00Z');

  it.each([
    [null, false],
    ['2026-03-15T11:45:00Z', true],
    ['2026-03-15T11:44:59Z', false],
    // Another process's clock is ahead.
    ['2026-03-15T12:00:02Z', true],
  ])('of %s is fresh: %s', (at, isFresh) => {
    expect(isProofFresh(at === null ? null : new Date(at), now)).toBe(isFresh);
  });
});

describe('a recovery code', () => {
  it('has 80 bits in characters that are not read for each other', () => {
    const codes = Array.from({ length: 256 }, (_, byte) => recoveryCode(new Uint8Array(16).fill(byte)));
    expect(new Set(codes).size).toBe(32);
    for (const code of codes) expect(code).toMatch(/^[a-km-np-z2-9]{4}(-[a-km-np-z2-9]{4}){3}$/);
    expect(() => recoveryCode(new Uint8Array(15))).toThrow(RangeError);
  });

  it('is one however it is typed', () => {
    const code = recoveryCode(new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]));
    for (const typed of [
      code,
      code.toUpperCase(),
      code.replaceAll('-', ''),
      ` ${code.replaceAll('-', ' ')} `,
    ]) {
      expect(typedRecoveryCode(typed)).toBe(code);
    }
  });
});

it.each([
  ['492039', '492039'],
  [' 492 039 ', '492039'],
  ['492-039', '492039'],
  ['49203', null],
  ['4920391', null],
  ['49203a', null],
  ['', null],
])('the code typed as %j is %j', (typed, code) => {
  expect(typedCode(typed)).toBe(code);
});
