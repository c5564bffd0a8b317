import { describe, expect, it } from 'vitest';
import type { Trace } from '@consignment/domain/commission/commission-amount';
import { causeOf, ourAmountOf } from '@consignment/server/features/moves/domain/moving-causes';
import type { OldLine, OurLine } from '@consignment/domain/moves/moving-lines';
import { percent } from '../../domain/commission/lines.ts';

const inputs: Trace['inputs'] = {
  price: 2000,
  quantity: 3,
  discount: 500,
  tax: 420,
  cost: 700,
  compareAtPrice: null,
  discountShare: 'vendor',
  discountBeforePercentage: false,
  taxesIncluded: false,
  collectsTax: false,
  byCompareAtPrice: false,
  byProfit: false,
};

/** Three units of $20.00 at 45 %, $5.00 off: 27.00 − 5.00 = $22.00. */
function ourLine(changes: Partial<Trace['inputs']> = {}, others: Partial<OurLine> = {}): OurLine {
  return {
    trace: {
      currency: 'USD',
      rule: { source: 'vendor', kind: 'percent', value: percent(45) },
      beaten: [],
      inputs: { ...inputs, ...changes },
    },
    reason: null,
    returned: { units: 0, amount: 0 },
    row: 'net',
    otherRates: [],
    ...others,
  };
}

function oldLine(amount: number, changes: Partial<OldLine> = {}): OldLine {
  const unknown = { quantity: null, price: null, discount: null, tax: null, cost: null, returned: null };
  return { amount, rest: 0, rate: percent(45), ...unknown, ...changes };
}

const detailOf = (old: OldLine, ours: OurLine) => causeOf(old, ours)?.detail;

