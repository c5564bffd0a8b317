import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { By } from '../../../packages/server/src/common/by.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { endOfHistory } from '../../../packages/server/src/ledger/audit-history.ts';
import { record, type Entry } from '../../../packages/server/src/ledger/record.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { insertShop, insertVendor, someDay } from '../rows.ts';

const person: By = { kind: 'person', id: 7, address: '203.0.113.9', device: 'Firefox on Windows' };
const job: By = { kind: 'job', name: 'statements' };

const paid = (id: number): Entry => ({ event: 'payout.created', id, after: { amount: '12.00' } });

async function shopIn(database: Database) {
  const ids = await database.asSystem(async (tx) => {
    const shopId = await insertShop(tx);
    return { shopId, vendorId: await insertVendor(tx, shopId) };
  });
  const { shopId } = ids;
  const add = (entries: readonly Entry[], by: By = person, vendorIds: readonly number[] | null = null) =>
    database.asShop({ shopId, vendorIds }, (tx) => record(tx, { shopId, by, now: someDay }, entries));
  const faults = () =>
    database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) => audit(tx, shopId));
  return { ...ids, add, faults, rows: () => rowsOf(database, shopId) };
}

function rowsOf(database: Database, shopId: number) {
  return database.asSystem((tx) =>
    tx.selectFrom('history').selectAll().where('shop_id', '=', shopId).orderBy('seq').execute(),
  );
}

/** As the owner of the database, who can take the guards away. */
function tamper(database: Database, change: (tx: Tx) => Promise<unknown>): Promise<void> {
  return database.asSystem(async (tx) => {
    await sql`alter table history disable trigger user`.execute(tx);
    await change(tx);
    await sql`alter table history enable trigger user`.execute(tx);
  });
}

