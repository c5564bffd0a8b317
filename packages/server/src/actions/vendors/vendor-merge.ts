import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from '@consignment/client/generated/api';
import { applyTaxSetting } from '../../imports/write/tax-setting.ts';
import {
  mergeVendors,
  type MergeAsk,
  type MergeRefused,
  type MergeVerdict,
} from '../../ledger/merge-vendors.ts';
import { openRefundsOfVendor } from '../../queries/imports/refund-acts.ts';
import { priceLines } from '../../pricing/pricing.ts';
import { readRefundAgain } from '../commission/refund-assignment.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { totalsOfVendor, vendorById, type Sums, type VendorRow } from '../../queries/vendors/vendors.ts';
import type { Tx } from '../../database/database.ts';
import {
  accountsOfEither,
  mergeContents,
  metafieldsOfBoth,
  typeRatesThatGo,
  unpaidPrices,
  type MergeOf,
} from '../../pricing/merge-preview.ts';
import { typeRateFigure } from '../../wire/product-type.ts';

const texts = defineTexts('VendorMerge', {
  noSuchVendor: 'There is no such vendor.',
  sameVendor: 'Choose a vendor other than the one that you are merging.',
});

type Schemas = components['schemas'];

/** Milliseconds for a statement: every line of the vendor is rewritten. */
export const longestMerge = 300_000;

/**
 * Merges two vendors, reads the refunds again that could be of either, and prices the unpaid lines by the rules of the vendor
 * that stays. For `review` see `mergeVendors`.
 */
export async function mergeAndPrice(
  tx: Tx,
  ask: MergeAsk,
  review?: (tx: Tx) => Promise<void>,
): Promise<MergeVerdict> {
  const verdict = await mergeVendors(tx, ask, review);
  if (verdict.is !== 'merged') return verdict;
  const { shopId, intoId, now } = ask;
  for (const orderId of await openRefundsOfVendor(tx, shopId, intoId)) {
    await readRefundAgain(tx, { shopId, orderId, now });
  }
  await applyTaxSetting(tx, { shopId, now }, { vendor: intoId });
  await priceLines(tx, shopId, { vendor: intoId });
  return verdict;
}

/** The preview of a merge, which is carried out in the transaction: the caller takes it back. Throws a Refusal for a vendor that does not exist. */
export async function vendorMergePreview(tx: Tx, ask: MergeAsk): Promise<Schemas['VendorMergePreview']> {
  const { shopId, fromId, intoId } = ask;
  refuseSame(ask, '?into');
  const from = await vendorById(tx, shopId, fromId);
  if (from === null) throw notFound();
  const into = await vendorById(tx, shopId, intoId);
  if (into === null) throw refuse(404, 'not_found', texts.noSuchVendor, { pointer: '?into' });
  const { currency } = await shopOf(tx, shopId);
  const contents = await mergeContents(tx, ask);
  const [ofFrom, ofInto] = [
    await totalsOfVendor(tx, shopId, fromId),
    await totalsOfVendor(tx, shopId, intoId),
  ];
  const rates = await typeRatesThatGo(tx, ask);
  const accounts = await accountsOfEither(tx, ask);
  const metafields = await metafieldsOfBoth(tx, ask);
  const before = await unpaidPrices(tx, shopId, [fromId, intoId]);
  const verdict = await mergeAndPrice(tx, ask);
  const after = await unpaidPrices(tx, shopId, [fromId, intoId]);
  const held = verdict.is === 'refused' ? heldUp(verdict) : null;
  const merged = held === null ? await totalsOfVendor(tx, shopId, intoId) : sumOf(ofFrom, ofInto);
  return {
    from: sideOf(from, ofFrom, currency),
    into: sideOf(into, ofInto, currency),
    due_after: moneyToWire(merged.due, currency),
    paid_after: moneyToWire(merged.paid, currency),
    unpaid_lines: contents.unpaidLines,
    changed_lines: [...before].filter(([id, price]) => after.get(id) !== price).length,
    paid_lines: contents.paidLines,
    payouts: contents.payouts,
    products: contents.products,
    customers: contents.customers,
    questions: contents.questions,
    accounts,
    settings: differences(from, into),
    type_rates: rates.map((rate) => ({
      product_type: rate.from.product_type,
      from: typeRateFigure(rate.from, currency),
      into: rate.into === null ? null : typeRateFigure(rate.into, currency),
    })),
    metafields,
    refused: held,
  };
}

export function refuseSame({ fromId, intoId }: MergeOf, pointer: string): void {
  if (fromId !== intoId) return;
  throw refuse(422, 'invalid_value', texts.sameVendor, { pointer });
}

function heldUp({ code, detail }: MergeRefused): Schemas['VendorMergePreview']['refused'] {
  // Another merge came between.
  if (code !== 'recalculating' && code !== 'payouts_under_way') throw notFound();
  return { code, detail };
}

/** Where a merge is held up, no line is priced by it. */
function sumOf(from: Sums, into: Sums): Pick<Sums, 'due' | 'paid'> {
  return { due: from.due + into.due, paid: from.paid + into.paid };
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
