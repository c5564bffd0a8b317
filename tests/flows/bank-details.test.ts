/** Bank details: an owner enters them, a changed IBAN holds the vendor's payments back, and the link of the mail stops it. */
import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { linkIn, mailOf } from './helpers/mail.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { portal } from './helpers/portal.ts';
import { withServer } from './helpers/server.ts';

const kept = 'IBAN DE89 •••• 3000';
const changed = 'IBAN GB82 •••• 5432';

describe('bank details', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it(
    'hold a vendor back once they are changed, until the link of the mail has stopped the change',
    { timeout: 300_000 },
    () =>
      withServer({}, async ({ url, dataDir }) => {
        const owner = await signInToApi(url, demo.owner);
        const vendor = await newPerson(browser);
        await signIn(vendor, `${url}${portal}settings`, demo.vendor);
        await card(vendor)
          .getByText('No bank details yet. Add them to be paid into your bank account.')
          .waitFor();
        const own = await signInToApi(url, demo.vendor, '/vendors/login/');
        const { results } = await own.get<{ results: { id: number }[] }>('/vendors/me/');
        // The portal shows the first of them.
        const id = results[0]?.id ?? 0;

        const shop = await newPerson(browser);
        await signIn(shop, `${url}/vendors/${id}?tab=settings`, demo.owner);
        await enter(shop, 'Add bank details', 'DE89 3704 0044 0532 0130 01');
        await shop
          .getByText('This IBAN has a typing error: its check digits do not match.')
          .first()
          .waitFor();
        await shop.locator('input[name=iban]').fill('DE89 3704 0044 0532 0130 00');
        await shop.getByRole('button', { name: 'Save', exact: true }).click();
        await card(shop).getByText(kept).waitFor();
        // The owner has made the change, so the vendor says that it is right.
        await card(shop)
          .getByText(/Another owner or the vendor can release the payments/)
          .waitFor();
        await vendor.reload();
        await card(vendor).getByText(kept).waitFor();
        await release(vendor, demo.password);
        await enter(vendor, 'Change bank details', 'GB82 WEST 1234 5698 7654 32', demo.password);
        await card(vendor).getByText(changed).waitFor();
        await card(vendor)
          .getByText(/Payments are held until/)
          .waitFor();
        expect(await pay(owner, id)).toMatchObject({ status: 409, body: { code: 'bank_details_changed' } });

        const reader = await newPerson(browser);
        await reader.goto(linkIn(await mailOf(dataDir, 'bank_details'), '/stop-bank-details/'));
        // Opened, it has stopped nothing yet.
        await reader.getByRole('button', { name: 'Stop the change' }).waitFor();
        await vendor.reload();
        await card(vendor).getByText(changed).waitFor();
        await reader.getByRole('button', { name: 'Stop the change' }).click();
        await reader.getByText('The change has been stopped.').waitFor();
        await reader.reload();
        await reader.getByRole('button', { name: 'Stop the change' }).click();
        await reader.getByText('This link is no longer valid.').waitFor();

        await vendor.goto(`${url}${portal}settings`);
        await vendor.getByRole('button', { name: 'Login', exact: true }).waitFor();
        await shop.reload();
        await card(shop).getByText(kept).waitFor();
        await card(shop)
          .getByText(/A change was stopped using the link in the email about it/)
          .waitFor();
        expect(await pay(owner, id)).toMatchObject({ status: 409, body: { code: 'bank_details_changed' } });
        await release(shop);
        expect(await pay(owner, id)).toMatchObject({ status: 201 });
      }),
  );
});

const card = (page: Page) => page.getByRole('region', { name: 'Bank details' });

async function enter(page: Page, label: string, iban: string, password: string | null = null): Promise<void> {
  await card(page).getByRole('button', { name: label }).click();
  await page.getByLabel('Account country').selectOption(iban.slice(0, 2));
  if (iban.startsWith('GB')) await page.getByRole('radio', { name: 'IBAN' }).check();
  await page.getByLabel('Account holder').fill('Ada Oak');
  await page.locator('input[name=iban]').fill(iban);
  if (password !== null)
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

async function release(page: Page, password: string | null = null): Promise<void> {
  await card(page).getByRole('button', { name: 'Release payments' }).click();
  if (password !== null)
    await page.getByRole('dialog').getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Release', exact: true }).click();
  await card(page)
    .getByText(/Payments are held until/)
    .waitFor({ state: 'detached' });
}

function pay(owner: Api, vendor: number) {
  const body = { vendor, all_line_items: true };
  return owner.send('POST', '/vendors/payouts/create/', body, { 'idempotency-key': randomUUID() });
}
