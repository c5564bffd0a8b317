import { inEnglish } from '../../common/language.ts';
import type { ImportFinding } from '@consignment/domain/imports/import-findings';
import { taxSentence, type TaxFindingKind } from '@consignment/domain/imports/import-tax';
import type { FileOrder } from '../port/records.ts';
import { saysTaxIncluded } from '../match/order-rows.ts';

/** The orders of a file with tax, by whether they say that their prices include it. `row` is that of the first. */
export type TaxTally = ReadonlyMap<TaxFindingKind, { readonly orders: number; readonly row: number }>;

export function taxTally(orders: readonly FileOrder[]): TaxTally {
  const taxed = orders.filter(({ taxes }) => taxes > 0);
  return new Map(
    [...Map.groupBy(taxed, kindOf)].map(([kind, all]) => [
      kind,
      { orders: all.length, row: Math.min(...all.map(({ row }) => row)) },
    ]),
  );
}

function kindOf(order: FileOrder): TaxFindingKind {
  const isIncluded = saysTaxIncluded(order);
  if (isIncluded === null) return 'tax_unknown';
  return isIncluded ? 'tax_included' : 'tax_on_top';
}

export function taxTallySum(before: TaxTally, more: TaxTally): TaxTally {
  const sum = new Map(before);
  for (const [kind, { orders, row }] of more) {
    const known = sum.get(kind);
    sum.set(
      kind,
      known === undefined
        ? { orders, row }
        : { orders: known.orders + orders, row: Math.min(known.row, row) },
    );
  }
  return sum;
}

/** In sums, what the orders say, and what that means for the shop's setting. */
export function taxFindings(tally: TaxTally, isSettingOn: boolean): ImportFinding[] {
  const counts = new Map([...tally].map(([kind, { orders }]) => [kind, orders]));
  return [...tally].map(([kind, { orders, row }]) => ({
    kind,
    orderName: '',
    orders,
    row,
    vendor: '',
    amount: 0,
    detail: inEnglish(() => taxSentence(kind, counts, isSettingOn)),
  }));
}
