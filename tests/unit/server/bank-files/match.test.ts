import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matchEntries,
  type GivenPayment,
} from '../../../../packages/server/src/features/pay-runs/bank-files/match-entries.ts';
import {
  readBankStatement,
  type StatementEntry,
} from '../../../../packages/server/src/features/pay-runs/bank-files/read-bank-statement.ts';
import { camt, type Line } from './statements.ts';

const payment = (id: number, amount: number, more: Partial<GivenPayment> = {}): GivenPayment => ({
  reference: `po-${id}`,
  amount,
  currency: 'EUR',
  file: null,
  known: 'nothing',
  ...more,
});

function entriesOf(...lines: readonly (Line | readonly Line[])[]): StatementEntry[] {
  return readBankStatement(camt('camt.053.001.08', lines));
}

const out = (id: number, amount: string): Line => ({ amount, direction: 'DBIT', endToEnd: `po-${id}` });
const back = (id: number, amount: string): Line => ({
  ...out(id, amount),
  direction: 'CRDT',
  returned: 'AC04',
});

describe('the entries of a statement', () => {
  it('are matched by reference and amount', () => {
    const entries = entriesOf(
      out(1, '19.99'),
      out(2, '5.00'),
      out(9, '1.00'),
      { amount: '3.00', direction: 'DBIT', text: 'Rent' },
      back(3, '7.00'),
    );
    const found = matchEntries(entries, [payment(1, 1999), payment(2, 501), payment(3, 700)]);
    expect(found.matched).toEqual([
      { entry: entries[0], reference: 'po-1', outcome: 'paid' },
      { entry: entries[4], reference: 'po-3', outcome: 'returned' },
    ]);
    expect(found.differing).toEqual([{ entry: entries[1], reference: 'po-2', amount: 501 }]);
    expect(found.unmatched).toEqual([
      { entry: entries[2], because: 'no_payment' },
      { entry: entries[3], because: 'no_payment' },
    ]);
  });

  it('of another currency differ', () => {
    const entries = entriesOf({ ...out(1, '19.99'), currency: 'USD' });
    expect(matchEntries(entries, [payment(1, 1999)]).differing).toHaveLength(1);
  });

  it('pay a whole file that is booked as one', () => {
    const file = { number: 'pay-run-7', amount: 1500 };
    const payments = [payment(1, 1000, { file }), payment(2, 500, { file, known: 'paid' }), payment(3, 500)];
    const one = entriesOf({ amount: '15.00', direction: 'DBIT', file: 'pay-run-7' });
    expect(matchEntries(one, payments).matched).toEqual([
      { entry: one[0], reference: 'po-1', outcome: 'paid' },
    ]);
    const less = entriesOf({ amount: '14.99', direction: 'DBIT', file: 'pay-run-7' });
    expect(matchEntries(less, payments)).toMatchObject({
      matched: [],
      unmatched: [{ entry: less[0], because: 'no_payment' }],
    });
  });

  it('that the bank has reported before are for a person to see', () => {
    const entries = entriesOf({ ...out(1, '10.00'), bankId: 'B1' }, { ...out(1, '10.00'), bankId: 'B2' });
    const found = matchEntries(entries, [payment(1, 1000)]);
    expect(found.matched).toHaveLength(1);
    expect(found.unmatched).toEqual([{ entry: entries[1], because: 'known' }]);
    expect(matchEntries(entries, [payment(1, 1000, { known: 'paid' })]).unmatched).toHaveLength(2);
  });

  it('that go out as a return are for a person to see', () => {
    const entries = entriesOf({ ...back(1, '10.00'), direction: 'DBIT' });
    expect(matchEntries(entries, [payment(1, 1000)])).toMatchObject({
      matched: [],
      unmatched: [{ entry: entries[0], because: 'known' }],
    });
  });

  it('that pay what was taken back as not paid settle nothing, and say so', () => {
    const entries = entriesOf(out(1, '10.00'), back(1, '10.00'));
    const unmatched = [
      { entry: entries[0], because: 'was_not_paid' },
      { entry: entries[1], because: 'known' },
    ];
    expect(matchEntries(entries, [payment(1, 1000, { known: 'not_paid' })])).toMatchObject({
      matched: [],
      unmatched,
    });
    // A payment that came back was paid before.
    const [first] = matchEntries(entries, [payment(1, 1000, { known: 'returned' })]).unmatched;
    expect(first?.because).toBe('known');
  });

  it('that are cut, reordered or doubled never pay or free a payment twice', () => {
    const id = fc.integer({ min: 1, max: 8 });
    const line = fc.oneof(
      id.map((of) => out(of, `${of}.00`)),
      id.map((of) => back(of, `${of}.00`)),
      id.map((of) => ({ ...out(of, `${of}.00`), bankId: `B${of}` })),
      id.map((of) => out(of, `${of}.50`)),
      fc.constant<Line>({ amount: '36.00', direction: 'DBIT', file: 'pay-run-7' }),
      fc.constant<Line>({ amount: '1.00', direction: 'DBIT', text: 'Coffee' }),
    );
    const file = { number: 'pay-run-7', amount: 3600 };
    const all = Array.from({ length: 8 }, (_, nth) => payment(nth + 1, (nth + 1) * 100, { file }));
    const statement = fc
      .array(line, { minLength: 1, maxLength: 20 })
      .chain((lines) =>
        fc.tuple(fc.constant(lines), fc.array(fc.shuffledSubarray([...lines, ...lines]), { maxLength: 4 })),
      );
    fc.assert(
      fc.property(statement, ([whole, parts]) => {
        const paid = new Map<string, number>();
        const returned = new Map<string, number>();
        let payments = all;
        for (const lines of [whole, ...parts, whole]) {
          const found = matchEntries(entriesOf(...lines), payments);
          for (const { reference, outcome } of found.matched) {
            const counts = outcome === 'paid' ? paid : returned;
            counts.set(reference, (counts.get(reference) ?? 0) + 1);
          }
          payments = payments.map((one) => ({
            ...one,
            known: returned.has(one.reference) ? 'returned' : paid.has(one.reference) ? 'paid' : 'nothing',
          }));
        }
        expect([...paid.values(), ...returned.values()].every((count) => count === 1)).toBe(true);
        const first = matchEntries(entriesOf(...whole), all).matched;
        const reversed = matchEntries(entriesOf(...whole).toReversed(), all).matched;
        const names = (matches: typeof first) =>
          matches.map(({ reference, outcome }) => `${reference} ${outcome}`).sort();
        expect(names(reversed)).toEqual(names(first));
      }),
      { numRuns: 1000 },
    );
  });
});
