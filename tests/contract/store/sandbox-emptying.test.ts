import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { fillShop } from '../../../packages/server/demo/fill-shop.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { createSandboxWork } from '../../../packages/server/src/jobs/sandboxes.ts';
import {
  askForSandbox,
  emptySandbox,
  sandboxOf,
} from '../../../packages/server/src/queries/shops/sandboxes.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertFixture } from '../access/fixture.ts';
import { digestOfShops } from '../access/rows-of-shop.ts';
import { noon, secretsKey } from '../server.ts';

/*
 * A sandbox is emptied of everything, the books among it, which no other shop ever gives up.
 */

const rowsOf = async (database: Database, shopId: number) => {
  const { rows } = await database.asSystem((tx) =>
    sql<{ lines: number; payouts: number; statements: number; entries: number }>`
      select (select count(*)::int4 from line_items where shop_id = ${shopId}) as lines,
        (select count(*)::int4 from payouts where shop_id = ${shopId}) as payouts,
        (select count(*)::int4 from statements where shop_id = ${shopId}) as statements,
        (select count(*)::int4 from ledger_entries where shop_id = ${shopId}) as entries`.execute(tx),
  );
  return rows[0];
};

forEachDatabase((_name, open) => {
  it('is filled, emptied and filled again, and no other shop loses a row', { timeout: 300_000 }, async () => {
    const database = await open();
    const { alder } = await insertFixture(database);
    const shopId = alder.ids.first.shop;
    const before = await digestOfShops(database, [shopId]);
    const now = noon;
    const said: string[] = [];
    const work = createSandboxWork({
      database,
      secrets: sealerOf(secretsKey),
      publicUrl: () => 'https://consignment.example',
      clock: () => now,
      fill: (of, given) =>
        fillShop(of, {
          ...given,
          report: async (description, progress) => {
            said.push(description);
            await given.report(description, progress);
          },
        }),
    });
    const { signal } = new AbortController();
    const fill = async () => {
      await database.asSystem((tx) => askForSandbox(tx, shopId, now));
      expect(await work.dueShops()).toEqual([shopId]);
      await work.run(shopId, signal);
      expect(await work.dueShops()).toEqual([]);
    };
    await fill();
    const { id } = await database.asSystem((tx) =>
      tx.selectFrom('shops').select('id').where('sandbox_of', '=', shopId).executeTakeFirstOrThrow(),
    );
    const first = await rowsOf(database, id);
    expect(first?.lines).toBeGreaterThan(500);
    expect(first?.statements).toBeGreaterThan(10);
    expect(said).toContain('Paying vendors');
    expect(await database.asSystem((tx) => sandboxOf(tx, shopId))).toMatchObject({
      state: 'ready',
      progress: 100,
    });

    await database.asSystem((tx) =>
      tx
        .insertInto('commission_rules')
        .values({
          shop_id: id,
          place: 'global',
          version: 1,
          from_day: '2026-01-01',
          steps: '[]',
          made_at: now,
        })
        .execute(),
    );
    const kept = await database.asSystem((tx) => emptySandbox(tx, shopId, now));
    expect(kept).toBe(id);
    expect(await rowsOf(database, id)).toEqual({ lines: 0, payouts: 0, statements: 0, entries: 0 });
    await fill();
    expect(await rowsOf(database, id)).toEqual(first);
    const { [`sandboxes of shop ${String(shopId)}`]: added, ...after } = await digestOfShops(database, [
      shopId,
    ]);
    expect(added).toBeDefined();
    expect(after).toEqual(before);
  });

  it('that cannot be filled says so, and is filled when it is asked for again', async () => {
    const database = await open();
    const { alder } = await insertFixture(database);
    const shopId = alder.ids.first.shop;
    let isBroken = true;
    const work = createSandboxWork({
      database,
      secrets: sealerOf(secretsKey),
      publicUrl: () => 'https://consignment.example',
      clock: () => noon,
      fill: () => (isBroken ? Promise.reject(new Error('The disk is full.')) : Promise.resolve()),
    });
    const { signal } = new AbortController();
    const ask = () => database.asSystem((tx) => askForSandbox(tx, shopId, noon));
    const state = async () => (await database.asSystem((tx) => sandboxOf(tx, shopId)))?.state;
    await ask();
    await expect(work.run(shopId, signal)).rejects.toThrow('The disk is full.');
    expect(await state()).toBe('failed');
    isBroken = false;
    await ask();
    await work.run(shopId, signal);
    expect(await state()).toBe('ready');
  });

  it('goes on after a process that ended in the middle', async () => {
    const database = await open();
    const { alder } = await insertFixture(database);
    const shopId = alder.ids.first.shop;
    const stopping = new AbortController();
    const given = {
      database,
      secrets: sealerOf(secretsKey),
      publicUrl: () => 'https://consignment.example',
      clock: () => noon,
    };
    await database.asSystem((tx) => askForSandbox(tx, shopId, noon));
    const stopped = createSandboxWork({
      ...given,
      fill: async (_of, { report }) => {
        stopping.abort();
        await report('Importing orders', 0);
      },
    });
    await stopped.run(shopId, stopping.signal);
    expect(await stopped.dueShops()).toEqual([shopId]);
    await createSandboxWork({ ...given, fill: () => Promise.resolve() }).run(
      shopId,
      new AbortController().signal,
    );
    expect((await database.asSystem((tx) => sandboxOf(tx, shopId)))?.state).toBe('ready');
  });

  it('a shop with people cannot be emptied or become a sandbox', async () => {
    const database = await open();
    const { alder, birch } = await insertFixture(database);
    const { shop } = alder.ids.first;
    const before = await digestOfShops(database, [shop]);
    const asSystem = (text: ReturnType<typeof sql>) => database.asSystem((tx) => text.execute(tx));
    await expect(asSystem(sql`select empty_sandbox(${shop})`)).rejects.toThrow('is not a sandbox');
    await expect(
      asSystem(sql`update shops set sandbox_of = ${birch.ids.first.shop} where id = ${shop}`),
    ).rejects.toThrow('cannot become');
    await expect(
      asSystem(sql`with a as (select set_config('app.emptied_shop', ${String(shop)}, true))
        delete from ledger_entries using a where shop_id = ${shop}`),
    ).rejects.toThrow('the ledger only grows');
    await expect(asSystem(sql`truncate ledger_entries`)).rejects.toThrow('the ledger only grows');
    expect(await digestOfShops(database, [shop])).toEqual(before);
  });
});
