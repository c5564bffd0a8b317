/** The first page says what waits for the shop, and leads to it. */
import { openShop } from '@consignment/server/actions/shops/new-shop';
import { openDatabase } from '@consignment/server/database/open-database';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { countClicks } from './helpers/clicks.ts';
import { newPerson, ownerOn, signIn } from './helpers/people.ts';
import { emptyData, whileServing, withDataDir, withServer } from './helpers/server.ts';

type Run = { id: number; state: string; amount: string; count: number };

describe('this week', { timeout: 240_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('reviews and pays all that is due in three clicks', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const [draft] = await drafts(api);
      const page = await ownerOn(browser, url, week);

      const clicks = await countClicks(page);
      await week(page).getByText(`to ${draft?.count} vendors, pay run drafted`).waitFor();
      await week(page).getByRole('link', { name: 'Review and pay' }).click();
      await page.getByRole('button', { name: 'Review and pay…' }).click();
      const review = page.getByRole('alertdialog', { name: /^Pay £/ });
      await review.getByText('The money will leave the account you send it from.').waitFor();
      await review.getByText(/Each payment includes the payout’s reference/).waitFor();
      await review.getByRole('button', { name: /^Pay £/ }).click();
      await review.waitFor({ state: 'detached' });
      await expect.poll(async () => (await api.get<Run>(`/pay-runs/${draft?.id}/`)).state).not.toBe('draft');
      await expect.poll(clicks).toBe(3);
    });
  });

  it('drafts a run where none waits, and once, or leads to the vendors where the shop pays by hand alone', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      for (const { id } of await drafts(api)) {
        expect((await api.send('POST', `/pay-runs/${id}/cancel/?reason=`)).status).toBe(200);
      }
      const page = await ownerOn(browser, url, week);
      const button = week(page).getByRole('button', { name: 'Review and pay' });
      await week(page)
        .getByText(/^£[\d,.]+ due to \d+ vendors$/)
        .waitFor();
      await button.click();
      await page.waitForURL(`${url}/vendors?sort=-due`);
      expect(await drafts(api)).toEqual([]);

      const answer = await api.send('PUT', '/settings/payouts/', { payout_method: 'paypal' });
      expect(answer).toMatchObject({ status: 200 });
      await page.goto(url);
      await button.click();
      await page.waitForURL(/\/pay-runs\/\d+$/);
      const [run, ...others] = await drafts(api);
      expect(others).toEqual([]);
      expect(page.url()).toBe(`${url}/pay-runs/${run?.id}`);
    });
  });

  it('names the payout that did not arrive until its vendor is paid', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const page = await ownerOn(browser, url, week);
      const line = week(page).getByRole('listitem').filter({ hasText: 'did not arrive' });
      await line.waitFor();
      await line.getByRole('link', { name: 'View payout' }).click();
      await page.waitForURL(/\/payouts\/\d+$/);
      const { vendor } = await api.get<{ vendor: number }>(
        `/vendors/payouts/${page.url().split('/').at(-1)}/`,
      );
      const paid = await api.send('POST', '/vendors/payouts/create/', { vendor, all_line_items: true });
      expect([200, 201]).toContain(paid.status);
      await page.goto(url);
      await week(page).getByRole('listitem').first().waitFor();
      expect(await line.count()).toBe(0);
    });
  });
});

describe('an empty shop', { timeout: 240_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('has one thing to do, and its guide is put away for good', async () => {
    await withDataDir(async (dataDir) => {
      await openEmptyShop(dataDir);
      await whileServing({ dataDir, env: { DEMO: 'false' } }, async ({ url }) => {
        const api = await signInToApi(url, empty.email);
        const { id } = await api.get<{ id: number }>('/shopify/shops/');
        await api.send('PUT', `/shopify/shops/${id}/retrieve-update/`, { agree_to_terms: true });
        const page = await newPerson(browser);
        await signIn(page, url, empty.email);
        const steps = page.getByRole('list', { name: 'Steps to your first payout' });
        await steps.waitFor();
        expect(await steps.getByRole('listitem').count()).toBe(5);
        await page.getByRole('link', { name: 'Choose files' }).waitFor();
        expect(await page.locator('main').getByRole('link').allTextContents()).toEqual(['Choose files']);
        expect(await page.getByRole('dialog').count()).toBe(0);
        expect(await page.locator('main h2').allTextContents()).toEqual(['Set up your shop']);

        await page.getByRole('button', { name: 'Dismiss' }).click();
        await week(page).getByText('Nothing is waiting for you.').waitFor();
        await page.reload();
        await week(page).getByText('Nothing is waiting for you.').waitFor();
        expect(await steps.count()).toBe(0);
      });
    }, emptyData());
  });
});

const empty = {
  domain: 'empty.example',
  name: 'Empty Shelf',
  email: 'owner@empty.example',
  currency: 'GBP',
  timeZone: 'Europe/London',
};

async function openEmptyShop(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  try {
    expect((await openShop(database, empty, demo.password, new Date())).is).toBe('opened');
  } finally {
    await database.close();
  }
}

function week(page: Page) {
  return page.getByRole('region', { name: 'This week' });
}

async function drafts(api: Api): Promise<Run[]> {
  return (await api.get<{ results: Run[] }>('/pay-runs/?state=draft')).results;
}
