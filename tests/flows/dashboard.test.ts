/** The dashboard for the owner, compared with the API. */
import { openDatabase } from '@consignment/server/database/open-database';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { ownerOn } from './helpers/people.ts';
import { demoData, whileServing, withDataDir, withServer } from './helpers/server.ts';

type Figures = {
  totals: { Due: string; Paid: string; Earned: string };
  due: Row[];
  earners: Row[];
  payouts: Row[];
  history: [earned: string, paid: string, due: string][];
  announcements: string[];
};
type Row = { name: string; amount: string };
type Vendor = { id: number; name: string; commission_due: string; commission_earned: string };
type Shop = { agree_to_upgrade: boolean; upgrade_process_step: number; activation_requested: boolean };

/** The wait for background work of the server on a busy machine. */
describe('the dashboard', { timeout: 240_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 600_000);
  afterAll(() => browser.close());

  it('shows the figures of the API, and every card follows a payout', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server.url, dashboard);
      await page
        .getByRole('heading', { level: 1, name: /^Good (Morning|Afternoon|Evening), Rookery Market$/ })
        .waitFor();

      const before = await figuresOf(api);
      await expect.poll(() => shownOn(page)).toEqual(before);
      expect(before.due).toHaveLength(5);
      expect(before.history).toHaveLength(12);
      expect(before.history.at(-1)?.[2]).toBe(before.totals.Due);
      expect(before.history.some(([earned]) => Number(earned) > 0)).toBe(true);
      const places = await placesOf(page);

      // Repeated presses make one payout.
      const [first] = before.due;
      await rowsOf(page, 'Commissions Due').first().getByRole('button', { name: 'Pay Now' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: `Pay ${first?.name}` }).waitFor();
      await dialog.getByRole('button', { name: /^Pay .*\d/ }).dblclick();
      await dialog.getByText(/^Invoice #\d+$/).waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await dialog.waitFor({ state: 'detached' });

      const after = await figuresOf(api);
      expect(after.payouts[0]).toEqual(first);
      // The months of the chart are those of today before and after.
      expect(after.history.slice(0, -1)).toEqual(before.history.slice(0, -1));
      expect(after.payouts.slice(1)).toEqual(before.payouts.slice(0, 4));
      expect(minor(after.totals.Due)).toBe(minor(before.totals.Due) - minor(first?.amount));
      expect(minor(after.totals.Paid)).toBe(minor(before.totals.Paid) + minor(first?.amount));
      expect(after.due.slice(0, 4)).toEqual(before.due.slice(1));
      await expect.poll(() => shownOn(page)).toEqual(after);
      expect(await placesOf(page)).toEqual(places);
    });
  });

  it('loses one card at a time, and gets it back by its own Retry', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server.url, dashboard);
      const all = await figuresOf(api);
      await expect.poll(() => shownOn(page)).toEqual(all);

      for (const { part, call, what } of parts) {
        let asked = 0;
        await page.route(call, (route) => {
          asked += 1;
          return route.fulfill({ status: 500, body: 'Out of order' });
        });
        await page.reload();
        // The chart loads when it is visible, and a failure above may have moved it out of sight.
        await regionOf(page, chart).scrollIntoViewIfNeeded();
        const said = page.getByText(`${what} could not be loaded.`);
        await said.waitFor();
        await expect.poll(() => shownOn(page)).toEqual({ ...all, [part]: nothing[part] });
        const retry = page.getByRole('button', { name: 'Retry' });
        expect(await retry.count(), what).toBe(1);

        // A second failure is reported again.
        const before = asked;
        await retry.click();
        await expect.poll(() => asked).toBe(2 * before);
        await said.waitFor();
        await page.unroute(call);
        await retry.click();
        await expect.poll(() => shownOn(page)).toEqual(all);
        await said.waitFor({ state: 'detached' });
      }
    });
  });

  it('pays by keyboard alone, and leaves the focus at the next step', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const page = await ownerOn(browser, server.url, dashboard);
      const before = await figuresOf(api);
      await expect.poll(() => shownOn(page)).toEqual(before);

      await tabTo(page, /^Pay Now$/);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: `Pay ${before.due[0]?.name}` });
      await dialog.getByRole('button', { name: /^Pay .*\d/ }).waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => focused(page)).toBe('Pay Now');

      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: /^Pay .*\d/ }).waitFor();
      await tabTo(page, /^Pay .*\d/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Payout made' }).waitFor();
      const after = await figuresOf(api);
      expect(after.payouts[0]).toEqual(before.due[0]);
      await expect.poll(() => shownOn(page, { hidden: true })).toEqual(after);
      await tabTo(page, /^Done$/);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      // The button that opened it has disappeared with the row of the vendor.
      await expect.poll(() => focused(page)).toMatch(/^Good /);
    });
  });

  it('takes the shop from the upgrade offer to its activation', async () => {
    await withDataDir(async (dataDir) => {
      await changeShop(dataDir, { show_upgrade_offer: true });
      await whileServing({ dataDir }, async (server) => {
        const api = await signInToApi(server.url, demo.owner);
        const news = regionOf(await ownerOn(browser, server.url, dashboard), 'Notifications');
        await news.getByRole('button', { name: 'View offer' }).click();
        const offer = news.page().getByRole('dialog', { name: 'Limited-time upgrade offer' });
        await offer.getByRole('button', { name: 'Lock In Offer' }).click();
        await offer.getByText('Tick this box to continue.').first().waitFor();
        expect(await shopOf(api)).toMatchObject({ agree_to_upgrade: false });
        await offer.getByRole('checkbox').check();
        await offer.getByRole('button', { name: 'Lock In Offer' }).click();
        await offer.waitFor({ state: 'detached' });
        await news.getByText('We’ll contact you soon to begin the migration process.').waitFor();
        await news.getByText(/^Offer accepted on /).waitFor();
        expect(await shopOf(api)).toMatchObject({ agree_to_upgrade: true, upgrade_process_step: 0 });
      });

      await changeShop(dataDir, { upgrade_process_step: 5 });
      await whileServing({ dataDir }, async (server) => {
        const api = await signInToApi(server.url, demo.owner);
        const page = await ownerOn(browser, server.url, dashboard);
        const news = regionOf(page, 'Notifications');
        const steps = news.getByRole('list', { name: 'Migration progress' }).getByRole('listitem');
        await expect.poll(() => steps.count()).toBe(5);
        await news.getByRole('button', { name: 'Activate' }).click();
        const question = page.getByRole('dialog', { name: 'Confirm activation' });
        await question.getByRole('checkbox').check();

        // A failure is shown next to the box, which stays ticked.
        const call = '**/request-activation/';
        await page.route(call, (route) => route.abort());
        await question.getByRole('button', { name: 'Submit Approval' }).click();
        await question.getByRole('group', { name: 'There is a problem' }).waitFor();
        expect(await question.getByRole('checkbox').isChecked()).toBe(true);
        await page.unroute(call);
        await question.getByRole('button', { name: 'Submit Approval' }).click();
        await question.waitFor({ state: 'detached' });
        await news.getByText('Activation has been requested.').waitFor();
        expect(await shopOf(api)).toMatchObject({ activation_requested: true, upgrade_process_step: 6 });
      });
    }, demoData());
  });
});

