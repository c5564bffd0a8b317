/** A vendor's visit on a phone, by tapping alone, from the sign-in to the sign-out. */
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { fill, logIn, portal, portalOfDemo } from './helpers/portal.ts';
import { printedBy } from './helpers/printed.ts';

type Listed<Row> = { count: number; results: Row[] };
type Line = { order: { processed_at: string } | null };

describe('the portal on a phone', () => {
  const { browser, withServer } = portalOfDemo();

  it('does all that a vendor comes for', () =>
    withServer(async (server) => {
      const context = await browser().newContext({
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: { width: 375, height: 812 },
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      const titled = async (title: string) => {
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await fits(page);
      };
      const menu = (name: string) =>
        page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).tap();

      await page.goto(`${server.url}${portal}login`);
      await logIn(page, demo.vendor, demo.password);
      await titled('Commissions');

      // Numbers first: the amount owed is in the upper half of the screen, the filters below it.
      const owed = page.locator('dt', { hasText: /^Owed$/ });
      await owed.waitFor();
      const topOf = async (locator: typeof owed) => (await locator.boundingBox())?.y ?? Infinity;
      expect(await topOf(owed)).toBeLessThan(406);
      const search = page.getByRole('searchbox', { name: 'Search line items' });
      expect(await topOf(search)).toBeGreaterThan(await topOf(owed));

      // The first sale is in sight, and the chart and the best sellers load below the lines.
      const sale = page.getByRole('table', { name: 'Commissions' }).getByRole('rowheader').first();
      expect(await topOf(sale)).toBeLessThan(page.viewportSize()?.height ?? 0);
      const best = page.getByRole('list', { name: 'Best sellers' });
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      await best
        .getByText(/^[\d,]+ sold$/)
        .first()
        .waitFor();
      await page.getByRole('slider', { name: 'Period' }).waitFor();
      expect(await topOf(best)).toBeGreaterThan(await topOf(sale));
      await fits(page);

      // Why an amount?
      await page
        .getByRole('button', { name: /^Why this amount\?/ })
        .first()
        .tap();
      const why = page.getByRole('dialog', { name: 'Why this amount?' });
      await why.getByText('Rule:').waitFor();
      await fits(page);
      await why.getByRole('button', { name: 'Close' }).tap();
      await why.waitFor({ state: 'detached' });

      // By date.
      const api = await signInToApi(server.url, demo.vendor, '/vendors/login/');
      const me = await api.get<Listed<{ id: number }>>('/vendors/me/');
      const ask = `/vendors/commissions/?vendor_id=${me.results[0]?.id ?? 0}&page_size=1`;
      const [newest] = (await api.get<Listed<Line>>(ask)).results;
      const day = newest?.order?.processed_at.slice(0, 10) ?? '';
      await page.getByRole('button', { name: 'Filters' }).tap();
      await page.getByRole('button', { name: /^Order date/ }).tap();
      await page.getByLabel('Order date from').fill(day);
      await fits(page);
      await page.getByRole('button', { name: 'Apply' }).tap();
      const { count } = await api.get<Listed<Line>>(`${ask}&date_start=${day}`);
      await page.getByText(new RegExp(`of ${count.toLocaleString('en-US')}$`)).waitFor();
      await fits(page);

      // The last payout, its file and its invoice: anywhere in its line leads to it.
      const last = page.locator('dl > div', { hasText: 'Last payout' });
      expect((await last.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      const amount = await last.getByRole('link').innerText();
      await last.tap();
      await titled('Payout Details');
      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).tap();
      const file = await readFile(await (await coming).path(), 'utf8');
      expect(parse(file, { bom: true, columns: true })).not.toHaveLength(0);
      const printed = await printedBy(page, () => page.getByRole('button', { name: 'Print Invoice' }).tap());
      expect(printed.flat().join('\n')).toContain(amount);
      await menu('Payouts');
      await titled('Payouts');
      await menu('Products');
      await titled('Products');

      // Where the next one goes.
      await menu('Settings');
      await titled('Account Settings');
      await fill(page, { 'PayPal email (optional)': 'thumb@makers.example', 'Your password': demo.password });
      await page.getByRole('region', { name: 'PayPal Email' }).getByRole('button', { name: 'Save' }).tap();
      await page.getByText('PayPal email updated successfully.').waitFor();
      await fits(page);

      await page.getByRole('button', { name: 'Logout' }).tap();
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
      await fits(page);
      await context.close();
    }));
});

async function fits(page: Page): Promise<void> {
  const [content, screen] = await page.evaluate(() => [
    document.scrollingElement?.scrollWidth ?? Infinity,
    window.innerWidth,
  ]);
  expect({ at: page.url(), content }).toEqual({ at: page.url(), content: screen });
}
