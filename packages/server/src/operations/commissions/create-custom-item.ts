import { createCustomItem as addItem } from '../../ledger/custom-item.ts';
import { record } from '../../ledger/record.ts';
import { moneyOf } from '../../common/figures.ts';
import { onceByKey } from '../../actions/once-by-key.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { moneyToWire } from '@consignment/domain/money';
import { lineById } from '../../queries/line-items.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { vendorById } from '../../queries/vendors.ts';
import type { Tx } from '../../database/database.ts';
import { visibleTo } from '../../common/visibility.ts';
import { lineToWire } from '../../wire/line-item.ts';

/** The limit of a line of an order, in minor units. */
const largestAmount = 1_000_000_000_000;

export const createCustomItem = forSession<'createCustomItem'>(
  async ({ body, idempotencyKey: key, session, by, now, service }) => {
    const { shopId } = session;
    const title = body.title.trim();
    if (title === '') throw refuse(422, 'invalid_value', 'Enter a title.', { pointer: '/title' });

    const work = async (tx: Tx) => {
      const { currency } = await shopOf(tx, shopId);
      const amount = amountOf(body.commission, currency);
      const vendor = await vendorById(tx, shopId, body.vendor_id);
      if (vendor === null) throw notFound();
      const id = await addItem(tx, { shopId, vendorId: vendor.id, title, amount, currency, now });
      const row = await lineById(tx, shopId, id);
      if (row === null) throw new Error(`Custom item ${id} was not written.`);
      const visible = visibleTo(session, await metasOf(tx, shopId));
      const after = { amount: moneyToWire(amount, currency), currency };
      const entry = { event: 'line.custom_created', id, vendorId: vendor.id, after } as const;
      await record(tx, { shopId, by, now }, [entry]);
      return { status: 201, body: lineToWire(row, currency, visible) } as const;
    };

    const request = { who: session, key, operation: 'createCustomItem', body, now };
    return onceByKey(service.database, request, work);
  },
);

function amountOf(text: string, currency: string): number {
  const pointer = '/commission';
  const amount = moneyOf(text, currency, pointer);
  if (amount === 0) throw refuse(422, 'invalid_value', 'Enter an amount other than 0.', { pointer });
  if (Math.abs(amount) > largestAmount) {
    throw refuse(422, 'invalid_value', 'This amount is too large.', { pointer });
  }
  return amount;
}
