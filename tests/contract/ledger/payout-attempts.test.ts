import { randomUUID } from 'node:crypto';
import { moneyFromWire } from '@consignment/domain/money/money';
import { expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { forDatabase } from '../../databases.ts';
import { chance } from '../../flows/helpers/chance.ts';
import { report } from '../../prove/figures.ts';
import { fillShops, insertVendor, signInAll, type Shop } from '../operations/shops.ts';
import { insertLine, insertOrder } from '../rows.ts';
import { startServer, type Reply } from '../server.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { seed } from '../../turn.ts';

/*
 * Many concurrent payouts of the same money over HTTP: nothing is paid twice, nothing is lost. Only PostgreSQL, since
 * the embedded database runs one transaction at a time.
 */

const isLong = process.env['LONG_TESTS'] === '1';
const attempts = isLong ? 10_000 : 1000;
const atOnce = 200;
const vendorCount = 20;
const linesOfVendor = isLong ? 150 : 15;

type Payout = { readonly id: number; readonly amount: string };

forDatabase('postgresql', (open) => {
  it('pays each commission once, however many ask for it', { timeout: 900_000 }, async () => {
    const began = performance.now();
    const server = await startServer(await open());
    const { database } = server;
    const { alder } = await fillShops(database);
    const vendors = await fillVendors(database, alder);
    const { owner: token } = await signInAll(server);
    const earned = await earnedOf(database, alder);

    const pick = chance(seed);
    const answered = new Map<string, number>();
    const payouts = new Map<number, number>();
    const deleted = new Set<number>();
    const count = ({ status, body }: Reply): void => {
      const code = status < 400 ? String(status) : (body as { code: string }).code;
      answered.set(code, (answered.get(code) ?? 0) + 1);
    };

    const pay = async () => {
      const { id: vendor, lines } = pickOf(vendors, pick);
      const chosen = Array.from({ length: 1 + pick(4) }, () => pickOf(lines, pick));
      const selection = pick(20) === 0 ? { all_line_items: true } : { line_item_ids: [...new Set(chosen)] };
      const asked = { token, headers: { 'idempotency-key': randomUUID() }, body: { vendor, ...selection } };
      // Some press the button twice; both requests have one key.
      const replies = await Promise.all(
        Array.from({ length: pick(10) === 0 ? 2 : 1 }, () => server.ask('createPayout', asked)),
      );
      for (const reply of replies) {
        count(reply);
        if (reply.status !== 201) continue;
        const { id, amount } = reply.body as Payout;
        const paid = moneyFromWire(amount, 'GBP');
        expect(payouts.get(id) ?? paid).toBe(paid);
        payouts.set(id, paid);
      }
    };
    const takeBack = async () => {
      const id = pickOf([...payouts.keys()], pick);
      const reply = await server.ask('deletePayout', { token, params: { id } });
      if (reply.status === 200) deleted.add(id);
      else expect((reply.body as { code: string }).code).toBe('already_deleted');
    };
    let left = attempts;
    const worker = async () => {
      while (left-- > 0) {
        if (payouts.size > 0 && pick(25) === 0) await takeBack();
        await pay();
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));

    const refusals = [...answered.keys()].filter((code) => code !== '201');
    // Two hundred requests share ten connections: on a slow machine some exceed the wait and are refused unpaid.
    const known = ['already_paid', 'nothing_to_pay', 'in_flight', 'unavailable'];
    expect(refusals.filter((code) => !known.includes(code))).toEqual([]);
    const waited = /^Error: timeout exceeded when trying to connect$/;
    expect(server.failures.filter((error) => !waited.test(String(error)))).toEqual([]);
    const found = await foundOf(database, alder, { payouts, deleted, earned });
    expect(found).toEqual({ double: 0, lost: 0 });

    // Unpaid amounts are still due, and the last payout pays them.
    for (const { id } of vendors) {
      await server.ask('createPayout', { token, body: { vendor: id, all_line_items: true } });
    }
    await database.asSystem(async (tx) => {
      const open = await tx
        .selectFrom('line_items')
        .select('id')
        .where(
          'vendor_id',
          'in',
          vendors.map(({ id }) => id),
        )
        .where('payout_id', 'is', null)
        .execute();
      expect(open).toEqual([]);
    });
    expect(await earnedOf(database, alder)).toBe(earned);
    await server.close();
    const seconds = (performance.now() - began) / 1000;
    report('payout attempts', {
      seed,
      attempts,
      atOnce,
      paid: payouts.size,
      unavailable: answered.get('unavailable') ?? 0,
      deleted: deleted.size,
      ...found,
      seconds,
    });
  });
});

/** The number of lines in two payouts, and the earned amount that is neither paid nor due. */
async function foundOf(
  database: Database,
  { id: shopId }: Shop,
  answered: { payouts: Map<number, number>; deleted: Set<number>; earned: number },
): Promise<{ double: number; lost: number }> {
  expect(await database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);
  return database.asSystem(async (tx) => {
    const payouts = await tx.selectFrom('payouts').select(['id', 'amount', 'status']).execute();
    // Payouts and successful answers correspond to each other, with equal amounts.
    expect(new Map(payouts.map(({ id, amount }) => [id, amount]))).toEqual(answered.payouts);
    const standing = payouts.filter(({ status }) => status !== 'deleted');
    expect(new Set(payouts.filter(({ status }) => status === 'deleted').map(({ id }) => id))).toEqual(
      answered.deleted,
    );
    const items = await tx
      .selectFrom('payout_items')
      .select('line_item_id')
      .where('active', '=', true)
      .execute();
    const totals = await tx
      .selectFrom('vendor_totals')
      .select(['due', 'paid'])
      .where('shop_id', '=', shopId)
      .execute();
    const paid = standing.reduce((sum, { amount }) => sum + amount, 0);
    expect(totals.reduce((sum, one) => sum + one.paid, 0)).toBe(paid);
    const due = totals.reduce((sum, one) => sum + one.due, 0);
    return {
      double: items.length - new Set(items.map(({ line_item_id: line }) => line)).size,
      lost: answered.earned - paid - due,
    };
  });
}

async function fillVendors(database: Database, shop: Shop): Promise<{ id: number; lines: number[] }[]> {
  return database.asSystem(async (tx) => {
    const vendors = [];
    for (let n = 0; n < vendorCount; n++) {
      const id = await insertVendor(tx, shop.id, `Crowded ${n}`);
      const order = await insertOrder(tx, shop.id, { currency: 'GBP' });
      const lines: number[] = [];
      for (let at = 0; at < linesOfVendor; at++) {
        lines.push(await insertLine(tx, shop.id, order, { tracked_vendor_id: id, price: 101 + at * 7 }));
      }
      vendors.push({ id, lines });
    }
    await priceLines(tx, shop.id, allOrders);
    return vendors;
  });
}

async function earnedOf(database: Database, { id }: Shop): Promise<number> {
  const rows = await database.asSystem((tx) =>
    tx.selectFrom('vendor_totals').select('earned').where('shop_id', '=', id).execute(),
  );
  return rows.reduce((sum, { earned }) => sum + earned, 0);
}

function pickOf<T>(all: readonly T[], pick: (below: number) => number): T {
  const one = all[pick(all.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
}
