import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { components } from '@consignment/client/generated/api';
import { mergeHeldUp } from '../../ledger/merge-vendors.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { totalsOfVendor, vendorById, type Sums, type VendorRow } from '../../queries/vendors/vendors.ts';
import type { Tx } from '../../database/database.ts';
import {
  accountsOfEither,
  mergeContents,
  metafieldsOfBoth,
  typeRatesThatGo,
  type MergeOf,
} from '../../pricing/merge-preview.ts';
import { typeRateFigure } from '../../wire/product-type.ts';

type Schemas = components['schemas'];

/** The preview of a merge. Throws a Refusal for a vendor that does not exist. */
export async function vendorMergePreview(tx: Tx, of: MergeOf): Promise<Schemas['VendorMergePreview']> {
  const { shopId, fromId, intoId } = of;
  refuseSame(of, '?into');
  const from = await vendorById(tx, shopId, fromId);
  if (from === null) throw notFound();
  const into = await vendorById(tx, shopId, intoId);
  if (into === null) throw refuse(404, 'not_found', 'There is no such vendor.', { pointer: '?into' });
  const { currency } = await shopOf(tx, shopId);
  const figures = await mergedFigures(tx, of);
  const rates = await typeRatesThatGo(tx, of);
  const held = await mergeHeldUp(tx, of);
  const { unpaidLines, changedLines, paidLines, payouts, products, customers, questions } = figures.contents;
  return {
    from: sideOf(from, figures.from, currency),
    into: sideOf(into, figures.into, currency),
    due_after: moneyToWire(figures.dueAfter, currency),
    paid_after: moneyToWire(figures.paidAfter, currency),
    unpaid_lines: unpaidLines,
    changed_lines: changedLines,
    paid_lines: paidLines,
    payouts,
    products,
    customers,
    questions,
    accounts: [...(await accountsOfEither(tx, of))],
    settings: differences(from, into),
    type_rates: rates.map((rate) => ({
      product_type: rate.from.product_type,
      from: typeRateFigure(rate.from, currency),
      into: rate.into === null ? null : typeRateFigure(rate.into, currency),
    })),
    metafields: await metafieldsOfBoth(tx, of),
    refused: held === null ? null : { code: held.code, detail: held.detail },
  };
}

export function refuseSame({ fromId, intoId }: MergeOf, pointer: string): void {
  if (fromId !== intoId) return;
  throw refuse(422, 'invalid_value', 'Choose another vendor than the one that goes.', { pointer });
}

/** The figures of both vendors, and those of the remaining one after the merge. */
export async function mergedFigures(tx: Tx, of: MergeOf) {
  const from = await totalsOfVendor(tx, of.shopId, of.fromId);
  const into = await totalsOfVendor(tx, of.shopId, of.intoId);
  const contents = await mergeContents(tx, of);
  return {
    from,
    into,
    contents,
    dueAfter: from.due + into.due + contents.difference,
    paidAfter: from.paid + into.paid,
  };
}

function sideOf(
  { id, name, hidden }: VendorRow,
  { due, paid }: Sums,
  currency: string,
): Schemas['MergedVendor'] {
  return { id, name, hidden, due: moneyToWire(due, currency), paid: moneyToWire(paid, currency) };
}

type Difference = Schemas['VendorMergePreview']['settings'][number];

/** The settings that differ; beside rules, only those that the removed vendor had set. */
function differences(from: VendorRow, into: VendorRow): Difference[] {
  const all: Difference[] = [
    { key: 'commission_rate', from: rateOf(from), into: rateOf(into) },
    ...(['flat_rate', 'by_profit', 'by_compare_at_price', 'collects_tax'] as const).map((key) => ({
      key,
      from: from[key],
      into: into[key],
    })),
    { key: 'currency', from: from.currency, into: into.currency },
    ...(['paypal_email', 'pay_type', 'discount_codes', 'contact_name', 'email', 'phone'] as const).map(
      (key) => ({ key, from: from[key], into: into[key] }),
    ),
    { key: 'address', from: addressOf(from), into: addressOf(into) },
    { key: 'note', from: from.note, into: into.note },
  ];
  const isRule = new Set([
    'commission_rate',
    'flat_rate',
    'by_profit',
    'by_compare_at_price',
    'collects_tax',
  ]);
  return all.filter((one) => one.from !== one.into && (isRule.has(one.key) || (one.from ?? '') !== ''));
}

function rateOf({ commission_rate_ppm: ppm }: VendorRow): string | null {
  return ppm === null ? null : percentToWire(ppm);
}

function addressOf({ address_1, address_2, city, state, zip }: VendorRow): string {
  return [address_1, address_2, city, `${state} ${zip}`.trim()].filter((part) => part !== '').join(', ');
}
