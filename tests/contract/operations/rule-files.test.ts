import { beforeEach, describe, expect, it } from 'vitest';
import { csvFor, fetchFile } from '../exports/files.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { draft, percent, withoutRules, type Draft } from './rule-drafts.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

const headings =
  'place,vendor,vendor_id,product_id,variant_id,name,from_day,until_day,measure,steps,floor,cap,per,state';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let product: number;
  let variant: number;
  let titles: { product: string; variant: string };
  beforeEach(async () => {
    const { birch, ...here } = world();
    ({ server, alder, tokens } = here);
    await withoutRules(server, [alder, birch]);
    const found = await server.database.asSystem((tx) =>
      tx
        .selectFrom('variants as v')
        .innerJoin('products as p', 'p.id', 'v.product_id')
        .select(['v.id', 'v.product_id', 'v.title as variant', 'p.title as product'])
        .where('v.shop_id', '=', alder.id)
        .orderBy('v.id')
        .executeTakeFirstOrThrow(),
    );
    [product, variant, titles] = [found.product_id, found.id, found];
  });

  const file = (bytes: Buffer | string, token = tokens.owner) => ({
    token,
    bytes: Buffer.from(bytes),
    headers: { 'content-type': 'text/csv' },
  });
  const read = (bytes: Buffer | string) => server.ok('readRulesFile', file(bytes));
  const refused = (bytes: Buffer | string, status: number) =>
    server.refused('readRulesFile', status, file(bytes));
  const rows = (...lines: string[]) => [headings, ...lines, ''].join('\r\n');
  const noNames = { vendor_name: null, product_title: null, variant_title: null };
  const unnamed = (rule: Draft) => ({ rule, ...noNames });
  const save = async (...rules: Draft[]) => {
    const { results } = await server.ok('saveRules', { token: tokens.owner, body: { rules } });
    await settled(server);
    return results;
  };

  describe('a file of rules', () => {
    it('is read as drafts', async () => {
      const ash = vendorOf(alder, 'Ash');
      const text = rows(
        `vendor,Ash,${ash},,,,2026-12-01,,,0=45%,,,,`,
        'shop_product_type,,,,,Lighting,2026-12-01,2026-12-31,unit_price,0=60%; 20.01=50%,1,5.5,unit,holds',
        'tag,,,,,Sale,2026-12-01,,,7.25,,,,',
        `product,,,${product},,,2026-12-01,,,cost,,,,coming`,
        `variant,,,,${variant},,2026-12-01,,vendor_sales,0=none;1000=40 %,,,,`,
        'vendor,zinc,,,,,2026-12-01,,,,,,,',
      );
      const dec = { from_day: '2026-12-01' };
      expect(await read(text)).toEqual({
        rules: [
          {
            rule: draft({ ...dec, place: 'vendor', vendor: ash, steps: [percent('45', '0.00')] }),
            ...noNames,
            vendor_name: 'Ash',
          },
          unnamed(
            draft({
              ...dec,
              place: 'shop_product_type',
              name: 'Lighting',
              until_day: '2026-12-31',
              measure: 'unit_price',
              steps: [percent('60', '0.00'), percent('50', '20.01')],
              floor: '1.00',
              cap: '5.50',
              bounds_per: 'unit',
            }),
          ),
          unnamed(
            draft({
              ...dec,
              place: 'tag',
              name: 'sale',
              steps: [{ from: '0.00', kind: 'unit_amount', value: '7.25' }],
            }),
          ),
          {
            rule: draft({
              ...dec,
              place: 'product',
              product,
              steps: [{ from: '0.00', kind: 'cost', value: null }],
            }),
            ...noNames,
            product_title: titles.product,
          },
          {
            rule: draft({
              ...dec,
              place: 'variant',
              variant,
              measure: 'vendor_sales',
              steps: [{ from: '0.00', kind: 'none', value: null }, percent('40', '1000.00')],
            }),
            ...noNames,
            product_title: titles.product,
            variant_title: titles.variant,
          },
        ],
        // It ends a rule of Zinc, and there is none.
        unchanged: 1,
        faults: [],
      });
    });

    it('gives no draft where it says what is there, as the list was exported', async () => {
      const ash = vendorOf(alder, 'Ash');
      await server.ok('createProductTypeCommission', {
        token: tokens.owner,
        body: { product_type: '=Lamps', commission_rate: '7.25', commission_percentage: false },
      });
      await save(
        draft(),
        draft({
          from_day: '2026-04-01',
          measure: 'unit_price',
          steps: [percent('60'), percent('50', '20.01')],
        }),
        draft({ from_day: '2026-05-01', until_day: '2026-05-31', steps: [] }),
        draft({
          place: 'tag',
          name: '-Sale',
          floor: '1.00',
          cap: '9.00',
          bounds_per: 'line',
        }),
        draft({ place: 'vendor', vendor: ash, until_day: '2026-03-10', steps: [percent('12.5')] }),
        draft({ place: 'vendor', vendor: ash, from_day: '2026-01-01', steps: [percent('99.9999')] }),
        draft({ place: 'flat', steps: [{ from: '0', kind: 'cost', value: null }] }),
        draft({
          place: 'product',
          product,
          measure: 'vendor_sales',
          steps: [percent('1'), percent('2', '3')],
        }),
      );
      await save(
        draft({ place: 'variant', variant }),
        draft({ place: 'variant', variant, steps: [percent('1')] }),
      );
      const list = await server.ok('listRules', { token: tokens.owner, query: { page_size: 100 } });
      const { bytes } = await fetchFile(server, '/api/rules/?format=csv', csvFor(tokens.owner));
      expect(await read(bytes)).toEqual({ rules: [], unchanged: list.count, faults: [] });
      // With a change in one cell there is one draft.
      const changed = bytes.toString().replace('0=12.5%', '0=13%').replace('0=99.9999%', '0=98%');
      expect((await read(changed)).rules).toEqual([
        {
          rule: draft({
            place: 'vendor',
            vendor: ash,
            from_day: '2026-01-01',
            steps: [percent('98', '0.00')],
          }),
          ...noNames,
          vendor_name: 'Ash',
        },
      ]);
    });

    it('is the same with semicolons and decimal commas, for a person who has chosen them', async () => {
      await save(
        draft({ measure: 'unit_price', steps: [percent('52.5'), percent('50', '20.01')] }),
        draft({
          place: 'shop_product_type',
          name: '7,5;x',
          floor: '1.50',
          cap: '1234.50',
          bounds_per: 'unit',
        }),
      );
      const prefer = (csv_form: 'commas' | 'semicolons') =>
        server.ok('updatePreferences', { token: tokens.owner, body: { csv_form } });
      const exported = async () =>
        (await fetchFile(server, '/api/rules/?format=csv', csvFor(tokens.owner))).bytes;
      const { count } = await server.ok('listRules', { token: tokens.owner, query: { page_size: 100 } });
      await prefer('semicolons');
      const text = (await exported()).toString();
      await prefer('commas');
      expect(text).toMatch(/;"7,5;x";.*;1,50;1234,50;unit;/);
      expect(await read(text)).toEqual({ rules: [], unchanged: count, faults: [] });
      // As a spreadsheet of this form writes what a person enters, beside the points of the export.
      const changed = text.replace('0=52.5%', '0,00=47,25%').replace(';1234,50;', ';999,9;');
      const { rules } = await read(changed);
      expect(rules.find(({ rule }) => rule.place === 'global')?.rule.steps).toEqual([
        percent('47.25', '0.00'),
        percent('50', '20.01'),
      ]);
      expect(rules.find(({ rule }) => rule.place !== 'global')?.rule.cap).toBe('999.90');
      expect((await read(text.replace('0=52.5%', '0=1.052,5%'))).faults).toHaveLength(1);
    });

    it('says nothing new where the value holds on all days of a row already', async () => {
      await save(draft({ steps: [percent('40')] }));
      const row = (from: string, until: string, steps: string) =>
        rows(`global,,,,,,${from},${until},,${steps},,,,`);
      expect(await read(row('2026-06-01', '2026-06-30', '40%'))).toMatchObject({ rules: [], unchanged: 1 });
      expect(await read(row('2026-02-28', '2026-06-30', '40%'))).toMatchObject({ unchanged: 0 });
      expect(await read(row('2026-02-01', '2026-02-28', ''))).toMatchObject({ rules: [], unchanged: 1 });
      expect((await read(row('2026-06-01', '', ''))).rules).toMatchObject([{ rule: { steps: [] } }]);
    });

    it('names every faulty row with what to do, and reads the others', async () => {
      const ash = vendorOf(alder, 'Ash');
      const text = rows(
        'vendors,,,,,,2026-12-01,,,45%,,,,',
        `vendor,Zinc,${ash},,,,2026-12-01,,,45%,,,,`,
        'vendor,Willow,,,,,2026-12-01,,,45%,,,,',
        'vendor,,900000000,,,,2026-12-01,,,45%,,,,',
        'product,,,x1,,,2026-12-01,,,45%,,,,',
        'variant,,,,900000000,,2026-12-01,,,45%,,,,',
        'global,,,,,,,,,45%,,,,',
        'global,,,,,,01/12/2026,,,45%,,,,',
        'global,,,,,,2026-12-01,,,101%,,,,',
        'global,,,,,,2026-12-01,,,60%; 20.01=50%,,,,',
        '',
        'global,,,,,,2026-12-01,,,"20,5",,,,',
        'global,,,,,,2026-12-01,,,45%,1,,,',
        'global,,,,,,2026-12-01,,,45%,,,,',
      );
      const { rules, unchanged, faults } = await read(text);
      expect([rules.length, unchanged]).toEqual([1, 0]);
      expect(faults.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14]);
      const detailOf = (row: number) => faults.find((one) => one.row === row)?.detail;
      expect(detailOf(2)).toMatch(/^place: “vendors” is not one of variant, product/);
      expect(detailOf(3)).toBe(
        `vendor: Vendor ${ash} is “Ash”, not “Zinc”. Correct one of the two, or leave the name empty.`,
      );
      expect(detailOf(4)).toMatch(/Enter the vendor’s id in vendor_id\.$/);
      expect(detailOf(5)).toBe('vendor_id: There is no vendor 900000000.');
      expect(detailOf(6)).toMatch(/^product_id: “x1” is not an id\./);
      expect(detailOf(7)).toMatch(/^variant_id: There is no variant 900000000\./);
      expect(detailOf(8)).toBe('from_day is empty. Enter the first day as YYYY-MM-DD.');
      expect(detailOf(9)).toMatch(/^from_day: .* Write it as YYYY-MM-DD\.$/);
      expect(detailOf(10)).toMatch(/^steps, step 1: /);
      expect(detailOf(11)).toMatch(/^measure: /);
      expect(detailOf(13)).toMatch(/^steps, step 1: /);
      expect(detailOf(14)).toMatch(/^per: /);
    });

    it('may be saved by a spreadsheet: with semicolons, tabs, other columns and another order', async () => {
      const expected = [
        unnamed(
          draft({ place: 'tag', name: 'sale', from_day: '2026-12-01', steps: [percent('45', '0.00')] }),
        ),
      ];
      for (const separator of [';', '\t']) {
        const text = [
          ['Steps', 'note', 'PLACE', 'name', 'from_day'],
          ['0=45%', 'agreed', 'Tag', ' Sale ', '2026-12-01'],
        ];
        const written = `\uFEFF${text.map((cells) => cells.join(separator)).join('\n')}`;
        expect((await read(written)).rules).toEqual(expected);
        expect((await read(Buffer.from(written, 'utf16le'))).rules).toEqual(expected);
      }
    });

    it('is refused as a whole where it has no rules, or is too long', async () => {
      expect(await refused('Title,Price\nLamp,3\n', 422)).toMatchObject({
        detail: expect.stringContaining('is missing the headings place, from_day, steps') as string,
      });
      await refused('', 422);
      await refused(Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe]), 422);
      await refused(`${headings},place\n`, 422);
      await refused(rows(...Array.from({ length: 1001 }, () => 'global,,,,,,2026-12-01,,,45%,,,,')), 422);
      await refused('x'.repeat(2 * 1024 * 1024 + 1), 413);
      expect(await read(`${headings}\n`)).toEqual({ rules: [], unchanged: 0, faults: [] });
    });

    it('is for those who make rules alone, and saves nothing', async () => {
      await server.refused('readRulesFile', 403, file(rows(), tokens.vendor));
      await read(rows('global,,,,,,2026-12-01,,,45%,,,,'));
      expect(
        (await server.ok('listRules', { token: tokens.owner, query: { place: 'global' } })).results,
      ).toMatchObject([{ state: 'setting' }]);
    });
  });
});
