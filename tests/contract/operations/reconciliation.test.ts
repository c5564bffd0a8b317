import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import { csvOf } from '../../unit/import/files.ts';
import { aReportRow, reportHeader } from '../../unit/server/reconciliation/report.ts';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { comparing, type Comparing } from '../reconciliation/comparing.ts';
import { startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { fillShops, lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

/** An order that the books do not have, beside none of theirs. */
const one = anOrderRow({ 'Created at': '2024-03-05 10:00:00 +0000', 'Refunded Amount': '0.00' });
const file = ordersCsv([one]);
const csv = { 'content-type': 'text/csv' };

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let compare: Comparing;
  beforeEach(async () => {
    const database = await open();
    ({ alder } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    await settled(server);
    compare = comparing(database, alder.id);
  });
  afterEach(() => server.close());

  const sent = (text: string, role = 'orders', more: object = {}) => ({
    token: tokens.owner,
    query: { role, name: 'export.csv', ...more },
    text,
    headers: csv,
  });
  async function compareText(text: string, role = 'orders') {
    const answer = await server.ok('compareFile', sent(text, role));
    await compare.run();
    return answer;
  }
  const list = async (query: Record<string, string | number> = {}) =>
    (await server.ok('listDifferences', { token: tokens.owner, query })).results;
  const first = async (query: Record<string, string | number> = {}) => {
    const [found] = await list(query);
    if (found === undefined) throw new Error('There is no difference.');
    return found;
  };
  const about = (id: number, body?: object) => ({
    token: tokens.owner,
    params: { id },
    ...(body === undefined ? {} : { body }),
  });

  describe('a file that is compared', () => {
    it('is read without being imported, and its differences are listed', async () => {
      const before = await server.database.asSystem((tx) =>
        sql`select count(*) from orders`.execute(tx).then(({ rows }) => rows),
      );
      const { run, files, platform } = await compareText(file);
      expect(run).toMatchObject({ state: 'running', because: 'file', step: 'orders', progress: 0 });
      expect(platform).toBeNull();
      expect(files).toEqual([
        {
          id: expect.any(Number) as number,
          role: 'orders',
          name: 'export.csv',
          size: Buffer.byteLength(file),
          records: 1,
          first_day: '2024-03-05',
          last_day: '2024-03-05',
          problem_count: 0,
          problems: [],
          by: 'owner@alder.example',
          uploaded_at: server.now.toISOString(),
          compared: null,
          open: 0,
          aside: 0,
        },
      ]);
      expect(await list()).toEqual([
        {
          id: expect.any(Number) as number,
          group: 'orders',
          kind: 'order_missing_here',
          source: 'orders',
          file: 'export.csv',
          state: 'open',
          title: '#1001',
          amount: '10.00',
          currency: 'GBP',
          facts: [
            { field: 'order', form: 'text', here: null, there: '#1001' },
            { field: 'day', form: 'day', here: null, there: '2024-03-05' },
            { field: 'lines', form: 'number', here: null, there: '1' },
            { field: 'sales', form: 'money', here: null, there: '10.00' },
            { field: 'total', form: 'money', here: null, there: '0.00' },
          ],
          order: { id: null, name: '#1001', platform_id: '5001' },
          line_item: null,
          product: null,
          payout: null,
          vendor: null,
          since: expect.any(String) as string,
          seen_at: expect.any(String) as string,
          aside: null,
          settled_at: null,
          remedies: ['take_order'],
        },
      ]);
      expect(
        await server.database.asSystem((tx) =>
          sql`select count(*) from orders`.execute(tx).then(({ rows }) => rows),
        ),
      ).toEqual(before);
      const after = await server.ok('getReconciliation', { token: tokens.owner });
      expect(after).toMatchObject({
        run: { state: 'done', progress: 100, step: null, found: 1, settled: 0, problem: '' },
        files: [{ open: 1 }],
        checked_at: expect.any(String) as string,
        agrees_since: null,
      });
    });

    it('takes the place of the one before, and its differences go with it', async () => {
      await compareText(file);
      await compareText(ordersCsv([{ ...one, Name: '#1002', Id: '5002' }]));
      expect((await list()).map(({ title }) => title)).toEqual(['#1002']);
      const { files } = await server.ok('getReconciliation', { token: tokens.owner });
      expect(files).toHaveLength(1);
      const [kept] = files;
      const answer = await server.ok('deleteComparedFile', about(kept?.id ?? 0));
      expect(answer).toMatchObject({ files: [], agrees_since: expect.any(String) as string });
      expect(await list()).toEqual([]);
      expect(await list({ state: 'settled' })).toHaveLength(2);
      await server.refused('deleteComparedFile', 404, about(kept?.id ?? 0));
    });

    it('lists the rows that cannot be read, and compares the others', async () => {
      const broken = { ...one, Name: '#1002', Id: '5002', 'Lineitem price': 'ten' };
      await compareText(ordersCsv([one, broken]));
      const { files } = await server.ok('getReconciliation', { token: tokens.owner });
      expect(files[0]).toMatchObject({
        records: 1,
        problem_count: 1,
        problems: [{ row: 3, detail: expect.stringContaining('is not compared') as string }],
      });
      expect(await list()).toHaveLength(1);
    });

    it('asks how its dates are written, and keeps nothing until it knows', async () => {
      const open = ordersCsv([{ ...one, 'Created at': '05/03/2024 10:00' }]);
      const problem = await server.refused('compareFile', 422, sent(open));
      expect(problem).toMatchObject({
        code: 'date_order_required',
        errors: [{ pointer: '?date_order' }],
        date_questions: [{ role: 'orders' }],
      });
      const answer = await server.ok('compareFile', sent(open, 'orders', { date_order: 'day_first' }));
      expect(answer.files[0]).toMatchObject({ first_day: '2024-03-05' });
      const report = csvOf(reportHeader, [aReportRow({ Date: '05/03/2024' })]);
      expect(await server.refused('compareFile', 422, sent(report, 'paypal'))).toMatchObject({
        date_questions: [{ role: 'paypal', samples: [{ column: 'Date' }] }],
      });
      const rows = await server.database.asSystem((tx) =>
        tx.selectFrom('compared_sources').select('state').execute(),
      );
      expect(rows).toEqual([{ state: 'read' }]);
    });

    it('is refused where it is another file, empty or no text, and nothing is kept', async () => {
      const texts = [
        '',
        'a,b\n1,2\n',
        file.split('\n').slice(0, 1).join('\n'),
        '\u0000\u0001',
        '<html></html>',
      ];
      for (const text of texts) {
        const problem = await server.refused('compareFile', 422, sent(text));
        expect(problem).toMatchObject({ code: 'compared_file_refused' });
      }
      expect(await server.refused('compareFile', 422, sent(file, 'paypal'))).toMatchObject({
        detail: expect.stringContaining('orders export') as string,
      });
      await server.refused('compareFile', 400, sent(file, 'products'));
      await server.refused('compareFile', 415, {
        ...sent(file),
        headers: { 'content-type': 'application/zip' },
      });
      const { files } = await server.ok('getReconciliation', { token: tokens.owner });
      expect(files).toEqual([]);
    });

    it('keeps hostile texts as texts', async () => {
      const name = `<script>alert(1)</script>\u202e=HYPERLINK("x")${'x'.repeat(100_000)}`;
      await compareText(
        ordersCsv([{ ...one, 'Lineitem name': name, 'Lineitem sku': "'; drop table orders; --" }]),
      );
      expect(await first()).toMatchObject({ title: '#1001' });
      const odd = ordersCsv([{ ...one, Name: `=1+1 ${'y'.repeat(5000)}` }]);
      await compareText(odd);
      const found = await first();
      expect(found.title.length).toBeLessThanOrEqual(500);
      const records = recordsOf(
        await fetchFile(server, '/api/reconciliation/differences/?format=csv', csvFor(tokens.owner)),
      );
      expect(records[0]?.['Subject']).toMatch(/^'=1\+1/);
      const kept = await server.ok('compareFile', {
        ...sent(file),
        query: { role: 'orders', name: 'a\u202e\u0007b.csv' },
      });
      expect(kept.files[0]?.name).toBe('ab.csv');
    });

    it('may be uploaded while a comparison is under way, which another one follows', async () => {
      await server.ok('startReconciliation', { token: tokens.owner });
      await server.ok('compareFile', sent(file));
      await compare.run();
      expect(await list({ group: 'orders' })).toHaveLength(1);
      const { run } = await server.ok('getReconciliation', { token: tokens.owner });
      expect(run).toMatchObject({ because: 'file', state: 'done' });
    });
  });

  describe('a difference', () => {
    it('stays aside while its figures do, and comes back when they change', async () => {
      await compareText(file);
      const { id } = await first();
      const aside = await server.ok('setDifferenceAside', about(id, { reason: ' A test order. ' }));
      expect(aside).toMatchObject({
        state: 'aside',
        aside: { reason: 'A test order.', by: 'owner@alder.example', at: server.now.toISOString() },
      });
      expect(await list()).toEqual([]);
      await compareText(file);
      expect(await list()).toEqual([]);
      expect(await list({ state: 'aside' })).toHaveLength(1);
      await compareText(ordersCsv([{ ...one, 'Lineitem price': '11.00' }]));
      expect(await first()).toMatchObject({ id, state: 'open', amount: '11.00', aside: null });
    });

    it('is brought back by hand, once', async () => {
      await compareText(file);
      const { id } = await first();
      await server.ok('setDifferenceAside', about(id, { reason: 'Known.' }));
      expect(await server.ok('bringDifferenceBack', about(id))).toMatchObject({ state: 'open', aside: null });
      expect(await server.refused('bringDifferenceBack', 409, about(id))).toMatchObject({ code: 'stale' });
      const { results } = await server.ok('listHistory', {
        token: tokens.owner,
        query: { group: 'imports' },
      });
      expect(results.slice(0, 2).map(({ event, reason }) => [event, reason])).toEqual([
        ['difference.brought_back', ''],
        ['difference.set_aside', 'Known.'],
      ]);
    });

    it('is not set aside without a reason, nor once it is settled', async () => {
      await compareText(file);
      const { id } = await first();
      await server.refused('setDifferenceAside', 400, about(id, { reason: '' }));
      await server.refused('setDifferenceAside', 400, about(id, { reason: ' \n ' }));
      await server.refused('setDifferenceAside', 400, about(id, { reason: 'x'.repeat(501) }));
      await compareText(ordersCsv([{ ...one, Name: '#1002', Id: '5002' }]));
      expect(await server.refused('setDifferenceAside', 409, about(id, { reason: 'Known.' }))).toMatchObject({
        code: 'stale',
      });
      expect(await server.ok('getDifference', about(id))).toMatchObject({ state: 'settled', remedies: [] });
    });

    it('takes its order in from the file, and is settled by that', async () => {
      await compareText(file);
      const { id } = await first();
      const taken = await server.ok('importComparedOrder', about(id));
      expect(taken).toMatchObject({ state: 'settled', order: { name: '#1001' } });
      const rows = await server.database.asSystem((tx) =>
        tx.selectFrom('orders').select(['name', 'platform_id']).where('name', '=', '#1001').execute(),
      );
      expect(rows).toEqual([{ name: '#1001', platform_id: '5001' }]);
      expect(await server.refused('importComparedOrder', 409, about(id))).toMatchObject({ code: 'stale' });
    });

    it('takes its order in once, however often it is pressed at once', async () => {
      await compareText(file);
      const { id } = await first();
      const presses = await Promise.all([1, 2, 3].map(() => server.ask('importComparedOrder', about(id))));
      expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
      const { results } = await server.ok('listHistory', {
        token: tokens.owner,
        query: { group: 'imports' },
      });
      expect(results.filter(({ event }) => event === 'difference.order_taken')).toHaveLength(1);
    });

    it('asks for no platform where none is connected', async () => {
      await compareText(file);
      const { id } = await first();
      expect(await server.refused('fetchOrderAgain', 422, about(id))).toMatchObject({
        code: 'platform_not_connected',
      });
    });

    it('is not another shop’s, nor a vendor’s', async () => {
      await compareText(file);
      const { id } = await first();
      const calls = [
        ['getDifference', {}],
        ['setDifferenceAside', { body: { reason: 'Known.' } }],
        ['bringDifferenceBack', {}],
        ['fetchOrderAgain', {}],
        ['importComparedOrder', {}],
      ] as const;
      for (const [name, more] of calls) {
        await server.refused(name, 404, { token: tokens.stranger, params: { id }, ...more });
        await server.refused(name, 403, { token: tokens.vendor, params: { id }, ...more });
        await server.refused(name, 403, { token: tokens.rep, params: { id }, ...more });
      }
      expect((await server.ok('listDifferences', { token: tokens.stranger })).count).toBe(0);
      expect((await server.ok('countDifferences', { token: tokens.stranger })).open).toBe(0);
      expect((await server.ok('getReconciliation', { token: tokens.stranger })).files).toEqual([]);
    });
  });

  describe('the list', () => {
    beforeEach(async () => {
      const rows = [1, 2, 3, 4].map((nth) => ({
        ...one,
        Name: `#200${nth}`,
        Id: `600${nth}`,
        'Lineitem price': `${nth * 10}.00`,
      }));
      await compareText(ordersCsv(rows));
      // The vendors have no way to be paid by PayPal.
      await server.database.asSystem((tx) =>
        tx.updateTable('shops').set({ payout_method: 'paypal' }).where('id', '=', alder.id).execute(),
      );
      await server.ok('startReconciliation', { token: tokens.owner });
      await compare.run();
    });

    it('is filtered, searched, sorted and paged, and counted', async () => {
      expect((await list({ group: 'orders', ordering: '-amount' })).map(({ amount }) => amount)).toEqual([
        '40.00',
        '30.00',
        '20.00',
        '10.00',
      ]);
      expect((await list({ group: 'orders', ordering: 'amount' }))[0]).toMatchObject({ amount: '10.00' });
      expect((await list({ search: '2003' })).map(({ title }) => title)).toEqual(['#2003']);
      expect(await list({ search: '%' })).toEqual([]);
      const ofVendor = await list({ vendor_id: vendorOf(alder, 'Lantern Loom') });
      expect(ofVendor).toMatchObject([
        {
          kind: 'vendor_without_way',
          vendor: { name: 'Lantern Loom' },
          amount: '28.00',
          remedies: ['open_payment_settings', 'open_vendor'],
        },
      ]);
      const page = await server.ok('listDifferences', {
        token: tokens.owner,
        query: { group: 'orders', page: 2, page_size: 3 },
      });
      expect(page).toMatchObject({ count: 4, results: [{}] });
      const counts = await server.ok('countDifferences', { token: tokens.owner });
      expect(counts).toMatchObject({
        open: 8,
        aside: 0,
        groups: [
          { group: 'orders', open: 4 },
          { group: 'payouts', open: 0 },
          { group: 'books', open: 0 },
          { group: 'blockers', open: 4 },
        ],
        kinds: [
          { kind: 'order_missing_here', open: 4, aside: 0 },
          { kind: 'vendor_without_way', open: 4, aside: 0 },
        ],
      });
      const { id } = await first({ group: 'orders' });
      await server.ok('setDifferenceAside', about(id, { reason: 'Known.' }));
      expect(await server.ok('countDifferences', { token: tokens.owner })).toMatchObject({
        open: 7,
        aside: 1,
      });
      expect(
        (await server.ok('listDifferences', { token: tokens.owner, query: { state: 'aside' } })).count,
      ).toBe(1);
    });

    it('comes as a file', async () => {
      const path = '/api/reconciliation/differences/?format=csv&group=orders&ordering=-amount';
      const records = recordsOf(await fetchFile(server, path, csvFor(tokens.owner)));
      expect(records).toHaveLength(4);
      expect(records[0]).toMatchObject({
        Kind: 'Order missing here',
        Subject: '#2004',
        'Other Side': 'export.csv',
        Amount: '40.00',
        Currency: 'GBP',
        'In the Books': '',
        Order: '#2004',
        State: 'open',
      });
    });
  });

  describe('a comparison', () => {
    it('runs alone in its shop, and compares the books and what holds payouts up', async () => {
      const begun = await server.ok('startReconciliation', { token: tokens.owner });
      expect(begun.run).toMatchObject({ state: 'running', because: 'asked', progress: 0 });
      expect(await server.refused('startReconciliation', 409, { token: tokens.owner })).toMatchObject({
        code: 'reconciliation_under_way',
      });
      await compare.run();
      // Its vendor has something due, and is hidden.
      expect(await list()).toMatchObject([
        { kind: 'vendor_without_way', title: 'Zinc', amount: '4.00', remedies: ['open_vendor'] },
      ]);
      await server.database.asSystem((tx) =>
        tx.updateTable('vendors').set({ hidden: false }).where('name', '=', 'Zinc').execute(),
      );
      await server.database.asSystem((tx) =>
        tx
          .updateTable('vendor_totals')
          .set((eb) => ({ due: eb('due', '+', 5) }))
          .where('vendor_id', '=', vendorOf(alder, 'Ash'))
          .execute(),
      );
      await server.database.asSystem((tx) =>
        tx
          .updateTable('line_items')
          .set({
            tracked_vendor_id: null,
            commission_state: 'unassigned',
            commission_reason: 'no_vendor',
            commission_full: 0,
          })
          .where('id', '=', lineOf(alder, 'fern'))
          .execute(),
      );
      await server.ok('startReconciliation', { token: tokens.owner });
      await compare.run();
      expect(await list({ ordering: 'since' })).toMatchObject([
        {
          kind: 'total_off',
          title: 'Ash',
          amount: '0.05',
          facts: [{ field: 'due', here: '3.05', there: '3.00' }],
          remedies: ['recalculate_totals', 'open_vendor'],
        },
        {
          kind: 'line_without_vendor',
          title: '#fern · fern',
          amount: '7.00',
          line_item: lineOf(alder, 'fern'),
          order: { name: '#fern' },
          remedies: ['open_order', 'open_product'],
        },
      ]);
      await server.ok('recalculateTotals', { token: tokens.owner });
      await settled(server);
      await server.ok('startReconciliation', { token: tokens.owner });
      await compare.run();
      expect((await list()).map(({ kind }) => kind)).toEqual(['line_without_vendor']);
    });

    it('ends as failed where it cannot go on, and lets the next one begin', async () => {
      await server.ok('startReconciliation', { token: tokens.owner });
      await server.database.asSystem((tx) => sql`alter table vendor_totals rename to gone`.execute(tx));
      await expect(compare.run()).rejects.toThrow('vendor_totals');
      await server.database.asSystem((tx) => sql`alter table gone rename to vendor_totals`.execute(tx));
      expect((await server.ok('getReconciliation', { token: tokens.owner })).run).toMatchObject({
        state: 'failed',
        problem: expect.stringContaining('Start it again') as string,
      });
      await server.ok('startReconciliation', { token: tokens.owner });
      await compare.run();
      expect((await server.ok('getReconciliation', { token: tokens.owner })).run).toMatchObject({
        state: 'done',
      });
    });
  });

  describe('payouts against a report', () => {
    const pay = (method: string, vendor = 'Lantern Loom', title = 'lamp') =>
      server.ok('createPayout', {
        token: tokens.owner,
        headers: { 'idempotency-key': `${method} ${title}` },
        body: { vendor: vendorOf(alder, vendor), line_item_ids: [lineOf(alder, title)], method },
      });
    const paid = async (method: 'paypal' | 'bank') => {
      const { payout } = (await pay('by_hand')) as unknown as { payout?: { id: number } };
      const id = payout?.id ?? (await lastPayout());
      await server.database.asSystem((tx) =>
        tx.updateTable('payouts').set({ method, status: 'paid' }).where('id', '=', id).execute(),
      );
      return id;
    };
    const lastPayout = () =>
      server.database.asSystem(async (tx) => {
        const { id } = await tx
          .selectFrom('payouts')
          .select('id')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirstOrThrow();
        return id;
      });
    const around = [
      aReportRow({
        Date: '03/01/2026',
        Type: 'Express Checkout Payment',
        Gross: '50.00',
        'Custom Number': '',
        'Transaction ID': 'A',
      }),
      aReportRow({
        Date: '03/31/2026',
        Type: 'Express Checkout Payment',
        Gross: '50.00',
        'Custom Number': '',
        'Transaction ID': 'B',
      }),
    ];
    const report = (...rows: Parameters<typeof aReportRow>[0][]) =>
      csvOf(reportHeader, [...around, ...rows.map(aReportRow)]);

    it('finds a payment that PayPal does not have, and settles once it has', async () => {
      const id = await paid('paypal');
      await compareText(report(), 'paypal');
      const missing = await first({ group: 'payouts' });
      expect(missing).toMatchObject({
        kind: 'payout_missing_there',
        source: 'paypal',
        payout: { id },
        vendor: { name: 'Lantern Loom' },
        amount: '5.00',
        remedies: ['open_payout', 'open_vendor'],
      });
      await compareText(
        report({ Date: '03/15/2026', Gross: '-5.00', 'Custom Number': `po_${id}_1` }),
        'paypal',
      );
      expect(await list({ group: 'payouts' })).toEqual([]);
    });

    it('finds another amount in a bank statement, and settles no payout', async () => {
      const id = await paid('bank');
      const body = (amount: string) => ({
        name: 'march.csv',
        text: `Date,Text,Amount\n2026-03-01,Rent,-900.00\n2026-03-16,PO-${id},${amount}\n2026-03-31,Fee,-1.00`,
        columns: {
          separator: ',',
          decimal: '.',
          date: 'YYYY-MM-DD',
          header_rows: 1,
          date_column: 1,
          amount: { column: 3 },
          text_columns: [2],
        },
      });
      const { files } = await server.ok('compareBankStatement', { token: tokens.owner, body: body('-4.00') });
      expect(files[0]).toMatchObject({
        role: 'bank',
        name: 'march.csv',
        records: 1,
        first_day: '2026-03-01',
        last_day: '2026-03-31',
      });
      await compare.run();
      expect(await first({ group: 'payouts' })).toMatchObject({
        kind: 'payout_amount_differs',
        amount: '1.00',
        file: 'march.csv',
      });
      await server.ok('compareBankStatement', { token: tokens.owner, body: body('-5.00') });
      await compare.run();
      expect(await list({ group: 'payouts' })).toEqual([]);
      const problem = await server.refused('compareBankStatement', 422, {
        token: tokens.owner,
        body: { text: '<Document><broken' },
      });
      expect(problem).toMatchObject({ code: 'bank_text_refused', errors: [{ pointer: '/text' }] });
    });
  });
});