const chart = 'How much vendors earn and how much you pay them, by month';

/** The parts with their own call, and their messages on failure. */
const parts = [
  { part: 'totals', call: '**/commission-totals/combined/', what: 'The totals' },
  { part: 'history', call: '**/commission-totals/history/', what: 'The chart' },
  { part: 'due', call: '**/commission-totals/due/?*', what: 'This list' },
  { part: 'earners', call: '**/commission-totals/top_earners/?*', what: 'This list' },
  { part: 'payouts', call: '**/vendors/payouts/?*page_size=5', what: 'This list' },
  { part: 'announcements', call: '**/announcements/?*', what: 'The announcements' },
] as const satisfies readonly { part: keyof Figures; call: string; what: string }[];

const nothing: Figures = {
  totals: { Due: '', Paid: '', Earned: '' },
  due: [],
  earners: [],
  payouts: [],
  history: [],
  announcements: [],
};

function dashboard(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: /^Good / });
}

/** A command of the operator for a shop, which no call can replace. */
async function changeShop(
  dataDir: string,
  change: { show_upgrade_offer: boolean } | { upgrade_process_step: number },
): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    await database.asSystem((tx) => tx.updateTable('shops').set(change).execute());
  } finally {
    await database.close();
  }
}

const shopOf = (api: Api) => api.get<Shop>('/shopify/shops/');

