/** A shop charges rent: the owner drafts, reviews and waives it, and the vendor reads it on a phone. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, type Api } from './helpers/api.ts';
import { ownerOn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

type Charge = { amount: string; state: string };

describe('fees', () => {
  const { browser, withServer } = portalOfDemo();

  it(
    'are reviewed before they are saved, charged at once, waived, and read by the vendor',
    { timeout: 300_000 },
    () =>
      withServer(async (server, owner) => {
        const page = await ownerOn(browser(), `${server.url}/fees`, (shown) =>
          shown.getByText('There are no fees yet.'),
        );
        await page.getByRole('button', { name: 'New fee' }).click();
        const dialog = page.getByRole('dialog', { name: 'New fee' });
        await dialog.getByRole('button', { name: 'Review' }).click();
        await dialog.getByText('Enter a name.').first().waitFor();
        await dialog.getByLabel('Name').fill('Shelf rent');
        await dialog.getByLabel('Kind').selectOption({ label: 'Once' });
        await dialog.getByLabel('Amount').fill('12.50');
        await dialog.getByRole('button', { name: 'Review' }).click();
        const review = page.getByRole('dialog', { name: 'Review the fee' });
        await review.getByText('£12.50 once').waitFor();
        expect(await chargesOf(owner)).toEqual([]);
        await review.getByRole('button', { name: 'Save' }).click();
        const first = page.getByRole('table', { name: 'Charges' }).getByRole('row').nth(1);
        await first.getByText('Charged').waitFor();
        expect((await chargesOf(owner))[0]).toMatchObject({ amount: '12.50', state: 'charged' });
        await first.getByRole('button', { name: /^Waive/ }).click();
        await page
          .getByRole('alertdialog')
          .getByRole('button', { name: /^Waive/ })
          .click();
        await first.getByText('Waived').waitFor();
        const states = (await chargesOf(owner)).map(({ state }) => state);
        expect(states.filter((state) => state === 'waived')).toEqual(['waived']);

        const context = await browser().newContext({
          locale: 'en-US',
          viewport: { width: 375, height: 812 },
        });
        const phone = await context.newPage();
        await openRates(phone, server.url);
        const fees = phone.getByRole('table', { name: 'Your fees' });
        await fees.getByText('Shelf rent').waitFor();
        await phone.getByRole('table', { name: 'Recent charges' }).getByText('£12.50').waitFor();
        expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
      }),
  );
});

async function chargesOf(owner: Api): Promise<Charge[]> {
  const { results } = await owner.get<{ results: Charge[] }>('/fees/charges/');
  return results;
}

async function openRates(page: Page, url: string): Promise<void> {
  await page.goto(`${url}${portal}rates`);
  await logIn(page, demo.vendor, demo.password);
  await page.getByRole('heading', { level: 1, name: 'Your rates' }).waitFor();
}