describe('the cause of a line’s difference', () => {
  it('is none where the amounts are equal, whatever else the row says', () => {
    expect(ourAmountOf(ourLine())).toBe(2200);
    expect(causeOf(oldLine(2200, { rate: percent(40), quantity: 7 }), ourLine())).toBeNull();
  });

  it('states both amounts and the difference, old less ours', () => {
    expect(causeOf(oldLine(2500, { rate: percent(50) }), ourLine())).toEqual({
      oldAmount: 2500,
      ourAmount: 2200,
      difference: 300,
      detail: {
        cause: 'rate',
        theirs: { kind: 'percent', value: percent(50) },
        ours: { kind: 'percent', value: percent(45) },
      },
      also: [],
    });
  });

  it('is a rate that the row states, or one of the vendor’s where it states none', () => {
    const unstated = oldLine(1900, { rate: null });
    expect(detailOf(unstated, ourLine())?.cause).not.toBe('rate');
    expect(detailOf(unstated, ourLine({}, { otherRates: [percent(40)] }))).toEqual({
      cause: 'rate',
      theirs: { kind: 'percent', value: percent(40) },
      ours: { kind: 'percent', value: percent(45) },
    });
  });

  it('is a rule that ours beats, where the row states no rate', () => {
    const line = ourLine();
    if (line.trace === null) throw new Error('The line has a trace.');
    const trace: Trace = { ...line.trace, beaten: [{ source: 'global', kind: 'unit_amount', value: 500 }] };
    expect(detailOf(oldLine(1000, { rate: null }), { ...line, trace })).toEqual({
      cause: 'rate',
      theirs: { kind: 'unit_amount', value: 500 },
      ours: { kind: 'percent', value: percent(45) },
    });
  });

  it('is a rate without the bounds of ours', () => {
    const line = ourLine();
    if (line.trace === null) throw new Error('The line has a trace.');
    const bounds = { floor: null, cap: 1500, per: 'line' as const };
    const version = { id: 1, number: 1, from: '2026-01-01', until: null, isCost: false, step: null, bounds };
    const capped = { ...line, trace: { ...line.trace, rule: { ...line.trace.rule, version } } };
    expect(ourAmountOf(capped)).toBe(1500);
    expect(detailOf(oldLine(2200), capped)?.cause).toBe('rate');
  });

  it('is the side that bears the discount', () => {
    // All 27.00, or 27.00 − 2.50.
    expect(detailOf(oldLine(2700), ourLine())).toEqual({
      cause: 'discount_share',
      theirs: 'store',
      ours: 'vendor',
    });
    expect(detailOf(oldLine(2450), ourLine())).toEqual({
      cause: 'discount_share',
      theirs: 'equal',
      ours: 'vendor',
    });
  });

  it('is the order of discount and percentage', () => {
    // (60.00 − 5.00) × 45 %.
    expect(detailOf(oldLine(2475), ourLine())).toEqual({ cause: 'discount_order', theirs: 'before' });
    const first = ourLine({ discountBeforePercentage: true });
    expect(detailOf(oldLine(2200), first)).toEqual({ cause: 'discount_order', theirs: 'after' });
  });

  it('is tax that was added, taken out, left out, or another', () => {
    // (60.00 ± 4.20) × 45 % − 5.00.
    expect(detailOf(oldLine(2389), ourLine())).toEqual({ cause: 'tax', theirs: 'added' });
    expect(detailOf(oldLine(2011), ourLine())).toEqual({ cause: 'tax', theirs: 'taken_out' });
    const collecting = ourLine({ collectsTax: true });
    expect(detailOf(oldLine(2200), collecting)).toEqual({ cause: 'tax', theirs: 'left_out' });
    // (60.00 + 5.00) × 45 % − 5.00.
    expect(detailOf(oldLine(2425, { tax: 500 }), collecting)).toEqual({
      cause: 'tax',
      theirs: 'other_amount',
    });
  });

  it('is a profit that forgets the quantity', () => {
    const profit = ourLine({ byProfit: true });
    // (60.00 − 21.00) × 45 % − 5.00, and (60.00 − 7.00) × 45 % − 5.00.
    expect(ourAmountOf(profit)).toBe(1255);
    expect(detailOf(oldLine(1885), profit)).toEqual({ cause: 'profit_quantity' });
    expect(detailOf(oldLine(1885), ourLine())).toEqual({ cause: 'profit_quantity' });
  });

  it('forgets the quantity of a profit that tax is part of', () => {
    // (60.00 + 4.20 − 7.00) × 45 % − 5.00.
    expect(detailOf(oldLine(2074), ourLine({ byProfit: true, collectsTax: true }))).toEqual({
      cause: 'profit_quantity',
    });
  });

  it('is a cost that is taken, not taken, or another', () => {
    expect(detailOf(oldLine(1255), ourLine())).toEqual({ cause: 'profit_cost', theirs: 'taken' });
    const profit = ourLine({ byProfit: true });
    expect(detailOf(oldLine(2200), profit)).toEqual({ cause: 'profit_cost', theirs: 'not_taken' });
    // (60.00 − 3 × 6.00) × 45 % − 5.00.
    expect(detailOf(oldLine(1390, { cost: 600 }), profit)).toEqual({
      cause: 'profit_cost',
      theirs: 'other_cost',
    });
  });

  it('is another cost of a flat rate', () => {
    const line = ourLine({ discount: 0 });
    if (line.trace === null) throw new Error('The line has a trace.');
    const flat = {
      ...line,
      trace: { ...line.trace, rule: { source: 'flat', kind: 'unit_amount', value: 700 } as const },
    };
    expect(detailOf(oldLine(1950, { rate: null, cost: 650 }), flat)).toEqual({
      cause: 'profit_cost',
      theirs: 'other_cost',
    });
  });

  it('is a refund that was not taken off, or of other units', () => {
    const returned = ourLine({}, { returned: { units: 1, amount: 0 } });
    // A third of 22.00 came back.
    expect(ourAmountOf(returned)).toBe(1467);
    expect(detailOf(oldLine(2200), returned)).toEqual({ cause: 'refund', theirs: 'not_taken' });
    expect(detailOf(oldLine(733, { returned: 2 }), returned)).toEqual({
      cause: 'refund',
      theirs: 'other_units',
    });
    expect(detailOf(oldLine(0, { returned: 3 }), ourLine())).toEqual({
      cause: 'refund',
      theirs: 'other_units',
    });
  });

  it('is looked for in rows of their own for the sale and for what returned', () => {
    const of = (row: OurLine['row']) => ourLine({}, { row, returned: { units: 1, amount: 0 } });
    expect(ourAmountOf(of('sold'))).toBe(2200);
    expect(ourAmountOf(of('back'))).toBe(-733);
    expect(detailOf(oldLine(-1467, { quantity: -2 }), of('back'))).toEqual({
      cause: 'refund',
      theirs: 'other_units',
    });
    expect(detailOf(oldLine(-833, { rate: percent(50), quantity: -1 }), of('back'))?.cause).toBe('rate');
  });

  it('is rounding: down, of each unit, or one minor unit for no reason to be seen', () => {
    // Three of $3.33 at 45 %: 4.4955.
    const third = ourLine({ price: 333, discount: 0 });
    expect(ourAmountOf(third)).toBe(450);
    expect(detailOf(oldLine(449), third)).toEqual({ cause: 'rounding', theirs: 'down' });
    // Nine of $1.05 at 45 %: 4.2525, and 0.4725 a unit, which is 0.47.
    const each = ourLine({ price: 105, quantity: 9, discount: 0, tax: 0, cost: null });
    expect(ourAmountOf(each)).toBe(425);
    expect(detailOf(oldLine(423), each)).toEqual({ cause: 'rounding', theirs: 'each_unit' });
    expect(detailOf(oldLine(2201), ourLine())).toEqual({ cause: 'rounding', theirs: 'one' });
  });

  it('is not explained where no alternative comes to the cents, and names the facts that differ', () => {
    expect(detailOf(oldLine(2213, { quantity: 3, price: 2100, discount: 500 }), ourLine())).toEqual({
      cause: 'other',
      reason: null,
      facts: [{ fact: 'price', theirs: 2100, ours: 2000 }],
    });
  });

  it('is not explained where our rules give the line nothing, and says why', () => {
    const blocked = ourLine({}, { trace: null, reason: 'no_rate' });
    expect(causeOf(oldLine(2200), blocked)).toMatchObject({
      ourAmount: 0,
      difference: 2200,
      detail: { cause: 'other', reason: 'no_rate' },
    });
  });

  it('is an order or a line that our books do not have', () => {
    expect(causeOf(oldLine(2200), { missing: 'order' })).toMatchObject({
      ourAmount: 0,
      difference: 2200,
      detail: { cause: 'missing_order', missing: 'order' },
    });
    expect(causeOf(oldLine(0), { missing: 'line' })).toBeNull();
  });

  it('names other causes that come to the same cents', () => {
    // Without tax and with one unit: a rate of 50 % and a discount that the shop bears both give $10.00.
    const one = ourLine({ price: 2000, quantity: 1, discount: 100, tax: 0, cost: null });
    expect(ourAmountOf(one)).toBe(800);
    expect(causeOf(oldLine(900, { rate: percent(50) }), one)).toMatchObject({
      detail: { cause: 'rate' },
      also: ['discount_share'],
    });
  });

  it('holds against figures that no line can have', () => {
    const huge = oldLine(123, {
      rate: percent(100),
      tax: 1_000_000_000_000,
      cost: 1_000_000_000_000,
      returned: 999_999_999,
    });
    expect(detailOf(huge, ourLine({ quantity: 1_000_000, price: 1_000_000 }))?.cause).toBe('other');
    expect(detailOf(oldLine(500), ourLine({ quantity: 0, discount: 0 }))?.cause).toBe('other');
    const noCost = ourLine({ cost: null, byProfit: true });
    if (noCost.trace === null) throw new Error('The line has a trace.');
    const unit = {
      ...noCost,
      trace: { ...noCost.trace, rule: { source: 'vendor', kind: 'unit_amount', value: 100 } as const },
    };
    expect(detailOf(oldLine(999), unit)?.cause).toBe('other');
  });
});
