import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cameBackText, takenBack } from '@consignment/domain/orders/refund';

const taken = (...amounts: number[]) => amounts.map((amount, place) => ({ amount, by: 'abcdef'[place] }));
const sum = (parts: readonly { amount: number }[]) => parts.reduce((total, { amount }) => total + amount, 0);

describe('what took back a refund', () => {
  it('is what was taken between the refund before it and itself', () => {
    expect(takenBack([500, 1500], taken(500, 1000))).toEqual([
      [{ amount: 500, by: 'a' }],
      [{ amount: 1000, by: 'b' }],
    ]);
    // Nothing came back before it was paid.
    expect(takenBack([500], taken(0, 500))).toEqual([[{ amount: 500, by: 'b' }]]);
    // Two became known at once, and one in between two payouts.
    expect(takenBack([200, 500], taken(500))).toEqual([
      [{ amount: 200, by: 'a' }],
      [{ amount: 300, by: 'a' }],
    ]);
    expect(takenBack([1000], taken(400, 600))).toEqual([
      [
        { amount: 400, by: 'a' },
        { amount: 600, by: 'b' },
      ],
    ]);
  });

  it('is nothing where nothing was taken', () => {
    expect(takenBack([500, 700], [])).toEqual([[], []]);
    expect(takenBack([0], taken(0))).toEqual([[]]);
    expect(takenBack([], taken(100))).toEqual([]);
  });

  it('is given back where a commission is a loss', () => {
    expect(takenBack([-100, -300], taken(-100, -200))).toEqual([
      [{ amount: -100, by: 'a' }],
      [{ amount: -200, by: 'b' }],
    ]);
  });

  it('comes to all that was taken, however the two are cut', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cuts, cuts, fc.constantFrom(1, -1), (refunds, takings, sign) => {
        const all = takings.reduce((total, amount) => total + amount, 0);
        // The last refund ends where the last taking does.
        const ends = [...refunds.map((end) => Math.min(end, all)).toSorted((a, b) => a - b), all];
        const parts = takenBack(
          ends.map((end) => sign * end),
          takings.map((amount) => ({ amount: sign * amount })),
        );
        expect(sum(parts.flat()) - sign * all).toBe(0);
        ends.forEach((end, place) => {
          expect(sum(parts[place] ?? []) - sign * (end - (ends[place - 1] ?? 0))).toBe(0);
        });
      }),
    );
  });
});

describe('the words for what came back', () => {
  it.each([
    [8, 0, null],
    [8, 1, '1 of 8 returned'],
    [8, 8, 'All 8 returned'],
    [1, 1, 'Returned'],
    [12_000, 1500, '1,500 of 12,000 returned'],
  ])('of %i units and %i returned', (quantity, returned, text) => {
    expect(cameBackText({ quantity, returned })).toBe(text);
  });
});
