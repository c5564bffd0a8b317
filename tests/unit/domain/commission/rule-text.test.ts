import { expect, it } from 'vitest';
import type { RuleValue } from '@consignment/domain/commission/dated-rules';
import { valueKind, valueText } from '@consignment/domain/commission/rule-text';

const percent = (from: number, value: number) => ({ from, kind: 'percent' as const, value: value * 10_000 });
const plain: RuleValue = { measure: null, steps: [percent(0, 60)], bounds: null };

it.each<[RuleValue, string, string]>([
  [plain, 'percent', '60%'],
  [{ ...plain, steps: [{ from: 0, kind: 'unit_amount', value: 725 }] }, 'unit_amount', '£7.25 per unit'],
  [{ ...plain, steps: [{ from: 0, kind: 'cost', value: null }] }, 'cost', 'Cost per item'],
  [{ ...plain, steps: [{ from: 0, kind: 'none', value: null }] }, 'none', 'No rule'],
  [{ ...plain, steps: [] }, 'none', 'Ended'],
  [
    { ...plain, measure: 'unit_price', steps: [percent(0, 60), percent(2001, 50)] },
    'bands',
    'Up to £20.00: 60%, above: 50%',
  ],
  [
    { ...plain, measure: 'vendor_sales', steps: [percent(0, 40), percent(50_000, 45)] },
    'tiers',
    '40%, from £500.00 sold last month: 45%',
  ],
  [
    { ...plain, bounds: { floor: 50, cap: 2000, per: 'unit' } },
    'percent',
    '60%; at least £0.50 per unit, at most £20.00 per unit',
  ],
])('reads %j', (value, kind, text) => {
  expect(valueKind(value)).toBe(kind);
  expect(valueText(value, 'GBP')).toBe(text);
});
