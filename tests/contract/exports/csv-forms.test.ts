import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvSigns, type CsvChoice } from '../../../packages/domain/src/text/csv.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { forEachDatabase } from '../../databases.ts';
import type { Actor } from '../access/actors.ts';
import { rowOf, type Scenario } from '../access/calls.ts';
import { programOf } from '../access/program.ts';
import { answersCsv, operationIds, queryKeysOf, requestOf } from '../access/requests.ts';
import { openAccessWorld, type AccessWorld } from '../access/world.ts';
import { draft, percent } from '../operations/rule-drafts.ts';
import { insertLine, insertOrder } from '../rows.ts';
import { csvFor, fetchFile } from './files.ts';

/*
 * The form that a person chooses for lists: cell by cell the file with semicolons has what the file with commas has, but for the
 * decimals of numbers.
 */

/** The columns of numbers that may have decimals, in all lists. */
const decimals = new Set([
  ...[
    'Additional Pay',
    'Amount',
    'Amount when asked',
    'Available',
    'Commission',
    'Commission %',
    'Difference',
  ],
  ...['Discount', 'Due', 'Earned', 'Earning Potential', 'Fee', 'Held', 'Item Cost', 'On Paid Lines'],
  ...['Owed Back', 'Paid', 'Pending', 'Price', 'Running Total', 'Tax', 'Total', 'Would Have Earned'],
  ...['cap', 'floor'],
]);

/** A file that is the same for everybody, a file of any kind, and one that needs an approved pay run and has its test there. */
const others: readonly OperationId[] = ['getPayRunBankFile', 'downloadFile', 'getPayRunToSend'];
const lists = operationIds.filter((id) => answersCsv(id) && !others.includes(id));

forEachDatabase((_name, open) => {
  let world: AccessWorld;
  let scenario: Scenario;
  let owner: Actor;
  beforeAll(async () => {
    world = await openAccessWorld(await open());
    scenario = await world.addScenario();
    owner = scenario.actors.merchant;
    await plant();
  });
  afterAll(() => world.close());

  const prefer = (csv_form: CsvChoice, who = owner) =>
    world.server.ok('updatePreferences', { token: who.token ?? '', body: { csv_form } });
  const file = async (id: OperationId, token = owner.token ?? '') => {
    const call = rowOf(id).call(owner.own, owner);
    // All of the shop: not everything belongs to a vendor.
    const asked = Object.entries(call.query ?? {}).filter(([key]) => !key.startsWith('vendor'));
    const format = queryKeysOf(id).includes('format') ? { format: 'csv' } : {};
    const { path } = requestOf(id, { ...call, query: { ...Object.fromEntries(asked), ...format } }, null);
    const { status, bytes } = await fetchFile(world.server, `/api${path}`, csvFor(token));
    expect(status).toBe(200);
    return bytes.toString();
  };
  const rowsOf = (text: string, form: CsvChoice): string[][] =>
    parse(text, { bom: true, delimiter: csvSigns[form].separator, record_delimiter: '\r\n' });

  describe('a list as a file', () => {
    const seen = new Set<string>();

    it.each(lists)('%s has decimal commas in its numbers and nowhere else', async (id) => {
      await prefer('commas');
      const [header = [], ...rows] = rowsOf(await file(id), 'commas');
      await prefer('semicolons');
      const text = await file(id);
      expect(text.charAt(0)).toBe('\uFEFF');
      const [sameHeader, ...sameRows] = rowsOf(text, 'semicolons');
      expect(sameHeader).toEqual(header);
      expect(rows.length).toBeGreaterThan(0);
      expect(sameRows).toEqual(
        rows.map((row) =>
          row.map((cell, at) => (decimals.has(header[at] ?? '') ? cell.replace('.', ',') : cell)),
        ),
      );
      for (const [at, name] of header.entries()) if (rows.some((row) => row[at] !== '')) seen.add(name);
    });

    it('is one of all that have such a column', () => {
      const missing = [...decimals].filter((name) => !seen.has(name));
      expect(missing).toEqual([]);
    });
  });

  describe('the form of a list', () => {
    it('is that of one person, also in a link', async () => {
      await prefer('semicolons');
      const path = '/api/vendors/payouts/?format=csv';
      const direct = await fetchFile(world.server, path, csvFor(owner.token ?? ''));
      const { body } = await world.server.ask('listPayouts', {
        token: owner.token ?? '',
        query: { format: 'csv' },
      });
      const linked = await fetchFile(world.server, (body as { url: string }).url);
      expect(linked.bytes.toString()).toBe(direct.bytes.toString());
      expect(linked.bytes.toString()).toMatch(/^.Invoice #;Date;/);
      const { manager } = scenario.actors;
      expect(rowsOf(await file('listPayouts', manager.token ?? ''), 'commas')[0]).toContain('Amount');
    });

    it('has commas and points for a program, also where its maker chose semicolons', async () => {
      await prefer('semicolons');
      const { secret } = await programOf(world.server, owner);
      const byKey = await file('listPayouts', secret);
      await prefer('commas');
      expect(byKey).toBe(await file('listPayouts'));
    });

    it('changes neither a signed statement nor a bank file', async () => {
      const token = owner.token ?? '';
      const statement = async () => {
        const params = { id: owner.own.statement };
        const { url } = await world.server.ok('exportStatement', { token, params, query: { type: 'csv' } });
        return (await fetchFile(world.server, url)).bytes.toString();
      };
      const both = async () => [await statement(), await file('getPayRunBankFile')];
      await prefer('commas');
      const before = await both();
      await prefer('semicolons');
      expect(await both()).toEqual(before);
    });
  });

  /** Texts that look like numbers, or hold a separator. */
  async function plant(): Promise<void> {
    const { shop, vendor, product, order, line, payout } = owner.own;
    const rule = draft({ floor: '1.50', cap: '9.75', bounds_per: 'unit', steps: [percent('52.5')] });
    await world.server.ok('saveRules', { token: owner.token ?? '', body: { rules: [rule] } });
    await world.server.database.asSystem(async (tx) => {
      await tx.updateTable('vendors').set({ name: '1.10' }).where('id', '=', vendor).execute();
      await tx.updateTable('products').set({ title: '2.20; large' }).where('id', '=', product).execute();
      await tx
        .updateTable('variants')
        .set({ sku: '3.30', price: 1050, cost_per_item: 425 })
        .where('product_id', '=', product)
        .execute();
      await tx
        .updateTable('orders')
        .set({ name: '4.40', customer_name: '5,5' })
        .where('id', '=', order)
        .execute();
      await tx.updateTable('line_items').set({ sku: '6.60' }).where('id', '=', line).execute();
      const pending = await insertOrder(tx, shop, { currency: 'GBP', financial_status: 'pending' });
      await insertLine(tx, shop, pending, { tracked_vendor_id: vendor, price: 333 });
      await priceLines(tx, shop, allOrders);
      await tx.updateTable('payouts').set({ note: '=7.70;x', fee: 125 }).where('id', '=', payout).execute();
    });
  }
});
