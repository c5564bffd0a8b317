import { moneyToWire } from '@consignment/domain/money/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fieldNamesOf,
  ruleForm,
  type RuleForm,
} from '../../../packages/components/src/screens/merchant/rules/rule-form.ts';
import {
  ruleDraft,
  readingOf,
  ruleSchema,
} from '../../../packages/components/src/screens/merchant/rules/rule-schema.ts';
import type { Notice } from '../../../packages/components/src/parts/commission/rule-days.ts';
import type { RuleDraft } from '../../../packages/components/src/screens/merchant/rules/rule.ts';

const anyDay: Notice = { days: 0, soonest: null };

function aDraft(changes: Partial<RuleDraft> = {}): RuleDraft {
  return {
    ...{ place: 'shop_product_type', vendor: null, product: null, variant: null, name: 'Lighting' },
    ...{ from_day: '2026-12-01', until_day: null, measure: null },
    steps: [{ from: '0.00', kind: 'percent', value: '60' }],
    ...{ floor: null, cap: null, bounds_per: null },
    ...changes,
  };
}

/** The messages of a form, by the paths of their fields. */
function faultsOf(form: RuleForm, notice = anyDay): Record<string, string> {
  const result = ruleSchema('GBP', { asks: true, notice }).safeParse(form);
  return Object.fromEntries(
    (result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

describe('the form of a rule', () => {
  it('gives back the rule that it begins with, bands, tiers and bounds included', () => {
    const figure = fc.record({
      kind: fc.constantFrom('percent' as const, 'cost' as const, 'none' as const, 'unit_amount' as const),
      percent: fc.integer({ min: 0, max: 100 }),
      minor: fc.integer({ min: 0, max: 1_000_000 }),
    });
    const borders = fc.uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 6 });
    const money = (minor: number) => moneyToWire(minor, 'GBP');
    fc.assert(
      fc.property(
        fc.constantFrom('unit_price' as const, 'vendor_sales' as const),
        borders,
        fc.array(figure, { minLength: 7, maxLength: 7 }),
        (measure, limits, figures) => {
          const froms = [0, ...limits.toSorted((one, other) => one - other)];
          const draft = aDraft({
            measure,
            steps: froms.map((from, at) => {
              const { kind, percent, minor } = figures[at] ?? { kind: 'cost', percent: 0, minor: 0 };
              const value =
                kind === 'percent' ? String(percent) : kind === 'unit_amount' ? money(minor) : null;
              return { from: money(from), kind, value };
            }),
            ...{ floor: '1.00', cap: '50.00', bounds_per: 'line' },
          });
          const form = ruleForm(draft, '2026-12-01', 'GBP');
          expect(faultsOf(form)).toEqual({});
          expect(ruleDraft(form, 'GBP', null)).toEqual(draft);
        },
      ),
    );
  });

  it('begins a rule that has ended with no value', () => {
    const form = ruleForm(aDraft({ steps: [] }), '2027-01-01', 'GBP');
    expect(form).toMatchObject({
      place: 'shop_product_type',
      name: 'Lighting',
      measure: 'one',
      from_day: '2027-01-01',
    });
    expect(faultsOf(form)).toEqual({ 'steps.0.percent': 'Enter a percentage.' });
  });

  it('takes the flat rate of a vendor apart from that of the shop', () => {
    const steps = [{ from: '0.00', kind: 'cost' as const, value: null }];
    for (const vendor of [null, 7]) {
      const draft = aDraft({ place: 'flat', name: null, vendor, steps });
      expect(ruleDraft(ruleForm(draft, '2026-12-01', 'GBP'), 'GBP', null)).toEqual(draft);
    }
  });

  it('keeps a price that is the border in the band below', () => {
    const form = ruleForm(
      aDraft({
        measure: 'unit_price',
        steps: [
          { from: '0.00', kind: 'percent', value: '60' },
          { from: '20.01', kind: 'percent', value: '50' },
        ],
      }),
      '2026-12-01',
      'GBP',
    );
    expect(form.steps['0']?.limit).toBe('20.00');
    expect(readingOf(form, 'GBP')).toBe('Up to £20.00: 60%, above: 50%');
    const typed = {
      ...form,
      steps: { ...form.steps, '0': { ...form.steps['0'], limit: '£20' } },
    } as RuleForm;
    expect(ruleDraft(typed, 'GBP', null).steps[1]?.from).toBe('20.01');
  });

  it('names what is missing or contradicts itself at its field', () => {
    const begun = ruleForm(null, '2026-12-01', 'GBP');
    expect(faultsOf(begun)).toEqual({
      place: 'Choose which items the rule is for.',
      'steps.0.percent': 'Enter a percentage.',
    });
    const form = ruleForm(
      aDraft({
        measure: 'vendor_sales',
        steps: [
          { from: '0.00', kind: 'percent', value: '40' },
          { from: '500.00', kind: 'percent', value: '45' },
          { from: '500.00', kind: 'unit_amount', value: '2.00' },
        ],
        ...{ floor: '3.00', cap: '2.00', bounds_per: 'unit' },
      }),
      '2026-12-01',
      'GBP',
    );
    expect(faultsOf({ ...form, name: ' ', until_day: '2026-11-30' })).toEqual({
      name: 'Choose a name from the list.',
      'steps.2.limit': 'This must be higher than in the previous band or tier.',
      cap: 'The maximum is less than the minimum.',
      until_day: 'The last day is before the first.',
    });
  });

  it('begins no sooner than the notice allows', () => {
    const form = ruleForm(aDraft(), '2026-12-09', 'GBP');
    const notice = { days: 14, soonest: '2026-12-10' };
    expect(faultsOf(form, notice)).toEqual({
      from_day: 'With 14 days’ notice, the rule can start on Dec 10, 2026 or later.',
    });
    expect(faultsOf({ ...form, from_day: '2026-12-10' }, notice)).toEqual({});
  });

  it('shows a refusal of the server at the field that was typed into', () => {
    const bands = ruleForm(
      aDraft({
        measure: 'unit_price',
        steps: [
          { from: '0.00', kind: 'percent', value: '60' },
          { from: '20.01', kind: 'unit_amount', value: '8.00' },
        ],
      }),
      '2026-12-01',
      'GBP',
    );
    expect(fieldNamesOf(bands)).toMatchObject({
      'rules.0.steps.1.from': 'steps.0.limit',
      'rules.0.steps.0.value': 'steps.0.percent',
      'rules.0.steps.1.value': 'steps.1.amount',
      'rules.0.from_day': 'from_day',
    });
    expect(fieldNamesOf({ ...bands, measure: 'vendor_sales' })).toMatchObject({
      'rules.0.steps.1.from': 'steps.1.limit',
    });
  });
});
