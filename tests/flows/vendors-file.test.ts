/** Vendors from a file: an owner adds and invites them, and one of them logs in and says how to be paid. */
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo } from './helpers/api.ts';
import { linkIn, mailOf } from './helpers/mail.ts';
import { signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

const password = 'moss under the bridge';
const maria = { name: 'Maria Quill', email: 'maria@quillpress.example' };

const file = [
  'Supplier;Contact;E-mail;Commission;IBAN',
  `Quill Press;${maria.name};${maria.email};45 %;DE89`,
  'Cinder Glass;;cinder@glass.example;50;',
  'Paper Heron;;;;',
  'Wrong Rate;;wrong@rate.example;145;',
].join('\n');

describe('vendors from a file', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it.each([
    ['on a desk', { viewport: { width: 1280, height: 860 } }],
    ['on a phone', { viewport: { width: 375, height: 760 }, hasTouch: true, isMobile: true }],
  ] as const)('are added, invited and at home %s', async (_where, device) => {
    await withServer({}, async ({ url, dataDir }) => {
      const desk = await browser.newContext({ ...locale, ...device });
      const owner = await desk.newPage();
      await signIn(owner, `${url}/vendors`, demo.owner);
      // On a phone the rarer acts are behind one button.
      if (device.viewport.width < 900) await owner.getByRole('button', { name: 'More' }).click();
      await owner.getByRole('link', { name: 'Add from a file' }).click();
      await owner
        .getByLabel(/^Vendors/)
        .and(owner.locator('input[type=file]'))
        .setInputFiles({ name: 'vendors.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
      await owner.getByText('3 new vendors').waitFor();
      await owner.getByText('“145”: A percentage cannot be more than 100.').waitFor();
      expect(await owner.getByLabel('Supplier').inputValue()).toBe('name');
      expect(await owner.getByLabel('IBAN').inputValue()).toBe('');
      await fits(owner);
      await owner.getByRole('button', { name: 'Add 3 vendors' }).click();
      await owner.getByText('3 vendors added.').waitFor();

      await owner.getByRole('button', { name: 'Invite all' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Invite vendors' });
      await dialog.getByText(maria.email).waitFor();
      await dialog.getByRole('link', { name: 'Paper Heron' }).waitFor();
      await dialog.getByRole('button', { name: /^Invite \d+ vendors$/ }).click();
      await dialog.getByText('The invitations have not been sent.').waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();

      const context = await browser.newContext({ ...locale, ...device });
      const vendor = await context.newPage();
      await vendor.goto(linkIn(await mailOf(dataDir, 'invite', maria.email), '/invitation/'));
      await vendor.getByText('Quill Press').waitFor();
      await vendor.getByLabel('Your name').fill(maria.name);
      await vendor.getByLabel('New Password', { exact: true }).fill(password);
      await vendor.getByLabel('Confirm New Password', { exact: true }).fill(password);
      await vendor.getByRole('button', { name: 'Open my account' }).click();
      await vendor.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      await vendor.getByRole('link', { name: 'Add your PayPal email' }).click();
      await vendor.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor();
      await fits(vendor);
      await context.close();
      await desk.close();
    });
  });
});

const locale: BrowserContextOptions = { locale: 'en-US', timezoneId: 'UTC' };

/** Nothing is wider than the screen. */
async function fits(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}
