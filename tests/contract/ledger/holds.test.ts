import type { HoldFrom } from '@consignment/domain/orders/availability';
import { daysAfter } from '@consignment/domain/time/periods';
import { dayAt } from '@consignment/domain/time/zone';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { payAll, planPayAll } from '../../../packages/server/src/ledger/pay-all.ts';
import {
  isOnItsWay,
  onItsWayByVendor,
  onItsWayOf,
  readHolds,
} from '../../../packages/server/src/pricing/available.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertVendor, someDay } from '../rows.ts';
import { openBooks, type Books } from './books.ts';

const day = 86_400_000;
const inDays = (days: number) => new Date(someDay.getTime() + days * day);

function putHold(
  own: Books,
  hold: Partial<{ days: number; from: HoldFrom } & { minimum: number; zone: string }>,
) {
  return own.write(async (tx) => {
    await tx
      .updateTable('shop_settings')
      .set({
        hold_days: hold.days ?? 0,
        hold_from: hold.from ?? 'order',
        minimum_payout: hold.minimum ?? 0,
      })
      .where('shop_id', '=', own.shopId)
      .execute();
  });
}

function putOwn(own: Books, vendorId: number, rules: { hold_days?: number; minimum_payout?: number }) {
  return own.write((tx) => tx.updateTable('vendors').set(rules).where('id', '=', vendorId).execute());
}

const onItsWay = (own: Books, now: Date, vendorId: number | 'all' = own.vendorId) =>
  own.write(async (tx) => onItsWayOf(tx, await readHolds(tx, own.shopId, now), vendorId));

