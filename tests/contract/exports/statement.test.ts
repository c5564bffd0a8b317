import { beforeAll, describe, expect, it } from 'vitest';
import { checkStatement } from '../../../packages/domain/src/verify/check-statement.ts';
import { readKeys } from '../../../packages/domain/src/statements/statement-keys.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { replaceSigningKey } from '../../../packages/server/src/queries/signing-keys.ts';
import { secretsKey, type TestServer } from '../server.ts';
import { lineOf, signInAll, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld, type World } from '../operations/world.ts';
import { repsOf } from '../operations/reps.ts';
import { fetchFile, recordsOf, type Fetched } from './files.ts';
import { attachmentsIn, boxesIn, pagesOf, picturesIn } from './pdf.ts';
import { png } from './pictures.ts';

const types = ['pdf', 'csv', 'json'] as const;
type Type = (typeof types)[number];

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let lantern: number;
  /** Of February, with what was earned before, and of March. */
  let first: number;
  let second: number;

  const issue = async (asked: object, token = tokens.owner) =>
    (await server.ok('createStatement', { token, body: asked })).id;
  const file = async (token: string, id: number, type: Type): Promise<Fetched> => {
    const { url } = await server.ok('exportStatement', { token, params: { id }, query: { type } });
    const fetched = await fetchFile(server, url);
    expect(fetched.status).toBe(200);
    return fetched;
  };
  const textOf = async (token: string, id: number) =>
    pagesOf((await file(token, id, 'pdf')).bytes)
      .flat()
      .join('\n');
  const setMeta = (meta_key: string, meta_value: string) =>
    server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } });

  const check = async (bytes: Buffer) => {
    const read = readKeys((await fetchFile(server, '/.well-known/consignment-keys.json')).bytes.toString());
    const keys = read.is === 'ok' ? read.keys : [];
    return checkStatement(new Uint8Array(bytes), keys, crypto.subtle);
  };

  beforeAll(async () => {
    ({ server, alder, tokens } = world());
    lantern = vendorOf(alder, 'Lantern Loom');
    await server.database.asSystem((tx) =>
      tx
        .updateTable('vendors')
        .set({ contact_name: 'Zoë Żak', address_1: '1 High Street', city: 'Londyn', zip: 'N1 9GU' })
        .where('id', '=', lantern)
        .execute(),
    );
    await server.ok('createPayout', {
      token: tokens.owner,
      body: { vendor: lantern, line_item_ids: [lineOf(alder, 'lamp')], additional_pay: '2.50' },
    });
    server.now = new Date('2026-04-02T12:00:00Z');
    tokens = await signInAll(server);
    first = await issue({ vendor: lantern, first_day: '2026-02-01', last_day: '2026-02-28' });
    second = await issue({ vendor: lantern, first_day: '2026-03-01', last_day: '2026-03-31' });
  });

  describe('the PDF of a statement', () => {
    it('names shop, vendor and period, and goes from the opening to the closing balance', async () => {
      const shown = await file(tokens.owner, second, 'pdf');
      expect(shown.headers.get('content-type')).toBe('application/pdf');
      expect(shown.headers.get('content-disposition')).toMatch('inline; filename="statement-2-2026-03.pdf"');
      const { code, hash, key } = await server.ok('getStatement', {
        token: tokens.owner,
        params: { id: second },
      });
      expect(pagesOf(shown.bytes).flat()).toEqual([
        // The shop has no logo, so its name replaces one.
        'alder.example',
        'Statement 2',
        'March 2026',
        'Issued Apr 2, 2026',
        'Shop|Vendor',
        'alder.example|Lantern Loom',
        'www.alder.example|Zoë Żak',
        '1 High Street',
        'Londyn, N1 9GU',
        'Opening balance|£15.00',
        'Earned|£13.00',
        'Additional pay|£2.50',
        'Payouts|-£7.50',
        'Closing balance|£23.00',
        'Earned',
        'Date|Order|Product|Sold|Rate|Amount',
        'Mar 1, 2026|#lamp|lamp|1 × £10.00|50%|£5.00',
        'Mar 2, 2026|#shade|shade|1 × £20.00|50%|£8.00',
        'Additional pay',
        'Date|Invoice|Amount',
        'Mar 15, 2026|#1|£2.50',
        'Payouts',
        'Date|Invoice|Method|Amount',
        'Mar 15, 2026|#1|Paid directly|-£7.50',
        `Check this statement at ${server.url}/verify. Code ${code}`,
        `SHA-256 ${hash}`,
        `Signed with key ${key}`,
        'statement-2-2026-03.json is attached to this PDF.',
        `Statement 2 · ${code} · Page 1 of 1`,
      ]);
      expect(boxesIn(shown.bytes)).toBe(0);
      const before = await textOf(tokens.owner, first);
      expect(before).toContain('Opening balance|£15.00\nEarned|£0.00\nClosing balance|£15.00');
      expect(before).toContain('Brought forward');
    });

    it('has the JSON file attached byte for byte', async () => {
      const { bytes } = await file(tokens.owner, second, 'pdf');
      const json = await file(tokens.owner, second, 'json');
      expect(attachmentsIn(bytes)).toEqual([json.bytes]);
    });

    it('is the same bytes each time, with the logo and in the colour of the shop', async () => {
      const plain = await file(tokens.owner, second, 'pdf');
      const { url } = await server.ok('uploadFile', {
        token: tokens.owner,
        headers: { 'content-type': 'image/png' },
        bytes: png({ width: 30, height: 20, alpha: true }),
      });
      await setMeta('vendor_portal_logo_url', url);
      await setMeta('vendor_portal_primary_color', '#1d5c3f');
      const [one, other] = [
        await file(tokens.owner, second, 'pdf'),
        await file(tokens.vendor, second, 'pdf'),
      ];
      await setMeta('vendor_portal_logo_url', '');
      await setMeta('vendor_portal_primary_color', '');
      expect(one.bytes.equals(other.bytes)).toBe(true);
      expect([picturesIn(plain.bytes), picturesIn(one.bytes)]).toEqual([0, 1]);
    });

    it('leaves out what the shop hid from its vendors when it was issued', async () => {
      const hidden = ['order_num', 'order_date', 'sell_price'];
      for (const key of hidden) await setMeta(`vendor_field_${key}`, 'false');
      const id = await issue({
        vendor: vendorOf(alder, 'Moss & Fern'),
        first_day: '2026-03-01',
        last_day: '2026-03-20',
      });
      for (const key of hidden) await setMeta(`vendor_field_${key}`, '');
      const shown = await file(tokens.owner, id, 'pdf');
      expect(shown.headers.get('content-disposition')).toMatch(
        'filename="statement-1-2026-03-01-2026-03-20.pdf"',
      );
      expect(pagesOf(shown.bytes).flat()).toEqual(
        expect.arrayContaining(['Product|Quantity|Rate|Amount', 'fern|1|50%|£3.50']),
      );
    });

    it('says that a statement is withdrawn, with the day', async () => {
      const zinc = vendorOf(alder, 'Zinc');
      const id = await issue({ vendor: zinc, first_day: '2026-03-01', last_day: '2026-03-31' });
      expect(await textOf(tokens.owner, id)).not.toContain('WITHDRAWN');
      await server.ok('withdrawStatement', { token: tokens.owner, params: { id } });
      const text = await textOf(tokens.owner, id);
      expect(text).toContain('\nWITHDRAWN on Apr 2, 2026\n');
      expect(text).toMatch(/Statement 1 · WITHDRAWN · [-0-9a-f]{19} · Page 1 of 1$/);
    });
  });

  describe('the files of a statement', () => {
    it('have the entries and the proof', async () => {
      const csv = await file(tokens.owner, second, 'csv');
      expect(csv.headers.get('content-disposition')).toMatch(
        'attachment; filename="statement-2-2026-03.csv"',
      );
      expect(recordsOf(csv).filter(({ Product }) => Product === 'lamp')).toMatchObject([
        { Section: 'Earned', Order: '#lamp', Amount: '5.00' },
      ]);
      const json = await file(tokens.owner, second, 'json');
      expect(json.headers.get('content-type')).toMatch(/^application\/json/);
      expect(json.headers.get('content-disposition')).toMatch(
        'attachment; filename="statement-2-2026-03.json"',
      );
    });

    it.each(types)('are genuine, and not so with another byte: %s', async (type) => {
      const { bytes } = await file(tokens.vendor, second, type);
      expect(await check(bytes)).toMatchObject({ is: 'genuine', summary: { number: 2 } });
      // A digit of the closing balance, and in the PDF one of its title's date.
      const place = type === 'pdf' ? bytes.indexOf('/CreationDate') : bytes.indexOf('23.00');
      const changed = Buffer.from(bytes);
      changed.write('24', type === 'pdf' ? bytes.indexOf('2026', place) : place);
      expect((await check(changed)).is).toBe('changed');
    });

    it.each(types)('are the same for the shop and for its vendor: %s', async (type) => {
      const [one, other] = [await file(tokens.owner, second, type), await file(tokens.vendor, second, type)];
      expect(one.bytes.equals(other.bytes)).toBe(true);
    });

    it.each(types)('are for those who may see the statement only: %s', async (type) => {
      const asked = (token: string, id: number) => ({ token, params: { id }, query: { type } });
      for (const token of [tokens.stranger, tokens.strangeVendor, tokens.rep]) {
        await server.refused('exportStatement', 404, asked(token, second));
      }
      await server.refused('exportStatement', 404, asked(tokens.owner, 999_999));
      await setMeta('vendor_field_commissions', 'false');
      await server.refused('exportStatement', 403, asked(tokens.vendor, second));
      await setMeta('vendor_field_commissions', '');
    });

    it('of another vendor of the shop are not found', async () => {
      const ash = vendorOf(alder, 'Ash');
      const id = await issue({ vendor: ash, first_day: '2026-03-01', last_day: '2026-03-31' });
      const asked = { token: tokens.vendor, params: { id }, query: { type: 'pdf' } };
      await server.refused('exportStatement', 404, asked);
      expect(await textOf(tokens.owner, id)).toContain('|#ash tray|ash tray|');
    });

    it('stay genuine when the key that signed the statement is retired: the PDF has the next one', async () => {
      const seal = async () =>
        (await file(tokens.owner, second, 'pdf')).bytes.toString('latin1').split(' ').at(-2);
      const before = await seal();
      await server.database.asSystem((tx) => replaceSigningKey(tx, sealerOf(secretsKey), () => server.now));
      expect(await seal()).not.toBe(before);
      for (const type of types) {
        expect((await check((await file(tokens.owner, second, type)).bytes)).is).toBe('genuine');
      }
    });

    it('of a sales rep are for the login of that rep', async () => {
      const { addRep, beRep, sell } = repsOf((): World => ({ ...world(), tokens }));
      const rep = await addRep('Robin');
      await sell(rep);
      const id = await issue({ sales_rep: rep, first_day: '2026-03-01', last_day: '2026-03-31' });
      const asked = { token: tokens.rep, params: { id }, query: { type: 'pdf' } };
      await server.refused('exportStatement', 404, asked);
      await beRep(rep);
      const text = await textOf(tokens.rep, id);
      expect(text).toContain('Shop|Sales rep\nalder.example|Robin');
      expect(text).toContain('Date|Order|Rate|Amount');
      await server.refused('exportStatement', 404, {
        token: tokens.vendor,
        params: { id },
        query: { type: 'pdf' },
      });
    });
  });
});
