import { dayAt } from '@consignment/domain/time/zone';
import { beforeAll, expect, it } from 'vitest';
import { nextPaymentsOf } from '../../../packages/server/src/ledger/next-payment.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const paymentOf = async (own: Books) => {
    const { shopId, vendorId } = own;
    const known = await own.write((tx) =>
      nextPaymentsOf(tx, { shopId, vendorIds: [vendorId], secrets: null, now: someDay }),
    );
    return known.get(vendorId)?.payment;
  };
  const settings = (tx: Tx, shopId: number, secondAbove: number | null, paysByItself = true) =>
    tx
      .insertInto('pay_run_settings')
      .values({
        shop_id: shopId,
        every: 'week',
        day: 5,
        method: 'by_hand',
        set_on: dayAt(someDay, 'UTC'),
        pays_by_itself: paysByItself,
        second_above: secondAbove,
      })
      .execute();

  it('a draft waits for approval although a later one was canceled, and no longer once a later run has paid', async () => {
    const own = await openBooks(database);
    const { shopId, vendorId } = own;
    await own.sell({ price: 700 });
    let number = 0;
    const draft = (
      amount: number,
      ended: { canceled_at?: Date; approved_at?: Date; amount?: number } = {},
      payout?: number,
    ) =>
      own.write(async (tx) => {
        const { id } = await tx
          .insertInto('pay_runs')
          .values({
            shop_id: shopId,
            number: ++number,
            currency: 'GBP',
            method: 'by_hand',
            scheduled_for: null,
            created_by: null,
            created_at: someDay,
            drafted_at: someDay,
            ...ended,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('pay_run_vendors')
          .values({
            run_id: id,
            shop_id: shopId,
            vendor_id: vendorId,
            method: 'by_hand',
            amount,
            line_count: 1,
            exception: null,
            available_on: null,
            ...(payout === undefined ? {} : { payout_id: payout }),
          })
          .execute();
      });
    const waits = { amount: 700, passedOver: { code: 'waits_for_approval', amount: 700 } };
    await draft(700);
    expect(await paymentOf(own)).toMatchObject(waits);
    await draft(900, { canceled_at: someDay });
    expect(await paymentOf(own)).toMatchObject(waits);
    const { id } = await own.paid();
    await draft(700, { approved_at: someDay, amount: 700 }, id);
    expect(await paymentOf(own)).toMatchObject({ passedOver: { code: 'no_schedule', amount: 0 } });
  });

  it('a second person is named only where all that is due is above the limit', async () => {
    const own = await openBooks(database);
    const { shopId } = own;
    await own.sell({ price: 700 });
    await own.write((tx) => settings(tx, shopId, 1000));
    expect(await paymentOf(own)).toMatchObject({ amount: 700, needsApproval: false });
    const other = await own.write((tx) => insertVendor(tx, shopId));
    await own.sell({ price: 300 }, other);
    expect(await paymentOf(own)).toMatchObject({ amount: 700, needsApproval: false });
    await own.sell({ price: 1 }, other);
    expect(await paymentOf(own)).toMatchObject({ amount: 700, needsApproval: true });

    const alone = await openBooks(database);
    await alone.sell({ price: 700 });
    await alone.write((tx) => settings(tx, alone.shopId, null, false));
    expect(await paymentOf(alone)).toMatchObject({ amount: 700, needsApproval: true });
  });
});
