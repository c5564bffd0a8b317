import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { moneyOf } from '../../common/figures.ts';
import { notFound, refuse } from '../../common/problem.ts';
import type { Tx } from '../../database/database.ts';
import { insertCustomItem } from '../../ledger/custom-item.ts';
import { record, type Act } from '../../ledger/record.ts';
import { lineById, type LineRow } from '../../queries/orders/line-items.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('AddCustomItem', {
  noTitle: 'Enter a title.',
  noAmount: 'Enter an amount other than 0.',
  amountTooLarge: 'This amount is too large.',
});

/** The limit of a line of an order, in minor units. */
const largestAmount = 1_000_000_000_000;

/**
 * Adds an amount that a vendor is owed beside orders, or owes, as it was typed. Throws a Refusal for an amount or a title that is
 * none, and for a vendor that is missing; `amountPointer` is the place of the amount.
 */
export async function addCustomItem(
  tx: Tx,
  act: Act,
  item: { vendorId: number; title: string; amount: string; amountPointer: string },
): Promise<LineRow> {
  const { shopId, now } = act;
  const title = item.title.trim();
  if (title === '') throw refuse(422, 'invalid_value', texts.noTitle, { pointer: '/title' });
  const { currency } = await shopOf(tx, shopId);
  const amount = amountOf(item.amount, currency, item.amountPointer);
  const vendor = await vendorById(tx, shopId, item.vendorId);
  if (vendor === null) throw notFound();
  const id = await insertCustomItem(tx, { shopId, vendorId: vendor.id, title, amount, currency, now });
  const row = await lineById(tx, shopId, id);
  if (row === null) throw new Error(`Custom item ${id} was not written.`);
  const after = { amount: moneyToWire(amount, currency), currency };
  const entry = { event: 'line.custom_created', id, vendorId: vendor.id, after } as const;
  await record(tx, act, [entry]);
  return row;
}

function amountOf(text: string, currency: string, pointer: string): number {
  const amount = moneyOf(text, currency, pointer);
  if (amount === 0) throw refuse(422, 'invalid_value', texts.noAmount, { pointer });
  if (Math.abs(amount) > largestAmount) {
    throw refuse(422, 'invalid_value', texts.amountTooLarge, { pointer });
  }
  return amount;
}