async function figuresOf(api: Api): Promise<Figures> {
  type List<Item> = { results: Item[] };
  type Totals = { dues: { due: string }; commission_paid: string; commission_earned: string };
  const totals = await api.get<Totals>('/vendors/commission-totals/combined/');
  const due = await api.get<List<Vendor>>('/vendors/commission-totals/due/?sort=-due&limit=5');
  const earners = await api.get<List<Vendor>>(
    '/vendors/commission-totals/top_earners/?ordering=-earned&page_size=5',
  );
  const payouts = await api.get<List<{ vendor_name: string; amount: string }>>(
    '/vendors/payouts/?ordering=-created_date&page_size=5',
  );
  const history = await api.get<List<{ earned: string; paid: string; due: string }>>(
    '/vendors/commission-totals/history/',
  );
  const news = await api.get<List<{ title: string }>>(
    '/shopify/announcements/?sort=-created_date&page_size=5',
  );
  return {
    totals: { Due: totals.dues.due, Paid: totals.commission_paid, Earned: totals.commission_earned },
    due: due.results.map(({ name, commission_due: amount }) => ({ name, amount })),
    earners: earners.results.map(({ name, commission_earned: amount }) => ({ name, amount })),
    payouts: payouts.results.map(({ vendor_name: name, amount }) => ({ name, amount })),
    history: history.results.map(({ earned, paid, due }) => [earned, paid, due]),
    announcements: news.results.map(({ title }) => title),
  };
}

/** The texts on the page in the form of the API. `hidden`: a dialog covers them. */
async function shownOn(page: Page, { hidden = false } = {}): Promise<Figures> {
  const region = (name: string) => regionOf(page, name, hidden);
  const rows = async (name: string): Promise<Row[]> => {
    const list = region(name).getByRole('list', { name, includeHidden: hidden });
    const names = await list.getByRole('link', { includeHidden: hidden }).allTextContents();
    const items = await list.getByRole('listitem', { includeHidden: hidden }).allTextContents();
    return items.map((text, index) => ({ name: names[index] ?? '', amount: decimal(text) }));
  };
  const cells = await region(chart).locator('tbody td').allTextContents();
  const amounts = cells.map(decimal);
  return {
    totals: {
      Due: await stat(page, 'Due'),
      Paid: await stat(page, 'Paid'),
      Earned: await stat(page, 'Earned'),
    },
    due: await rows('Commissions Due'),
    earners: await rows('Top earners'),
    payouts: await rows('Recent Payouts'),
    history: Array.from({ length: amounts.length / 3 }, (_, month) => [
      amounts[3 * month] ?? '',
      amounts[3 * month + 1] ?? '',
      amounts[3 * month + 2] ?? '',
    ]),
    announcements: await region('Notifications')
      .getByRole('heading', { level: 3, includeHidden: hidden })
      .allTextContents(),
  };
}

function regionOf(page: Page, name: string, includeHidden = false): Locator {
  return page.getByRole('region', { name, exact: true, includeHidden });
}

function rowsOf(page: Page, name: string): Locator {
  return regionOf(page, name).getByRole('list', { name }).getByRole('listitem');
}

/** The figure under a label; '' where there is none. */
async function stat(page: Page, label: string): Promise<string> {
  const term = page.locator('dt', { hasText: new RegExp(`^${label}$`) });
  const [text = ''] = await term.locator('xpath=following-sibling::dd[1]').allTextContents();
  return decimal(text);
}

/** The last amount in a text, for example "1234.50"; empty where there is none. */
function decimal(text: string): string {
  const [, sign = '', figure = ''] = [...text.matchAll(/(-?)[£$€]([\d,]+\.\d\d)/g)].at(-1) ?? [];
  return `${sign}${figure.replaceAll(',', '')}`;
}

function minor(amount: string | undefined): number {
  return Math.round(Number(amount) * 100);
}

function focused(page: Page): Promise<string> {
  return page.evaluate(() => (document.activeElement?.textContent ?? '').trim());
}

/** Each card by its title, and its place. */
function placesOf(page: Page): Promise<unknown[]> {
  return page.locator('main h2').evaluateAll((titles) =>
    titles.map((title) => {
      const { x, y } = title.getBoundingClientRect();
      return [title.textContent, Math.round(x), Math.round(y + window.scrollY)];
    }),
  );
}
