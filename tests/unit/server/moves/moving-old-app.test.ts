import { describe, expect, it } from 'vitest';
import type { MovingCause } from '@consignment/domain/moves/moving-lines';
import { csvRecords } from '@consignment/domain/text/csv';
import {
  guessFile,
  guessMapping,
  mappingFaults,
} from '@consignment/server/features/moves/domain/moving-columns';
import { notesOfForm } from '@consignment/server/features/moves/domain/moving-form';
import { movingFiles, type MovingFile } from '@consignment/domain/moves/moving-fields';
import { orderKey } from '@consignment/server/features/moves/domain/moving-match';
import { checkPayout } from '@consignment/server/features/moves/domain/moving-payouts';
import { movingReader, type MovingRows } from '@consignment/server/features/moves/domain/moving-rows';
import type { OurLine } from '@consignment/domain/moves/moving-lines';
import { makeOldApp, type OldApp } from '../../../contract/moves/old-app.ts';
import type { OldRow } from '../../../contract/moves/old-files.ts';

/* The files of made-up former apps, read and checked without a server. */

const causes: readonly MovingCause[] = [
  'rate',
  'discount_share',
  'discount_order',
  'tax',
  'profit_quantity',
  'profit_cost',
  'refund',
  'rounding',
  'missing_order',
  'missing_row',
  'sum',
  'other',
];

const given = { currency: 'USD', timeZone: 'UTC', today: '2026-11-27' };

function rowsOf<File extends MovingFile>(app: OldApp, file: File): MovingRows[File][] {
  const [headers = [], ...records] = csvRecords(app.files[file]) ?? [];
  const open = { columns: app.columns[file], dateOrder: null, decimalMark: null, rateForm: null };
  expect(mappingFaults(file, open, headers)).toEqual([]);
  const notes = notesOfForm(file, open, headers, given);
  for (const [at, cells] of records.entries()) notes.note(at + 2, cells);
  const form = notes.decide();
  expect(form).toMatchObject({ open: [], faults: [] });
  const read = movingReader(file, { ...open, ...form }, headers, given);
  return records.map((cells) => {
    const found = read(cells);
    if (found.is !== 'row') throw new Error(JSON.stringify(found));
    return found.row;
  });
}

/** The line in our books as the import makes it. */
function ourLine(app: OldApp, { product, facts }: OldRow): OurLine {
  return {
    trace: {
      currency: 'USD',
      rule: { source: 'vendor', kind: 'percent', value: product.vendor.rate },
      beaten: [],
      inputs: {
        price: facts.price,
        quantity: facts.quantity,
        discount: facts.discount,
        tax: facts.tax,
        cost: facts.cost,
        compareAtPrice: null,
        discountShare: app.shop.discountShare,
        discountBeforePercentage: app.shop.discountBeforePercentage,
        taxesIncluded: false,
        collectsTax: false,
        byCompareAtPrice: false,
        byProfit: app.shop.calculateByProfit,
      },
    },
    reason: null,
    returned: { units: facts.returned, amount: 0 },
    row: 'net',
    otherRates: [],
  };
}

describe('a made-up former app', () => {
  it.each([1, 2, 3, 4, 5])(
    'has all of its planted faults found and named, and no others: seed %i',
    (seed) => {
      const app = makeOldApp({ seed, vendors: 6, payouts: 60, linesPerPayout: 8, plant: causes, faulty: 40 });
      const rows = Map.groupBy(rowsOf(app, 'commissions'), ({ payout }) => payout);
      const found = rowsOf(app, 'payouts').flatMap((payout, at) => {
        const sold = app.payouts[at]?.rows ?? [];
        const lines = (rows.get(payout.number) ?? []).map((old, place) => {
          const row = sold[place];
          expect(row && orderKey(row.order)).toBe(orderKey(old.order));
          const isThere = row !== undefined && !row.order.startsWith('#X');
          return { old, ours: isThere ? ourLine(app, row) : ({ missing: 'order' } as const) };
        });
        const checked = checkPayout({ ...payout, lines });
        const ofLines = checked.lines.map((line, place) => ({ line, row: sold[place] }));
        return [...ofLines, { line: checked.ofSum, row: undefined }].flatMap(({ line, row }) =>
          line === null
            ? []
            : [
                {
                  cause: line.detail.cause,
                  payout: payout.number,
                  order: row?.order ?? '',
                  sku: row?.product.sku ?? '',
                  cents: line.difference,
                },
              ],
        );
      });
      expect(found).toEqual(app.planted);
      expect(new Set(app.planted.map(({ cause }) => cause))).toEqual(new Set(causes));
    },
  );

  it('is the same for the same seed', () => {
    const ask = { seed: 7, vendors: 3, payouts: 12, linesPerPayout: 4, plant: [] };
    expect(makeOldApp(ask)).toEqual(makeOldApp(ask));
    expect(makeOldApp({ ...ask, seed: 8 }).files).not.toEqual(makeOldApp(ask).files);
  });

  it('has files that differ in their headers', () => {
    const app = makeOldApp({ seed: 9, vendors: 2, payouts: 2, linesPerPayout: 2, plant: [] });
    for (const file of movingFiles) {
      const [headers = []] = csvRecords(app.files[file]) ?? [];
      expect(guessMapping(file, headers).format).toBeNull();
      expect([file, null]).toContain(guessFile(headers));
    }
  });
});
