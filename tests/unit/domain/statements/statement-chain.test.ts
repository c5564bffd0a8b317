import { describe, expect, it } from 'vitest';
import { chainsOf } from '../../../../packages/domain/src/statements/statement-chain.ts';
import { readKeys } from '../../../../packages/domain/src/statements/statement-keys.ts';
import type { StatementSummary } from '../../../../packages/domain/src/statements/statement-summary.ts';

function aSummary(number: number, over: Partial<StatementSummary> = {}): StatementSummary {
  return {
    shop: 'Kiln & Co',
    shopDomain: 'kiln.example',
    payee: 'Zoë’s Pots',
    payeeKind: 'vendor',
    payeeId: 4,
    number,
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    opening: (number - 1) * 100,
    closing: number * 100,
    currency: 'USD',
    issuedAt: new Date('2026-11-03T09:00:00Z'),
    checkAt: 'https://shop.example/verify',
    hash: `hash-${number}`,
    code: `code-${number}`,
    previous: number === 1 ? null : `hash-${number - 1}`,
    notes: [],
    key: 'key',
    ...over,
  };
}

function findings(...summaries: StatementSummary[]) {
  return chainsOf(summaries).flatMap((chain) => chain.findings);
}

describe('the chain of statements', () => {
  it('holds where each names the one before it, in whatever order the files are', () => {
    const all = [aSummary(3), aSummary(1), aSummary(2), aSummary(2)];
    expect(chainsOf(all)).toEqual([
      { shop: 'Kiln & Co', payee: 'Zoë’s Pots', numbers: [1, 2, 3], findings: [] },
    ]);
  });

  it('is of one payee, and of two statements or more', () => {
    expect(
      chainsOf([aSummary(1), aSummary(2, { payeeId: 5 }), aSummary(3, { payeeKind: 'sales_rep' })]),
    ).toEqual([]);
  });

  it('has a gap where one is not among the files', () => {
    expect(findings(aSummary(1), aSummary(3))).toEqual([
      { is: 'gap', text: 'Statement 3 follows a statement that can’t be found in the files.' },
    ]);
  });

  it('names a withdrawn one', () => {
    expect(findings(aSummary(1), aSummary(2), aSummary(3, { previous: 'hash-1' }))).toMatchObject([
      {
        is: 'broken',
        text: expect.stringMatching(
          /^Statement 3 follows statement 1, and statement 2 was withdrawn/,
        ) as string,
      },
    ]);
  });

  it.each([
    ['another before it', aSummary(2, { previous: 'other' })],
    ['none before it', aSummary(3, { previous: null })],
    ['another opening', aSummary(2, { opening: 99 })],
    ['the same number', aSummary(1, { hash: 'other' })],
  ])('is broken by a statement with %s', (_, statement) => {
    expect(findings(aSummary(1), statement)).toMatchObject([{ is: 'broken' }]);
  });
});

describe('the file of keys', () => {
  const key = {
    kty: 'OKP',
    crv: 'Ed25519',
    use: 'sig',
    alg: 'EdDSA',
    kid: '0123456789abcdef',
    x: 'A'.repeat(43),
    created_at: '2026-01-01T00:00:00.000Z',
    retired_at: null,
  };

  it('has keys in use and retired ones, and may have others', () => {
    const retired = { ...key, kid: 'fedcba9876543210', retired_at: '2026-02-01T00:00:00.000Z' };
    expect(readKeys(JSON.stringify({ keys: [key, retired, { kty: 'RSA' }] }))).toEqual({
      is: 'ok',
      keys: [
        { id: key.kid, x: key.x, retiredAt: null },
        { id: retired.kid, x: key.x, retiredAt: new Date('2026-02-01T00:00:00Z') },
      ],
    });
  });

  it.each([
    ['not JSON', '<html>'],
    ['without a list', '{}'],
    ['an empty list', '{"keys":[]}'],
    ['a short key', JSON.stringify({ keys: [{ ...key, x: 'AA' }] })],
    ['an invalid date', JSON.stringify({ keys: [{ ...key, retired_at: 'soon' }] })],
    ['null', 'null'],
  ])('is refused with words: %s', (_, text) => {
    expect(readKeys(text)).toEqual({
      is: 'refused',
      why: expect.stringMatching(/^The key file/) as string,
    });
  });
});
