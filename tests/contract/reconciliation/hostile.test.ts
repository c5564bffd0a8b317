import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { forEachDatabase } from '../../databases.ts';
import { anOrderRow, csvOf, ordersCsv } from '../../unit/import/files.ts';
import { aReportRow, reportHeader } from '../../unit/server/reconciliation/report.ts';
import { refundsCsv, aRefund } from '../import/shop.ts';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { fillShops, signInAll, type Tokens } from '../operations/shops.ts';
import { startServer, type TestServer } from '../server.ts';
import { comparing, type Comparing } from './comparing.ts';

/* Files that mean harm, or were mistreated on their way: each is read as what it says, or refused with what to do, and none of
 * them stops a comparison. */

const order = anOrderRow({ 'Created at': '2024-03-05 10:00:00 +0000', 'Refunded Amount': '0.00' });
const orders = ordersCsv([order]);
const report = (...rows: Parameters<typeof aReportRow>[0][]) =>
  csvOf(
    reportHeader,
    rows.map((row) => aReportRow({ Date: '03/15/2026', ...row })),
  );
const columns = {
  separator: ',',
  decimal: '.',
  date: 'YYYY-MM-DD',
  header_rows: 1,
  date_column: 1,
  amount: { column: 3 },
  text_columns: [2],
};

