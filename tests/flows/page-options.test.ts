/** The switches of a page are on that page, and change it at once. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { newPerson, ownerOn, signIn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

describe('the options of a page', { timeout: 240_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('change the page for the shop, and are not there for a person who may not set them', async () => {
    await withServer({}, async ({ url }) => {
      const owner = await ownerOn(browser, `${url}/products`, (page) =>
        page.getByRole('table', { name: 'Products' }),
      );
      const cost = owner.getByRole('columnheader', { name: 'Cost' });
      await owner.getByRole('button', { name: 'Page options' }).click();
      const dialog = owner.getByRole('dialog', { name: 'Page options' });
      await dialog.getByRole('switch', { name: 'Cost of products' }).click();
      await dialog.getByRole('switch', { name: 'Cost of products', checked: true }).waitFor();
      await dialog.getByRole('button', { name: 'Done' }).click();
      await cost.waitFor();
      await owner.reload();
      await cost.waitFor();

      const support = await newPerson(browser);
      await signIn(support, `${url}/products`, 'support@demo.example');
      await support.getByRole('columnheader', { name: 'Cost' }).waitFor();
      await support.getByRole('link', { name: /^Questions/ }).waitFor();
      expect(await support.getByRole('button', { name: 'Page options' }).count()).toBe(0);
    });
  });
});
