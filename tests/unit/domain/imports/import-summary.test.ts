import { describe, expect, it } from 'vitest';
import {
  importHeading,
  isAllRight,
  type ImportFigures,
} from '../../../../packages/domain/src/imports/import-summary.ts';

const counts = {
  products: 0,
  orders: 212,
  orders_new: 180,
  orders_changed: 3,
  orders_unchanged: 29,
  refunds: 0,
  skipped: 0,
};
const figures = (changes: Partial<ImportFigures> = {}): ImportFigures => ({
  counts,
  gaps: { no_vendor: { lines: 0 }, unknown_sku: { lines: 0 } },
  findings: [],
  files: [{ columns: { missing: [] } }],
  ...changes,
});

describe('the heading of a check', () => {
  const split = '212 orders: 180 new, 3 changed, 29 unchanged.';

  it.each([
    ['all is right', {}, `${split} Everything adds up.`],
    [
      'orders were not compared',
      { counts: { ...counts, orders_new: 0, orders_changed: 0, orders_unchanged: 0, orders: 12_000 } },
      '12,000 orders. Everything adds up.',
    ],
    [
      'nothing is new',
      { counts: { ...counts, orders_new: 0, orders_changed: 0, orders_unchanged: 212 } },
      '212 orders: 212 unchanged. Everything adds up.',
    ],
    [
      'an order’s money is in doubt',
      { findings: [{ kind: 'customer_owes', orders: 1 }] },
      `${split} The amounts for 1 order are in doubt.`,
    ],
    [
      'money is in doubt in several ways, of which an order may have two',
      {
        findings: [
          { kind: 'sums_differ', orders: 2 },
          { kind: 'refund_to_assign', orders: 2 },
        ],
      },
      `${split} The amounts for some orders are in doubt.`,
    ],
    [
      'lines have no vendor',
      { gaps: { no_vendor: { lines: 1 }, unknown_sku: { lines: 0 } } },
      `${split} Some rows need attention.`,
    ],
    [
      'tax is not known',
      { findings: [{ kind: 'tax_unknown', orders: 4 }] },
      `${split} Some rows need attention.`,
    ],
    [
      'lines have no rate',
      { findings: [{ kind: 'line_without_rate', orders: 1 }] },
      `${split} Some rows need attention.`,
    ],
    [
      'tax is included',
      { findings: [{ kind: 'tax_included', orders: 212 }] },
      `${split} Everything adds up.`,
    ],
    [
      'the file has no sums',
      { files: [{ columns: { missing: [{ header: 'Total' }] } }] },
      `${split} Every row can be read, but there are no totals to compare.`,
    ],
    [
      'there are products alone',
      { counts: { ...counts, orders: 0, products: 1204 } },
      '1,204 products. Every row can be read.',
    ],
    [
      'there are returns alone',
      { counts: { ...counts, orders: 0, refunds: 1 } },
      '1 return. Every row can be read.',
    ],
    [
      'nothing can be read',
      { counts: { ...counts, orders: 0, skipped: 2 } },
      'Nothing can be read. Some rows need attention.',
    ],
  ] satisfies [string, Partial<ImportFigures>, string][])('where %s', (_when, changes, heading) => {
    expect(importHeading(figures(changes))).toBe(heading);
    expect(isAllRight(figures(changes))).toBe(!/attention|doubt/.test(heading));
  });
});
