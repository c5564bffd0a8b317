import { moneyToWire } from '@consignment/domain/money/money';
import { ruleFileColumns, stepsCell, type RuleFileColumn } from './domain/rule-file.ts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { rulesAsked } from './rules-asked.ts';
import type { Query } from '../../actions/operation.ts';
import { batchOfRules, type RuleRow } from './queries/commission-rules.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { csvFile, type Column } from '../../exports/csv.ts';
import { defineExport, inBatches } from '../../exports/export.ts';

/** The list of rules in the columns that a file of drafts has. */
export const rulesExport = defineExport<Query<'listRules'>>(
  'rules',
  async ({ query, session, now, read }) => {
    const { currency, time_zone: timeZone } = await read((tx) => shopOf(tx, session.shopId));
    const ask = rulesAsked(query, { timeZone, now });
    const batches = inBatches(read, (tx, batch) => batchOfRules(tx, session.shopId, { ...ask, ...batch }));
    const cells = cellsIn(currency);
    return csvFile(
      'rules.csv',
      ruleFileColumns.map((header) => ({ header, ...cells[header] })),
      batches,
    );
  },
);

type Cell =
  | { readonly text: Extract<Column<RuleRow>, { text: unknown }>['text'] }
  | { readonly number: Extract<Column<RuleRow>, { number: unknown }>['number'] };

function cellsIn(currency: CurrencyCode): Readonly<Record<RuleFileColumn, Cell>> {
  const amount = (minor: number | null) => (minor === null ? null : moneyToWire(minor, currency));
  return {
    place: { text: (row) => row.place },
    vendor: { text: (row) => row.vendor_name },
    vendor_id: { number: (row) => row.vendor_id },
    product_id: { number: (row) => row.product_id },
    variant_id: { number: (row) => row.variant_id },
    name: { text: (row) => row.name },
    from_day: { text: (row) => row.from_day },
    until_day: { text: (row) => row.until_day },
    measure: { text: (row) => row.measure },
    steps: { text: (row) => stepsCell(row.steps, currency) },
    floor: { number: (row) => amount(row.floor_amount) },
    cap: { number: (row) => amount(row.cap_amount) },
    per: { text: (row) => row.bounds_per },
    state: { text: (row) => row.state },
  };
}
