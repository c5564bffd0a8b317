/** Sign-in to the apps: a forgotten password, a login of another app, and a session that ends under a page. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { linkOf, mailOf } from './helpers/mail.ts';
import { newPerson, signIn, signOut } from './helpers/people.ts';
import { logIn, vendorsOf } from './helpers/portal.ts';
import { withServer } from './helpers/server.ts';

const next = 'moss under the bridge';

describe('sign-in to the shop’s own app', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('lets an owner choose a new password by mail, and come in with it', async () => {
    await withServer({}, async ({ url, dataDir }) => {
      const page = await newPerson(browser);
      await page.goto(`${url}/payouts`);
      await page.getByRole('link', { name: 'Forgot password' }).click();
      // The page before has a field with the same label.
      await page.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor();
      await page.getByRole('textbox', { name: 'Email' }).fill(demo.owner);
      await page.getByRole('button', { name: 'Request Password Reset' }).click();
      await page.getByText('Password reset email has been sent.').waitFor();

      // The link leads to the owner's app.
      const link = linkOf(await mailOf(dataDir, 'reset', demo.owner), '/reset-password/');
      await page.goto(link);
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByText('Password has been reset. Please proceed to login.').waitFor();
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByLabel('Email').fill(demo.owner);
      await page.getByLabel('Password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Login', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    });
  });

  it('leads a vendor to the portal, and the portal leads an owner back', async () => {
    await withServer({}, async ({ url }) => {
      const vendor = await newPerson(browser);
      await signIn(vendor, `${url}/`, demo.vendor);
      await vendor
        .getByRole('alert')
        .getByText(/^Warning: This login is for vendors/)
        .waitFor();
      await vendor.getByRole('link', { name: 'Go to the vendor portal' }).click();
      await vendor.waitForURL(/\/apps\/vendor-portal\/login\?shop=demo\.example$/);
      await vendor.getByLabel('Email').fill(demo.vendor);
      await vendor.getByLabel('Password', { exact: true }).fill(demo.password);
      await vendor.getByRole('button', { name: 'Login', exact: true }).click();
      await vendor.getByRole('table', { name: 'Commissions' }).waitFor();

      const owner = await newPerson(browser);
      await signIn(owner, `${url}/apps/vendor-portal/`, demo.owner);
      await owner.getByRole('link', { name: 'Go to the shop’s sign-in page' }).click();
      await owner.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
      expect(new URL(owner.url()).pathname).toBe('/sign-in');
    });
  });
});

describe('the sign-in of the demo shop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  const asOwner = ['Log in as the shop owner', /^Good /, '/'] as const;
  const asVendor = ['Log in as a vendor', 'Commissions', '/apps/vendor-portal/'] as const;
  const asRep = ['Log in as a sales rep', /^Good /, '/salesreps/'] as const;

  it('leads into each app with one click, from each of them', async () => {
    await withServer({}, async ({ url }) => {
      const doors = [
        ['/', [asOwner, asVendor, asRep]],
        ['/apps/vendor-portal/', [asVendor, asOwner]],
        ['/salesreps/', [asRep, asVendor]],
      ] as const;
      for (const [door, ways] of doors) {
        for (const [label, title, home] of ways) {
          const page = await newPerson(browser);
          await page.goto(`${url}${door}`);
          await page.getByRole('link', { name: label }).click();
          await page.getByRole('heading', { level: 1, name: title }).waitFor();
          expect(page.url()).toBe(`${url}${home}`);
          await page.getByRole('complementary', { name: 'Demo shop' }).waitFor();
          await page.context().close();
        }
      }
    });
  });

  it('says why a login is refused whose password somebody has changed', async () => {
    await withServer({}, async ({ url, dataDir }) => {
      const page = await newPerson(browser);
      await page.goto(`${url}/forgot-password`);
      await page.getByRole('textbox', { name: 'Email' }).fill(demo.owner);
      await page.getByRole('button', { name: 'Request Password Reset' }).click();
      await page.getByText('Password reset email has been sent.').waitFor();
      await page.goto(linkOf(await mailOf(dataDir, 'reset', demo.owner), '/reset-password/'));
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByRole('link', { name: 'Log in as the shop owner' }).click();
      await page.getByText('The email or password is incorrect.').waitFor();
      expect(new URL(page.url()).pathname).toBe('/sign-in');
    });
  });

  it('offers nothing where demo mode is off', async () => {
    await withServer({ env: { DEMO: 'false' } }, async ({ url }) => {
      const withoutShop = 'This address doesn’t show which shop’s vendor portal to open.';
      for (const door of ['/sign-in', '/apps/vendor-portal/login', '/salesreps/sign-in']) {
        const page = await newPerson(browser);
        // An address that asks for it is a visit like any other.
        await page.goto(`${url}${door}?demo`);
        await page.getByLabel('Email').or(page.getByText(withoutShop)).waitFor();
        expect(await page.getByText(/demo/i).count()).toBe(0);
        expect(await page.content()).not.toContain(demo.password);
        await page.context().close();
      }
    });
  });
});

describe('a session that ends under a page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('asks for the password over the page, and what was typed is saved once', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const [vendor] = await vendorsOf(api);
      if (vendor === undefined) throw new Error('The demo has no vendors.');
      const page = await newPerson(browser);
      await signIn(page, `${url}/vendors/${vendor.id}`, demo.owner);
      await page.getByRole('button', { name: 'Add Custom Item' }).click();
      const item = page.getByRole('dialog', { name: 'Add Custom Item' });
      await item.getByLabel('Title').fill('Window display');
      await item.getByLabel('Amount').fill('25');
      await endOnServer(page, url, 'merchant');
      const keys: string[] = [];
      page.on('request', (request) => {
        const key = request.headers()['idempotency-key'];
        if (key !== undefined) keys.push(key);
      });
      await item.getByRole('button', { name: 'Add Custom Item' }).click();

      // The dialog is the page: it has the focus, and Escape leads nowhere.
      const again = page.getByRole('dialog', { name: 'Your session has ended' });
      await again.getByText(demo.owner).waitFor();
      await expect.poll(() => focused(page)).toBe('Password');
      await page.keyboard.press('Escape');
      await again.getByLabel('Password', { exact: true }).fill('not the password');
      await page.keyboard.press('Enter');
      await again
        .getByRole('group', { name: 'There is a problem' })
        .getByText(/password is incorrect/)
        .waitFor();
      await again.getByLabel('Password', { exact: true }).fill(demo.password);
      await page.keyboard.press('Enter');
      await again.waitFor({ state: 'detached' });

      // Focus is back on the reason, below which everything is as it was; nothing was sent meanwhile.
      await expect.poll(() => focused(page)).toContain('There is a problem');
      expect(await item.getByLabel('Title').inputValue()).toBe('Window display');
      expect(await item.getByLabel('Amount').inputValue()).toBe('25');
      const titles = async () => {
        const path = `/vendors/commissions/?vendor_id=${vendor.id}&page_size=100`;
        const { results } = await api.get<{ results: { title: string }[] }>(path);
        return results.filter(({ title }) => title === 'Window display').length;
      };
      expect(await titles()).toBe(0);
      await item.getByRole('button', { name: 'Add Custom Item' }).click();
      await item.waitFor({ state: 'detached' });
      expect(await titles()).toBe(1);
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);

      // A page that is asked for waits for the sign-in, which may be in another tab.
      await page.goto(`${url}/settings/commissions`);
      await page.getByLabel(/^Ignore order tags/).fill('maker-fair');
      const other = await page.context().newPage();
      await other.goto(`${url}/help`);
      await other.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      await endOnServer(page, url, 'merchant');
      await other.getByRole('link', { name: 'Orders', exact: true }).click();
      const inOther = other.getByRole('dialog', { name: 'Your session has ended' });
      await inOther.waitFor();
      await again.waitFor();
      await inOther.getByLabel('Password', { exact: true }).fill(demo.password);
      await inOther.getByRole('button', { name: 'Login', exact: true }).click();
      await other.getByRole('heading', { level: 1, name: 'Orders' }).waitFor();
      await again.waitFor({ state: 'detached' });
      expect(await page.getByLabel(/^Ignore order tags/).inputValue()).toBe('maker-fair');

      // Another account is a matter of the sign-in page; no question about unsaved changes keeps the page.
      await endOnServer(page, url, 'merchant');
      // The bar may have learned of the end already: its dialog covers the page then.
      await page
        .getByRole('button', { name: 'Review and save', includeHidden: true })
        .first()
        .dispatchEvent('click');
      await again.getByRole('button', { name: 'Log in as someone else' }).click();
      await page.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
      await page.getByText('You were logged out because your session ended. Please log in again.').waitFor();

      const rep = await newPerson(browser);
      await signIn(rep, `${url}/salesreps/help`, demo.rep);
      await rep.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      await endOnServer(rep, url, 'salesreps');
      await signOut(rep);
      await rep.getByRole('heading', { level: 1, name: 'Log in as a sales rep' }).waitFor();
      expect(new URL(rep.url()).search).toBe('');

      // Without the code of the dialog the page leads to the sign-in.
      await signIn(rep, `${url}/salesreps/help`, demo.rep);
      await rep.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      await rep.route(/\/sign-in-again-[^/]+\.js$/, (route) => route.abort());
      await endOnServer(rep, url, 'salesreps');
      await rep.getByRole('navigation').getByRole('link', { name: 'Orders', exact: true }).click();
      await rep.getByRole('heading', { level: 1, name: 'Log in as a sales rep' }).waitFor();
      expect(new URL(rep.url()).searchParams.get('reason')).toBe('expired');
    });
  });

  it('leaves nothing of the page to another account', async () => {
    await withServer({}, async ({ url }) => {
      const owner = await signInToApi(url, demo.owner);
      const robin = { name: 'Robin Fell', email: 'robin@fell.example', password: 'moss under glass' };
      const { status } = await owner.send('POST', '/accounts/vendor-register/', {
        name: robin.name,
        email: robin.email,
        password1: robin.password,
        password2: robin.password,
        myshopify_domain: demo.shop,
      });
      expect(status).toBe(201);
      type Account = { id: number; vendor_signup_user_email: string };
      const { results } = await owner.get<{ results: Account[] }>(
        '/vendors/shop-vendor-accounts/?page_size=1000',
      );
      const id = results.find((account) => account.vendor_signup_user_email === robin.email)?.id;
      const body = { vendor_signups: [{ id, vendor_ids: [] }], approved: true };
      expect((await owner.send('POST', '/vendors/shop-vendor-accounts/', body)).status).toBe(200);

      const page = await newPerson(browser);
      await page.goto(`${url}/apps/vendor-portal/settings`);
      await logIn(page, demo.vendor, demo.password);
      await page.getByRole('textbox', { name: /PayPal/ }).fill('new@paypal.example');
      await endOnServer(page, url, 'portal');
      await page.getByRole('link', { name: 'Payouts' }).click();
      await page.getByRole('button', { name: 'Leave without saving' }).click();
      const again = page.getByRole('dialog', { name: 'Your session has ended' });
      await again.getByRole('button', { name: 'Login', exact: true }).waitFor();

      const other = await page.context().newPage();
      await other.goto(`${url}/apps/vendor-portal/login`);
      await logIn(other, robin.email, robin.password);
      const none = 'No vendors associated to your login. Please contact the store owner.';
      await other.getByText(none).waitFor();
      await page.getByText(none).waitFor();
      expect(await again.count()).toBe(0);
      expect(new URL(page.url()).pathname).toBe('/apps/vendor-portal/');
    });
  });
});

/** Ends the session of the page on the server, of which the page knows nothing. */
async function endOnServer(page: Page, url: string, app: string): Promise<void> {
  const text = await page.evaluate((key) => localStorage.getItem(key), `consignment.${app}.session`);
  const { access } = JSON.parse(text ?? '{}') as { access: string };
  const headers = { authorization: `Bearer ${access}` };
  expect((await fetch(`${url}/api/vendors/logout/`, { headers })).status).toBe(200);
}

/** The name of what has the focus, or its words. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element instanceof HTMLInputElement) return element.labels?.[0]?.textContent.trim() ?? '';
    return element?.textContent ?? '';
  });
}
