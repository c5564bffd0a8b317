import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { putMeta } from '../../../packages/server/src/queries/shops/shops.ts';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { TestServer } from '../server.ts';
import { insertLine, lineOf, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import { csvFor, fetchFile, recordsOf, type Fetched } from './files.ts';
import { boxesIn, pagesOf, picturesIn } from './pdf.ts';
import { png } from './pictures.ts';

const titles = {
  polish: 'Łódź krzesło ĄĘŚĆŻŹ',
  cyrillic: 'Стол дубовый Її',
  greek: 'Τραπέζι δρύινο',
  rupee: 'साड़ी ₹ sari',
  chinese: '木桌 (oak)',
  hebrew: 'שולחן עץ',
  mixed: '名前 漢字 가나',
  japanese: 'カエデの椅子',
  traditional: '龍鳳木櫃',
  arabic: 'كرسي ١٢',
  thai: 'โต๊ะไม้',
  hindi: 'कुर्सी',
  emoji: 'Oak \u{1F33F}\u2764\uFE0F',
  tibetan: 'Oak བོད་ཡིག',
};

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let lantern: number;
  beforeAll(async () => {
    ({ server, alder, tokens } = world());
    lantern = vendorOf(alder, 'Lantern Loom');
    await server.database.asSystem(async (tx) => {
      for (const title of Object.values(titles)) {
        alder.lines[title] = await insertLine(tx, alder, {
          title,
          vendor: 'Lantern Loom',
          processedAt: '2026-03-10T10:00:00Z',
          price: 1000,
        });
      }
      await tx
        .updateTable('line_items')
        .set({ override_amount: 777 })
        .where('id', '=', lineOf(alder, titles.polish))
        .execute();
      await tx
        .updateTable('vendors')
        .set({ contact_name: 'Zoë Żak', address_1: '1 High Street', city: 'Londyn', zip: 'N1 9GU' })
        .where('id', '=', lantern)
        .execute();
      await priceLines(tx, alder.id, allOrders);
    });
  });

  beforeEach(async () => {
    const { results } = await server.ok('listPayouts', { token: tokens.owner });
    for (const { id } of results) await remove(id);
  });

  const pay = (more: object = {}) =>
    server.ok('createPayout', {
      token: tokens.owner,
      body: {
        vendor: lantern,
        all_line_items: true,
        additional_pay: '2.50',
        note: 'Dzięki!\n“March”',
        ...more,
      },
    });
  const remove = (id: number) => server.ok('deletePayout', { token: tokens.owner, params: { id } });
  const invoice = async (token: string, id: number): Promise<Fetched> => {
    const { url } = await server.ok('exportPayout', { token, query: { id } });
    const file = await fetchFile(server, url);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    return file;
  };
  const linesIn = async (token: string, id: number) => pagesOf((await invoice(token, id)).bytes).flat();
  const setMeta = (meta_key: string, meta_value: string) =>
    server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } });

  describe('a payout advice', () => {
    it('says who pays whom, how, by which reference, and for what at which rate', async () => {
      const payout = await pay();
      const file = await invoice(tokens.owner, payout.id);
      expect(file.headers.get('content-disposition')).toMatch(
        `inline; filename="payout-advice-${payout.invoice_number}.pdf"`,
      );
      const lines = pagesOf(file.bytes).flat();
      expect(lines).toEqual(
        expect.arrayContaining([
          'Payout advice',
          'Date|Mar 15, 2026',
          'Status|Paid by hand',
          'Method|By hand',
          `Reference|po-${payout.id}`,
          `Number|${payout.invoice_number}`,
          'Paid by|Paid to',
          'alder.example|Lantern Loom',
          'www.alder.example|Zoë Żak',
          '1 High Street',
          'Londyn, N1 9GU',
          'Dzięki!',
          '“March”',
          'Order|Date|Product|Sold|Rate|Commission',
          '#lamp|Mar 1, 2026|lamp|1 × £10.00|50%|£5.00',
          'Additional pay|£2.50',
          `Total|£${payout.amount}`,
          '* Commission set by hand (manual override).',
          `Payout advice po-${payout.id} · Page 1 of 1`,
        ]),
      );
      expect(lines.join('\n')).not.toMatch(/invoice/i);
    });

    it('has the legal name, address and tax number of the shop, and dates by its locale', async () => {
      const facts = {
        legal_name: 'Alder & Daughters Ltd',
        address_1: '4 Tide Row',
        city: 'Whitby',
        zip: 'YO22 4DE',
        country_code: 'GB',
        tax_number: 'GB 123 4567 89',
        locale: 'en-GB',
        support_email: 'help@alder.example',
      } as const;
      const before = await server.ok('getShopFacts', { token: tokens.owner });
      await server.ok('updateShopFacts', { token: tokens.owner, body: facts });
      const payout = await pay();
      const lines = await linesIn(tokens.owner, payout.id);
      await server.ok('updateShopFacts', { token: tokens.owner, body: before });
      const issuer = lines.map((line) => line.split('|')[0]);
      // The head has the name alone.
      const from = issuer.lastIndexOf('Alder & Daughters Ltd');
      expect(issuer.slice(from, from + 9)).toEqual([
        'Alder & Daughters Ltd',
        'alder.example',
        '4 Tide Row',
        'Whitby',
        'YO22 4DE',
        'United Kingdom',
        'Tax number GB 123 4567 89',
        'www.alder.example',
        'help@alder.example',
      ]);
      expect(lines).toContain('Date|15 Mar 2026');
      expect(lines).toContain('#lamp|1 Mar 2026|lamp|1 × £10.00|50%|£5.00');
      expect(lines).toContain('Whitby|Londyn');
      expect(lines).toContain('YO22 4DE|N1 9GU');
    });

    it('draws the characters of every script that a shop may use, and names those of others', async () => {
      const payout = await pay();
      const file = await invoice(tokens.owner, payout.id);
      const text = pagesOf(file.bytes).flat().join('\n');
      for (const title of [titles.cyrillic, titles.greek]) {
        expect(text).toContain(`|${title}|1 × £10.00|50%|£5.00`);
      }
      expect(text).toContain(`|${titles.polish}|1 × £10.00|* £7.77`);
      // Each font is drawn in a separate run; a font of a script places vowels visually.
      const letters = text.replaceAll('|', '');
      for (const seen of [
        '木桌 (oak)',
        '名前 漢字 가나',
        'カエデの椅子',
        '龍鳳木櫃',
        'โต๊ะไม้',
        '₹ sari',
        'Oak \u{1F33F}\u2764',
      ]) {
        expect(letters).toContain(seen);
      }
      expect(letters).toContain('कुसीर्');
      // Right-to-left words in visual order; a number is read from left to right.
      expect(text).toContain('|ץע| |ןחלוש|');
      expect(letters.normalize('NFKC')).toContain('١٢ يسرك');
      expect(text).toContain('Oak [Tibetan letters]|1 × £10.00|');
      expect(text).toContain('such as [Tibetan letters], replace text that this document cannot print.');
      expect(text).not.toContain('\uFFFF');
      expect(boxesIn(file.bytes)).toBe(0);
    });

    it('is the same bytes each time', async () => {
      const payout = await pay();
      const { url } = await server.ok('uploadFile', upload(png({ width: 30, height: 20, alpha: true })));
      await setMeta('vendor_portal_logo_url', url);
      const [one, other] = [await invoice(tokens.owner, payout.id), await invoice(tokens.vendor, payout.id)];
      expect(one.bytes.equals(other.bytes)).toBe(true);
      expect(picturesIn(one.bytes)).toBe(1);
      await setMeta('vendor_portal_logo_url', '');
    });

    it('continues over pages with the head of its table on each', async () => {
      const payout = await pay({ note: 'A long note. '.repeat(300) });
      const pages = pagesOf((await invoice(tokens.owner, payout.id)).bytes);
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach((lines, index) => {
        expect(lines.at(-1)).toBe(`Payout advice po-${payout.id} · Page ${index + 1} of ${pages.length}`);
      });
      expect(pages.at(-1)).toContain('Order|Date|Product|Sold|Rate|Commission');
    });

    it('includes refunds', async () => {
      await pay({ all_line_items: undefined, line_item_ids: [lineOf(alder, 'lamp')] });
      await server.database.asSystem(async (tx) => {
        const lamp = await tx
          .selectFrom('line_items')
          .selectAll()
          .where('id', '=', lineOf(alder, 'lamp'))
          .executeTakeFirstOrThrow();
        await tx
          .insertInto('line_items')
          .values({
            shop_id: alder.id,
            order_id: lamp.order_id,
            kind: 'reversal',
            reverses_id: lamp.id,
            processed_at: '2026-03-12T10:00:00Z',
            title: 'lamp',
            name: 'lamp',
            quantity: 0,
            tracked_vendor_id: lantern,
            commission_state: 'accrued',
            commission_full: -500,
          })
          .execute();
      });
      const second = await pay();
      const lines = await linesIn(tokens.owner, second.id);
      expect(lines).toContain('#lamp|Mar 1, 2026|Refund: lamp|-£5.00');
      expect(lines).toContain('Refunds carried over|-£5.00');
      const path = `/api/vendors/payouts/${second.id}/csv/`;
      const records = recordsOf(await fetchFile(server, path, csvFor(tokens.owner)));
      expect(records.filter(({ Commission }) => Commission === '-5.00')).toMatchObject([
        { Product: 'Refund: lamp', Order: '#lamp' },
      ]);
      expect(lines).toContain(`Total|£${second.amount}`);
    });

    it('hides from its vendor what the shop hides', async () => {
      const payout = await pay();
      for (const key of ['commissions', 'order_num', 'order_date', 'sell_price']) {
        await setMeta(`vendor_field_${key}`, 'false');
      }
      const text = (await linesIn(tokens.vendor, payout.id)).join('\n');
      const whole = (await linesIn(tokens.owner, payout.id)).join('\n');
      for (const key of ['commissions', 'order_num', 'order_date', 'sell_price'])
        await setMeta(`vendor_field_${key}`, '');
      expect(text).toContain('Product|Quantity\n');
      for (const hidden of ['#lamp', 'Mar 1, 2026', '£5.00', '£10.00', '50%', 'Commissions|']) {
        expect(text).not.toContain(hidden);
        expect(whole).toContain(hidden);
      }
      expect(text).toContain(`Total|£${payout.amount}`);
    });

    it('is for the shop and for its vendor only', async () => {
      const payout = await pay();
      for (const token of [tokens.stranger, tokens.strangeVendor]) {
        await server.refused('exportPayout', 404, { token, query: { id: payout.id } });
      }
      await server.refused('exportPayout', 403, { token: tokens.rep, query: { id: payout.id } });
      await server.refused('exportPayout', 400, { token: tokens.owner });
      const ash = await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor: vendorOf(alder, 'Ash'), all_line_items: true },
      });
      await server.refused('exportPayout', 404, { token: tokens.vendor, query: { id: ash.id } });
    });
  });

  describe('a logo', () => {
    it('is kept, shown to anyone at one address, and drawn on invoices', async () => {
      const bytes = png({ width: 64, height: 32 });
      const kept = await server.ok('uploadFile', upload(bytes));
      expect(kept).toMatchObject({ content_type: 'image/png', width: 64, height: 32, size: bytes.length });
      expect((await server.ok('uploadFile', upload(bytes))).url).toBe(kept.url);
      const shown = await fetchFile(server, kept.url);
      expect(shown.bytes.equals(bytes)).toBe(true);
      expect(Object.fromEntries(shown.headers)).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });

    it('of another server, or of another shop, is not drawn', async () => {
      const payout = await pay();
      const { url } = await server.ok('uploadFile', {
        ...upload(png({ width: 8, height: 8 })),
        token: tokens.stranger,
      });
      for (const foreign of [url, `${server.url}/api/health/`, 'https://elsewhere.example/logo.png']) {
        // As it was saved before such an address was fetched.
        await server.database.asSystem((tx) => putMeta(tx, alder.id, 'vendor_portal_logo_url', foreign));
        expect(picturesIn((await invoice(tokens.owner, payout.id)).bytes)).toBe(0);
      }
      await setMeta('vendor_portal_logo_url', '');
    });

    it('is a whole PNG or JPEG of sensible size, whatever it is called', async () => {
      const whole = png({ width: 8, height: 8 });
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
      for (const bytes of [svg, whole.subarray(0, -20), png({ width: 2001, height: 1 }), Buffer.alloc(0)]) {
        await server.refused('uploadFile', 422, upload(bytes));
      }
      await server.refused('uploadFile', 413, upload(Buffer.alloc(2 * 1024 * 1024 + 1)));
      await server.refused('uploadFile', 415, upload(svg, 'image/svg+xml'));
      await server.refused('uploadFile', 403, { ...upload(whole), token: tokens.vendor });
      await server.refused('getLogo', 404, { params: { name: `${alder.id}-${'0'.repeat(64)}` } });
      await server.refused('getLogo', 404, { params: { name: 'x' } });
    });
  });

  function upload(bytes: Buffer, type = 'image/png') {
    return { token: tokens.owner, bytes, headers: { 'content-type': type } };
  }
});
