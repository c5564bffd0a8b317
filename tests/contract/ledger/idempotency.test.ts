import { beforeAll, describe, expect, it } from 'vitest';
import { withIdempotency, type KeyedRequest } from '../../../packages/server/src/ledger/idempotency.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertShop, insertVendor, someDay } from '../rows.ts';

forEachDatabase((name, open) => {
  let database: Database;
  let who: KeyedRequest['who'];
  beforeAll(async () => {
    database = await open();
  });
  const request = async (changes: Partial<KeyedRequest> = {}): Promise<KeyedRequest> => {
    const shopId = await database.asSystem((tx) => insertShop(tx));
    who = { shopId, vendorIds: null };
    return { who, key: 'one', operation: 'createPayout', body: { a: 1, b: [2] }, now: someDay, ...changes };
  };
  const addVendor = async (tx: Tx) => ({ status: 201, body: { id: await insertVendor(tx, who.shopId) } });
  const vendors = async () =>
    (await database.asShop(who, (tx) => tx.selectFrom('vendors').select('id').execute())).length;

  it('answers the same request the same again, and works once', async () => {
    const asked = await request();
    const first = await withIdempotency(database, asked, addVendor);
    const again = await withIdempotency(database, { ...asked, body: { b: [2], a: 1 } }, addVendor);
    expect(first).toMatchObject({ is: 'answered', isReplay: false, answer: { status: 201 } });
    expect(again).toEqual({ ...first, isReplay: true });
    expect(await vendors()).toBe(1);
  });

  it('refuses the key for another body and for another operation', async () => {
    const asked = await request();
    await withIdempotency(database, asked, addVendor);
    for (const other of [{ body: { a: 1, b: ['2'] } }, { operation: 'payAllVendors' }]) {
      expect(await withIdempotency(database, { ...asked, ...other }, addVendor)).toMatchObject({
        is: 'refused',
        status: 422,
        code: 'idempotency_key_reused',
      });
    }
    expect(await vendors()).toBe(1);
  });

  it('keeps keys of shops apart', async () => {
    await withIdempotency(database, await request(), addVendor);
    expect(await withIdempotency(database, await request({ body: 'other' }), addVendor)).toMatchObject({
      is: 'answered',
    });
  });

  it('keeps nothing when the work fails, and gives the key back', async () => {
    const asked = await request();
    const failing = withIdempotency(database, asked, async (tx) => {
      await addVendor(tx);
      throw new Error('no luck');
    });
    await expect(failing).rejects.toThrow('no luck');
    expect(await vendors()).toBe(0);
    expect(await withIdempotency(database, asked, addVendor)).toMatchObject({
      is: 'answered',
      isReplay: false,
    });
  });

  describe('an attempt that died', () => {
    const reserved = async (asked: KeyedRequest) => {
      // The row of a process that ended between the reservation and the answer.
      await withIdempotency(database, asked, addVendor);
      await database.asShop(who, (tx) =>
        tx.updateTable('idempotency_keys').set({ status: null, answer: null }).execute(),
      );
    };

    it('is in flight for ten seconds and is then taken over', async () => {
      const asked = await request();
      await reserved(asked);
      const after = (seconds: number) => ({ ...asked, now: new Date(someDay.getTime() + seconds * 1000) });
      expect(await withIdempotency(database, after(9), addVendor)).toMatchObject({
        status: 409,
        code: 'in_flight',
      });
      expect(await withIdempotency(database, after(10), addVendor)).toMatchObject({
        is: 'answered',
        isReplay: false,
      });
      expect(await withIdempotency(database, after(11), addVendor)).toMatchObject({ isReplay: true });
    });
  });

  it.runIf(name === 'postgresql')('works once for many at once', async () => {
    const asked = await request();
    const outcomes = await Promise.all(
      Array.from({ length: 30 }, () => withIdempotency(database, asked, addVendor)),
    );
    expect(await vendors()).toBe(1);
    const worked = outcomes.filter((outcome) => outcome.is === 'answered' && !outcome.isReplay);
    expect(worked).toHaveLength(1);
    expect(outcomes.every((one) => one.is === 'answered' || one.code === 'in_flight')).toBe(true);
  });
});
