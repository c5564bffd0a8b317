/** The app of the sales reps for the owner, with a real server. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { barOf, newPerson, signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Sums = {
  commission_due: string;
  commission_paid: string;
  commission_earned: string;
  dues: { due: string };
};
type Rep = Sums & { id: number; name: string };
type List<Row> = { results: Row[] };
type Order = { id: number; name: string; line_items: { id: number; vendor_paid: boolean }[] };
type Part = { percent: string; commission: string; paid: boolean; sales_rep: { id: number } };

const widths = [1280, 375] as const;

describe('the app of the sales reps', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it.each(widths)('gives a commission, pays the rep and takes the payout back, at %i', async (width) => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const order = await orderWithoutReps(api);
      const page = await newPerson(browser);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, `${server.url}/salesreps/`, demo.owner);
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      await expectTotals(page, api);

      // A commission, by keyboard alone.
      await page.goto(`${server.url}/salesreps/orders/${order.id}`);
      await page.getByRole('button', { name: 'Add Commission' }).waitFor();
      await tabTo(page, page.getByRole('button', { name: 'Add Commission' }));
      await page.keyboard.press('Enter');
      const field = page.getByRole('combobox', { name: 'Sales Rep' });
      await field.waitFor();
      await tabTo(page, field);
      await page.keyboard.type('quil');
      await page.getByRole('option', { name: 'Jasper Quill' }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByLabel('Commission %'));
      await page.keyboard.type('12.5');
      await page.keyboard.press('Enter');
      await page.getByText('Jasper Quill earns 12.5% of this order.').waitFor();
      const [part] = await partsOf(api, order.id);
      expect(part).toMatchObject({ percent: '12.5', paid: false });
      await page.getByText(shown(part?.commission)).first().waitFor();

      // The commission of a line can be overridden here too, which does not change the part of the rep.
      await page
        .getByRole('button', { name: /^Set Commission:/ })
        .first()
        .click();
      await page.getByLabel(/Amount or percentage/).fill('1.00');
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('manual override').first().waitFor({ state: 'attached' });
      expect((await partsOf(api, order.id))[0]?.commission).toBe(part?.commission);

      // Pay Now.
      const before = await repNamed(api, 'Jasper Quill');
      await page.goto(`${server.url}/salesreps/`);
      const row = page
        .getByRole('list', { name: 'Commissions due' })
        .getByRole('listitem')
        .filter({ hasText: 'Jasper Quill' });
      await row.getByText(shown(before.commission_due)).waitFor();
      await row.getByRole('button', { name: 'Pay Now' }).click();
      await page.getByRole('button', { name: `Pay ${shown(before.commission_due)}` }).click();
      await page
        .getByText(`A payout of ${shown(before.commission_due)} to Jasper Quill has been recorded.`)
        .waitFor();
      const paid = await repNamed(api, 'Jasper Quill');
      expect(paid).toMatchObject({ commission_due: '0.00', commission_earned: before.commission_earned });
      await page.getByRole('link', { name: 'View payout' }).click();

      // Its page, which lists the paid parts, and its deletion.
      await page.getByRole('heading', { level: 1, name: /^Payout · Invoice #\d+$/ }).waitFor();
      await page.getByRole('link', { name: order.name, exact: true }).waitFor();
      await page.getByText(shown(before.commission_due)).first().waitFor();
      await page.getByRole('link', { name: order.name, exact: true }).click();
      const pencil = page.getByRole('button', { name: /^Change Commission: Jasper Quill/ });
      await pencil.waitFor();
      expect(await pencil.getAttribute('aria-disabled')).toBe('true');
      await page.goBack();
      await page.getByRole('button', { name: 'Delete Payout' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Payout' }).click();
      await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      expect(await repNamed(api, 'Jasper Quill')).toEqual(before);

      await page.goto(`${server.url}/salesreps/`);
      await expectTotals(page, api);
      expect(await overflow(page)).toBe(0);
    });
  });

  it('has its pages: accounts, settings, help, terms, and a way to write a review', async () => {
    const reviews = 'https://apps.example/consignment#reviews';
    await withServer({ env: { REVIEW_PAGE: reviews } }, async (server) => {
      const page = await newPerson(browser);
      await page.setViewportSize({ width: 1280, height: 900 });
      await signIn(page, `${server.url}/salesreps/`, demo.owner);
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      const menu = page.getByRole('navigation', { name: 'Main' });
      expect(await menu.getByRole('link').allTextContents()).toEqual([
        'Dashboard',
        'Orders',
        'Payouts',
        'Accounts',
        'Settings',
        'Help',
      ]);
      const review = page.getByRole('link', { name: /^Write a Review/ });
      expect(await review.getAttribute('href')).toBe(reviews);

      await menu.getByRole('link', { name: 'Accounts' }).click();
      await page.getByRole('button', { name: 'Add Sales Rep' }).click();
      await page.getByLabel('First name').fill('Fay');
      await page.keyboard.press('Enter');
      await page.getByText('Fay has been added.').waitFor();
      await page.getByRole('link', { name: 'Fay', exact: true }).waitFor();

      await menu.getByRole('link', { name: 'Settings' }).click();
      const light = await background(page);
      await page.getByRole('radio', { name: 'Dark' }).check();
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await page.getByText('The app’s theme is now dark.').waitFor();
      await expect.poll(() => background(page)).not.toBe(light);

      await menu.getByRole('link', { name: 'Help' }).click();
      await page.getByRole('link', { name: 'Setting up vendors' }).click();
      await page.getByRole('heading', { level: 1, name: 'Setting up vendors' }).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of service' }).click();
      await page.getByRole('heading', { level: 1, name: 'Terms of service' }).waitFor();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await page.getByRole('heading', { level: 1, name: 'Privacy policy' }).waitFor();
    });
  });

  it('shows a sales rep their own figures, and no way to pay', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.rep);
      const page = await newPerson(browser);
      await signIn(page, `${server.url}/salesreps/`, demo.rep);
      await page.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      await expectTotals(page, api);
      const menu = page.getByRole('navigation', { name: 'Main' });
      expect(await menu.getByRole('link').allTextContents()).not.toContain('Accounts');
      expect(await page.getByRole('button', { name: 'Pay Now' }).count()).toBe(0);
      await menu.getByRole('link', { name: 'Settings' }).click();
      await page.getByLabel('Old Password', { exact: true }).waitFor();
      expect(await page.getByRole('radio', { name: 'Dark' }).count()).toBe(0);
    });
  });
});

/** An order of the demo without paid lines and without a part of a rep. */
async function orderWithoutReps(api: Api): Promise<Order> {
  const { results } = await api.get<List<{ id: number }>>('/orders/?ordering=-processed_at&page_size=50');
  for (const { id } of results) {
    const order = await api.get<Order & { financial_status: string }>(`/orders/${id}/`);
    const isFree = (await partsOf(api, id)).length === 0;
    const isUnpaid = order.line_items.every((line) => !line.vendor_paid);
    if (isFree && isUnpaid && order.financial_status === 'paid') return order;
  }
  throw new Error('The demo has no order without sales reps.');
}

async function partsOf(api: Api, orderId: number): Promise<Part[]> {
  return (await api.get<List<Part>>(`/orders/${orderId}/sales-rep-commissions/`)).results;
}

async function repNamed(api: Api, name: string): Promise<Rep> {
  const query = new URLSearchParams({ search: name }).toString();
  const { results } = await api.get<List<Rep>>(`/salesreps/commission-totals/?${query}`);
  const [rep] = results;
  if (rep === undefined) throw new Error(`There is no ${name}.`);
  return rep;
}

/** The boxes of the dashboard have the figures of the API. */
async function expectTotals(page: Page, api: Api): Promise<void> {
  const sums = await api.get<Sums>('/salesreps/commission-totals/combined/');
  const expected = [sums.dues.due, sums.commission_paid, sums.commission_earned].map(shown);
  await expect.poll(() => page.locator('dt + dd').allTextContents(), { timeout: 20_000 }).toEqual(expected);
}

/** In the format of the app. */
function shown(amount = ''): string {
  const [whole = '', fraction = '00'] = amount.split('.');
  return `£${Number(whole).toLocaleString('en-US')}.${fraction}`;
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.querySelector('main') ?? document.body).color);
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
