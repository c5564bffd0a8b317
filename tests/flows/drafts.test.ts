/** Unsaved changes, after a reload of the page or a restart of the browser. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo } from './helpers/api.ts';
import { barOf, newPerson, signIn, signOut } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

const typed = 'maker-fair';

describe('what was typed', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('is offered back until it is saved or discarded, to the same person only', async () => {
    await withServer({}, async ({ url }) => {
      const page = await newPerson(browser);
      // The browser may ask whether to leave: nothing is lost by it.
      page.on('dialog', (dialog) => void dialog.accept());
      await signIn(page, `${url}/settings/commissions`, demo.owner);
      const field = page.getByLabel(/^Ignore order tags/);
      const offer = page.getByText(/^You have unsaved changes from /);
      const saved = await type(page, typed);

      // A reload fills in nothing.
      await page.reload();
      await offer.waitFor();
      expect(await field.inputValue()).toBe(saved);
      await page.getByRole('button', { name: 'Restore' }).click();
      expect(await field.inputValue()).toBe(typed);
      expect(await offer.count()).toBe(0);

      // So does another tab after the first has gone without a word, and what is discarded is gone.
      await kept(page);
      const next = await page.context().newPage();
      await page.close();
      await next.goto(`${url}/settings/commissions`);
      await next.getByText(/^You have unsaved changes from /).waitFor();
      await next.getByRole('button', { name: 'Discard' }).click();
      await kept(next, 0);
      await next.reload();
      await next.getByLabel(/^Ignore order tags/).waitFor();
      expect(await next.getByText(/^You have unsaved changes from /).count()).toBe(0);

      // Saved changes are no draft any more, nor are those that the person discards.
      next.on('dialog', (dialog) => void dialog.accept());
      await type(next, 'saved-fair');
      await kept(next);
      await barOf(next).getByRole('button', { name: 'Review and save' }).click();
      await next.getByRole('dialog').getByRole('button', { name: 'Apply change' }).click();
      await next.getByText('The commission configuration has been changed.').waitFor();
      await kept(next, 0);
      await type(next, 'other-fair');
      await kept(next);
      await next.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Payouts' }).click();
      await next.getByRole('button', { name: 'Leave without saving' }).click();
      await next.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      await kept(next, 0);

      // Other people are not offered the draft: it goes with the sign-out.
      await next.goto(`${url}/settings/commissions`);
      await type(next, 'third-fair');
      await kept(next);
      await signOut(next);
      await next.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
      await kept(next, 0);
    });
  });

  it('comes back with the fields that a choice of it brings along', async () => {
    await withServer({}, async ({ url }) => {
      const page = await newPerson(browser);
      page.on('dialog', (dialog) => void dialog.accept());
      await signIn(page, `${url}/settings/commissions`, demo.owner);
      await page.getByRole('radio', { name: 'Product Tag' }).check();
      await page.getByLabel('Product tag prefix').fill('maker:');
      await kept(page);
      await page.reload();
      await page.getByRole('button', { name: 'Restore' }).click();
      expect(await page.getByRole('radio', { name: 'Product Tag' }).isChecked()).toBe(true);
      expect(await page.getByLabel('Product tag prefix').inputValue()).toBe('maker:');

      // A value that is typed back to the saved one is no longer a draft.
      await page.getByLabel('Product tag prefix').fill('');
      await page.getByRole('radio', { name: 'Vendor Name' }).check();
      await kept(page, 0);
    });
  });

  it('is never a password', async () => {
    await withServer({}, async ({ url }) => {
      const page = await newPerson(browser);
      page.on('dialog', (dialog) => void dialog.accept());
      await signIn(page, `${url}/apps/vendor-portal/settings`, demo.vendor);
      await page.getByLabel('Old Password', { exact: true }).fill('an old secret');
      await page.getByLabel('New Password', { exact: true }).fill('a new secret');
      const email = page.getByRole('textbox', { name: /PayPal/ });
      await email.fill('new@paypal.example');
      await kept(page);
      const stored = await page.evaluate(() =>
        [localStorage, sessionStorage].map((one) => JSON.stringify(Object.entries(one))).join(),
      );
      expect(stored).toContain('new@paypal.example');
      expect(stored).not.toContain('secret');
      await page.reload();
      await page.getByText(/^You have unsaved changes from /).waitFor();
      expect(await page.getByRole('button', { name: 'Restore' }).count()).toBe(1);
    });
  });
});

/** @returns the former content */
async function type(page: Page, text: string): Promise<string> {
  const field = page.getByLabel(/^Ignore order tags/);
  await field.waitFor();
  const before = await field.inputValue();
  await field.fill(text);
  return before;
}

/** Waits until so many forms have a draft in this browser. */
async function kept(page: Page, count = 1): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('drafts')).length))
    .toBe(count);
}
