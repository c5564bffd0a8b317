/** Paper has the page's content alone, in every app and in the dark scheme too. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo } from './helpers/api.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

type Listed = { results: { id: number }[] };

describe('printing', () => {
  const { browser, withServer } = portalOfDemo();

  it('leaves out bars, menus, toasts and buttons', { timeout: 240_000 }, async () => {
    await withServer(async ({ url }, owner) => {
      const { results } = await owner.get<Listed>('/vendors/payouts/?page_size=1');
      const shop = await newPerson(browser());
      await signIn(shop, `${url}/payouts/${results[0]?.id ?? 0}`, demo.owner);
      await shop.getByRole('button', { name: 'Edit Notes' }).click();
      const dialog = shop.getByRole('dialog');
      await dialog.getByRole('textbox').fill('For the printer.');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await shop.getByText('The note has been updated.').waitFor();
      const onScreen = await besideContent(shop);
      expect(onScreen).toContain('Notifications');
      expect(onScreen).toContain('Edit Notes');
      await expectContentAlone(shop, ['For the printer.', 'Order', 'Commission']);

      const vendor = await newPerson(browser());
      await vendor.goto(`${url}${portal}`);
      await logIn(vendor, demo.vendor, demo.password);
      await vendor.getByRole('table', { name: 'Commissions' }).waitFor();
      await expectContentAlone(vendor, ['Commissions', 'Order', 'Product']);

      const reps = await newPerson(browser());
      await signIn(reps, `${url}/salesreps/orders`, demo.owner);
      await reps.getByRole('table').waitFor();
      await expectContentAlone(reps, ['Orders']);
    });
  });

  it('is dark on white in the dark scheme', { timeout: 120_000 }, async () => {
    await withServer(async ({ url }, owner) => {
      expect((await owner.send('PUT', '/preferences/', { scheme: 'dark' })).status).toBe(200);
      const page = await newPerson(browser());
      await signIn(page, `${url}/payouts`, demo.owner);
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      await expect.poll(scheme).toBe('dark');
      await page.emulateMedia({ media: 'print' });
      const color = () => title.evaluate((heading) => getComputedStyle(heading).color);
      await expect.poll(color).toBe('rgb(0, 0, 0)');
    });
  });
});

/** The names of what is in sight and is not the content of a page: bars, menus, the region of toasts, buttons. */
function besideContent(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, nav, aside, footer, button, a[data-own-colors], [role="status"]')]
      .filter((one) => one.checkVisibility() && one.closest('th') === null)
      // A banner of the page itself is content.
      .filter((one) => one.role !== 'status' || one.closest('main') === null)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent),
  );
}

async function expectContentAlone(page: Page, content: readonly string[]): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  expect(await besideContent(page)).toEqual([]);
  const printed = await page.getByRole('main').innerText();
  for (const text of content) expect(printed).toContain(text);
}
