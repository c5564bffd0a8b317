/** The bar of the apps: the search for everything, the menu of the account, and the theme of each person. */
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { newPerson, ownerOn, signIn } from './helpers/people.ts';
import { vendorsOf } from './helpers/portal.ts';
import { withServer } from './helpers/server.ts';

describe('the bar', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('finds a vendor, an order, a page and an account by keyboard', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const vendor = (await vendorsOf(api)).at(-1);
      const { results } = await api.get<{ results: { name: string }[] }>('/orders/?page_size=1');
      const order = results[0]?.name ?? '';
      if (vendor === undefined) throw new Error('The demo has no vendors.');
      const page = await ownerOn(browser, url, dashboard);

      await find(page, vendor.name, vendor.name);
      await page.getByRole('heading', { level: 1, name: vendor.name }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/vendors/${vendor.id}`);

      // With the sign and without, the one that has the number comes first.
      for (const number of [order, order.replace('#', '')]) {
        await find(page, number, order);
        await page.getByRole('heading', { level: 1, name: new RegExp(order) }).waitFor();
        await page.goto(url);
        await dashboard(page).waitFor();
      }

      await find(page, 'switches', 'Shop switches');
      await page.waitForURL(`${url}/settings/switches`);
      await find(page, demo.vendor, demo.vendor);
      await page.waitForURL(`${url}/accounts?s=${encodeURIComponent(demo.vendor)}`);

      // The pages that were chosen lately are offered first, until the person logs out.
      const menu = await openFind(page);
      const recent = menu.getByRole('group', { name: 'Recent' });
      await recent.getByRole('option', { name: vendor.name }).waitFor();
      await recent.getByRole('option', { name: order }).waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });

      // A task that is under way comes first.
      await page.goto(`${url}/vendors/${vendor.id}`);
      await page.getByRole('button', { name: 'Add Custom Item' }).click();
      await page.getByRole('dialog', { name: 'Add Custom Item' }).waitFor();
      await page.keyboard.press('Control+k');
      expect(await page.getByRole('dialog').count()).toBe(1);
    });
  });

  it('pays and invites a vendor by a verb and a name, and shows the keys', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      type Due = { results: { id: number; name: string; commission_due: string }[] };
      const due = await api.get<Due>('/vendors/commission-totals/?ordering=-due&page_size=1');
      const [payee] = due.results;
      type Invitations = { to_invite: { id: number; name: string; email: string }[] };
      const [guest] = (await api.get<Invitations>('/vendors/invitations/')).to_invite;
      if (payee === undefined || guest === undefined) throw new Error('The demo has nothing to do.');
      const page = await ownerOn(browser, url, dashboard);

      await find(page, `pay ${payee.name}`, `Pay ${payee.name}…`);
      await page.getByRole('heading', { level: 1, name: payee.name }).waitFor();
      const review = page.getByRole('dialog', { name: payee.name });
      await review.getByRole('button', { name: /^Pay / }).waitFor();
      await page.keyboard.press('Escape');
      await review.waitFor({ state: 'detached' });
      await page.waitForURL(`${url}/vendors/${payee.id}`);

      await find(page, `invite ${guest.name}`, `Invite ${guest.name}…`);
      const invitation = page.getByRole('dialog', { name: /Invite/ });
      await invitation.getByText(guest.email).waitFor();
      await page.keyboard.press('Escape');
      await invitation.waitFor({ state: 'detached' });
      await page.waitForURL(`${url}/vendors/${guest.id}?tab=settings`);

      // A field takes the key as text.
      const keys = page.getByRole('dialog', { name: 'Keys' });
      const field = page.getByLabel('Contact name');
      await field.press('?');
      await expect.poll(() => field.inputValue()).toContain('?');
      expect(await keys.count()).toBe(0);
      await page.getByRole('heading', { level: 1 }).click();
      await page.keyboard.press('?');
      await keys.waitFor();
      await page.keyboard.press('Escape');
      await keys.waitFor({ state: 'detached' });
    });
  });

  it('offers a person without the rights no verbs', async () => {
    await withServer({}, async ({ url }) => {
      const page = await newPerson(browser);
      await signIn(page, url, 'support@demo.example');
      await dashboard(page).waitFor();
      const menu = await openFind(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const answered = page.waitForResponse(/\/orders\/\?.*search=pay/);
      await page.keyboard.type('pay');
      await answered;
      await menu.getByRole('option', { name: /^Payouts/ }).waitFor();
      // Payees would be those to whom most is due.
      expect(asked.filter((url) => url.includes('ordering=-due'))).toEqual([]);
      expect(await menu.getByRole('option', { name: /^(Pay .+…|Review and pay)/ }).count()).toBe(0);
    });
  });

  it('draws the theme that a person chooses at once, and for that person only', async () => {
    await withServer({}, async ({ url }) => {
      const page = await newPerson(browser);
      await page.emulateMedia({ colorScheme: 'light' });
      await signIn(page, `${url}/help`, demo.owner);
      await page.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      expect(await schemeOf(page)).toBe('light');
      await choose(page, 'Dark');
      await expect.poll(() => schemeOf(page)).toBe('dark');

      // From the first paint on, before any of the app's code is there.
      await page.route(/\/assets\/app-[^/]+\.js$/, (route) => route.abort());
      await page.reload();
      expect(await page.locator('#root').textContent()).toBe('');
      expect(await schemeOf(page)).toBe('dark');
      await page.unroute(/\/assets\/app-[^/]+\.js$/);

      // In another browser too; the shop and its other people have theirs.
      const elsewhere = await newPerson(browser);
      await signIn(elsewhere, `${url}/help`, demo.owner);
      await elsewhere.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      await expect.poll(() => schemeOf(elsewhere)).toBe('dark');
      const rep = await newPerson(browser);
      await signIn(rep, `${url}/salesreps/help`, demo.rep);
      await rep.getByRole('heading', { level: 1, name: 'Help' }).waitFor();
      expect(await schemeOf(rep)).toBe('light');

      // System follows the device while the page is open.
      await choose(elsewhere, 'System');
      await expect.poll(() => schemeOf(elsewhere)).toBe('light');
      await elsewhere.emulateMedia({ colorScheme: 'dark' });
      await expect.poll(() => schemeOf(elsewhere)).toBe('dark');
    });
  });

  it('lets a vendor choose the theme of the portal, in the colours of the shop', async () => {
    await withServer({}, async ({ url }) => {
      const page = await newPerson(browser);
      await signIn(page, `${url}/apps/vendor-portal/`, demo.vendor);
      await page.getByRole('table', { name: 'Commissions' }).waitFor();
      expect(await schemeOf(page)).toBe('light');
      await choose(page, 'Dark');
      await expect.poll(() => schemeOf(page)).toBe('dark');
      await page.reload();
      await page.getByRole('table', { name: 'Commissions' }).waitFor();
      expect(await schemeOf(page)).toBe('dark');
      const menu = await openFind(page);
      await page.keyboard.type('payouts');
      await menu.getByRole('option', { name: 'Payouts', exact: true }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
    });
  });

  it('leads out by keyboard alone, and keeps nothing of what was found', async () => {
    await withServer({}, async ({ url }) => {
      const page = await ownerOn(browser, url, dashboard);
      await find(page, 'switches', 'Shop switches');
      await page.waitForURL(`${url}/settings/switches`);
      await tabTo(page, page.getByRole('button', { name: 'Account', exact: true }));
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: 'Import', exact: true }).waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Logout' }));
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
      await signIn(page, url, demo.owner);
      await dashboard(page).waitFor();
      const menu = await openFind(page);
      await menu.getByRole('option', { name: 'Dashboard' }).waitFor();
      expect(await menu.getByRole('group', { name: 'Recent' }).count()).toBe(0);
    });
  });
});

function dashboard(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: /^Good / });
}

async function openFind(page: Page) {
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog', { name: 'Find anything' });
  await menu.waitFor();
  return menu;
}

/** Types the words, and takes the first thing once it has this name. */
async function find(page: Page, words: string, name: string): Promise<void> {
  const menu = await openFind(page);
  await page.keyboard.type(words);
  await menu.getByRole('option', { name, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

async function choose(page: Page, theme: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByText(theme, { exact: true }).click();
  await saved;
  await page.keyboard.press('Escape');
}

/** The scheme of the page itself, behind everything that is drawn. */
function schemeOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
}
