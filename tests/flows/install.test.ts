/** The owner of a shop installs the app from Shopify and sees the reason of each failure. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { retailFiles, retailShop } from '../contract/shopify/retail.ts';
import { signedQuery, startShopify, type ShopifyServer } from '../contract/shopify/shopify-server.ts';
import { emptyData, startProcess, withDataDir, type ServerProcess } from './helpers/server.ts';

const host = 'rookery.myshopify.com';
describe('an installation from Shopify', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it(
    'leads from the landing page over the consent to the first steps and the first figures, and says when it ends',
    { timeout: 240_000 },
    async () => {
      await withInstallation(async (server, shopify) => {
        shopify.holdsBulk = true;
        const page = await newPage(browser);
        // The shop opens the app before its installation.
        await page.goto(landing(server, shopify));
        await page.getByRole('button', { name: 'I have a referral code' }).click();
        await page.getByRole('textbox', { name: 'Referral code' }).fill('MAKERS-24');
        await page.getByRole('button', { name: 'Submit & Install' }).click();
        await consent(page, 'Install');

        // Logged in without a password, at the first step, with the code kept.
        await page.waitForURL(/\/onboarding\/terms\?referral=MAKERS-24$/);
        await onboard(page);

        // No files to upload: the shop is synced, and every page shows the progress.
        await page.waitForURL(`${server.url}/`);
        await page.getByText('Your shop’s orders are being read.').waitFor();
        const progress = page.getByRole('progressbar', { name: /Reading|Syncing/ });
        await progress.waitFor();
        shopify.holdsBulk = false;
        await progress.waitFor({ state: 'detached', timeout: 60_000 });
        const menu = page.getByRole('navigation', { name: 'Main' });
        await menu.getByRole('link', { name: 'Orders' }).click();
        await expect
          .poll(() => page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').count())
          .toBe(6);

        // Opened from the shop in another browser, it logs in through the platform.
        const another = await newPage(browser);
        await another.goto(landing(server, shopify));
        await another.getByRole('heading', { level: 1, name: /^Good / }).waitFor();

        // After the session has ended, Shopify vouches for the owner and the page returns.
        await page.evaluate(([key, dead]) => localStorage.setItem(key, dead), [
          sessionKey,
          JSON.stringify({ access: 'dead', refresh: 'dead', issuedAt: 0, signIn: 'dead' }),
        ] as const);
        await page.goto(`${server.url}/orders`);
        await page.getByText(/^You were logged out because/).waitFor();
        await page.getByRole('link', { name: 'Log in with Shopify' }).click();
        await expect.poll(() => page.getByLabel('Shop address').inputValue()).toBe(host);
        await page.getByRole('button', { name: 'Continue with Shopify' }).click();
        await consent(page, 'Install');
        await page.waitForURL(`${server.url}/orders`);
        await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();

        // The app is removed at Shopify: the next sync reports it, with the remedy for the owner.
        shopify.uninstall(host);
        await page.goto(`${server.url}/settings`);
        await page.getByText(/^A sync reads your products and orders again/).waitFor();
        await page.getByRole('button', { name: 'Sync Data' }).click();
        await page.getByText('The shop is no longer connected.').waitFor({ timeout: 60_000 });
        await another.reload();
        await another.getByText('The shop is no longer connected.').waitFor();
        await another.getByRole('link', { name: 'Connect the shop again' }).click();
        await another.getByRole('button', { name: 'Install App' }).click();
        await consent(another, 'Install');
        await another.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
        await another.waitForLoadState('networkidle');
        expect(await another.getByText('The shop is no longer connected.').count()).toBe(0);
      });
    },
  );

  it('of another shop asks before it replaces a session', { timeout: 120_000 }, async () => {
    await withInstallation(async (server, shopify) => {
      const other = 'wren.myshopify.com';
      shopify.add({ ...retailShop(other, retailFiles(1)), name: 'Wren' });
      const install = async (page: Page, shop: string) => {
        await page.goto(landing(server, shopify, shop));
        await page.getByRole('button', { name: 'Install App' }).click();
        await consent(page, 'Install');
        await page.waitForURL(/\/onboarding\//);
      };
      const page = await newPage(browser);
      await install(page, host);
      await install(await newPage(browser), other);

      // An attacker lets the owner open a link that is signed for another shop.
      await page.goto(landing(server, shopify, other));
      await page.getByRole('heading', { level: 1, name: 'You are logged in to Rookery Market' }).waitFor();
      await page.getByText('This link will log you in to Wren (wren.myshopify.com) instead.').waitFor();
      await page.getByRole('link', { name: 'Stay in Rookery Market' }).click();
      await page.getByText('Rookery Market', { exact: true }).waitFor();
      const held = await sessionOf(page);

      // Neither a forged link nor a link of the own shop changes that.
      await page.goto(`${landing(server, shopify, other)}0`);
      await page.getByRole('button', { name: 'Install App' }).waitFor();
      expect(await sessionOf(page)).toBe(held);
      await page.goto(landing(server, shopify));
      await page.getByText('Rookery Market', { exact: true }).waitFor();
      expect(await sessionOf(page)).toBe(held);

      await page.goto(landing(server, shopify, other));
      await page.getByRole('button', { name: 'Continue to Wren' }).click();
      await page.getByText('Wren', { exact: true }).waitFor();
      expect(await sessionOf(page)).not.toBe(held);

      // An ended session does not interfere.
      await page.evaluate(([key, dead]) => localStorage.setItem(key, dead), [
        sessionKey,
        JSON.stringify({ access: 'dead', refresh: 'dead', issuedAt: 0, signIn: 'dead' }),
      ] as const);
      await page.goto(landing(server, shopify));
      await page.getByText('Rookery Market', { exact: true }).waitFor();
    });
  });

  it('that is refused or forged reports the reason, and leads back to its start', async () => {
    await withInstallation(async (server, shopify) => {
      const page = await newPage(browser);
      // A forged address logs in no person: it shows the page for an unknown shop.
      await page.goto(`${landing(server, shopify)}0`);
      const install = page.getByRole('button', { name: 'Install App' });

      await install.click();
      await consent(page, 'Cancel');
      await page.getByText('You didn’t give the app access to your shop.').waitFor();
      await again(page);

      const notBegun = page.getByText(/^This installation was started in another browser, or too long ago/);
      for (const forge of [
        (query: URLSearchParams) => query.set('hmac', '00'.repeat(32)),
        (query: URLSearchParams) => {
          query.delete('hmac');
          query.set('state', 'another');
          const signed = new URLSearchParams(signedQuery(Object.fromEntries(query)));
          for (const [key, value] of signed) query.set(key, value);
        },
      ]) {
        await install.click();
        await page.getByRole('link', { name: 'Install', exact: true }).waitFor();
        const href = await page.getByRole('link', { name: 'Install', exact: true }).getAttribute('href');
        const back = new URL(href ?? '');
        forge(back.searchParams);
        await page.goto(back.href);
        await notBegun.waitFor();
        await page.getByText('No data was read, and nothing in your shop has changed.').waitFor();
        await again(page);
      }

      // Another person's link: this browser has not begun an installation.
      const stranger = await newPage(browser);
      await install.click();
      const link = page.getByRole('link', { name: 'Install', exact: true });
      await link.waitFor();
      await stranger.goto((await link.getAttribute('href')) ?? '');
      await stranger.getByRole('button', { name: 'Install App' }).waitFor();
    });
  });
});

/** A server with the app of a Shopify with one shop. */
async function withInstallation(
  work: (server: ServerProcess, shopify: ShopifyServer) => Promise<void>,
): Promise<void> {
  const shopify = await startShopify();
  shopify.now = new Date();
  shopify.add(retailShop(host, retailFiles(6)));
  try {
    await withDataDir(async (dataDir) => {
      const env = {
        DEMO: 'false',
        SHOPIFY_API_KEY: shopify.app.key,
        SHOPIFY_API_SECRET: shopify.app.secret,
        SHOPIFY_BASE_URL: shopify.url,
      };
      const server = await startProcess({ dataDir, env });
      try {
        await work(server, shopify);
      } finally {
        await server.end('SIGTERM');
      }
    }, emptyData());
  } finally {
    await shopify.close();
  }
}

