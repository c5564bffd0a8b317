/** The portal belongs to one vendor and one shop from the first paint on. */
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import { firstPaint } from '../../packages/components/src/theme/first-paint.ts';
import { demo, type Api } from './helpers/api.ts';
import { runCommand } from './helpers/command.ts';
import { newPerson } from './helpers/people.ts';
import { expectSaid, logIn, portal, portalOfDemo, setMetas, vendorsOf } from './helpers/portal.ts';

const brands = {
  defaults: {},
  yellow: { primary_color: '#ffe45c', secondary_color: '#f7b500', button_text_color: '#ffffff' },
  navy: { primary_color: '#0a1f44', secondary_color: '#c8102e', font_color: '#0a1f44' },
  green: { primary_color: '#0b5d3b', secondary_color: '#9ad14b', theme: 'dark' },
  grey: { primary_color: '#777777', secondary_color: '#bbbbbb', button_text_color: '#888888', theme: 'dark' },
} as const satisfies Record<string, Partial<Record<BrandKey, string>>>;
type BrandKey = 'primary_color' | 'secondary_color' | 'font_color' | 'button_text_color' | 'theme';

describe('the portal', () => {
  const { browser, withServer } = portalOfDemo();

  it('shows one vendor at a time to a login of several, and nothing of the other afterwards', async () => {
    await withServer(async (server, owner) => {
      const page = await newPerson(browser());
      await page.goto(`${server.url}${portal}`);
      await logIn(page, demo.vendor, demo.password);
      const switcher = page.getByLabel('Vendor', { exact: true });
      await switcher.waitFor();
      const [first = '', second = ''] = await switcher.locator('option').allInnerTexts();
      expect(second).not.toBe('');
      const mine = await ordersOf(owner, first);
      const theirs = await ordersOf(owner, second);
      const onlyMine = mine.filter((order) => !theirs.includes(order));
      expect(onlyMine.length).toBeGreaterThan(0);
      await page
        .getByText(onlyMine[0] ?? '')
        .first()
        .waitFor();
      await page.evaluate(() => {
        Object.assign(window, { before: true });
      });

      await switcher.selectOption({ label: second });
      await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false);
      await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      await page
        .getByText(theirs[0] ?? '')
        .first()
        .waitFor();
      expect(await page.getByLabel('Vendor', { exact: true }).inputValue()).not.toBe('');
      expect(await traces(page, onlyMine)).toEqual([]);

      // Neither by Back nor on another page of the portal.
      await page.goBack();
      await page
        .getByText(theirs[0] ?? '')
        .first()
        .waitFor();
      expect(await traces(page, onlyMine)).toEqual([]);
      await page.getByRole('link', { name: 'Payouts' }).click();
      await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      expect(await traces(page, onlyMine)).toEqual([]);
      expect(await page.getByLabel('Vendor', { exact: true }).locator('option:checked').innerText()).toBe(
        second,
      );
    });
  });

  it('follows the switches of the shop: closed, without entries, products first', async () => {
    await withServer(async (server, owner) => {
      const page = await newPerson(browser());
      await page.goto(`${server.url}${portal}`);
      await logIn(page, demo.vendor, demo.password);
      await page.getByRole('navigation').getByRole('link', { name: 'Payouts' }).waitFor();
      const switched = { hidePortalPayoutsMenu: true, redirectPortalToProducts: true };
      expect((await owner.send('PUT', '/settings/switches/', switched)).status).toBe(200);
      await page.goto(`${server.url}${portal}payouts`);
      await page.waitForURL(`${server.url}${portal}products`);
      expect(await page.getByRole('navigation').getByRole('link', { name: 'Payouts' }).count()).toBe(0);
      await page.goto(`${server.url}${portal}`);
      await page.waitForURL(`${server.url}${portal}products`);

      await setMetas(owner, { vendor_portal_disabled: 'true' });
      // A vendor who is logged in while it closes sees the notice on the next page, and no data.
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
      await page.getByText(/^Rookery Market’s vendor portal is closed at the moment/).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
      expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Vendor portal']);
      // Opened again, it works without a new sign-in.
      await setMetas(owner, { vendor_portal_disabled: '' });
      await page.reload();
      await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).waitFor();
      await setMetas(owner, { vendor_portal_disabled: 'true' });
      await page.reload();
      await page.getByText(/^Rookery Market’s vendor portal is closed at the moment/).waitFor();
      expect(await page.getByRole('navigation').count()).toBe(0);
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`${server.url}${portal}login`);
      for (const path of ['login', 'register', 'forgot-password']) {
        await page.goto(`${server.url}${portal}${path}`);
        await page.getByText(/^Rookery Market’s vendor portal is closed at the moment/).waitFor();
        expect(await page.getByRole('textbox').count()).toBe(0);
      }
    });
  });

  it('has the brand of the shop from the first paint, without scripts, in five brands', async () => {
    await withServer(async (server, owner) => {
      const still = await browser().newContext({ javaScriptEnabled: false });
      const page = await still.newPage();
      const running = await newPerson(browser());
      await page.goto(`${server.url}${portal}login`);
      await page.locator('.first-paint').getByRole('img', { name: 'Rookery Market' }).waitFor();
      await setMetas(owner, { vendor_portal_logo_url: '' });
      for (const [name, brand] of Object.entries(brands)) {
        const given: Partial<Record<BrandKey, string>> = brand;
        const keys: BrandKey[] = [
          'primary_color',
          'secondary_color',
          'font_color',
          'button_text_color',
          'theme',
        ];
        await setMetas(
          owner,
          Object.fromEntries(keys.map((key) => [`vendor_portal_${key}`, given[key] ?? ''])),
        );
        const { properties } = firstPaint(
          {
            primary: given.primary_color ?? null,
            secondary: given.secondary_color ?? null,
            font: given.font_color ?? null,
            buttonText: given.button_text_color ?? null,
          },
          given.theme === 'dark' ? 'dark' : 'light',
        );
        await page.goto(`${server.url}${portal}login`);
        expect(await page.title()).toBe('Rookery Market');
        const splash = page.locator('.first-paint');
        await splash.getByText('Rookery Market', { exact: true }).waitFor();
        const computed = (locator: typeof splash, property: string) =>
          locator.evaluate((element, of) => getComputedStyle(element).getPropertyValue(of), property);
        const html = page.locator('html');
        expect(await computed(html, 'background-color'), name).toBe(
          rgb(properties['--cs-color-surface-page']),
        );
        expect(await computed(splash, 'color'), name).toBe(rgb(properties['--cs-color-text-default']));
        expect(await computed(splash.locator('i'), 'background-image'), name).toContain(
          rgb(properties['--cs-color-action-primary-background']),
        );

        // The scripts use the same colours later.
        await running.goto(`${server.url}${portal}login`);
        await running.getByRole('button', { name: 'Login' }).waitFor();
        const button = await running
          .getByRole('button', { name: 'Login' })
          .evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(button, name).toBe(rgb(properties['--cs-color-action-primary-background']));
        expect(await running.locator('.first-paint').isVisible()).toBe(false);
        if (process.env['PORTAL_PICTURES'] !== undefined) {
          for (const width of [375, 1280]) {
            await running.setViewportSize({ width, height: width === 375 ? 812 : 800 });
            await running.screenshot({
              path: join(process.env['PORTAL_PICTURES'], `${name}-login-${width}.png`),
            });
            await page.setViewportSize({ width, height: width === 375 ? 812 : 800 });
            await page.screenshot({
              path: join(process.env['PORTAL_PICTURES'], `${name}-first-${width}.png`),
            });
          }
        }
      }
      await still.close();

      const devtools = await running.context().newCDPSession(running);
      const { errors, data } = await devtools.send('Page.getAppManifest');
      expect(errors).toEqual([]);
      expect(JSON.parse(data ?? '')).toMatchObject({ short_name: 'Rookery Market', theme_color: '#777777' });
    });
  });

  it('keeps two shops of one server apart, down to the address', async () => {
    const before = async (dataDir: string) => {
      // The demo itself would give way to the first shop.
      const database = await openDatabase({ dataDir });
      await database.asSystem((tx) => tx.updateTable('shops').set({ is_demo: false }).execute());
      await database.close();
      const args = ['--shop', 'wren.example', '--name', 'Wren & Co', '--email', 'owner@wren.example'];
      const made = await runCommand(
        'create-shop.ts',
        [...args, '--currency', 'USD', '--time-zone', 'UTC'],
        dataDir,
      );
      expect(made).toMatchObject({ code: 0 });
    };
    await withServer(
      async (server) => {
        const page = await newPerson(browser());
        await page.goto(`${server.url}${portal}?shop=${demo.shop}`);
        await page.waitForURL(/\/login\?/);
        await logIn(page, demo.vendor, demo.password);
        await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
        await page.getByRole('link', { name: 'Payouts' }).click();
        await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
        // Every address names the shop, so that a reload and a bookmark show its brand from the first paint on.
        expect(new URL(page.url()).searchParams.get('shop')).toBe(demo.shop);
        expect(await (await page.reload())?.text()).toContain('<title>Rookery Market</title>');
        await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();

        // Another shop in the same browser does not know this session and does not end it.
        const wren = await page.context().newPage();
        await wren.goto(`${server.url}${portal}?shop=wren.example`);
        await wren.getByText('Wren & Co').first().waitFor();
        await wren.getByRole('button', { name: 'Login' }).waitFor();
        expect(await wren.locator('html').innerText()).not.toContain('Rookery');
        await logIn(wren, demo.vendor, demo.password);
        await expectSaid(wren, 'The email or password is incorrect.');
        await page.reload();
        await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();

        // An address without the shop is completed in a tab that has been at one.
        await page.goto(`${server.url}${portal}payouts`);
        await page.waitForURL(new RegExp(`shop=${demo.shop}`));
        await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
        await page.getByRole('button', { name: 'Logout' }).click();
        await page.waitForURL(/\/login\?shop=/);
      },
      { before },
    );
  });
});

function rgb(hex: string | undefined): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt((hex ?? '').slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}

/** The orders with lines of a vendor, the newest first. */
async function ordersOf(owner: Api, vendor: string): Promise<string[]> {
  const id = (await vendorsOf(owner)).find(({ name }) => name === vendor)?.id;
  type Lines = { results: { order: { name: string } | null }[] };
  const { results } = await owner.get<Lines>(
    `/vendors/commissions/?vendor_id=${String(id)}&ordering=-order__processed_at&page_size=50`,
  );
  return [...new Set(results.flatMap(({ order }) => (order === null ? [] : [order.name])))];
}

/** The words that the page contains: in its text, its markup or its storage. */
async function traces(page: Page, words: readonly string[]): Promise<string[]> {
  const held = await page.evaluate(
    () => document.documentElement.outerHTML + JSON.stringify(Object.entries(sessionStorage)),
  );
  return words.filter((word) => held.includes(`${word}<`) || held.includes(`"${word}"`));
}