forEachDatabase((_name, open) => {
  it('pays what is available, and the rest from its day', async () => {
    const own = await openBooks(await open());
    await putHold(own, { days: 14 });
    await own.sell({ price: 100, processed_at: inDays(-20) });
    await own.sell({ price: 700, processed_at: inDays(-4) });
    const late = await own.sell({ price: 30, processed_at: inDays(-1) });
    expect(await onItsWay(own, someDay)).toMatchObject({ amount: 730, next: { amount: 700 } });

    expect(await own.pay({ lines: [late] })).toMatchObject({ code: 'not_available_yet', lines: [late] });
    expect(await own.paid({ expectedAmount: 100 })).toMatchObject({ amount: 100 });
    expect(await own.pay()).toMatchObject({ is: 'refused', code: 'not_available_yet' });
    expect(await own.pay({ now: inDays(9) })).toMatchObject({ code: 'not_available_yet' });
    expect(await own.paid({ now: inDays(10) })).toMatchObject({ amount: 700 });
    expect(await own.totals()).toMatchObject({ due: 30, paid: 800 });
    await own.expectClean();
  });

  it('pays early what is on its way and what is below the minimum, and says what it passed over', async () => {
    const own = await openBooks(await open());
    await putHold(own, { days: 14, minimum: 2000 });
    await own.sell({ price: 100, processed_at: inDays(-20) });
    await own.sell({ price: 700, processed_at: inDays(-4) });
    expect(await own.pay()).toMatchObject({ code: 'below_minimum' });
    expect(await own.pay({ early: true })).toMatchObject({
      is: 'paid',
      payout: { amount: 800 },
      passedOver: { onItsWay: 700, minimum: 2000 },
    });
    await own.expectClean();
  });

  it('carries nothing over for a refund within the hold, and only takes reversals off what is available', async () => {
    const own = await openBooks(await open());
    await putHold(own, { days: 14 });
    const held = await own.sell({ price: 400, quantity: 2, processed_at: inDays(-2) });
    await own.refund(held, { units: 1 });
    expect(await own.totals()).toMatchObject({ due: 400 });
    const rows = await own.write((tx) =>
      tx.selectFrom('line_items').select('kind').where('shop_id', '=', own.shopId).execute(),
    );
    expect(rows).toEqual([{ kind: 'product' }]);
    const early = await own.paid({ early: true });
    expect(early.amount).toBe(400);
    await own.refund(held, { units: 2 });
    await own.sell({ price: 1000, processed_at: inDays(-1) });
    expect(await own.totals()).toMatchObject({ due: 600 });
    // The refund of what was paid early is taken off at once; the sale is on its way.
    expect(await own.pay()).toMatchObject({ code: 'not_available_yet' });
    expect(await own.paid({ now: inDays(13) })).toMatchObject({ amount: 600 });
    await own.expectClean();
  });

  it('counts from the payment or the fulfilment, each vendor by its own days', async () => {
    const own = await openBooks(await open());
    const patient = await own.write((tx) => insertVendor(tx, own.shopId, { hold_days: 30 }));
    await putHold(own, { days: 0, from: 'fulfilment' });
    const [line, other] = [await own.sell({ price: 100 }), await own.sell({ price: 100 }, patient)];
    expect(await onItsWay(own, inDays(300), 'all')).toEqual({ amount: 200, next: null });
    await own.write((tx) =>
      tx
        .updateTable('orders')
        .set({ fulfilled_at: inDays(2) })
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('line_items')
            .select((of) => of.ref('order_id').$notNull().as('id'))
            .where('id', 'in', [line, other]),
        )
        .execute(),
    );
    expect(await onItsWay(own, inDays(2))).toEqual({ amount: 0, next: null });
    expect(await onItsWay(own, inDays(2), patient)).toMatchObject({ amount: 100, next: { amount: 100 } });
    expect(await onItsWay(own, inDays(32), 'all')).toEqual({ amount: 0, next: null });
  });

  it('skips vendors with nothing available or too little, each by its own minimum, in a run over all', async () => {
    const own = await openBooks(await open());
    const another = () => own.write((tx) => insertVendor(tx, own.shopId));
    const [small, modest, waiting] = [await another(), await another(), await another()];
    await putHold(own, { days: 7, minimum: 500 });
    await putOwn(own, modest, { minimum_payout: 0 });
    const old = { processed_at: inDays(-9) };
    await own.sell({ price: 900, ...old });
    await own.sell({ price: 50, processed_at: inDays(-1) });
    await own.sell({ price: 499, ...old }, small);
    await own.sell({ price: 10, ...old }, modest);
    await own.sell({ price: 5000, processed_at: inDays(-1) }, waiting);
    const ask = {
      shopId: own.shopId,
      period: { from: null, until: null },
      setup: { method: 'by_hand' as const },
      now: someDay,
    };
    const planned = await own.write((tx) => planPayAll(tx, ask, 'look'));
    if (planned.is === 'refused') throw new Error(planned.detail);
    expect(planned.plan).toMatchObject({
      amount: 910,
      onItsWay: 50,
      skipped: [
        { vendorId: small, code: 'below_minimum' },
        { vendorId: waiting, code: 'not_available_yet' },
      ],
    });
    const sent = { ...ask, expectedAmount: null, createdBy: null };
    expect(await own.write((tx) => payAll(tx, sent))).toMatchObject({ is: 'paid', payouts: { length: 2 } });
    const early = await own.write((tx) => payAll(tx, { ...sent, early: true }));
    expect(early).toMatchObject({ is: 'paid', plan: { amount: 50 + 499 + 5000, skipped: [], onItsWay: 0 } });
    await own.expectClean();
  });

  it('splits every due into available and on its way as the domain does, in any zone', async () => {
    const own = await openBooks(await open());
    const zones = ['UTC', 'Europe/London', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu'];
    const moment = fc.date({ min: inDays(-50), max: inDays(0), noInvalidDate: true });
    const maybe = fc.option(moment);
    const asked = fc.record({
      zone: fc.constantFrom(...zones),
      now: fc.date({ min: inDays(0), max: inDays(45), noInvalidDate: true }),
      from: fc.constantFrom<HoldFrom>('order', 'payment', 'fulfilment'),
      days: fc.nat({ max: 40 }),
      ownDays: fc.option(fc.nat({ max: 40 })),
      lines: fc.array(fc.record({ order: moment, payment: maybe, fulfilment: maybe, price: fc.nat(900) }), {
        maxLength: 6,
      }),
    });
    await fc.assert(
      fc.asyncProperty(asked, async ({ zone, now, from, days, ownDays, lines }) => {
        await putHold(own, { days, from });
        const vendorId = await own.write(async (tx) => {
          await tx.updateTable('shops').set({ time_zone: zone }).where('id', '=', own.shopId).execute();
          return insertVendor(tx, own.shopId, { hold_days: ownDays });
        });
        const expected: [number, boolean][] = [];
        for (const { order, payment, fulfilment, price } of lines) {
          const id = await own.sell({ price, processed_at: order }, vendorId);
          await own.write((tx) =>
            tx
              .updateTable('orders')
              .set({ paid_at: payment, fulfilled_at: fulfilment })
              .where('id', '=', (eb) =>
                eb
                  .selectFrom('line_items')
                  .select((of) => of.ref('order_id').$notNull().as('id'))
                  .where('id', '=', id),
              )
              .execute(),
          );
          const hold = { days: ownDays ?? days, from };
          const isThere = isAvailable({ order, payment, fulfilment }, hold, zone, now);
          expected.push([id, !isThere]);
        }
        const { holds, rows, all } = await own.write(async (tx) => {
          const read = await readHolds(tx, own.shopId, now);
          const found = await tx
            .selectFrom('line_items as l')
            .select(['l.id', 'l.commission_amount', isOnItsWay(read, 'l').as('held')])
            .where('l.vendor_id', '=', vendorId)
            .orderBy('l.id')
            .execute();
          return { holds: read, rows: found, all: await onItsWayByVendor(tx, read) };
        });
        expect(rows.map(({ id, held }) => [id, held])).toEqual(expected);
        const heldSum = rows.reduce((sum, row) => sum + (row.held ? row.commission_amount : 0), 0);
        expect(all.get(vendorId)?.amount ?? 0).toBe(heldSum);
        // The day that is announced is the day on which it comes.
        const next = all.get(vendorId)?.next;
        if (next !== undefined && next !== null) expect(next.on > holds.today).toBe(true);

        const free = rows.reduce((sum, row) => sum + (row.held ? 0 : row.commission_amount), 0);
        const { due } = await own.totals(vendorId);
        expect(free + heldSum).toBe(due);
        const verdict = await own.pay({ vendorId, now });
        if (verdict.is === 'paid') expect(verdict.payout.amount).toBe(free);
        else expect(free).toBe(0);
      }),
      { numRuns: 40 },
    );
    await own.expectClean();
  });
});

/** The rule as the documents have it, apart from the SQL under test. */
function isAvailable(
  moments: Readonly<Record<HoldFrom, Date | null>>,
  { days, from }: { readonly days: number; readonly from: HoldFrom },
  zone: string,
  now: Date,
): boolean {
  if (days === 0 && from === 'order') return true;
  const moment = moments[from];
  return moment !== null && daysAfter(dayAt(moment, zone), days) <= dayAt(now, zone);
}
