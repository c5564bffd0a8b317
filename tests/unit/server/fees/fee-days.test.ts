import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueFees, nextFeeDay } from '../../../../packages/server/src/features/fees/domain/fee-days.ts';
import {
  feeSpells,
  type FeeTerms,
  type FeeVersion,
} from '../../../../packages/server/src/features/fees/domain/fee-terms.ts';
import { dayAfter, daysAfter, daysBetween } from '../../../../packages/domain/src/time/periods.ts';

const monthly: FeeTerms = {
  kind: 'monthly',
  amount: 3100,
  ppm: null,
  day: 1,
  month: null,
  beforeRate: false,
  method: null,
  prorated: false,
  waits: false,
  vendorIds: null,
};

const from = (day: string, terms: FeeTerms | null, version = 1): FeeVersion => ({
  version,
  from: day,
  terms,
});

function due(versions: readonly FeeVersion[], today: string, vendorSince = '2020-01-01') {
  const all = dueFees(feeSpells(versions), { vendorSince, lookBackTo: '2020-01-01', today });
  return all.map(({ day, until, amount }) => `${day} ${until ?? 'once'} ${amount}`);
}

describe('the days of a fee', () => {
  it('takes the last day of a month for the 29th to the 31st', () => {
    const days = (day: number) =>
      due([from('2028-01-01', { ...monthly, day })], '2028-04-30').map((line) => line.slice(0, 10));
    expect(days(31)).toEqual(['2028-01-31', '2028-02-29', '2028-03-31', '2028-04-30']);
    expect(days(30)).toEqual(['2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']);
    expect(days(29)).toEqual(['2028-01-29', '2028-02-29', '2028-03-29', '2028-04-29']);
  });

  it('charges a period in advance, once its first day has come', () => {
    const versions = [from('2026-11-15', monthly)];
    expect(due(versions, '2026-11-30')).toEqual([]);
    expect(due(versions, '2026-12-01')).toEqual(['2026-12-01 2026-12-31 3100']);
  });

  it('charges a period in part by its days, from the first and until the last', () => {
    const prorated = { ...monthly, prorated: true };
    expect(due([from('2026-12-22', prorated)], '2027-01-01')).toEqual([
      '2026-12-22 2026-12-31 1000',
      '2027-01-01 2027-01-31 3100',
    ]);
    expect(due([from('2026-12-01', prorated), from('2026-12-11', null, 2)], '2027-02-01')).toEqual([
      '2026-12-01 2026-12-10 1000',
    ]);
    expect(due([from('2026-01-01', prorated)], '2026-12-31', '2026-12-22')).toEqual([
      '2026-12-22 2026-12-31 1000',
    ]);
  });

  it('follows weeks, quarters and years', () => {
    const days = (terms: Partial<FeeTerms>) =>
      due([from('2026-11-30', { ...monthly, ...terms })], '2027-12-31').map((line) => line.slice(0, 10));
    expect(days({ kind: 'weekly', day: 1 }).slice(0, 2)).toEqual(['2026-11-30', '2026-12-07']);
    expect(days({ kind: 'weekly', day: 7 }).slice(0, 2)).toEqual(['2026-12-06', '2026-12-13']);
    expect(days({ kind: 'quarterly', month: 2, day: 31 })).toEqual([
      '2026-11-30',
      '2027-02-28',
      '2027-05-31',
      '2027-08-31',
      '2027-11-30',
    ]);
    expect(days({ kind: 'yearly', month: 4, day: 6 })).toEqual(['2027-04-06']);
  });

  it('holds a version from its first day, whatever an earlier one has planned', () => {
    const dearer = { ...monthly, amount: 4000 };
    const versions = [
      from('2026-11-01', monthly),
      from('2027-02-01', dearer, 2),
      from('2027-01-01', null, 3),
    ];
    expect(due(versions, '2027-03-01')).toEqual(['2026-11-01 2026-11-30 3100', '2026-12-01 2026-12-31 3100']);
  });

  it('charges once, on the first day or when a vendor comes', () => {
    const versions = [from('2026-11-15', { ...monthly, kind: 'once', day: null })];
    expect(due(versions, '2026-11-14')).toEqual([]);
    expect(due(versions, '2026-12-31')).toEqual(['2026-11-15 once 3100']);
    expect(due(versions, '2026-12-31', '2026-12-24')).toEqual(['2026-12-24 once 3100']);
    // Later terms are for those who come later.
    const dearer = { ...monthly, kind: 'once' as const, day: null, amount: 4000 };
    const changed = [...versions, from('2026-12-20', null, 2), from('2026-12-22', dearer, 3)];
    expect(due(changed, '2026-12-31')).toEqual(['2026-11-15 once 3100']);
    expect(due(changed, '2026-12-31', '2026-12-24')).toEqual(['2026-12-24 once 4000']);
  });

  it('names the next day', () => {
    const next = (versions: readonly FeeVersion[]) => nextFeeDay(feeSpells(versions), '2026-11-30');
    expect(next([from('2026-01-01', monthly)])).toBe('2026-12-01');
    expect(next([from('2026-12-05', monthly)])).toBe('2027-01-01');
    expect(next([from('2026-12-05', { ...monthly, prorated: true })])).toBe('2026-12-05');
    expect(next([from('2026-01-01', monthly), from('2026-12-01', null, 2)])).toBeNull();
    expect(next([from('2026-12-05', { ...monthly, kind: 'once', day: null })])).toBe('2026-12-05');
    expect(next([from('2026-01-01', { ...monthly, kind: 'per_item', day: null })])).toBeNull();
  });

  const aDay = fc.integer({ min: 0, max: 1500 }).map((days) => daysAfter('2026-01-01', days));
  const terms = fc.record({
    kind: fc.constantFrom('weekly', 'monthly', 'quarterly', 'yearly'),
    day: fc.integer({ min: 1, max: 31 }),
    month: fc.integer({ min: 1, max: 12 }),
    prorated: fc.boolean(),
    amount: fc.integer({ min: 1, max: 100_000 }),
  });

  it('gives each day of its time one charge at most, and prorated exactly one', () => {
    fc.assert(
      fc.property(terms, aDay, aDay, ({ kind, day, month, prorated, amount }, first, today) => {
        const of: FeeTerms = {
          ...monthly,
          kind,
          amount,
          prorated,
          day: kind === 'weekly' ? ((day - 1) % 7) + 1 : day,
          month: kind === 'yearly' ? month : kind === 'quarterly' ? ((month - 1) % 3) + 1 : null,
        };
        const charges = dueFees(feeSpells([from(first, of)]), {
          vendorSince: '2020-01-01',
          lookBackTo: '2020-01-01',
          today,
        });
        for (const [at, charge] of charges.entries()) {
          expect(charge.day <= today).toBe(true);
          expect(charge.amount).toBeLessThanOrEqual(amount);
          const before = charges[at - 1];
          if (before !== undefined) expect(charge.day).toBe(dayAfter(before.until ?? ''));
        }
        if (prorated && first <= today) {
          expect(charges[0]?.day).toBe(first);
          expect((charges.at(-1)?.until ?? '') >= today).toBe(true);
        }
        const lengths = { weekly: 7, monthly: 31, quarterly: 92, yearly: 366 };
        for (const { day: one, until } of charges)
          expect(daysBetween(one, until ?? one) + 1).toBeLessThanOrEqual(lengths[kind]);
      }),
    );
  });

  it('finds the same charges however far it looks back', () => {
    fc.assert(
      fc.property(aDay, aDay, fc.integer({ min: 1, max: 31 }), (first, today, day) => {
        const spells = feeSpells([from(first, { ...monthly, day, prorated: true })]);
        const lookBackTo = daysAfter(today, -92);
        const ask = { vendorSince: '2020-01-01', today };
        const all = dueFees(spells, { ...ask, lookBackTo: '2020-01-01' });
        const recent = dueFees(spells, { ...ask, lookBackTo });
        expect(recent).toEqual(all.slice(all.length - recent.length));
        expect(all.filter(({ day: one }) => one >= lookBackTo).length).toBeLessThanOrEqual(recent.length);
      }),
    );
  });
});