/** The signed address at which Shopify opens the app, valid for a minute and a half. */
function landing(server: ServerProcess, shopify: ShopifyServer, shop = host): string {
  shopify.now = new Date();
  const timestamp = String(Math.floor(shopify.now.getTime() / 1000));
  return `${server.url}/install?${signedQuery({ shop, timestamp })}`;
}

const sessionKey = 'consignment.merchant.session';

/** The id of the sign-in of a browser, which changes with each one. */
async function sessionOf(page: Page): Promise<unknown> {
  const text = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return (JSON.parse(text ?? '{}') as { signIn?: string }).signIn;
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  return context.newPage();
}

async function consent(page: Page, answer: 'Install' | 'Cancel'): Promise<void> {
  await page.getByRole('heading', { name: 'Install app' }).waitFor();
  await page.getByRole('link', { name: answer, exact: true }).click();
}

async function again(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Install again' }).click();
  await page.getByRole('button', { name: 'Install App' }).waitFor();
}

/** Goes through the eight steps, which the first-run test covers in detail. */
async function onboard(page: Page): Promise<void> {
  const step = async (
    title: string,
    button: string,
    answer: () => Promise<void> = () => Promise.resolve(),
  ) => {
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await answer();
    await page.getByRole('button', { name: button, exact: true }).click();
  };
  const choose = (name: string) => () => page.getByRole('radio', { name, exact: true }).check();
  await step('Welcome to Consignment', 'Get Started', () => page.getByRole('checkbox').check());
  await step('How are your vendors identified?', 'Continue', choose('Vendor Name'));
  await step('Your vendors’ commission', 'Next', choose('Another deal'));
  await step('How are commissions calculated?', 'Next', choose('Percentage'));
  await step('How much do vendors receive?', 'Next', () =>
    page.getByRole('textbox', { name: 'Global commission' }).fill('45'),
  );
  await step('Who bears the cost of discounts?', 'Next', choose('Equal'));
  await step('When do commissions start?', 'Next');
  await step('Light or dark?', 'Next', choose('Light'));
  await page.getByText(/^Your orders are being read from your shop/).waitFor();
  await step('Ready to start', 'Finish');
}
