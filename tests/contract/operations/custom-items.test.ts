import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import type { TestServer } from '../server.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  beforeEach(() => {
    ({ server, alder, birch, tokens } = world());
    loom = vendorOf(alder, 'Lantern Loom');
  });

  const add = (commission: string) =>
    server.ok('createCustomItem', {
      token: tokens.owner,
      body: { title: 'Window display', commission, vendor_id: loom },
    });
  const remove = (id: number) => server.ok('deleteCustomItem', { token: tokens.owner, params: { id } });
  const refused = (id: number, status: number, token = tokens.owner) =>
    server.refused('deleteCustomItem', status, { token, params: { id } });
  const totals = async () =>
    (await server.ok('getVendor', { token: tokens.owner, params: { id: loom } })).commission_totals;
  const listed = async (id: number, token = tokens.owner) => {
    const page = await server.ok('listCommissions', { token, query: { vendor_id: loom } });
    return page.results.find((line) => line.id === id);
  };
  const postings = async (lineId: number) => {
    const { rows } = await server.database.asSystem((tx) =>
      sql<{ kind: string; account: string; amount: number }>`
        select t.kind, e.account, e.amount from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
        where t.line_item_id = ${lineId} order by t.id, e.account`.execute(tx),
    );
    return rows.map(({ kind, account, amount }) => `${kind} ${account} ${amount}`);
  };
  const expectClean = async () => {
    const who = { shopId: alder.id, vendorIds: null };
    expect(await server.database.asShop(who, (tx) => audit(tx, alder.id))).toEqual([]);
  };

  describe('a custom item', () => {
    it('has the date on which it was added, where its vendor may see dates', async () => {
      const { id } = await add('25.00');
      expect(await listed(id)).toMatchObject({ order: null, processed_at: server.now.toISOString() });
      expect(await listed(id, tokens.vendor)).toMatchObject({ processed_at: server.now.toISOString() });
      const hide = (meta_value: string) =>
        server.ok('createShopMeta', {
          token: tokens.owner,
          body: { meta_key: 'vendor_field_order_date', meta_value },
        });
      await hide('false');
      expect(await listed(id, tokens.vendor)).not.toHaveProperty('processed_at');
      await hide('true');
      await remove(id);
    });

    it('is removed while it is unpaid: its vendor has what it had, and the ledger has both', async () => {
      const before = await totals();
      const { id } = await add('-7.77');
      expect((await totals()).due).not.toBe(before.due);
      await remove(id);
      expect(await totals()).toEqual(before);
      expect(await listed(id)).toBeUndefined();
      expect(await postings(id)).toEqual([
        'custom_item commission_expense -777',
        'custom_item vendor_payable 777',
        'reversal commission_expense 777',
        'reversal vendor_payable -777',
      ]);
      await expectClean();
      await refused(id, 404);
    });

    it('is not removed once it is paid, and again when the payout is deleted', async () => {
      const before = await totals();
      const { id } = await add('30.00');
      const body = { vendor: loom, line_item_ids: [id] };
      const payout = await server.ok('createPayout', { token: tokens.owner, body });
      expect((await refused(id, 409)).code).toBe('already_paid');
      await server.ok('deletePayout', { token: tokens.owner, params: { id: payout.id } });
      await remove(id);
      expect(await totals()).toEqual(before);
      // A payout lists it, so it stays and earns nothing.
      expect(await listed(id)).toMatchObject({
        commission_state: 'ineligible',
        commission_reason: 'removed',
        commission_amount: '0.00',
      });
      await expectClean();
      await refused(id, 404);
    });

    it('and nothing else is removed, by the shop alone', async () => {
      const { id } = await add('1.00');
      const missing = await refused(999_999, 404);
      const foreign = await refused(id, 404, tokens.stranger);
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      await refused(id, 403, tokens.vendor);
      await refused(id, 403, tokens.rep);
      await refused(alder.lines['lamp'] ?? 0, 404);
      await refused(birch.lines['twig'] ?? 0, 404);
      await remove(id);
    });
  });
});
