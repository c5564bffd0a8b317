/** The portal within the site of the shop: through the proxy of the platform, and in a frame. */
import type { ConsoleMessage, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, type Api } from './helpers/api.ts';
import { newPerson } from './helpers/people.ts';
import { logIn, portal, portalOfDemo, setMetas, vendorsOf } from './helpers/portal.ts';
import { platformApp, startProxy, type Proxy } from './helpers/proxy.ts';

const env = { SHOPIFY_API_KEY: platformApp.key, SHOPIFY_API_SECRET: platformApp.secret };

describe('the portal on the shop’s own site', () => {
  const { browser, withServer } = portalOfDemo();

  /** A server with the demo shop, and the proxy of the shop in front of it. */
  const withProxy = (
    work: (proxy: Proxy, server: { url: string }, owner: Api) => Promise<void>,
  ): Promise<void> =>
    withServer(
      async (server, owner) => {
        const proxy = await startProxy(server.url, demo.shop);
        try {
          await work(proxy, server, owner);
        } finally {
          await proxy.close();
        }
      },
      { env },
    );

  it('works through the proxy of the shop’s platform, as one page of the shop', async () => {
    await withProxy(async (proxy, server) => {
      const page = await newPerson(browser());
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(proxy.url)) foreign.push(request.url());
      });
      await page.goto(`${proxy.url}${portal}payouts`);
      await page.waitForURL(/\/login\?next=/);
      await logIn(page, demo.vendor, demo.password);
      await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      await page.getByRole('table', { name: 'Payouts' }).waitFor();
      await page.reload();
      await page.getByRole('table', { name: 'Payouts' }).waitFor();
      await page.getByRole('button', { name: 'Logout' }).click();
      await page.waitForURL(`${proxy.url}${portal}login`);
      expect(foreign).toEqual([]);
      expect(proxy.unanswered()).toEqual([]);

      const answer = async (query: string) => {
        const { status, headers } = await fetch(`${server.url}${portal}?${query}`);
        return [status, headers.get('content-type')];
      };
      const now = Math.floor(Date.now() / 1000);
      const problem = 'application/problem+json; charset=utf-8';
      expect(await answer(proxy.signed('', now))).toEqual([200, 'text/html; charset=utf-8']);
      expect(await answer(`${proxy.signed('', now)}&shop=wren.example`)).toEqual([403, problem]);
      expect(await answer(proxy.signed('', now - 120))).toEqual([403, problem]);
      expect(await answer(`shop=${demo.shop}&signature=00`)).toEqual([403, problem]);
    });
  });

  it('admits a signed-in customer of the shop without a password', async () => {
    await withProxy(async (proxy, server, owner) => {
      const page = await newPerson(browser());
      const seen: string[] = [];
      page.on('framenavigated', (frame) => seen.push(frame.url()));
      const commissions = page.getByRole('heading', { level: 1, name: 'Commissions' });
      const login = page.getByRole('button', { name: 'Login', exact: true });

      // Without a customer, then with one that has no account.
      await page.goto(`${proxy.url}${portal}`);
      await login.waitFor();
      proxy.shopKnows('7001');
      await page.goto(`${proxy.url}${portal}payouts`);
      await page
        .getByText('Your account with this shop is not connected to its vendor portal.', { exact: true })
        .waitFor();
      await connect(owner, demo.vendor, '7001', false);
      await page.reload();
      await page.getByText(/^Your account is waiting for the store owner to approve it\./).waitFor();
      await login.waitFor();

      await connect(owner, demo.vendor, '7001', true);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      await page.reload();
      await page.getByRole('table', { name: 'Payouts' }).waitFor();

      // A customer who logs out stays logged out in this tab until they log in.
      await page.getByRole('button', { name: 'Logout' }).click();
      await login.waitFor();
      await page.reload();
      await page.getByRole('link', { name: 'Continue with your shop account' }).click();
      await commissions.waitFor();

      // The signature is in no address of the browser and cannot be used again.
      const signs = /signature|access|refresh|token|7001/;
      expect([...new Set(seen)].filter((url) => signs.test(new URL(url).search))).toEqual([]);
      expect(await page.evaluate(() => history.length)).toBeLessThan(12);
      const used = proxy
        .passedOn()
        .filter((address) => address.includes('/authenticate-vendor/'))
        .at(-1);
      const again = await fetch(`${server.url}${used ?? ''}`);
      expect([again.status, await again.json()]).toMatchObject([401, { code: 'invalid_credentials' }]);

      // The session ends with the sign-in of the customer, and changes with the customer.
      proxy.shopKnows('');
      await page.reload();
      await page.getByText('You were logged out because your session ended.', { exact: false }).waitFor();
      expect(await hasTokens(page)).toBe(false);
      proxy.shopKnows('7001');
      await page.goto(`${proxy.url}${portal}`);
      await commissions.waitFor();
      proxy.shopKnows('7002');
      await page.goto(`${proxy.url}${portal}`);
      await page
        .getByText('Your account with this shop is not connected to its vendor portal.', { exact: true })
        .waitFor();
      expect(await hasTokens(page)).toBe(false);

      // A password still works, whichever customer is logged in to the shop.
      await logIn(page, demo.vendor, demo.password);
      await commissions.waitFor();
      proxy.shopKnows('');
      await page.reload();
      await commissions.waitFor();
    });
  });

  it('is shown in a frame of the shop’s pages where the owner wants it, and of no other site’s', async () => {
    await withServer(async (server, owner) => {
      const context = (await newPerson(browser())).context();
      // The server is on this machine, which public pages may not request otherwise.
      await context.grantPermissions(['local-network-access']);
      const body = `<title>A page</title><iframe src="${server.url}${portal}" width="900" height="700"></iframe>`;
      await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body }));
      const [own, foreign] = [`https://${demo.shop}/pages/vendors`, 'https://else.example/'];
      /** True where the browser shows the portal in the frame of that page. */
      const isShownAt = async (address: string) => {
        const page = await context.newPage();
        const refusal = {
          predicate: (message: ConsoleMessage) => message.text().includes('frame-ancestors'),
        };
        const answers = [
          page.waitForEvent('console', refusal).then(() => false),
          loginIn(page)
            .waitFor()
            .then(() => true),
        ];
        await page.goto(address);
        const isShown = await Promise.any(answers);
        await page.close();
        await Promise.allSettled(answers);
        return isShown;
      };
      const loginIn = (page: Page) =>
        page.frameLocator('iframe').getByRole('button', { name: 'Login', exact: true });
      expect(await isShownAt(own)).toBe(false);
      await setMetas(owner, { vendor_portal_embedded: 'true' });
      expect(await isShownAt(foreign)).toBe(false);
      expect(await isShownAt(own)).toBe(true);

      const page = await context.newPage();
      await page.goto(own);
      const frame = page.frameLocator('iframe');
      await frame.getByLabel('Email', { exact: true }).fill(demo.vendor);
      await frame.getByLabel('Password', { exact: true }).fill(demo.password);
      await loginIn(page).click();
      await frame.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
    });
  });

  it('keeps a session for the life of a frame whose storage the browser blocks, and says what helps', async () => {
    await withServer(async (server, owner) => {
      await setMetas(owner, { vendor_portal_embedded: 'true' });
      const other = await alsoSellsAs(owner, demo.vendor);
      const context = (await newPerson(browser())).context();
      await context.grantPermissions(['local-network-access']);
      const body = `<title>A page</title><iframe src="${server.url}${portal}" width="900" height="700"></iframe>`;
      await context.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body }));
      // As a browser does that blocks the storage of other sites' frames.
      await context.addInitScript(() => {
        if (window.self === window.top) return;
        const get = () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      });
      const page = await context.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await page.goto(`https://${demo.shop}/pages/vendors`);
      const frame = page.frameLocator('iframe');
      const login = frame.getByRole('button', { name: 'Login', exact: true });
      const notice = frame.getByRole('complementary', { name: 'How long you stay logged in' });
      const title = (name: string) => frame.getByRole('heading', { level: 1, name });
      await login.waitFor();
      expect(await notice.count()).toBe(0);
      await frame.getByLabel('Email', { exact: true }).fill(demo.vendor);
      await frame.getByLabel('Password', { exact: true }).fill(demo.password);
      await login.click();
      await title('Commissions').waitFor();
      await notice.waitFor();

      for (const name of ['Payouts', 'Products', 'Settings']) {
        await frame.getByRole('link', { name, exact: true }).first().click();
        await title(name).waitFor();
      }
      const way = notice.getByRole('link', { name: /^open the portal in its own tab/ });
      expect(new URL((await way.getAttribute('href')) ?? '').pathname).toBe(`${portal}settings`);

      // Another vendor comes without a load, which would end the session.
      await frame.getByLabel('Vendor', { exact: true }).selectOption({ label: other });
      await title('Commissions').waitFor();
      await expect
        .poll(() => frame.getByLabel('Vendor', { exact: true }).locator('option:checked').textContent())
        .toBe(other);
      await notice.getByRole('button', { name: 'Dismiss' }).click();
      await frame.getByRole('link', { name: 'Payouts', exact: true }).click();
      await title('Payouts').waitFor();
      expect(await notice.count()).toBe(0);

      await page.reload();
      await login.waitFor();
      expect(faults).toEqual([]);
    });
  });
});

