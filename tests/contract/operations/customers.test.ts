import { beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../server.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    loom = vendorOf(alder, 'Lantern Loom');
    await server.database.asSystem(async (tx) => {
      await tx.deleteFrom('vendor_customers').execute();
      await tx.deleteFrom('customers').execute();
    });
    for (const token of [tokens.owner, tokens.stranger]) await showCustomers(true, token);
  });

  const showCustomers = (showPortalCustomers: boolean, token = tokens.owner) =>
    server.ok('updateSwitches', { token, body: { showPortalCustomers } });

  const draft = { first_name: 'Zoë', last_name: 'Marsh', email: 'zoe@example.com' };
  const create = (body: object = {}, token = tokens.vendor) =>
    server.ok('createCustomer', { token, body: { ...draft, vendor: loom, ...body } });
  const listed = (query = {}, { token = tokens.vendor, id = loom } = {}) =>
    server.ok('listVendorCustomers', { token, params: { id }, query });
  const found = (query = {}, token = tokens.owner) => server.ok('searchCustomers', { token, query });
  const replace = (customers: number[], { token = tokens.owner, id = loom } = {}) =>
    server.ok('replaceVendorCustomers', { token, params: { id }, body: { customers } });

  describe('a customer', () => {
    it('is added by a vendor and is in its list', async () => {
      const added = await create({ email: ' Zoe@Example.com ' });
      expect(added).toMatchObject({ ...draft, email: 'Zoe@Example.com', vendor: loom });
      expect((await listed()).results).toEqual([
        {
          id: added.id,
          customer_id: added.id,
          customer__first_name: 'Zoë',
          customer__last_name: 'Marsh',
          customer__email: 'Zoe@Example.com',
          customer__state: 'disabled',
          customer__created_at: '2026-03-15T12:00:00.000Z',
        },
      ]);
      expect((await found({ search: 'zoë mar' })).results).toEqual([
        { ...draft, id: added.id, email: 'Zoe@Example.com', vendor: loom },
      ]);
    });

    it('that the shop has already is answered with an email of null, and no one can take it', async () => {
      await create();
      const again = await server.ask('createCustomer', {
        token: tokens.vendor,
        body: { ...draft, email: 'ZOE@example.com', vendor: vendorOf(alder, 'Moss & Fern') },
      });
      expect(again).toMatchObject({ status: 200, body: { id: null, email: null } });
      expect((await listed({}, { id: vendorOf(alder, 'Moss & Fern') })).count).toBe(0);
      expect((await found()).count).toBe(1);
      // Another shop has its own customers.
      const elsewhere = await create({ vendor: vendorOf(birch, 'Twig') }, tokens.strangeVendor);
      expect(elsewhere.email).toBe('zoe@example.com');
    });

    it('is added once, however often it is asked for at a time', async () => {
      const answers = await Promise.all(Array.from({ length: 5 }, () => create()));
      expect(answers.filter(({ email }) => email !== null)).toHaveLength(1);
      expect((await listed()).count).toBe(1);
    });

    it('has a name of any script and length that fits', async () => {
      const names = ['محمد', '王芳', 'Ж'.repeat(255)];
      for (const [n, first_name] of names.entries()) {
        await create({ first_name, last_name: '', email: `n${n}@example.com` });
      }
      const results = (await listed()).results.map((row) => row.customer__first_name);
      expect(results.toSorted()).toEqual(names.toSorted());
    });

    it('of an order is found as well', async () => {
      await server.database.asSystem((tx) =>
        tx
          .updateTable('orders')
          .set({ customer_email: 'casey@example.com' })
          .where('shop_id', '=', alder.id)
          .execute(),
      );
      const { results } = await found({ search: 'Casey Cus' });
      expect(results).toMatchObject([
        { first_name: 'Casey', last_name: 'Customer', email: 'casey@example.com', vendor: null },
      ]);
      expect((await listed()).count).toBe(0);
    });

    it('is refused where it is none', async () => {
      const refused = (body: object, status: number, token = tokens.vendor) =>
        server.refused('createCustomer', status, { token, body: { ...draft, vendor: loom, ...body } });
      expect((await refused({ email: 'zoe' }, 422)).errors[0]?.pointer).toBe('/email');
      expect((await refused({ first_name: '  ' }, 422)).errors[0]?.pointer).toBe('/first_name');
      expect((await refused({ first_name: 'x'.repeat(256) }, 400)).code).toBe('out_of_range');
      expect((await refused({ state: 'enabled' }, 400)).code).toBe('unknown_key');
      await refused({}, 403, tokens.owner);
      const missing = await refused({ vendor: 999_999 }, 404);
      for (const vendor of [vendorOf(alder, 'Ash'), vendorOf(birch, 'Twig')]) {
        expect({ ...(await refused({ vendor }, 404)), instance: '' }).toEqual({ ...missing, instance: '' });
      }
      expect((await found()).count).toBe(0);
    });
  });

  describe('the customers of a vendor', () => {
    it('are searched, sorted and paged', async () => {
      for (const [n, first_name] of ['Ana', 'bea', 'Cleo'].entries()) {
        await create({ first_name, last_name: 'L', email: `n${n}@example.com` });
      }
      const names = async (query = {}) =>
        (await listed(query)).results.map((row) => row.customer__first_name);
      expect(await names()).toEqual(['Cleo', 'bea', 'Ana']);
      expect(await names({ ordering: 'customer__email', page_size: 2 })).toEqual(['Ana', 'bea']);
      expect(await names({ ordering: 'customer__created_at', page: 2, page_size: 2 })).toEqual(['Cleo']);
      expect(await names({ search: 'a l' })).toEqual(['bea', 'Ana']);
      await server.refused('listVendorCustomers', 400, {
        token: tokens.vendor,
        params: { id: loom },
        query: { ordering: 'email' },
      });
    });

    it('are a set that the shop writes', async () => {
      const one = (await create()).id ?? 0;
      const two = (await create({ email: 'two@example.com' })).id ?? 0;
      const moss = vendorOf(alder, 'Moss & Fern');
      expect(await replace([two, one], { id: moss })).toEqual({ customers: [two, one] });
      expect((await listed({}, { id: moss })).count).toBe(2);
      await replace([two]);
      expect((await listed()).results.map(({ id }) => id)).toEqual([two]);
      await replace([]);
      expect((await listed()).count).toBe(0);
      expect((await found()).count).toBe(2);
      await server.refused('replaceVendorCustomers', 400, {
        token: tokens.owner,
        params: { id: loom },
        body: { customers: [one, one] },
      });
    });

    it('are of the same shop, and foreign ones count as missing', async () => {
      const theirs = await create({ vendor: vendorOf(birch, 'Twig') }, tokens.strangeVendor);
      const refused = (id: number) =>
        server.refused('replaceVendorCustomers', 422, {
          token: tokens.owner,
          params: { id: loom },
          body: { customers: [id] },
        });
      const foreign = await refused(theirs.id ?? 0);
      const missing = await refused(999_999);
      expect(foreign.detail.replace(String(theirs.id), '999999')).toBe(missing.detail);
      expect(foreign.errors[0]?.pointer).toBe('/customers/0');
    });

    it('are seen by that vendor and by no other', async () => {
      await create();
      const params = { id: vendorOf(alder, 'Ash') };
      await server.refused('listVendorCustomers', 404, { token: tokens.vendor, params });
      await server.refused('listVendorCustomers', 404, {
        token: tokens.strangeVendor,
        params: { id: loom },
      });
      await server.refused('replaceVendorCustomers', 403, {
        token: tokens.vendor,
        params,
        body: { customers: [] },
      });
      await server.refused('replaceVendorCustomers', 404, {
        token: tokens.owner,
        params: { id: vendorOf(birch, 'Twig') },
        body: { customers: [] },
      });
      await server.refused('searchCustomers', 403, { token: tokens.vendor });
      expect((await found({}, tokens.stranger)).count).toBe(0);
      // Row-level security: SQL with the rights of another vendor finds no row either.
      const seen = await server.database.asShop({ shopId: alder.id, vendorIds: [params.id] }, (tx) =>
        tx.selectFrom('customers').selectAll().execute(),
      );
      expect(seen).toEqual([]);
      const asked = server.database.asShop({ shopId: alder.id, vendorIds: [params.id] }, (tx) =>
        tx
          .insertInto('customers')
          .values({ shop_id: alder.id, email: 'x@example.com', created_at: server.now })
          .execute(),
      );
      await expect(asked).rejects.toThrow(/row-level security/);
    });
  });

  it('a search for customers needs three characters', async () => {
    const problem = await server.refused('searchCustomers', 400, {
      token: tokens.owner,
      query: { search: ' zo ' },
    });
    expect(problem.detail).toBe('Type at least 3 characters to search for customers.');
    await create();
    expect((await found({ search: '%%%' })).count).toBe(0);
    expect((await found({ search: '@example' })).count).toBe(1);
  });

  describe('a file of customers', () => {
    const send = (csv: string, more: object = {}) =>
      server.ok('importCustomers', { token: tokens.vendor, body: { vendor: loom, csv, ...more } });

    const bad = ['Bo,,bo at example.com', ',No Name,nn@example.com'];
    const good = [
      '\uFEFFFirst Name,Last Name,Email',
      '"Marsh, Zoë",,zoe@example.com',
      'Kai,Lund,kai@example.com',
      'Kai,Lund,KAI@example.com',
      '',
      '陈,伟,wei@example.com',
    ];
    const fileOf = (rows: readonly string[]) => rows.join('\r\n');

    it('is previewed with its effect and its errors by row, and adds no one then', async () => {
      await create();
      const preview = await send(fileOf([...good, ...bad]), { preview: true });
      expect(preview).toEqual({
        created: 2,
        customers: [
          { row: 3, first_name: 'Kai', last_name: 'Lund', email: 'kai@example.com' },
          { row: 6, first_name: '陈', last_name: '伟', email: 'wei@example.com' },
        ],
        existing: [
          { row: 2, email: 'zoe@example.com' },
          { row: 4, email: 'KAI@example.com' },
        ],
        problems: [
          { row: 7, detail: '“bo at example.com” is not an email address.' },
          { row: 8, detail: 'Enter a first name.' },
        ],
      });
      expect((await listed()).count).toBe(1);
      expect((await found()).count).toBe(1);
    });

    it.each([
      ['semicolons', ';'],
      ['tabs', '\t'],
    ])('may be separated by %s', async (_what, separator) => {
      const rows = ['"Marsh; Zoë",Ann,zoe@example.com', 'Kai,Lund,kai@example.com'];
      for (const some of [['First Name,Last Name,Email', ...rows], rows, ['', ...rows]]) {
        const csv = fileOf(some.map((row) => row.replaceAll(',', separator)));
        const { customers, problems } = await send(csv, { preview: true });
        expect(problems).toEqual([]);
        expect(customers.map(({ first_name, last_name, email }) => [first_name, last_name, email])).toEqual([
          ['Marsh; Zoë', 'Ann', 'zoe@example.com'],
          ['Kai', 'Lund', 'kai@example.com'],
        ]);
      }
    });

    it('separated by something else is refused, with the list of separators', async () => {
      const refused = await server.refused('importCustomers', 422, {
        token: tokens.vendor,
        body: { vendor: loom, csv: 'Kai|Lund|kai@example.com\n', preview: true },
      });
      expect(refused.detail).toBe(
        'The columns in this file are separated by characters other than commas, semicolons or tabs. Save the file as CSV and choose it again.',
      );
      // Missing cells are reported by row.
      const { problems } = await send('Kai Lund\n', { preview: true });
      expect(problems).toEqual([{ row: 1, detail: 'Enter an email address.' }]);
    });

    it('is added whole or not at all', async () => {
      const refused = await server.refused('importCustomers', 422, {
        token: tokens.vendor,
        body: { vendor: loom, csv: fileOf([...good, ...bad]) },
      });
      expect(refused.errors.map(({ detail }) => detail)).toEqual([
        'Row 7: “bo at example.com” is not an email address.',
        'Row 8: Enter a first name.',
      ]);
      expect((await listed()).count).toBe(0);
      expect(await send(fileOf(good))).toMatchObject({ created: 3, existing: [{ row: 4 }], problems: [] });
      expect((await listed()).count).toBe(3);
      expect(await send(fileOf(good))).toMatchObject({ created: 0, customers: [] });
    });

    it('of thousands is added at once', async () => {
      const rows = Array.from({ length: 5000 }, (_, n) => `First ${n},Last,c${n}@example.com`);
      expect(await send(rows.join('\n'))).toMatchObject({ created: 5000, existing: [], problems: [] });
      const refused = await server.refused('importCustomers', 422, {
        token: tokens.vendor,
        body: { vendor: loom, csv: [...rows, 'One,More,d@example.com'].join('\n') },
      });
      expect(refused.detail).toContain('5,000');
    });

    it('that is no list of customers is refused', async () => {
      const refused = (body: object, status: number, token = tokens.vendor) =>
        server.refused('importCustomers', status, { token, body: { vendor: loom, csv: '', ...body } });
      expect((await refused({}, 422)).detail).toBe('The file has no customers.');
      expect((await refused({ csv: 'A,B,"c@example.com' }, 422)).errors[0]?.pointer).toBe('/csv');
      await refused({ csv: 'A,B,c@example.com', vendor: vendorOf(alder, 'Ash') }, 404);
      await refused({}, 403, tokens.owner);
    });

    it('is taken a bounded number of times a minute from one login, previews counted', async () => {
      const strict = await startServer(server.database, { signInLimit: 2 });
      const file = { token: tokens.vendor, body: { vendor: loom, csv: good.join('\n'), preview: true } };
      await strict.ok('importCustomers', file);
      await strict.ok('importCustomers', file);
      const problem = await strict.refused('importCustomers', 429, file);
      expect(problem.code).toBe('too_many_requests');
      // Another login is not limited by it.
      await strict.ok('importCustomers', {
        token: tokens.strangeVendor,
        body: { ...file.body, vendor: vendorOf(birch, 'Twig') },
      });
      await strict.close();
    });
  });

  it('are refused to vendors where the shop shows none in its portal', async () => {
    await create();
    await showCustomers(false);
    const body = { ...draft, vendor: loom };
    const file = { vendor: loom, csv: 'Zoë,Marsh,zoe@example.com\n' };
    const token = tokens.vendor;
    const refused = [
      await server.refused('listVendorCustomers', 403, { token, params: { id: loom } }),
      await server.refused('createCustomer', 403, { token, body }),
      await server.refused('importCustomers', 403, { token, body: file }),
      await server.refused('importCustomers', 403, { token, body: { ...file, preview: true } }),
    ];
    for (const { code, detail } of refused) {
      expect({ code, detail }).toEqual({
        code: 'forbidden',
        detail: 'This shop does not show customers in its vendor portal.',
      });
    }
    // The merchant sees them unchanged.
    expect((await listed({}, { token: tokens.owner })).count).toBe(1);
    const { results } = await found({ search: 'zoë' });
    expect(await replace(results.map(({ id }) => id))).toEqual({ customers: results.map(({ id }) => id) });
  });
});
