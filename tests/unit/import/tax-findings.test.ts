import { expect, it } from 'vitest';
import { taxFindings, taxTallySum } from '../../../packages/server/src/imports/run/prices-with-tax.ts';

type Counts = Partial<Record<'tax_included' | 'tax_on_top' | 'tax_unknown', number>>;

const tallyOf = (counts: Counts, row = 2) =>
  // Object.entries loses the kinds.
  new Map(Object.entries(counts).map(([kind, orders]) => [kind as keyof Counts, { orders, row }]));
const saidOf = (counts: Counts, isSettingOn: boolean) =>
  taxFindings(tallyOf(counts), isSettingOn).map(({ detail }) => detail);

it('the counts of batches add up, with the first row of each kind', () => {
  const both = taxTallySum(
    tallyOf({ tax_included: 2 }, 9),
    tallyOf({ tax_included: 1210, tax_unknown: 1 }, 4),
  );
  expect(taxFindings(both, true)).toMatchObject([
    {
      kind: 'tax_included',
      row: 4,
      detail: '1,212 orders say that their prices include tax. The setting “Prices include tax” is on.',
    },
    { kind: 'tax_unknown', row: 4 },
  ]);
});

it('proposes the setting that most orders would have', () => {
  const on = 'Turn it on under Settings, Commissions';
  const off = 'Turn it off under Settings, Commissions';
  expect(saidOf({ tax_included: 3, tax_on_top: 1 }, false)).toEqual([
    expect.stringContaining(on),
    expect.not.stringContaining('Turn it'),
  ]);
  expect(saidOf({ tax_included: 1, tax_on_top: 3 }, true)).toEqual([
    expect.not.stringContaining('Turn it'),
    expect.stringContaining(off),
  ]);
  for (const settled of [
    saidOf({ tax_included: 3 }, true),
    saidOf({ tax_on_top: 3 }, false),
    saidOf({ tax_included: 2, tax_on_top: 2 }, true),
    saidOf({ tax_unknown: 5 }, false),
  ]) {
    expect(settled.join(' ')).not.toContain('Turn it');
  }
});
