/** The announcement of a save to screen readers: once, when it is done. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { barOf, newPerson, signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Line = {
  title: string;
  vendor_paid: boolean;
  commission_state: string;
  order: { id: number };
};

type Payout = { id: number; status: string };

describe('a save is announced once', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('for a commission set by hand, a vendor, an account and a payout that is deleted', async () => {
    await withServer({}, async ({ url }) => {
      const api = await signInToApi(url, demo.owner);
      const lines = await listOf<Line>(api, '/vendors/commissions/?status=due');
      const line = lines.find(
        ({ vendor_paid, commission_state }) => !vendor_paid && commission_state === 'accrued',
      );
      const [vendor] = await listOf(api, '/vendors/commission-totals/');
      // A payout through PayPal cannot be deleted.
      const payouts = await listOf<Payout>(api, '/vendors/payouts/');
      const payout = payouts.find(({ status }) => status === 'recorded');
      if (line === undefined || vendor === undefined || payout === undefined) {
        throw new Error('The demo has no unpaid line, or no payout.');
      }
      const page = await newPerson(browser);
      await page.addInitScript(recordAnnouncements);

      await signIn(page, `${url}/orders/${line.order.id}`, demo.owner);
      await page
        .getByRole('button', { name: new RegExp(`^Set Commission: ${line.title}`) })
        .first()
        .click();
      const commission = page.getByRole('dialog', { name: 'Set Commission' });
      await commission.getByLabel(/Amount or percentage/).fill('0.50');
      await commission.getByRole('button', { name: 'Save' }).click();
      await announcedOnce(page, 'The commission has been set.');

      await page.goto(`${url}/vendors/${vendor.id}?tab=settings`);
      const contact = page.getByRole('region', { name: 'Contact Information' });
      await contact.getByLabel(/^Street/).fill('14 Rookery Lane');
      await barOf(page).getByRole('button', { name: 'Save' }).click();
      await announcedOnce(page, 'The contact information has been updated.');

      await page.goto(`${url}/accounts`);
      await page.getByRole('button', { name: /^Edit/ }).first().click();
      const account = page.getByRole('dialog', { name: /Edit$/ });
      await account.getByRole('checkbox', { name: /^Active/ }).click();
      await account.getByRole('button', { name: 'Save' }).click();
      await announcedOnce(page, / can (?:no longer log in|log in now)\.$/);

      await page.goto(`${url}/payouts/${payout.id}`);
      await page.getByRole('button', { name: 'Delete Payout' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Payout' }).click();
      await announcedOnce(page, 'The payout was deleted.');
    });
  });
});

/** Records the texts of the live regions in order, without their buttons, for regions that existed before. */
function recordAnnouncements() {
  const announced: string[] = [];
  const withoutButtons = (node: Node): string | null => {
    const copy = node.cloneNode(true);
    if (copy instanceof Element) copy.querySelectorAll('button').forEach((button) => button.remove());
    return copy.textContent;
  };
  Object.assign(window, { announced });
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(
        'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]',
      );
      if (region === null || region === undefined) continue;
      const texts = addedNodes.length === 0 ? [target.textContent] : [...addedNodes].map(withoutButtons);
      announced.push(...texts.filter((text): text is string => (text ?? '') !== ''));
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Waits for this text and for the page to come to rest; then expects it once, and no other text of the save. */
async function announcedOnce(page: Page, words: string | RegExp): Promise<void> {
  const announced = () => page.evaluate(() => (window as unknown as { announced: string[] }).announced);
  const said = async () => (await announced()).find((text) => isAbout(words, text));
  await expect.poll(said).toBeDefined();
  await page.waitForLoadState('networkidle');
  const ofTheSave = (await announced()).filter((text) =>
    /\b(changed|updated|log in|set|deleted|done)\b/i.test(text),
  );
  expect(ofTheSave).toEqual([await said()]);
}

function isAbout(words: string | RegExp, text: string): boolean {
  return typeof words === 'string' ? text === words : words.test(text);
}

async function listOf<Row = { id: number }>(api: Api, path: string): Promise<Row[]> {
  return (await api.get<{ results: Row[] }>(path)).results;
}