describe('the history', () => {
  forEachDatabase((_name, open) => {
    it('numbers the entries of each shop, and chains each to the one before', async () => {
      const database = await open();
      const [one, other] = [await shopIn(database), await shopIn(database)];
      await one.add([paid(11), paid(12)]);
      await other.add([paid(90)], job);
      await one.add([{ event: 'vendor.updated', id: one.vendorId, reason: 'asked by phone' }], job);

      const rows = await one.rows();
      expect(
        rows.map(({ seq, event, object_type, object_id }) => [seq, event, object_type, object_id]),
      ).toEqual([
        [1, 'payout.created', 'payout', '11'],
        [2, 'payout.created', 'payout', '12'],
        [3, 'vendor.updated', 'vendor', String(one.vendorId)],
      ]);
      expect(rows.map(({ prev_hash }) => prev_hash)).toEqual([
        Buffer.of(),
        ...rows.slice(0, 2).map(({ hash }) => hash),
      ]);
      expect(rows[2]).toMatchObject({
        by_kind: 'job',
        by_id: null,
        by_name: 'statements',
        origin_id: null,
        vendor_id: one.vendorId,
        reason: 'asked by phone',
        at: someDay,
      });
      expect((await other.rows()).map(({ seq }) => seq)).toEqual([1]);
      expect(await one.faults()).toEqual([]);
      expect(
        await database.asShop({ shopId: one.shopId, vendorIds: null }, (tx) => endOfHistory(tx, one.shopId)),
      ).toEqual({ seq: 3, hash: rows[2]?.hash.toString('hex') });
    });

    it('keeps an origin once, beside the chain', async () => {
      const database = await open();
      const { add, rows, faults } = await shopIn(database);
      await add([paid(1)]);
      await add([paid(2)]);
      await add([paid(3)], { ...person, device: 'Safari on iPhone' });
      const [first, second, third] = await rows();
      expect(first?.origin_id).toBe(second?.origin_id);
      expect(third?.origin_id).not.toBe(first?.origin_id);
      await database.asSystem((tx) =>
        tx.updateTable('history_origins').set({ address: '', device: '' }).execute(),
      );
      expect(await faults()).toEqual([]);
    });

    it('has no entry of an act that was rolled back, and no gap for it', async () => {
      const database = await open();
      const { shopId, add, rows } = await shopIn(database);
      await expect(
        database.asShop({ shopId, vendorIds: null }, async (tx) => {
          await record(tx, { shopId, by: person, now: someDay }, [paid(1)]);
          throw new Error('too late');
        }),
      ).rejects.toThrow('too late');
      await add([paid(2)]);
      expect((await rows()).map(({ seq, object_id }) => [seq, object_id])).toEqual([[1, '2']]);
    });

    it('never changes, even for the owner of the database', async () => {
      const database = await open();
      const { shopId, add, rows } = await shopIn(database);
      await add([paid(1)]);
      const before = await rows();
      const changes = [
        sql`update history set reason = 'another'`,
        sql`delete from history`,
        sql`truncate history cascade`,
        sql`update history_heads set seq = 0`,
        sql`delete from history_heads`,
      ];
      for (const change of changes) {
        await expect(database.asSystem((tx) => change.execute(tx))).rejects.toThrow(
          /history only grows|end of a history only moves on/,
        );
        await expect(
          database.asShop({ shopId, vendorIds: null }, (tx) => change.execute(tx)),
        ).rejects.toThrow(/permission denied/);
      }
      expect(await rows()).toEqual(before);
    });

    it('is found out by the audit where an entry was changed, taken out, put in or cut off', async () => {
      const database = await open();
      const { shopId, add, faults } = await shopIn(database);
      await add([paid(1), paid(2), paid(3), paid(4)]);
      const fault = (id: number) => [{ what: 'history entry', id, expected: 1, found: 0 }];
      const kept = await rowsOf(database, shopId);
      const putBack = () =>
        tamper(database, async (tx) => {
          await sql`delete from history where shop_id = ${shopId}`.execute(tx);
          const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
          for (const row of kept) {
            const values = { ...row, before: json(row.before), after: json(row.after) };
            await tx.insertInto('history').values(values).execute();
          }
        });

      await tamper(database, (tx) =>
        sql`update history set after = '{"amount": "1200.00"}' where shop_id = ${shopId} and seq = 2`.execute(
          tx,
        ),
      );
      expect(await faults()).toEqual(fault(2));
      await putBack();
      expect(await faults()).toEqual([]);

      // With a hash that fits its own contents, the next one no longer does.
      await tamper(database, (tx) =>
        sql`update history h set by_id = 8, hash = history_hash((h.shop_id, h.seq, h.at, h.by_kind, 8, h.by_name, h.origin_id,
          h.event, h.object_type, h.object_id, h.vendor_id, h.before, h.after, h.reason, h.prev_hash, h.hash)::history)
          where shop_id = ${shopId} and seq = 2`.execute(tx),
      );
      expect(await faults()).toEqual(fault(3));
      await putBack();

      await tamper(database, (tx) =>
        sql`delete from history where shop_id = ${shopId} and seq = 3`.execute(tx),
      );
      expect(await faults()).toEqual(fault(3));
      await putBack();

      await tamper(database, (tx) =>
        sql`delete from history where shop_id = ${shopId} and seq = 4`.execute(tx),
      );
      expect(await faults()).toEqual(fault(4));
      await tamper(database, (tx) => sql`delete from history where shop_id = ${shopId}`.execute(tx));
      expect(await faults()).toEqual(fault(1));
    });

    it('is for its own shop alone, and not for vendors, whose own acts are in it', async () => {
      const database = await open();
      const [one, other] = [await shopIn(database), await shopIn(database)];
      await one.add([paid(1)]);
      await one.add([{ event: 'vendor.updated', id: one.vendorId }], { ...person, id: 8 }, [one.vendorId]);
      expect((await one.rows()).map(({ seq, by_id }) => [seq, by_id])).toEqual([
        [1, 7],
        [2, 8],
      ]);
      const seen = (shopId: number, vendorIds: readonly number[] | null) =>
        database.asShop({ shopId, vendorIds, readOnly: true }, async (tx) => {
          const counts = [];
          for (const table of ['history', 'history_heads', 'history_origins'] as const) {
            counts.push((await tx.selectFrom(table).select('shop_id').execute()).length);
          }
          return counts;
        });
      expect(await seen(one.shopId, null)).toEqual([2, 1, 2]);
      expect(await seen(one.shopId, [one.vendorId])).toEqual([0, 0, 0]);
      expect(await seen(other.shopId, null)).toEqual([0, 0, 0]);
      await expect(
        database.asShop({ shopId: other.shopId, vendorIds: null }, (tx) =>
          record(tx, { shopId: one.shopId, by: job, now: someDay }, [paid(1)]),
        ),
      ).rejects.toThrow(/row-level security/);
      await expect(
        database.asShop({ shopId: other.shopId, vendorIds: null }, (tx) =>
          record(tx, { shopId: one.shopId, by: person, now: someDay }, [paid(1)]),
        ),
      ).rejects.toThrow(/not of this session/);
    });
  });

  forDatabase('postgresql', (open) => {
    it('has no gap, and is read in the order of commits, while many act at once', async () => {
      const database = await open();
      const { shopId, add, rows, faults } = await shopIn(database);
      const paying = { isOver: false };
      const read: number[] = [];
      const reader = (async () => {
        for (let last = false; ; last = paying.isOver) {
          const after = read.at(-1) ?? 0;
          const fresh = await database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) =>
            tx.selectFrom('history').select('seq').where('seq', '>', after).orderBy('seq').execute(),
          );
          read.push(...fresh.map(({ seq }) => seq));
          if (last) return;
        }
      })();
      await Promise.all(
        Array.from({ length: 40 }, (_, nth) =>
          nth % 2 === 0
            ? add([paid(nth), paid(nth)])
            : database.asShop({ shopId, vendorIds: null }, async (tx) => {
                await record(tx, { shopId, by: job, now: someDay }, [paid(nth)]);
                await sql`select count(*) from generate_series(1, ${nth * 500}::int8)`.execute(tx);
              }),
        ),
      );
      paying.isOver = true;
      await reader;
      const all = Array.from({ length: 60 }, (_, nth) => nth + 1);
      expect((await rows()).map(({ seq }) => seq)).toEqual(all);
      expect(read).toEqual(all);
      expect(await faults()).toEqual([]);
    });
  });
});
