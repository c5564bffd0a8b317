import type { MemberRole } from '@consignment/domain/people/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, csvOf, ordersCsv } from '../../unit/import/files.ts';
import { aReportRow, reportHeader } from '../../unit/server/reconciliation/report.ts';
import {
  fillShops,
  lineOf,
  password,
  signInAll,
  vendorOf,
  type Shop,
  type Tokens,
} from '../operations/shops.ts';
import { startServer, type Asked, type TestServer } from '../server.ts';
import { comparing } from './comparing.ts';

/* Two shops compare files about orders of the same names and ids: neither sees, settles or writes anything of the other. */

const at = { 'Created at': '2024-03-05 10:00:00 +0000', 'Refunded Amount': '0.00' };
const alders = ordersCsv([
  anOrderRow({ ...at, 'Lineitem name': 'Alder’s mug' }),
  anOrderRow({ ...at, Name: '#1002', Id: '5002', 'Lineitem name': 'Alder’s bowl' }),
]);
const birchs = ordersCsv([anOrderRow({ ...at, Currency: 'USD', 'Lineitem name': 'Birch’s mug' })]);
const statement = {
  text: 'Date,Text,Amount\n2026-03-16,PO-900000,-5.00',
  columns: {
    separator: ',',
    decimal: '.',
    date: 'YYYY-MM-DD',
    header_rows: 1,
    date_column: 1,
    amount: { column: 3 },
    text_columns: [2],
  },
};

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let of: { card: number; aside: number; file: number };
  const upload = (token: string, text: string, role = 'orders') => ({
    token,
    query: { role, name: `${role}.csv` },
    text,
    headers: { 'content-type': 'text/csv' },
  });
  const listed = async (token: string, query: Record<string, string | number> = {}) =>
    (await server.ok('listDifferences', { token, query })).results;

  beforeAll(async () => {
    const database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    const { files } = await server.ok('compareFile', upload(tokens.owner, alders));
    await comparing(database, alder.id).run();
    const [first, second] = await listed(tokens.owner, { group: 'orders' });
    of = { card: first?.id ?? 0, aside: second?.id ?? 0, file: files[0]?.id ?? 0 };
    await server.ok('setDifferenceAside', {
      token: tokens.owner,
      params: { id: of.aside },
      body: { reason: 'Alder’s reason.' },
    });
  });
  afterAll(() => server.close());

  /** Everything that is stored of a shop's comparisons. */
  const stored = (shop: Shop) =>
    server.database.asSystem(async (tx) => {
      const tables = [
        'compared_sources',
        'compared_orders',
        'differences',
        'difference_counts',
        'orders',
        'line_items',
      ];
      const found = [];
      for (const table of tables) {
        const { rows } = await sql`select to_jsonb(t) as row from ${sql.table(table)} t
          where shop_id = ${shop.id} order by to_jsonb(t)::text`.execute(tx);
        found.push([table, rows]);
      }
      return found;
    });
  const calls = (): [Parameters<TestServer['ask']>[0], Asked][] => [
    ['getReconciliation', {}],
    ['countDifferences', {}],
    ['listDifferences', {}],
    ['getDifference', { params: { id: of.card } }],
    ['startReconciliation', {}],
    ['compareFile', { query: { role: 'orders' }, text: birchs, headers: { 'content-type': 'text/csv' } }],
    ['compareBankStatement', { body: statement }],
    ['deleteComparedFile', { params: { id: of.file } }],
    ['setDifferenceAside', { params: { id: of.card }, body: { reason: 'Known.' } }],
    ['bringDifferenceBack', { params: { id: of.aside } }],
    ['fetchOrderAgain', { params: { id: of.card } }],
    ['importComparedOrder', { params: { id: of.card } }],
  ];
  const statusesFor = async (token?: string) => {
    const found: Record<string, number> = {};
    for (const [id, asked] of calls()) {
      found[id] = (await server.ask(id, { ...asked, ...(token === undefined ? {} : { token }) })).status;
    }
    return found;
  };

  describe('a shop', () => {
    it('answers 404 for what is another’s, and has nothing of it in its lists', async () => {
      const before = await stored(alder);
      const statuses = await statusesFor(tokens.stranger);
      expect(statuses).toEqual({
        getReconciliation: 200,
        countDifferences: 200,
        listDifferences: 200,
        getDifference: 404,
        startReconciliation: 201,
        compareFile: 201,
        compareBankStatement: 201,
        deleteComparedFile: 404,
        setDifferenceAside: 404,
        bringDifferenceBack: 404,
        fetchOrderAgain: 404,
        importComparedOrder: 404,
      });
      await comparing(server.database, birch.id).run();
      expect(await stored(alder)).toEqual(before);
      const own = await listed(tokens.stranger);
      expect(JSON.stringify(own)).not.toContain('Alder');
      expect(own.filter(({ group }) => group === 'orders').map(({ title }) => title)).toEqual(['#1001']);
      expect(await listed(tokens.stranger, { state: 'aside' })).toEqual([]);
      expect(await listed(tokens.stranger, { vendor_id: vendorOf(alder, 'Ash') })).toEqual([]);
      expect(await listed(tokens.stranger, { search: '1002' })).toEqual([]);
      const seen = await server.ok('getReconciliation', { token: tokens.stranger });
      expect(seen.files.map(({ by }) => by)).toEqual(['owner@birch.example', 'owner@birch.example']);
    });

    it('settles nothing of another shop when its own file goes, and takes its own order in alone', async () => {
      const before = await stored(alder);
      await server.ok('compareFile', upload(tokens.stranger, birchs));
      await comparing(server.database, birch.id).run();
      const [own] = await listed(tokens.stranger, { group: 'orders' });
      await server.ok('importComparedOrder', { token: tokens.stranger, params: { id: own?.id ?? 0 } });
      const { files } = await server.ok('getReconciliation', { token: tokens.stranger });
      for (const { id } of files)
        await server.ok('deleteComparedFile', { token: tokens.stranger, params: { id } });
      expect(await stored(alder)).toEqual(before);
    });

    it('sees nothing of the payout or the vendor that its report names where these are another’s', async () => {
      const pay = await server.ok('createPayout', {
        token: tokens.owner,
        headers: { 'idempotency-key': 'isolation' },
        body: {
          vendor: vendorOf(alder, 'Lantern Loom'),
          line_item_ids: [lineOf(alder, 'lamp')],
          method: 'by_hand',
        },
      });
      expect(pay).toBeTruthy();
      const [made] = await server.database.asSystem((tx) =>
        sql<{ id: number }>`select id from payouts where shop_id = ${alder.id} order by id desc limit 1`
          .execute(tx)
          .then(({ rows }) => rows),
      );
      const report = csvOf(reportHeader, [
        aReportRow({
          Date: '03/15/2026',
          Currency: 'USD',
          Gross: '-5.00',
          'Custom Number': `po_${made?.id ?? 0}_1`,
          Name: '',
          'To Email Address': '',
        }),
      ]);
      await server.ok('compareFile', upload(tokens.stranger, report, 'paypal'));
      const text = `Date,Text,Amount\n2026-03-16,PO-${made?.id ?? 0},-5.00`;
      await server.ok('compareBankStatement', { token: tokens.stranger, body: { ...statement, text } });
      await comparing(server.database, birch.id).run();
      const found = await listed(tokens.stranger, { group: 'payouts' });
      expect(
        found.map(({ source, kind, payout: of_, vendor }) => [source, kind, of_, vendor]).toSorted(),
      ).toEqual([
        ['bank', 'payout_paid_there_only', null, null],
        ['paypal', 'payout_paid_there_only', null, null],
      ]);
      expect(JSON.stringify(found)).not.toContain('Lantern');
    });
  });

  describe('a person', () => {
    it('of the portal, of the sales reps or of no shop is refused every call', async () => {
      const before = await stored(alder);
      const all = (status: number) => Object.fromEntries(calls().map(([id]) => [id, status]));
      expect(await statusesFor()).toEqual(all(401));
      expect(await statusesFor(tokens.vendor)).toEqual(all(403));
      expect(await statusesFor(tokens.strangeVendor)).toEqual(all(403));
      expect(await statusesFor(tokens.rep)).toEqual(all(403));
      expect(await stored(alder)).toEqual(before);
    });

    it('of the shop may do what the role includes', async () => {
      const tokenOf = async (role: MemberRole) => {
        const email = `${role}@alder.example`;
        await server.database.asSystem(async (tx) => {
          await sql`insert into logins (email, password_hash, name, created_at)
            select ${email}, password_hash, ${email}, created_at from logins where email = 'owner@alder.example'`.execute(
            tx,
          );
          await sql`insert into shop_members (shop_id, login_id, role)
            select ${alder.id}, id, ${role} from logins where email = ${email}`.execute(tx);
        });
        return (await server.ok('createToken', { body: { email, password } })).access;
      };
      const support = await statusesFor(await tokenOf('support'));
      expect(Object.entries(support).filter(([, status]) => status !== 403)).toEqual([
        ['getReconciliation', 200],
        ['countDifferences', 200],
        ['listDifferences', 200],
        ['getDifference', 200],
      ]);
      for (const role of ['payer', 'bookkeeper'] as const) {
        const token = await tokenOf(role);
        for (const id of ['fetchOrderAgain', 'importComparedOrder'] as const) {
          await server.refused(id, 403, { token, params: { id: of.card } });
        }
        await server.ok('setDifferenceAside', { token, params: { id: of.card }, body: { reason: 'Known.' } });
        await server.ok('bringDifferenceBack', { token, params: { id: of.card } });
      }
      const token = await tokenOf('manager');
      await server.ok('importComparedOrder', { token, params: { id: of.card } });
    });
  });
});
