/** The catalogue for the owner, and the pages of text: help, terms and privacy. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

type Product = {
  id: number;
  title: string;
  sold: number;
  commission: string;
  vendor: { id: number; name: string } | null;
  variants: {
    sku: string;
    price: string;
    inventory_quantity: number | null;
    sold: number;
    deleted: boolean;
  }[];
};
type Products = { count: number; results: Product[] };

describe('the products of the shop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('are all there is, or what was sold on some days, and are exported as they are listed', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server, '/products', 'Products');
      const all = await productsOf(api, '/products/?page_size=50');
      await expect.poll(() => rowsOn(page)).toEqual(all.results.map(rowOf));
      expect((await exported(page)).length).toBe(all.count);

      const days = await middleDays(api);
      await page.getByRole('button', { name: 'Sold All' }).click();
      await page.getByLabel('Sold from').fill(days.from);
      await page.getByLabel('Sold to').fill(days.to);
      await page.getByRole('button', { name: 'Apply' }).click();
      await page.getByText(/^This list only shows products sold on these days/).waitFor();
      const range = `start_date=${days.from}&end_date=${days.to}`;
      const sold = await productsOf(api, `/products/sold/?${range}&page_size=50`);
      expect(sold.count).toBeLessThan(all.count);
      expect(sold.count).toBeGreaterThan(0);
      await expect.poll(() => rowsOn(page)).toEqual(sold.results.map(rowOf));
      expect((await exported(page)).length).toBe(sold.count);

      await page.getByRole('button', { name: 'Sold', exact: true }).click();
      await page.waitForURL(/sort=sold/);
      await page.getByRole('button', { name: 'Sold', exact: true }).click();
      await page.waitForURL(/sort=-sold/);
      const most = await productsOf(api, `/products/sold/?${range}&page_size=50&ordering=-sold`);
      await expect.poll(() => rowsOn(page)).toEqual(most.results.map(rowOf));

      await page.getByRole('button', { name: /^Sold \w{3} \d/ }).click();
      await page.getByRole('button', { name: 'All dates' }).click();
      await page
        .getByText(/^This list only shows products sold on these days/)
        .waitFor({ state: 'detached' });
      const word = all.results[0]?.title.split(' ')[0] ?? '';
      await page.getByRole('searchbox', { name: 'Search products' }).fill(word);
      await page.getByRole('searchbox', { name: 'Search products' }).press('Enter');
      const found = await productsOf(
        api,
        `/products/?search=${encodeURIComponent(word)}&page_size=50&ordering=-sold`,
      );
      await expect.poll(() => rowsOn(page)).toEqual(found.results.map(rowOf));
    });
  });

  it('lead to each product with its variants, and it to its vendor and back, by keyboard alone', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const { results } = await productsOf(api, '/products/?page_size=50&expand=variants&ordering=-sold');
      const product = results.find(({ vendor }) => vendor !== null);
      if (!product?.vendor) throw new Error('The demo has no product of a vendor.');
      const page = await ownerOn(browser, server, '/products?sort=-sold', 'Products');
      await tabTo(page, page.getByRole('link', { name: product.title }).first());
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/products/${product.id}`);
      await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
      const present = product.variants.filter(({ deleted }) => !deleted);
      const table = page.getByRole('table', { name: `Variants of ${product.title}` });
      await expect.poll(() => table.getByRole('rowheader').count()).toBe(present.length);
      for (const { sku, inventory_quantity: stock } of present) {
        const row = table.getByRole('row').filter({ hasText: sku });
        await row.getByText(stock === null ? 'Not tracked' : `${stock} in stock`).waitFor();
      }
      await tabTo(page, page.getByRole('link', { name: product.vendor.name }));
      await page.keyboard.press('Enter');
      await page.waitForURL(`**/vendors/${product.vendor.id}`);

      // The list of the vendor leads there too.
      await page.getByRole('tab', { name: 'Products' }).click();
      const first = page.getByRole('table', { name: 'Products' }).getByRole('rowheader').first();
      await first.getByRole('link').click();
      await page.waitForURL(/\/products\/\d+$/);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // A missing product and one of another shop get the same message.
      await page.goto(`${server.url}/products/999999`);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    });
  });

  it('are exported by variant where the shop wants it so', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const changed = { useProductVariantsExport: true, showProductCostColumn: true };
      expect((await api.send('PUT', '/settings/switches/', changed)).status).toBe(200);
      const page = await ownerOn(browser, server, '/products', 'Products');
      await page.getByRole('columnheader', { name: 'Cost' }).waitFor();
      const variants = await api.get<{ count: number }>('/products/variants/?page_size=1');
      expect((await exported(page)).length).toBe(variants.count);
    });
  });
});

describe('the pages of text', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('are read without logging in where they are terms, and lead on where they are help', async () => {
    await withServer({}, async (server) => {
      const anybody = await (await browser.newContext()).newPage();
      await anybody.goto(`${server.url}/terms-of-service`);
      await anybody.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
      await anybody.getByRole('link', { name: 'privacy policy', exact: true }).click();
      await anybody.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
      expect(new URL(anybody.url()).pathname).toBe('/privacy-policy');

      const page = await ownerOn(browser, server, '/help/', 'Help');
      for (const title of ['Setting up vendors', 'Connecting accounts to vendors', 'Connecting PayPal']) {
        await page.getByRole('link', { name: title, exact: true }).click();
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await page.getByRole('main').getByRole('link', { name: 'Help', exact: true }).click();
        await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      }
      const foot = page.getByRole('contentinfo');
      await foot.getByRole('link', { name: 'Terms of service' }).click();
      await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
    });
  });
});

async function ownerOn(browser: Browser, server: RunningServer, path: string, title: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  await page.getByLabel('Email').fill(demo.owner);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  return page;
}

async function productsOf(api: Api, path: string): Promise<Products> {
  return api.get<Products>(path);
}

/** The texts of the row of a product: its name and its units sold. */
function rowOf({ title, sold }: Product): string {
  return `${title} | ${sold.toLocaleString('en-US')}`;
}

async function rowsOn(page: Page): Promise<string[]> {
  const rows = page.getByRole('table', { name: 'Products' }).locator('tbody tr');
  return rows.evaluateAll((all) =>
    all.map((row) => {
      // The title, before the text about its variants.
      const title = row.querySelector('th a > span > span:nth-child(2)')?.firstChild?.textContent ?? '';
      return `${title} | ${row.querySelector('td[data-label="Sold"]')?.textContent ?? ''}`;
    }),
  );
}

async function exported(page: Page): Promise<string[][]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const rows: string[][] = parse(await readFile(await (await coming).path(), 'utf8'), { bom: true });
  return rows.slice(1);
}

/** Days in the middle of the sales, so that there are some before and after. */
async function middleDays(api: Api): Promise<{ from: string; to: string }> {
  type Orders = { results: { processed_at: string }[] };
  const { results } = await api.get<Orders>('/orders/?page_size=1000&ordering=processed_at');
  const days = [...new Set(results.map(({ processed_at: at }) => at.slice(0, 10)))].toSorted();
  const day = days[Math.floor(days.length / 2)];
  if (day === undefined) throw new Error('The demo has no orders.');
  return { from: day, to: day };
}
