/** Sign-in to the shop's own app: a forgotten password, and a login of the other app. */
import { chromium, type Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchOptions } from '../browser.ts';
import { demo } from './helpers/api.ts';
import { linkOf, mailOf } from './helpers/mail.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

const soon = { timeout: 30_000 };
const next = 'moss under the bridge';

describe('sign-in to the shop’s own app', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
  }, 300_000);
  afterAll(() => browser.close());

  it('lets an owner choose a new password by mail, and come in with it', async () => {
    await withServer({}, async ({ url, dataDir }) => {
      const page = await newPerson(browser);
      await page.goto(`${url}/payouts`);
      await page.getByRole('link', { name: 'Forgot password' }).click();
      // The page before has a field with the same label.
      await page.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor(soon);
      await page.getByRole('textbox', { name: 'Email' }).fill(demo.owner);
      await page.getByRole('button', { name: 'Request Password Reset' }).click();
      await page.getByText('Password reset email has been sent.').waitFor(soon);

      // The link leads to the owner's app.
      const link = linkOf(await mailOf(dataDir, 'reset', demo.owner), '/reset-password/');
      await page.goto(link);
      await page.getByLabel('New Password', { exact: true }).fill(next);
      await page.getByLabel('Confirm New Password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByText('Password has been reset. Please proceed to login.').waitFor(soon);
      await page.getByRole('link', { name: 'Sign in' }).click();
      await page.getByLabel('Email').fill(demo.owner);
      await page.getByLabel('Password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor(soon);
    });
  });

  it('leads a vendor to the portal, and the portal leads an owner back', async () => {
    await withServer({}, async ({ url }) => {
      const vendor = await newPerson(browser);
      await signIn(vendor, `${url}/`, demo.vendor, 'Sign in');
      await vendor
        .getByRole('alert')
        .getByText(/^Warning: This login is for vendors/)
        .waitFor(soon);
      await vendor.getByRole('link', { name: 'Go to the vendor portal' }).click();
      await vendor.waitForURL(/\/apps\/vendor-portal\/login\?shop=demo\.example$/, soon);
      await vendor.getByLabel('Email').fill(demo.vendor);
      await vendor.getByLabel('Password', { exact: true }).fill(demo.password);
      await vendor.getByRole('button', { name: 'Login', exact: true }).click();
      await vendor.getByRole('table', { name: 'Commissions' }).waitFor(soon);

      const owner = await newPerson(browser);
      await signIn(owner, `${url}/apps/vendor-portal/`, demo.owner, 'Login');
      await owner.getByRole('link', { name: 'Go to the shop’s sign-in' }).click();
      await owner.getByRole('heading', { level: 1, name: 'Sign in to your shop' }).waitFor(soon);
      expect(new URL(owner.url()).pathname).toBe('/sign-in');
    });
  });
});
