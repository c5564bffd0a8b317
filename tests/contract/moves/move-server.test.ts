import { movingCauses } from '@consignment/domain/moves/moving-lines';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { makeOldApp, type OldApp } from './old-app.ts';
import { beginApp, importApp, openWorld, type World } from './world.ts';

/* A made-up former app, moved in with all of its faults, booked, and taken back. */

const app = makeOldApp({
  seed: 7,
  vendors: 3,
  payouts: 16,
  linesPerPayout: 4,
  plant: movingCauses,
  faulty: 30,
});

forEachDatabase((_name, open) => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld(await open());
    await importApp(world, app);
  });
  afterAll(() => world.close());

  const differencesOf = async (id: number) => {
    const { server, token } = world;
    const { results } = await server.ok('listMoveDifferenceRows', {
      token,
      params: { id },
      query: { page_size: 1000 },
    });
    return results
      .map((one) => ({
        cause: one.cause,
        payout: one.payout_number,
        order: one.order === '' ? '' : `#${one.order}`,
        sku: one.sku,
        cents: cents(one.difference),
      }))
      .toSorted(byPlace);
  };

  describe('a move from a made-up app', () => {
    it('names every planted fault, and invents none', async () => {
      const { id } = await beginApp(world, app);
      const move = await world.check(id);
      expect(move).toMatchObject({ state: 'checked', problem: null, is_current: true });
      expect(move.found).toMatchObject({
        payouts: app.payouts.length,
        unmatched_vendors: 0,
        problems: 0,
        blocked: 0,
        theirs: money(paidBy(app)),
      });
      expect(await differencesOf(id)).toEqual([...app.planted].toSorted(byPlace));
      const faulty = new Set(app.planted.map(({ payout }) => payout));
      expect(move.found?.equal).toBe(app.payouts.length - faulty.size);
      await world.server.ok('deleteMove', { token: world.token, params: { id } });
    });

    it('leaves payouts out whose difference is left open', async () => {
      const { id } = await beginApp(world, app);
      await world.check(id);
      await world.answerAll(id, 'leave');
      const faulty = new Set(app.planted.map(({ payout }) => payout));
      const { found } = await world.book(id);
      expect(found).toMatchObject({ booked: app.payouts.length - faulty.size, left: faulty.size });
      const kept = app.payouts.filter(({ number }) => !faulty.has(number));
      expect(found?.booked_amount).toBe(money(kept.reduce((sum, { amount }) => sum + amount, 0)));
      expect(await world.audit()).toEqual([]);
      await world.undo(id);
    });

    it('books the old amounts to the cent, and an undo restores every figure', async () => {
      const before = await world.figures();
      const { id } = await beginApp(world, app);
      await world.check(id);
      await world.answerAll(id, 'theirs');
      const booked = await world.book(id);
      expect(booked).toMatchObject({ state: 'booked', problem: null, undo_refused: null });
      expect(booked.found).toMatchObject({ booked: app.payouts.length, booked_amount: money(paidBy(app)) });
      expect(await paidInBooks()).toEqual(
        app.payouts
          .map(({ number, vendor, amount }) => ({ former_number: number, vendor: vendor.name, amount }))
          .toSorted((one, other) => (one.former_number < other.former_number ? -1 : 1)),
      );
      expect(await world.audit()).toEqual([]);
      expect(await dues()).toEqual(openAt(app));

      const undone = await world.undo(id);
      expect(undone).toMatchObject({ state: 'undone', problem: null });
      expect(await world.audit()).toEqual([]);
      expect(await world.figures()).toEqual(before);

      const again = await world.check(id);
      expect(again.found).toMatchObject({ unanswered_groups: 0, to_book: app.payouts.length });
      expect((await world.book(id)).found).toMatchObject({ booked_amount: money(paidBy(app)) });
      expect(await world.audit()).toEqual([]);
    });
  });

  const paidInBooks = () =>
    world.asShop((tx) =>
      tx
        .selectFrom('payouts as p')
        .innerJoin('vendors as v', 'v.id', 'p.vendor_id')
        .select(['p.former_number', 'v.name as vendor', 'p.amount'])
        .where('p.counts', '=', true)
        .orderBy('p.former_number')
        .execute(),
    );
  const dues = async () => {
    const rows = await world.asShop((tx) =>
      tx
        .selectFrom('vendor_totals as t')
        .innerJoin('vendors as v', 'v.id', 't.vendor_id')
        .select(['v.name', 't.due'])
        .where(
          'v.name',
          'in',
          app.vendors.map(({ name }) => name),
        )
        .execute(),
    );
    return Object.fromEntries(rows.map(({ name, due }) => [name, due]));
  };
});

/** The sum that the former app owes each vendor. */
function openAt({ vendors, unpaid }: OldApp): Record<string, number> {
  const open = vendors.map((vendor) => {
    const rows = unpaid.filter(({ product }) => product.vendor === vendor);
    return [vendor.name, rows.reduce((sum, { amount }) => sum + amount, 0)] as const;
  });
  return Object.fromEntries(open);
}

function paidBy({ payouts }: OldApp): number {
  return payouts.reduce((sum, { amount }) => sum + amount, 0);
}

type Place = {
  readonly payout: string;
  readonly order: string;
  readonly sku: string;
  readonly cause: string;
};

function byPlace(one: Place, other: Place): number {
  const key = ({ payout, order, sku, cause }: Place) => [payout, order, sku, cause].join(' ');
  return key(one) < key(other) ? -1 : 1;
}

const cents = (text: string) => Math.round(Number(text) * 100);
const money = (minor: number) => (minor / 100).toFixed(2);
