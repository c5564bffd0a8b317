import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { forDatabase } from '../../databases.ts';
import { holdOpen, waiting } from '../held.ts';
import { startServer } from '../server.ts';
import { settled } from '../settled.ts';
import { fillShops, signInAll, vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');

forEachWorld((world) => {
  const owner = () => world().tokens.owner;
  const check = (file: string, more: object = {}) =>
    world().server.ok('checkVendorFile', { token: owner(), body: { file, ...more } });

  /** Adds a file as it was checked. */
  async function add(file: string, key: string = randomUUID()) {
    const { columns, added, filled } = await check(file);
    return world().server.ok('addVendorsFromFile', {
      token: owner(),
      headers: { 'idempotency-key': key },
      body: {
        file,
        columns: columns.map(({ field }) => field),
        expected: { added: added.length, filled: filled.length },
      },
    });
  }

  const vendorNamed = async (search: string) => {
    const { server } = world();
    const { results } = await server.ok('listCommissionTotals', { token: owner(), query: { search } });
    const id = results.find(({ name }) => name === search)?.id ?? 0;
    return server.ok('getVendor', { token: owner(), params: { id } });
  };

  describe('a file of vendors', () => {
    it('is checked without a change, and then added', async () => {
      const file = base64(
        'Supplier;Contact;E-mail;Commission;Paid by;IBAN\n' +
          'Juniper & Oak;Marguerite Lowe;m@juniper.example;42,5 %;bank;DE00\n' +
          'Saltmarsh Pottery;;pots@saltmarsh;50;;\n' +
          'LANTERN LOOM;Maria Lopez;;;;\n',
      );
      const checked = await check(file);
      expect(checked).toMatchObject({
        rows: 3,
        added: [{ row: 2, name: 'Juniper & Oak', email: 'm@juniper.example' }],
        filled: [
          {
            row: 4,
            id: vendorOf(world().alder, 'Lantern Loom'),
            name: 'Lantern Loom',
            fields: ['contact_name'],
          },
        ],
        unchanged: 0,
        problems: [{ row: 3, column: 'E-mail', detail: '“pots@saltmarsh” is not an email address.' }],
        problem_rows: 1,
      });
      expect(checked.columns.map(({ heading, example, field }) => [heading, example, field])).toEqual([
        ['Supplier', 'Juniper & Oak', 'name'],
        ['Contact', 'Marguerite Lowe', 'contact_name'],
        ['E-mail', 'm@juniper.example', 'email'],
        ['Commission', '42,5 %', 'commission_rate'],
        ['Paid by', 'bank', 'payout_method'],
        ['IBAN', 'DE00', null],
      ]);
      expect((await check(file)).added).toHaveLength(1);
      expect(await add(file)).toEqual({ added: 1, filled: 1 });
      expect(await vendorNamed('Juniper & Oak')).toMatchObject({
        contact_name: 'Marguerite Lowe',
        email: 'm@juniper.example',
        commission_rate: '42.5',
        payout_method: 'bank',
      });
      expect(await vendorNamed('Lantern Loom')).toMatchObject({ contact_name: 'Maria Lopez' });
      expect(await check(file)).toMatchObject({ added: [], filled: [], unchanged: 2 });
    });

    it('leaves its entries in the history, and no data of people', async () => {
      await add(base64('Vendor,Email,Rate\nHistoric,h@historic.example,30\n'));
      const { id } = await vendorNamed('Historic');
      const { results } = await world().server.ok('listHistory', {
        token: owner(),
        query: { page_size: 200 },
      });
      const own = results.filter((entry) => entry.vendor_id === id);
      expect(own.map(({ event }) => event).toSorted()).toEqual(['rule.updated', 'vendor.created']);
      expect(JSON.stringify(results)).not.toContain('h@historic.example');
    });

    it.each([
      ['UTF-8 with a byte order sign', Buffer.from('\uFEFFVendor,City\nÉtoile Ñ,Zürich\n')],
      ['UTF-16', Buffer.from('\uFEFFVendor\tCity\nÉtoile W\tZürich\n', 'utf16le')],
      ['Windows-1252', Buffer.from('Vendor;City\r\nÉtoile L;Zürich\r\n', 'latin1')],
    ])('is read in %s', async (_name, bytes) => {
      const { columns, added } = await check(base64(bytes));
      expect(columns.map(({ field, example }) => [field, example])).toEqual([
        ['name', added[0]?.name],
        ['city', 'Zürich'],
      ]);
      expect(added[0]?.name).toMatch(/^Étoile [ÑWL]$/);
    });

    it('is read by other columns where a person names them', async () => {
      const file = base64('A,B\nSwapped,first@swapped.example\n');
      expect(await check(file)).toMatchObject({ added: [], columns: [{ field: null }, { field: null }] });
      expect((await check(file, { columns: ['name', 'email'] })).added).toEqual([
        { row: 2, name: 'Swapped', email: 'first@swapped.example' },
      ]);
      const problem = await world().server.refused('checkVendorFile', 422, {
        token: owner(),
        body: { file, columns: ['name'] },
      });
      expect(problem.errors[0]?.pointer).toBe('/columns');
    });

    it.each([
      ['nothing below the headings', base64('Vendor,Email\n')],
      ['a workbook', base64(Buffer.from('504b0304', 'hex'))],
      ['a quotation mark that is never closed', base64('Vendor\n"Open\n')],
      [
        'too many rows',
        base64(`Vendor\n${Array.from({ length: 1001 }, (_one, at) => `V${at}`).join('\n')}\n`),
      ],
    ])('with %s is refused', async (_what, file) => {
      const problem = await world().server.refused('checkVendorFile', 422, {
        token: owner(),
        body: { file },
      });
      expect(problem).toMatchObject({ code: 'invalid_value', errors: [{ pointer: '/file' }] });
    });

    it('is added once by one key, and refused where the shop has changed since the check', async () => {
      const { server } = world();
      const file = base64('Vendor\nOnce\n');
      const body = { file, columns: ['name'], expected: { added: 1, filled: 0 } };
      const asked = { token: owner(), headers: { 'idempotency-key': randomUUID() }, body };
      const answers = [
        await server.ok('addVendorsFromFile', asked),
        await server.ok('addVendorsFromFile', asked),
      ];
      expect(answers).toEqual([
        { added: 1, filled: 0 },
        { added: 1, filled: 0 },
      ]);
      const later = { ...asked, headers: { 'idempotency-key': randomUUID() } };
      expect((await server.refused('addVendorsFromFile', 409, later)).code).toBe('stale');
      const { results } = await server.ok('listCommissionTotals', {
        token: owner(),
        query: { search: 'Once' },
      });
      expect(results).toHaveLength(1);
    });

    it('re-prices the lines of a vendor whose rate it fills in, and keeps a rate that is set', async () => {
      const { server, alder } = world();
      const params = { id: vendorOf(alder, 'Moss & Fern') };
      const earned = async () =>
        (await server.ok('getVendorCommissionTotals', { token: owner(), params })).commission_earned;
      expect(await earned()).toBe('3.50');
      await add(base64('Vendor,Rate\nMoss & Fern,25\n'));
      await settled(server);
      expect(await earned()).toBe('1.75');
      expect(await vendorNamed('Moss & Fern')).toMatchObject({ commission_rate: '25' });
      expect(await check(base64('Vendor,Rate\nMoss & Fern,90\n'))).toMatchObject({
        filled: [],
        unchanged: 1,
      });
    });

    it('holds the payments of a vendor whose PayPal email it fills in, and not of a new one', async () => {
      const { server, alder } = world();
      await add(base64('Vendor,PayPal\nAsh,pay@ash.example\nNewly,pay@newly.example\n'));
      const held = async (id: number) =>
        (await server.ok('getBankDetails', { token: owner(), params: { id } })).held_until;
      expect(await held(vendorOf(alder, 'Ash'))).not.toBeNull();
      const newly = await vendorNamed('Newly');
      expect(newly.paypal_email).toBe('pay@newly.example');
      expect(await held(newly.id)).toBeNull();
    });

    it('is of the shop alone, and for those who may add vendors', async () => {
      const { server, tokens } = world();
      const file = base64('Vendor\nTwig\n');
      // Twig is a vendor of the other shop.
      expect((await check(file)).added).toHaveLength(1);
      const body = { file, columns: ['name'], expected: { added: 1, filled: 0 } };
      for (const token of [tokens.vendor, tokens.rep]) {
        await server.refused('checkVendorFile', 403, { token, body: { file } });
        await server.refused('addVendorsFromFile', 403, { token, body });
      }
    });
  });
});

forDatabase('postgresql', (open) => {
  it('a PayPal email that is set while a file is added stays, and the file is refused', async () => {
    const database = await open();
    const { alder } = await fillShops(database);
    const server = await startServer(database);
    onTestFinished(() => server.close());
    const { owner: token } = await signInAll(server);
    const id = vendorOf(alder, 'Ash');
    const held = await holdOpen(database, alder.id, (tx) =>
      tx.updateTable('vendors').set({ paypal_email: 'own@ash.example' }).where('id', '=', id).execute(),
    );
    const file = base64('Vendor,PayPal\nAsh,pay@ash.example\n');
    const expected = { added: 0, filled: 1 };
    const adding = server.refused('addVendorsFromFile', 409, {
      token,
      body: { file, columns: ['name', 'paypal_email'], expected },
    });
    await expect.poll(() => waiting(database)).toBe(1);
    const [problem] = await Promise.all([adding, held.commit()]);
    expect(problem.code).toBe('stale');
    const vendor = await server.ok('getVendor', { token, params: { id } });
    expect(vendor.paypal_email).toBe('own@ash.example');
  });
});