forEachDatabase((name, open) => {
  let server: TestServer;
  let tokens: Tokens;
  let compare: Comparing;
  beforeAll(async () => {
    const database = await open();
    const { alder } = await fillShops(database);
    server = await startServer(database);
    tokens = await signInAll(server);
    compare = comparing(database, alder.id);
  });
  afterAll(() => server.close());
  /** Nothing is left of a file that was refused, and no comparison has failed. */
  afterEach(async () => {
    expect(server.failures).toEqual([]);
    expect(readdirSync(join(server.dataDir, 'compared'))).toEqual([]);
    const { rows } = await server.database.asSystem((tx) =>
      sql<{ state: string }>`select state from compared_sources where state <> 'read'
        union all select state from reconciliation_runs where state = 'failed'`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  const sent = (file: string | Buffer, role: string) => ({
    token: tokens.owner,
    query: { role, name: 'file.csv' },
    headers: { 'content-type': 'text/csv' },
    ...(typeof file === 'string' ? { text: file } : { bytes: file }),
  });
  async function compared(file: string | Buffer, role = 'orders') {
    const { files } = await server.ok('compareFile', sent(file, role));
    await compare.run();
    const { results } = await server.ok('listDifferences', { token: tokens.owner });
    return {
      file: files.find((one) => one.role === role),
      found: results.filter(({ source }) => source === role),
    };
  }
  const refusal = async (file: string | Buffer, role: string) => {
    const { code, detail } = await server.refused('compareFile', 422, sent(file, role));
    expect(code).toBe('compared_file_refused');
    return detail;
  };

  describe('a hostile file', () => {
    it('is read in whatever encoding a spreadsheet has left it', async () => {
      const accented = ordersCsv([{ ...order, 'Lineitem name': 'Café cup' }]);
      const bom = Buffer.from([0xff, 0xfe]);
      const files = [
        Buffer.from(`\uFEFF${accented}`),
        Buffer.concat([bom, Buffer.from(accented, 'utf16le')]),
        Buffer.from(accented, 'latin1'),
        Buffer.from(accented.replaceAll('\n', '\r\n')),
        Buffer.from(`sep=,\r\n${accented}`),
      ];
      for (const file of files) {
        const { file: read, found } = await compared(file);
        expect(read).toMatchObject({ records: 1, problem_count: 0 });
        expect(found.map(({ title }) => title)).toEqual(['#1001']);
      }
    });

    it('is refused with what to do where it is no text of one encoding', async () => {
      const broken = Buffer.concat([Buffer.from(orders), Buffer.from('éééé'), Buffer.from([0xff, 0x0a])]);
      const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0, 0]);
      expect(await refusal(broken, 'orders')).toContain("save it as 'CSV UTF-8'");
      expect(await refusal(zip, 'orders')).toContain('workbook');
      expect(await refusal(zip, 'paypal')).toBe(
        "The PayPal file is a workbook and no CSV. Download the activity from PayPal as CSV again, or save it as 'CSV UTF-8'.",
      );
    });

    it('is refused as the file that it is', async () => {
      expect(await refusal(orders, 'paypal')).toContain('It looks like the orders export.');
      expect(await refusal(report({}), 'orders')).toContain('It looks like PayPal’s report of activity.');
      expect(await refusal(refundsCsv([aRefund()]), 'orders')).toContain(
        'It looks like the list of refunds.',
      );
      const german =
        'Datum,Uhrzeit,Typ,Status,Währung,Brutto,Transaktionscode\n01.03.2026,12:00,Zahlung,Abgeschlossen,EUR,"-1,00",T1\n';
      expect(await refusal(german, 'paypal')).toBe(
        "The PayPal file lacks the columns 'Date', 'Type', 'Currency', 'Gross', 'Transaction ID'. Its headings must be in English: 'Date', 'Type', 'Status', 'Currency', 'Gross', 'Transaction ID'. Set the language of the PayPal account to English, and download the activity again.",
      );
    });

    it('may have a cell of any size, up to one that is never closed', async () => {
      const huge = '😀'.repeat(300_000);
      const { file, found } = await compared(ordersCsv([{ ...order, 'Lineitem name': huge }]));
      expect(file).toMatchObject({ records: 1 });
      expect(found).toHaveLength(1);
      const open = orders.replace('Clay mug', '"Clay mug');
      expect(await refusal(`${open}${'x'.repeat(5 * 1024 * 1024)}`, 'orders')).toContain('is never closed');
      const wide = `${orders.split('\n', 1)[0] ?? ''}${',x'.repeat(200_000)}\n`;
      expect(await refusal(wide, 'orders')).not.toBe('');
    });

    it('has texts cut between characters, not within one', async () => {
      const cut = (most: number) => `${'x'.repeat(most - 1)}😀`;
      const text = report(
        {
          'Custom Number': '',
          'To Email Address': cut(255),
          'Transaction ID': cut(100),
          Status: 'Completed',
        },
        {
          Type: `Payout ${cut(248)}`,
          Status: cut(100),
          'Transaction ID': 'TX2',
          'Reference Txn ID': cut(100),
        },
      );
      const { file, found } = await compared(text, 'paypal');
      expect(file).toMatchObject({ records: 2, problem_count: 0 });
      expect(found.map(({ kind }) => kind)).toEqual(['payout_paid_there_only']);
      const name = `#${cut(499)}`;
      expect((await compared(ordersCsv([{ ...order, Name: name }]))).found).toHaveLength(1);
      const body = { text: `Date,Text,Amount\n2026-03-16,PO-900000 ${cut(250)},-5.00`, columns };
      await server.ok('compareBankStatement', { token: tokens.owner, body });
      await compare.run();
      const bad = [
        `Date,Text,Amount\n2026-03-16,PO-900000 \ud83d,-5.00`,
        `Date,Text,Amount\n2026-03-16,PO-9\u0000,-5.00`,
      ];
      for (const one of bad) {
        const { status } = await server.ask('compareBankStatement', {
          token: tokens.owner,
          body: { text: one, columns },
        });
        expect([201, 400, 422]).toContain(status);
      }
      await compare.run();
    });

    it('reports each payment once, however often it has a row', async () => {
      const twice = report(
        { 'Custom Number': '', 'Transaction ID': 'SAME', 'To Email Address': 'someone@other.example' },
        { 'Custom Number': '', 'Transaction ID': 'SAME', 'To Email Address': 'someone@other.example' },
      );
      expect((await compared(twice, 'paypal')).found).toHaveLength(1);
      const { file, found } = await compared(ordersCsv([order, { ...order }, order]));
      expect(found).toHaveLength(1);
      expect(file?.records).toBe(1);
    });

    it('has amounts and counts beyond measure as problems of their rows, or as much as can be counted', async () => {
      const { file } = await compared(
        report({ Gross: `-${'9'.repeat(40)}.00` }, { Gross: '-99999999999999.99' }, { Gross: '-1.00' }),
        'paypal',
      );
      expect(file).toMatchObject({ records: 1, problem_count: 2 });
      const most = { Order: '#fern', Sku: 'fern', Units: '2147483647' };
      const { found } = await compared(refundsCsv([aRefund(most), aRefund(most), aRefund(most)]), 'refunds');
      expect(found.map(({ kind }) => kind)).toEqual(['refund_missing_here']);
    });

    it('keeps formulas and markup as texts, in the list and in its export', async () => {
      const formula = '=HYPERLINK("http://evil.example","pay")';
      const { found } = await compared(
        report({ 'Custom Number': '', 'To Email Address': formula, 'Transaction ID': '<b>T</b>' }),
        'paypal',
      );
      expect(found.map(({ title }) => title)).toEqual([formula]);
      const path = '/api/reconciliation/differences/?format=csv&group=payouts';
      const records = recordsOf(await fetchFile(server, path, csvFor(tokens.owner)));
      expect(records.map((record) => record['Subject'])).toContain(`'${formula}`);
    });
  });

  if (name === 'postgresql') {
    it('of 50 MB is read without holding it', { timeout: 300_000 }, async () => {
      const [header = '', row = ''] = report({
        Type: 'Express Checkout Payment',
        'Custom Number': '',
        Gross: '12.00',
        Note: 'x'.repeat(2000),
      }).split('\n');
      const count = Math.ceil((50 * 1024 ** 2) / row.length);
      const file = Buffer.from(`${header}\n${`${row}\n`.repeat(count)}`);
      const before = process.memoryUsage().heapUsed;
      const { file: read } = await compared(file, 'paypal');
      expect(read).toMatchObject({ size: file.length, records: 0, problem_count: 0 });
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 ** 2);
    });
  }
});
