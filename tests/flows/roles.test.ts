/** People of the shop in other roles than its owner's: what they see, what is not there, and what an address does. */
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).first();
const refused = (page: Page) => heading(page, 'You don’t have access to this page');

/** The names of buttons and links of the page, without those of the frame. */
async function controls(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const found = [main.getByRole('button'), main.getByRole('link')].map((one) => one.allInnerTexts());
  return (await Promise.all(found)).flat();
}

/** The answer of the server with other figures. */
function answering(figures: object) {
  return async (route: Route) => {
    const response = await route.fetch();
    const known = (await response.json()) as object;
    await route.fulfill({ response, json: { ...known, ...figures } });
  };
}

describe('a person of the shop', () => {
  const { browser, withServer } = portalOfDemo();

  it('as bookkeeper, payer or support sees what the role includes, and nothing else', async () => {
    await withServer(async ({ url }, owner) => {
      const vendors = await owner.get<{ results: { id: number; commission_due: string }[] }>(
        '/vendors/commission-totals/?ordering=-due',
      );
      const vendor = vendors.results[0]?.id ?? 0;
      const payouts = await owner.get<{ results: { id: number }[] }>('/vendors/payouts/');
      const payout = payouts.results[0]?.id ?? 0;

      const bookkeeper = await newPerson(browser());
      await signIn(bookkeeper, `${url}/vendors`, 'bookkeeper@demo.example');
      await bookkeeper.getByRole('table', { name: 'Vendors' }).waitFor();
      await menu(bookkeeper).getByRole('link', { name: 'Accounts' }).waitFor();
      expect(await menu(bookkeeper).getByRole('link', { name: 'Settings' }).count()).toBe(0);
      const ofBookkeeper = await controls(bookkeeper);
      expect(ofBookkeeper).toContain('Export');
      for (const name of ['Pay Now', 'Pay All', 'Import']) expect(ofBookkeeper).not.toContain(name);
      await bookkeeper.goto(`${url}/vendors/${vendor}`);
      await bookkeeper.getByRole('table', { name: 'Commissions' }).waitFor();
      expect(await bookkeeper.getByRole('button', { name: /^Set Commission/ }).count()).toBe(0);
      expect(await bookkeeper.getByRole('checkbox', { name: /^Select / }).count()).toBe(0);
      expect(await bookkeeper.getByRole('tab', { name: 'Settings' }).count()).toBe(0);
      await bookkeeper.goto(`${url}/statements`);
      await bookkeeper.getByRole('link', { name: 'Issue statements…' }).waitFor();
      for (const path of ['/settings', '/settings/paypal', '/import']) {
        await bookkeeper.goto(`${url}${path}`);
        await refused(bookkeeper).waitFor();
      }

      const payer = await newPerson(browser());
      await signIn(payer, `${url}/payouts/${payout}`, 'payer@demo.example');
      await payer.getByRole('button', { name: 'Delete Payout' }).waitFor();
      await payer.goto(`${url}/vendors/${vendor}`);
      await payer.getByRole('table', { name: 'Commissions' }).waitFor();
      await payer.getByRole('button', { name: /^Pay / }).first().waitFor();
      expect(await payer.getByRole('button', { name: /^Set Commission/ }).count()).toBe(0);
      await payer.goto(`${url}/accounts`);
      await payer.getByRole('table', { name: 'Vendor Accounts' }).waitFor();
      expect(await payer.getByRole('button', { name: 'Edit Account' }).count()).toBe(0);
      await payer.goto(`${url}/settings/commissions`);
      await refused(payer).waitFor();

      const support = await newPerson(browser());
      await signIn(support, `${url}/payouts/${payout}`, 'support@demo.example');
      await heading(support, /^Payout · Invoice #/).waitFor();
      const ofSupport = await controls(support);
      for (const name of ['Export', 'Print Invoice', 'Delete Payout', 'Edit Notes']) {
        expect(ofSupport).not.toContain(name);
      }
      await menu(support).getByRole('link', { name: 'Orders' }).waitFor();
      expect(await menu(support).getByRole('link', { name: 'Accounts' }).count()).toBe(0);
      for (const path of ['/accounts', '/statements/issue', '/settings']) {
        await support.goto(`${url}${path}`);
        await refused(support).waitFor();
      }

      // Not only the screens.
      const api = await signInToApi(url, 'support@demo.example');
      const body = { vendor, all_line_items: true };
      expect(await api.send('POST', '/vendors/payouts/create/', body)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
      expect((await api.send('GET', '/orders/?format=csv')).status).toBe(403);
    });
  }, 240_000);

  it('finds at home what the role can do, and home asks for nothing that it refuses', async () => {
    await withServer(async ({ url }) => {
      const questions = { name: 'Answer', exact: true };
      const refunds = { name: 'Assign refunds' };
      for (const [role, mayAnswer, mayAssign] of [
        ['bookkeeper', 0, 0],
        ['support', 1, 0],
        ['owner', 1, 1],
      ] as const) {
        const person = await newPerson(browser());
        await person.route('**/settings/settings/list/', answering({ sync_active: true }));
        await person.route('**/questions/counts/', answering({ open: 2, overdue: 1 }));
        const totals = [{ currency: 'GBP', amount: '12.00' }];
        await person.route(
          '**/reconciliation/counts/',
          answering({ refunds_to_assign: { orders: 1, totals } }),
        );
        const denied: string[] = [];
        person.on('response', (answer) => {
          if (answer.status() === 403) denied.push(answer.url());
        });
        await signIn(person, url, `${role}@demo.example`);
        const week = person.getByRole('region', { name: 'This week' });
        await week.getByRole('listitem').first().waitFor();
        expect(await week.getByRole('link', questions).count()).toBe(mayAnswer);
        expect(await week.getByRole('link', refunds).count()).toBe(mayAssign);
        // The end of a sync is found by the calls that the role may make.
        const sync = person.getByRole('region', { name: 'Under way' }).getByRole('progressbar');
        await sync.waitFor();
        await sync.waitFor({ state: 'detached' });
        await person.getByRole('link', { name: 'Questions (2 to answer)' }).waitFor();
        expect(denied).toEqual([]);
        await person.unrouteAll({ behavior: 'wait' });
        await person.context().close();
      }
    });
  }, 240_000);

  it('who only looks on for a vendor changes nothing in the portal', async () => {
    await withServer(async ({ url }, owner) => {
      const on = { showPortalCustomers: true, showPortalSellForm: true };
      expect((await owner.send('PUT', '/settings/switches/', on)).status).toBe(200);
      const viewer = await newPerson(browser());
      await viewer.goto(`${url}${portal}`);
      await logIn(viewer, 'viewer@demo.example', demo.password);
      await viewer.getByRole('table', { name: 'Commissions' }).waitFor();
      // By name, and not as the contact of the vendor.
      await viewer.getByText(/^Good \w+, Tobias Lowe$/).waitFor();
      expect(await menu(viewer).getByRole('link', { name: 'Sell Form' }).count()).toBe(0);
      await viewer.goto(`${url}${portal}customers`);
      await heading(viewer, 'Customers').waitFor();
      expect(await viewer.getByRole('button', { name: /Customer/ }).count()).toBe(0);
      await viewer.goto(`${url}${portal}settings`);
      await heading(viewer, 'Account Settings').waitFor();
      expect(await viewer.getByLabel('PayPal email').count()).toBe(0);
      await viewer.goto(`${url}${portal}sell`);
      await refused(viewer).waitFor();
      const api = await signInToApi(url, 'viewer@demo.example', '/vendors/login/');
      const { results } = await api.get<{ results: { id: number }[] }>('/vendors/me/');
      const change = { paypal_email: 'mine@viewer.example', password: demo.password };
      expect(await api.send('PUT', `/vendors/${results[0]?.id ?? 0}/`, change)).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    });
  }, 120_000);
});