/** Connects an account to a customer of the shop, as the owner. */
async function connect(owner: Api, email: string, customer_id: string, approved: boolean): Promise<void> {
  const { id, vendor_ids } = await accountOf(owner, email);
  const vendor_signups = [{ id, vendor_ids, customer_id }];
  const { status } = await owner.send('POST', '/vendors/shop-vendor-accounts/', { vendor_signups, approved });
  expect(status).toBe(200);
}

async function accountOf(owner: Api, email: string) {
  type Accounts = { results: { id: number; vendor_signup_user_email: string; vendors: { id: number }[] }[] };
  const { results } = await owner.get<Accounts>('/vendors/shop-vendor-accounts/?page_size=100');
  const account = results.find((one) => one.vendor_signup_user_email === email);
  return { id: account?.id, vendor_ids: account?.vendors.map((vendor) => vendor.id) ?? [] };
}

/** Gives the login a second vendor, as the owner; returns that one's name. */
async function alsoSellsAs(owner: Api, email: string): Promise<string> {
  const { id, vendor_ids } = await accountOf(owner, email);
  const other = (await vendorsOf(owner)).find((vendor) => !vendor_ids.includes(vendor.id));
  if (other === undefined) throw new Error('The demo has no other vendor.');
  const vendor_signups = [{ id, vendor_ids: [...vendor_ids, other.id] }];
  const { status } = await owner.send('POST', '/vendors/shop-vendor-accounts/', {
    vendor_signups,
    approved: true,
  });
  expect(status).toBe(200);
  return other.name;
}

async function hasTokens(page: Page): Promise<boolean> {
  const kept = await page.evaluate(() => localStorage.getItem('consignment.portal.session'));
  return kept?.includes('refresh') ?? false;
}
