import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { stopImports } from '../../../packages/server/src/imports/run/under-way.ts';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { draft } from '../operations/rule-drafts.ts';
import { fillShops, password, vendorOf, type Shop } from '../operations/shops.ts';
import { startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { openRouted, type Routed } from './open.ts';
import { homeOf, homes } from './placement.ts';

let routed: Routed;
let server: TestServer;
let shops: readonly { shop: Shop; vendor: string; currency: string }[];
beforeEach(async () => {
  routed = await openRouted(inject('postgresUrl'));
  const { alder, birch } = await fillShops(routed.database);
  shops = [
    { shop: alder, vendor: 'Lantern Loom', currency: 'GBP' },
    { shop: birch, vendor: 'Twig', currency: 'USD' },
  ];
  server = await startServer(routed.database);
});
afterEach(async () => {
  await stopImports(routed.database);
  await server.close();
  await routed.database.close();
});

const ownerOf = async ({ domain }: Shop) =>
  (await server.ok('createToken', { body: { email: `owner@${domain}`, password } })).access;

async function importOrder(token: string, vendor: string, currency: string): Promise<void> {
  const text = ordersCsv([anOrderRow({ Vendor: vendor, Currency: currency })]);
  const files = [{ role: 'orders', name: 'orders.csv', size: Buffer.byteLength(text) }];
  const { id } = await server.ok('createImport', { token, body: { files } });
  const headers = { 'content-type': 'text/csv' };
  await server.ok('uploadImportFile', { token, params: { id, role: 'orders' }, text, headers });
  await server.ok('startImport', { token, params: { id } });
  await expect
    .poll(async () => (await server.ok('getImport', { token, params: { id } })).state, { interval: 20 })
    .toBe('done');
}

it('two shops go from the import to the portal, each in its own database', async () => {
  const paid: string[] = [];
  for (const { shop, vendor, currency } of shops) {
    const token = await ownerOf(shop);
    await importOrder(token, vendor, currency);
    await server.ok('saveRules', { token, body: { rules: [draft()] } });
    await settled(server);
    const { results: lines } = await server.ok('listCommissions', { token, query: { page_size: 100 } });
    expect(lines.find(({ title }) => title === 'Clay mug')).toMatchObject({ commission_amount: '4.00' });
    const run = await server.ok('createPayRun', { token, body: { method: 'by_hand' } });
    const of = (amount: string) => ({ token, params: { id: run.id }, body: { expected_amount: amount } });
    const approved = await server.ok('approvePayRun', of(run.amount));
    expect(await server.ok('markPayRunSent', of(approved.to_send.amount))).toMatchObject({ state: 'done' });
    paid.push(run.amount);
  }
  server.now = new Date('2026-04-02T12:00:00Z');
  const portals = [];
  for (const { shop, vendor } of shops) {
    const token = await ownerOf(shop);
    const month = { first_day: '2026-03-01', last_day: '2026-03-31' };
    await server.ok('createStatement', { token, body: { vendor: vendorOf(shop, vendor), ...month } });
    const body = { email: `vendor@${shop.domain}`, password };
    const { access } = await server.ok('loginVendor', { body });
    const payouts = await server.ok('listPayouts', { token: access });
    const statements = await server.ok('listStatements', { token: access });
    portals.push({ payouts: payouts.count, closing: statements.results.map(({ closing }) => closing) });
    const who = { shopId: shop.id, vendorIds: null };
    expect(await routed.database.asShop(who, (tx) => audit(tx, shop.id))).toEqual([]);
  }
  expect(paid).toEqual(['34.20', '24.00']);
  expect(portals).toEqual([
    { payouts: 2, closing: ['0.00'] },
    { payouts: 1, closing: ['0.00'] },
  ]);
  for (const home of homes) {
    const rows = await routed.rowsAt(home);
    const living = shops.map(({ shop }) => shop.id).filter((id) => homeOf(id) === home);
    expect([...rows.keys()]).toEqual(living);
    expect(Math.min(...rows.values())).toBeGreaterThan(50);
  }
  expect(routed.added()).toEqual([]);
});
