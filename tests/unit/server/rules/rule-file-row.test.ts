import { datedRules, type DatedRule, type RuleValue } from '@consignment/domain/commission/dated-rules';
import { ruleFileColumns, stepsCell } from '@consignment/server/features/rules/domain/rule-file';
import {
  changesNothing,
  readRuleRow,
  type RuleRowCells,
} from '@consignment/server/features/rules/domain/rule-file-row';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const empty = Object.fromEntries(ruleFileColumns.map((column) => [column, ''])) as RuleRowCells;
const row = (cells: Partial<RuleRowCells>) =>
  readRuleRow({ ...empty, place: 'global', from_day: '2026-12-01', steps: '45%', ...cells }, 'GBP', (name) =>
    name === 'Ash' ? 7 : null,
  );

describe('a row of a file of rules', () => {
  it('is a draft', () => {
    expect(row({})).toEqual({
      is: 'draft',
      vendorName: '',
      draft: {
        target: { place: 'global', vendorId: null, productId: null, variantId: null, name: null },
        from: '2026-12-01',
        until: null,
        value: { measure: null, steps: [{ from: 0, kind: 'percent', value: 450_000 }], bounds: null },
      },
    });
    expect(row({ place: 'Vendor', vendor: 'Ash' })).toMatchObject({ draft: { target: { vendorId: 7 } } });
    expect(row({ place: 'tag', name: "'-SALE" })).toMatchObject({ draft: { target: { name: '-sale' } } });
  });

  it.each(['setting', 'over', 'replaced', 'taken_back', 'Setting'])('is left out as %s', (state) => {
    expect(row({ state, steps: 'nonsense' })).toEqual({ is: 'left_out' });
  });

  it('says what to do about each of its faults', () => {
    expect(row({ place: '' })).toMatchObject({
      is: 'refused',
      faults: [expect.stringMatching(/^place is empty\./)],
    });
    expect(row({ vendor_id: '12.5', per: 'box' })).toEqual({
      is: 'refused',
      faults: [
        'vendor_id: “12.5” is not an id. Copy the id from the exported file.',
        'per: “box” is not one of unit, line.',
      ],
    });
    expect(row({ steps: '0=45%; 20=x', measure: 'unit_price' })).toMatchObject({
      is: 'refused',
      faults: [expect.stringMatching(/^steps, step 2: /)],
    });
  });

  it('reads the steps that a list writes', () => {
    const step = fc.oneof(
      fc.integer({ min: 0, max: 1_000_000 }).map((value) => ({ kind: 'percent' as const, value })),
      fc.integer({ min: 0, max: 9_000_000_000 }).map((value) => ({ kind: 'unit_amount' as const, value })),
      fc.constantFrom({ kind: 'cost' as const, value: null }, { kind: 'none' as const, value: null }),
    );
    const steps = fc
      .array(fc.tuple(fc.integer({ min: 1, max: 1_000_000 }), step), { minLength: 2, maxLength: 20 })
      .map((made) =>
        made.reduce<RuleValue['steps'][number][]>((before, [gap, one]) => {
          const from = before.length === 0 ? 0 : (before.at(-1)?.from ?? 0) + gap;
          return [...before, { from, ...one }];
        }, []),
      );
    fc.assert(
      fc.property(steps, (written) => {
        const read = row({ steps: stepsCell(written, 'GBP'), measure: 'unit_price' });
        expect(read).toMatchObject({ is: 'draft', draft: { value: { steps: written } } });
      }),
    );
  });
});

describe('a draft changes nothing', () => {
  const target = { place: 'global', vendorId: null, productId: null, variantId: null, name: null } as const;
  const percent = (value: number): RuleValue => ({
    measure: null,
    steps: [{ from: 0, kind: 'percent', value }],
    bounds: null,
  });
  const version = (id: number, from: string, until: string | null, value: RuleValue): DatedRule => {
    return { id, version: id, target, from, until, value };
  };
  const spring = version(1, '2026-03-01', null, percent(500_000));
  const summer = version(2, '2026-06-01', '2026-08-31', percent(400_000));
  const rules = datedRules([spring, summer]);
  const draft = (from: string, until: string | null, value: RuleValue) => ({ target, from, until, value });

  it('where a version with its own days says the same', () => {
    expect(changesNothing(rules, spring)).toBe(true);
    expect(changesNothing(rules, summer)).toBe(true);
    expect(changesNothing(rules, draft('2026-03-01', null, percent(400_000)))).toBe(false);
    // Its every day is another's since.
    const replaced = datedRules([spring, version(3, '2026-01-01', null, percent(300_000))]);
    expect(changesNothing(replaced, spring)).toBe(false);
    // Of its days another leaves the last.
    const march = version(4, '2026-03-01', '2026-03-31', percent(500_000));
    const sooner = version(5, '2026-03-01', '2026-03-30', percent(300_000));
    expect(changesNothing(datedRules([march, sooner]), march)).toBe(true);
  });

  it('where its value holds on all of its days', () => {
    expect(changesNothing(rules, draft('2026-09-01', null, percent(500_000)))).toBe(true);
    expect(changesNothing(rules, draft('2026-05-01', '2026-06-01', percent(500_000)))).toBe(false);
    expect(changesNothing(rules, draft('2026-02-28', '2026-03-01', percent(500_000)))).toBe(false);
    const bounds = { floor: 1, cap: null, per: 'unit' } as const;
    expect(changesNothing(rules, draft('2026-09-01', null, { ...percent(500_000), bounds }))).toBe(false);
  });

  it('where it ends a rule on days without one', () => {
    const end = { measure: null, steps: [], bounds: null };
    expect(changesNothing(rules, draft('2026-01-01', '2026-02-28', end))).toBe(true);
    expect(changesNothing(rules, draft('2026-01-01', '2026-03-01', end))).toBe(false);
  });
});
