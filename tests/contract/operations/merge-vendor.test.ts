import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { eraseShop } from '../../../packages/server/src/queries/erasure.ts';
import { pagesOf } from '../exports/pdf.ts';
import { startServer, type TestServer } from '../server.ts';
import { insertQuestion } from '../asked-rows.ts';
import { settled } from '../settled.ts';
import { fillShops, lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let ash: number;
  let loom: number;
  beforeEach(async () => {
    const database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    ash = vendorOf(alder, 'Ash');
    loom = vendorOf(alder, 'Lantern Loom');
  });
  afterEach(() => server.close());

  const token = () => ({ token: tokens.owner });

  it('is offered for vendors of the same shop whose names look alike, until they are merged', async () => {
    const { database } = server;
    const name = (id: number, text: string) =>
      database.asSystem((tx) => tx.updateTable('vendors').set({ name: text }).where('id', '=', id).execute());
    expect(await server.ok('listAlikeVendors', token())).toEqual({ groups: [] });
    await name(ash, 'Lаntern\u200b Loom');
    await name(vendorOf(birch, 'Twig'), 'Lantern Loom');
    const found = await server.ok('listAlikeVendors', token());
    expect(found.groups.map((group) => group.map(({ id }) => id))).toEqual([
      [ash, loom].sort((a, b) => a - b),
    ]);
    await server.ok('mergeVendor', { ...token(), params: { id: ash }, body: { into: loom } });
    expect(await server.ok('listAlikeVendors', token())).toEqual({ groups: [] });
    await server.refused('listAlikeVendors', 403, { token: tokens.vendor });
  });

  const preview = (id: number, into: number) =>
    server.ok('previewVendorMerge', { ...token(), params: { id }, query: { into } });
  const merge = (id: number, body: object) => server.ok('mergeVendor', { ...token(), params: { id }, body });
  const refused = (id: number, body: object, status: number, as = tokens.owner) =>
    server.refused('mergeVendor', status, { token: as, params: { id }, body });
  const vendor = (id: number) => server.ok('getVendor', { ...token(), params: { id } });
  const put = async (id: number, body: object) => {
    await server.ok('updateVendor', { ...token(), params: { id }, body });
    await settled(server);
  };
  const expectClean = async () => {
    const who = { shopId: alder.id, vendorIds: null };
    expect(await server.database.asShop(who, (tx) => audit(tx, alder.id))).toEqual([]);
  };
  const shopTotals = async () => {
    const all = await server.ok('getCombinedCommissionTotals', token());
    return [all.commission_due, all.commission_paid, all.commission_earned];
  };

  const invoiceOf = async (as: string, id: number) => {
    const { url } = await server.ok('exportPayout', { token: as, query: { id } });
    const file = await fetch(new URL(url, server.url));
    return pagesOf(Buffer.from(await file.arrayBuffer()))
      .flat()
      .join('\n');
  };

  describe('a merge of two vendors', () => {
    it('matches its preview to the cent', async () => {
      await put(ash, { commission_rate: '80' });
      await put(loom, { commission_rate: '25', by_profit: false });
      await server.ok('createPayout', {
        ...token(),
        body: { vendor: ash, line_item_ids: [lineOf(alder, 'ash tray')], additional_pay: '1.50' },
      });
      // It holds the payments from then on.
      await put(ash, { paypal_email: 'ash@pay.example' });
      await server.ok('createCustomItem', {
        ...token(),
        body: { title: 'Rent', commission: '-2.00', vendor_id: ash },
      });
      await server.ok('updateLineItem', {
        ...token(),
        params: { id: lineOf(alder, 'fern') },
        body: { override_vendor: ash },
      });
      await server.database.asSystem((tx) =>
        insertQuestion(tx, alder.id, { vendor_id: ash, line_item_id: lineOf(alder, 'ash tray') }),
      );
      const [before, after] = [await vendor(loom), await vendor(ash)];
      const review = await preview(ash, loom);
      expect(review).toMatchObject({
        questions: 1,
        from: { id: ash, name: 'Ash', hidden: false, due: after.commission_totals.due, paid: '6.30' },
        into: { id: loom, name: 'Lantern Loom', due: before.commission_totals.due, paid: '0.00' },
        // 5.60 of the fern at 80 % become 1.75 at 25 %; the rent stays.
        unpaid_lines: 2,
        changed_lines: 1,
        paid_lines: 1,
        payouts: 1,
        products: 1,
        paid_after: '6.30',
        refused: null,
      });
      expect(Number(review.due_after)).toBeCloseTo(Number(before.commission_totals.due) + 1.75 - 2, 10);
      expect(review.settings).toEqual([
        { key: 'commission_rate', from: '80', into: '25' },
        { key: 'paypal_email', from: 'ash@pay.example', into: '' },
        { key: 'note', from: 'note on Ash', into: 'note on Lantern Loom' },
      ]);
      expect(review.accounts).toEqual([
        { name: 'vendor@alder.example', email: 'vendor@alder.example', of: 'into' },
        { name: 'waiting@alder.example', email: 'waiting@alder.example', of: 'from' },
      ]);
      // A preview changes nothing.
      expect(await vendor(ash)).toEqual(after);

      const { due_after, paid_after } = review;
      await merge(ash, { into: loom, expected: { due_after, paid_after } });
      await settled(server);
      const merged = await vendor(loom);
      expect(merged).toMatchObject({
        name: 'Lantern Loom',
        commission_rate: '25',
        paypal_email: '',
        commission_totals: { due: due_after, paid: paid_after },
        merged_vendors: [{ name: 'Ash', merged_date: server.now.toISOString() }],
      });
      await expectClean();
    });

    it('leads callers who ask for the old one to the one that stays, and lists it nowhere', async () => {
      const all = await shopTotals();
      const { due_after, paid_after } = await preview(ash, loom);
      await merge(ash, { into: loom, expected: { due_after, paid_after } });
      await settled(server);
      expect(await shopTotals()).toEqual(all);
      expect((await vendor(ash)).id).toBe(loom);
      const { results } = await server.ok('listCommissionTotals', token());
      expect(results.map(({ name }) => name)).not.toContain('Ash');
      const names = [];
      for (let id: number | undefined = results[0]?.id; id !== undefined;) {
        const { name, next_prev } = await vendor(id);
        names.push(name);
        id = next_prev?.next?.id;
      }
      expect(names).not.toContain('Ash');
      for (const [id, body] of [
        ['updateVendor', { note: 'x' }],
        ['replaceMetafields', { metafields: [] }],
        ['mergeVendor', { into: vendorOf(alder, 'Moss & Fern') }],
      ] as const) {
        await server.refused(id, id === 'mergeVendor' ? 409 : 404, { ...token(), params: { id: ash }, body });
      }
      const item = { title: 'T', commission: '1.00', vendor_id: ash };
      await server.refused('createCustomItem', 404, { ...token(), body: item });
      const override = { params: { id: lineOf(alder, 'lamp') }, body: { override_vendor: ash } };
      await server.refused('updateLineItem', 404, { ...token(), ...override });
      await expectClean();
    });

    it('gives the accounts of either all that both had, and leaves others as they were', async () => {
      const fern = vendorOf(alder, 'Moss & Fern');
      const own = () => server.ok('listOwnVendors', { token: tokens.vendor });
      await merge(ash, { into: fern });
      await settled(server);
      const { results } = await own();
      expect(results.map(({ id }) => id).toSorted()).toEqual([loom, fern].toSorted());
      const lines = await server.ok('listCommissions', {
        token: tokens.vendor,
        query: { vendor_id: fern },
      });
      expect(lines.results.map(({ title }) => title).toSorted()).toEqual(['ash tray', 'fern']);
      const accounts = await server.ok('listVendorAccounts', token());
      const waiting = accounts.results.find(({ vendor_signup_user_email: email }) =>
        email.startsWith('waiting'),
      );
      expect(waiting?.vendors).toEqual([{ id: fern, name: 'Moss & Fern' }]);
      const seen = await server.ok('getVendor', { token: tokens.vendor, params: { id: fern } });
      expect(seen).not.toHaveProperty('merged_vendors');
    });

    it('lists the rates by product type that go, and the remaining ones of both', async () => {
      const rate = (id: number, product_type: string, commission_rate: string) =>
        server.ok('createVendorProductTypeCommission', {
          ...token(),
          body: { vendor: id, product_type, commission_rate, commission_percentage: true },
        });
      await rate(ash, 'Lamps', '10');
      await rate(ash, 'Rugs', '20');
      await rate(loom, 'Rugs', '30');
      await settled(server);
      expect((await preview(ash, loom)).type_rates).toEqual([
        { product_type: 'Lamps', from: { commission_rate: '10', commission_percentage: true }, into: null },
        {
          product_type: 'Rugs',
          from: { commission_rate: '20', commission_percentage: true },
          into: { commission_rate: '30', commission_percentage: true },
        },
      ]);
      await merge(ash, { into: loom });
      const { results } = await server.ok('listVendorProductTypes', {
        ...token(),
        params: { vendorId: loom },
      });
      const rates = results.flatMap(({ product_type, commission }) =>
        commission === null ? [] : [`${product_type} ${commission.commission_rate}`],
      );
      expect(rates).toEqual(['Rugs 30']);
    });

    it('keeps the vendor’s name on its invoices', async () => {
      await put(ash, { contact_name: 'Asher Grey', city: 'Rye' });
      const body = { vendor: ash, line_item_ids: [lineOf(alder, 'ash tray')] };
      const { id } = await server.ok('createPayout', { ...token(), body });
      await merge(ash, { into: loom });
      await settled(server);
      const text = await invoiceOf(tokens.owner, id);
      expect(text).toContain('Asher Grey');
      expect(text).not.toContain('Lantern Loom');
      const payout = await server.ok('getPayout', { ...token(), params: { id } });
      expect(payout).toMatchObject({ vendor: loom, vendor_name: 'Lantern Loom' });
      // Its vendor gets the same document.
      expect(await invoiceOf(tokens.vendor, id)).toContain('Asher Grey');
      // An erased shop keeps the names of its vendors without personal data.
      const { issued_to: kept } = await server.database.asSystem(async (tx) => {
        await eraseShop(tx, alder.id, server.now);
        return tx.selectFrom('payouts').select('issued_to').where('id', '=', id).executeTakeFirstOrThrow();
      });
      expect(Object.values(kept ?? {}).filter((value) => value !== '')).toEqual(['Ash']);
    });

    it('is refused when it differs from its preview, is blocked, or is meaningless', async () => {
      const { due_after, paid_after } = await preview(ash, loom);
      const item = { title: 'Rent', commission: '1.00', vendor_id: ash };
      await server.ok('createCustomItem', { ...token(), body: item });
      const stale = await refused(ash, { into: loom, expected: { due_after, paid_after } }, 409);
      expect(stale).toMatchObject({ code: 'stale' });
      expect(stale.detail).toContain('Nothing has been merged');
      expect((await vendor(ash)).id).toBe(ash);

      await server.ok('updateVendor', { ...token(), params: { id: ash }, body: { commission_rate: '10' } });
      expect((await refused(ash, { into: loom }, 409)).code).toBe('recalculating');
      expect((await preview(ash, loom)).refused?.code).toBe('recalculating');
      await settled(server);

      expect((await refused(ash, { into: ash }, 422)).errors[0]?.pointer).toBe('/into');
      const missing = await refused(ash, { into: 999_999 }, 404);
      const foreign = await refused(ash, { into: vendorOf(birch, 'Twig') }, 404);
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      const strange = await refused(ash, { into: loom }, 404, tokens.stranger);
      const gone = await refused(999_999, { into: loom }, 404, tokens.stranger);
      expect({ ...strange, instance: '' }).toEqual({ ...gone, instance: '' });
      for (const as of [tokens.vendor, tokens.rep]) await refused(ash, { into: loom }, 403, as);
      await expectClean();
    });

    it('is done once when it is sent twice, at once or later', async () => {
      const { due_after, paid_after } = await preview(ash, loom);
      const body = { into: loom, expected: { due_after, paid_after } };
      const answers = await Promise.all(
        [1, 2, 3].map(() => server.ask('mergeVendor', { ...token(), params: { id: ash }, body })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      await settled(server);
      await merge(ash, body);
      expect((await vendor(loom)).commission_totals).toMatchObject({ due: due_after, paid: paid_after });
      expect((await vendor(loom)).merged_vendors).toHaveLength(1);
      await expectClean();
    });
  });
});
