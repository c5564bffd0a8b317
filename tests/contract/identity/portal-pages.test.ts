import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { firstPaint } from '../../../packages/components/src/theme/first-paint.ts';
import type { FirstPaintOf } from '../../../packages/server/src/portal/page.ts';
import { storedTheme } from '../../../packages/server/src/shop-css/theme.ts';
import { insertVendor } from '../operations/shops.ts';
import { forEachMailWorld, type World } from './world.ts';

const app = { key: 'app-key', secret: 'hush hush' };
const folder = mkdtempSync(join(tmpdir(), 'consignment-portal-'));
writeFileSync(
  join(folder, 'index.html'),
  '<head><meta name="color-scheme" content="light dark" /><title>Vendor portal</title></head><body><div id="root"></div></body>',
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const prefix = '/apps/vendor-portal/';
const shells = [
  { prefix, folder, allowsInlineScript: false },
  { prefix: '/', folder, allowsInlineScript: false },
];
const paints: FirstPaintOf = ({ colours, tokens }, scheme) =>
  Promise.resolve(firstPaint(colours, scheme, storedTheme(tokens)));

forEachMailWorld({ platform: app, shells, firstPaint: paints }, (world) => {
  const open = async (w: World, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${w.server.url}${path}`, { headers });
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };
  const seconds = (date: Date) => String(Math.floor(date.getTime() / 1000));
  /** The format of Shopify's proxy; values of a repeated key are joined by commas. */
  const signed = (w: World, more: [string, string][] = [], at = w.server.now) => {
    const query: [string, string][] = [
      ['shop', 'birch.example'],
      ['path_prefix', '/apps/vendor-portal'],
      ['timestamp', seconds(at)],
      ['logged_in_customer_id', ''],
      ...more,
    ];
    const keys = [...new Set(query.map(([key]) => key))].toSorted();
    const text = keys
      .map((key) => `${key}=${query.flatMap(([one, value]) => (one === key ? [value] : [])).join(',')}`)
      .join('');
    const signature = createHmac('sha256', app.secret).update(text).digest('hex');
    return new URLSearchParams([...query, ['signature', signature]]).toString();
  };

  describe('the first page of a portal', () => {
    it('has the look of the shop that the address names, and of no other', async () => {
      const w = world();
      await w.meta('vendor_portal_primary_color', '#0b5d3b');
      await w.meta('vendor_portal_theme', 'dark');
      const alder = await open(w, `${prefix}login?shop=alder.example`);
      expect(alder.status).toBe(200);
      expect(alder.headers.get('cache-control')).toBe('no-cache');
      expect(alder.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(alder.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(alder.text).toContain('<meta name="portal-shop" content="alder.example">');
      expect(alder.text).toContain(':root{color-scheme:dark;');
      const { properties } = firstPaint(
        { primary: '#0b5d3b', secondary: null, font: null, buttonText: null },
        'dark',
      );
      for (const [name, value] of Object.entries(properties))
        expect(alder.text).toContain(`${name}:${value}`);

      const birch = await open(w, `${prefix}payouts/7?shop=birch.example`);
      expect(birch.text).toContain('content="birch.example"');
      expect(birch.text).not.toContain('0b5d3b');
      await w.meta('vendor_portal_theme', '');
      await w.meta('vendor_portal_primary_color', '');
    });

    it('is no shop’s where none is named, or none of that name is here', async () => {
      const w = world();
      for (const query of ['', '?shop=', '?shop=nowhere.example', '?shop=%00']) {
        const { status, text } = await open(w, `${prefix}login${query}`);
        expect([query, status]).toEqual([query, 200]);
        expect(text).toContain('<title>Vendor portal</title>');
        expect(text).not.toContain('portal-shop');
      }
      expect(w.server.failures).toEqual([]);
    });

    it('leaves the other apps as they were built', async () => {
      const w = world();
      const { text, headers } = await open(w, '/vendors?shop=alder.example');
      expect(text).toContain('<title>Vendor portal</title>');
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'self'$/);
    });

    it('may be framed by the shop’s own domains where it wants that, and by no other', async () => {
      const w = world();
      const ancestors = async (shop: string) =>
        (await open(w, `${prefix}?shop=${shop}`)).headers.get('content-security-policy')?.split('; ').at(-1);
      expect(await ancestors('alder.example')).toBe("frame-ancestors 'self'");
      await w.meta('vendor_portal_embedded', 'true');
      expect(await ancestors('alder.example')).toMatch(
        /^frame-ancestors 'self' https:\/\/[\w.]*alder\.example/,
      );
      expect(await ancestors('birch.example')).toBe("frame-ancestors 'self'");
      await w.meta('vendor_portal_embedded', '');
    });

    it('can be installed: a manifest of the shop, and icons of its colours', async () => {
      const w = world();
      const { status, headers, text } = await open(w, `${prefix}manifest.webmanifest?shop=alder.example`);
      expect([status, headers.get('content-type')]).toEqual([
        200,
        'application/manifest+json; charset=utf-8',
      ]);
      const { icons, start_url: start } = JSON.parse(text) as {
        icons: { src: string }[];
        start_url: string;
      };
      expect((await open(w, start)).text).toContain('content="alder.example"');
      for (const { src } of icons) {
        const icon = await fetch(`${w.server.url}${src}`);
        expect(icon.headers.get('content-type')).toBe('image/svg+xml');
        expect(icon.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        expect(await icon.text()).toContain('>A</text>');
      }
      expect((await open(w, `${prefix}manifest.webmanifest`)).status).toBe(404);
      expect((await open(w, `${prefix}icons/anything.svg`)).status).toBe(404);
    });
  });

  describe('the proxy of the shop’s platform', () => {
    it('opens the portal of the shop that it signs for, its files and its calls', async () => {
      const w = world();
      const page = await open(
        w,
        `${prefix}payouts?${signed(w, [
          ['extra', 'b'],
          ['extra', 'a'],
        ])}`,
      );
      expect(page.status).toBe(200);
      expect(page.text).toContain('<title>birch.example</title>');
      // The proxy adds the shop to every address.
      expect(page.text).not.toMatch(/portal-shop|\?shop=/);
      const shop = await open(w, `${prefix}api/shopify/shop-public/?${signed(w)}`);
      expect([shop.status, JSON.parse(shop.text)]).toMatchObject([
        200,
        { myshopify_domain: 'birch.example' },
      ]);
      expect((await open(w, `${prefix}manifest.webmanifest?${signed(w)}`)).status).toBe(200);
    });

    it('is refused with what it has not signed, or too long ago', async () => {
      const w = world();
      const right = signed(w);
      const minutesAgo = (minutes: number) => new Date(w.server.now.getTime() - minutes * 60_000);
      const bad = {
        changed: right.replace('birch', 'alder'),
        added: `${right}&more=1`,
        twice: `${right}&shop=alder.example`,
        unsigned: right.replace(/&signature=\w+/, ''),
        empty: right.replace(/signature=\w+/, 'signature='),
        short: right.slice(0, -2),
        stale: signed(w, [], minutesAgo(2)),
        early: signed(w, [], minutesAgo(-2)),
        customer: 'shop=birch.example&logged_in_customer_id=7001',
        'longer than a signature': `${right}0`,
        'two shops': signed(w, [['shop', 'alder.example']]),
        'two customers': signed(w, [['logged_in_customer_id', '7001']]),
        'signed twice': `${right}&${right.replace(/.*&/, '')}`,
      };
      for (const [what, query] of Object.entries(bad)) {
        for (const path of [
          prefix,
          `${prefix}login`,
          `${prefix}api/shopify/shop-public/`,
          `${prefix}icons/x.png`,
        ]) {
          const { status, headers, text } = await open(w, `${path}?${query}`);
          expect([what, path, status]).toEqual([what, path, 403]);
          expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
          expect(JSON.parse(text)).toMatchObject({ code: 'forbidden', status: 403 });
        }
      }
    });

    it('is not repeated in the addresses that a list answers', async () => {
      const w = world();
      await w.server.database.asSystem(async (tx) => {
        for (const name of ['Acorn', 'Beech']) await insertVendor(tx, w.birch.id, name);
      });
      const ask = signed(w, [
        ['page', '2'],
        ['page_size', '1'],
      ]);
      const answer = await fetch(`${w.server.url}${prefix}api/vendors/commission-totals/?${ask}`, {
        headers: { authorization: `Bearer ${w.tokens.stranger}` },
      });
      const list = (await answer.json()) as { next: string; previous: string };
      const queryOf = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?', 2)[1]));
      // The platform adds its parameters to each call.
      expect(queryOf(list.next)).toEqual({ shop: 'birch.example', page: '3', page_size: '1' });
      expect(queryOf(list.previous)).toEqual({ shop: 'birch.example', page: '1', page_size: '1' });
    });

    it('is not needed: without its parameters the portal is public', async () => {
      const w = world();
      expect((await open(w, `${prefix}?shop=birch.example`)).status).toBe(200);
      const { status } = await open(w, `${prefix}api/shopify/shop-public/?shop=birch.example`);
      expect(status).toBe(200);
    });
  });

  describe('the API below the portal’s folder', () => {
    it('is the API: sign-in, lists, and files by an address of that folder', async () => {
      const w = world();
      const api = `${w.server.url}${prefix}api`;
      const json = { 'content-type': 'application/json' };
      const body = JSON.stringify({ email: 'vendor@alder.example', password: 'wrong' });
      const refused = await fetch(`${api}/vendors/login/?shop=alder.example`, {
        method: 'POST',
        headers: json,
        body,
      });
      expect(refused.status).toBe(401);
      expect(refused.headers.get('cache-control')).toBe('no-store');
      const headers = { authorization: `Bearer ${w.tokens.vendor}` };
      const [id] = await fetch(`${api}/vendors/me/`, { headers })
        .then((answer) => answer.json() as Promise<{ results: { id: number }[] }>)
        .then(({ results }) => results.map((vendor) => vendor.id));
      const asked = await fetch(`${api}/vendors/payouts/?format=csv&vendor_id=${String(id)}`, { headers });
      const { url } = (await asked.json()) as { url: string };
      expect(url).toMatch(/^\/apps\/vendor-portal\/api\/files\/[\w.-]+\/$/);
      const file = await open(w, url);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    });

    it('passes an invitation on to the slash that the portal needs, and no signature', async () => {
      const w = world();
      const address = `${w.server.url}${prefix.slice(0, -1)}?${signed(w, [['register', '1']])}`;
      const answer = await fetch(address, { redirect: 'manual' });
      expect(answer.headers.get('location')).toBe(`${prefix}?shop=birch.example&register=1`);
    });
  });
});

describe('a server that belongs to no platform', () => {
  forEachMailWorld({ platform: null, shells, firstPaint: paints }, (world) => {
    it('serves the portal, and refuses what a proxy seems to have signed', async () => {
      const w = world();
      const status = async (query: string) => (await fetch(`${w.server.url}${prefix}?${query}`)).status;
      expect(await status('shop=alder.example')).toBe(200);
      expect(await status('shop=alder.example&timestamp=1&signature=00')).toBe(403);
    });
  });
});
