import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { duesOver, dueToText, owedBackText, type ShownDues } from '@consignment/domain/payouts/dues';
import { moneyToWire } from '@consignment/domain/money/money';

const payees = fc.array(
  fc.record({ name: fc.string(), due: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }) }),
  { maxLength: 60 },
);
const shown = (of: readonly { name: string; due: number }[]): ShownDues => {
  const { due, dueCount, owedBack, owedBackCount, owedBackBy } = duesOver(of);
  return {
    due: moneyToWire(due, 'GBP'),
    due_count: dueCount,
    owed_back: moneyToWire(owedBack, 'GBP'),
    owed_back_count: owedBackCount,
    owed_back_by: owedBackBy,
  };
};

describe('what is due over several vendors', () => {
  it('is the sum of what is due to each, and beside it the sum of what each owes back', () => {
    fc.assert(
      fc.property(payees, (all) => {
        const sum = (part: (due: number) => number) => all.reduce((of, { due }) => of + part(due), 0);
        const { due, dueCount, owedBack, owedBackCount, owedBackBy } = duesOver(all);
        expect(due).toBe(sum((one) => Math.max(one, 0)));
        expect(owedBack).toBe(sum((one) => Math.max(-one, 0)));
        expect(dueCount).toBe(all.filter((one) => one.due > 0).length);
        const owing = all.filter((one) => one.due < 0);
        expect(owedBackCount).toBe(owing.length);
        expect(owedBackBy).toBe(owing.length === 1 ? owing[0]?.name : null);
      }),
    );
  });

  it('names the one who owes something back, or counts them', () => {
    const apart = [
      { name: 'Ash', due: 102 },
      { name: 'Bramble Textiles', due: -1080 },
      { name: 'Cinder', due: 0 },
    ];
    expect(dueToText(shown(apart), 'vendor')).toBe('To 1 vendor');
    expect(owedBackText(shown(apart), 'vendor', 'GBP')).toBe('£10.80 owed back by Bramble Textiles');
    const more = [...apart, { name: 'Dune', due: -1 }, { name: 'Elm', due: 5 }];
    expect(dueToText(shown(more), 'sales rep')).toBe('To 2 sales reps');
    expect(owedBackText(shown(more), 'sales rep', 'GBP')).toBe('£10.81 owed back by 2 sales reps');
  });

  it('says nothing of money owed back where none is', () => {
    expect(owedBackText(shown([]), 'vendor', 'GBP')).toBeNull();
    expect(dueToText(shown([]), 'vendor')).toBe('To no vendors');
  });
});
