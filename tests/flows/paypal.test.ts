/** A vendor is paid by PayPal, for owner and vendor. PayPal is the local one of the contract tests. */
import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import { launchBrowser } from '../browser.ts';
import { startPaypal, type PaypalServer } from '../contract/payments/paypal-server.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { barOf, newPerson, ownerOn, signIn } from './helpers/people.ts';
import { copyOfDemo, startServer, type RunningServer } from './helpers/server.ts';

type Own = { id: number; name: string; commission_due: string };

const keys = { client: 'AZ-of-the-demo', secret: 'a secret that PayPal knows' };
/** PayPal is polled every few seconds, and the page follows. */
const patience = { timeout: 90_000 };

describe('a payout by PayPal', () => {
  let browser: Browser;
  let dataDir: string;
  let server: RunningServer;
  let paypal: PaypalServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    dataDir = await copyOfDemo();
    const database = await openDatabase({ dataDir });
    // The platform sets this for a shop that is not in Canada.
    await database.asSystem((tx) => tx.updateTable('shops').set({ can_use_paypal: true }).execute());
    await database.close();
    paypal = await startPaypal();
    paypal.openAccount(keys.client, keys.secret);
    const env = { PAYPAL_URL: paypal.url, PAYPAL_SANDBOX_URL: paypal.url };
    server = await startServer({ dataDir, env });
  }, 500_000);
  afterAll(async () => {
    await browser.close();
    await server.end();
    await paypal.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('goes from the keys to Paid, and the vendor sees it too', { timeout: 300_000 }, async () => {
    const owner = await signInToApi(server.url, demo.owner);
    const vendorApi = await signInToApi(server.url, demo.vendor, '/vendors/login/');
    const { results } = await vendorApi.get<{ results: Own[] }>('/vendors/me/');
    const own = results.find(({ commission_due: due }) => Number(due) > 0);
    if (own === undefined) throw new Error('Nothing is due to the vendor of the demo.');
    await owner.send('PUT', `/vendors/${own.id}/`, { paypal_email: 'maker@pay.example' });
    // The owner has made the change, so the vendor releases the payments.
    const typed = { password: demo.password };
    await vendorApi.send('POST', `/vendors/${own.id}/bank-details/release/`, typed);

    // Keys that are unknown to PayPal are not valid.
    const page = await ownerOn(browser, `${server.url}/settings/paypal`, (shown) =>
      shown.getByRole('heading', { name: 'PayPal Configuration' }),
    );
    const live = page.getByRole('group', { name: 'Live keys' });
    await live.getByText('Not checked').waitFor();
    await page.getByLabel(/^Live client id/).fill(keys.client);
    await page.getByLabel(/^Live secret/).fill('not the secret');
    await page.getByRole('checkbox', { name: 'Sandbox mode' }).uncheck();
    await barOf(page).getByRole('button', { name: 'Save' }).click();
    await live.getByText('Invalid', { exact: true }).waitFor(patience);
    await page.getByLabel(/^Live secret/).fill(keys.secret);
    await barOf(page).getByRole('button', { name: 'Save' }).click();
    await live.getByText('Valid', { exact: true }).waitFor(patience);

    await page.goto(`${server.url}/vendors`);
    const row = page
      .getByRole('table', { name: 'Vendors' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader').getByText(own.name, { exact: true }) });
    await row.getByRole('button', { name: 'Pay Now' }).click();
    const dialog = page.getByRole('dialog', { name: `Pay ${own.name}` });
    await dialog.getByText('The total will be sent to maker@pay.example.').waitFor(patience);
    await dialog.getByRole('checkbox', { name: 'Pay with PayPal' }).check();
    await dialog.getByRole('button', { name: /^Pay £/ }).click();
    const made = page.getByRole('dialog', { name: 'Payout made' });
    await made.getByText(/is on its way to .* through PayPal/).waitFor(patience);
    await made.getByRole('link', { name: 'View payout' }).click();

    await page.getByText('PayPal has accepted the payout.').waitFor(patience);
    const id = Number(page.url().split('/').at(-1));
    expect(paypal.credits).toEqual([
      { senderBatchId: `po_${id}_1`, receiver: 'maker@pay.example', value: own.commission_due },
    ]);
    const remove = page.getByRole('button', { name: 'Delete Payout' });
    expect(await remove.getAttribute('aria-disabled')).toBe('true');

    paypal.turn(`po_${id}_1`, 'SUCCESS');
    await page.getByText('Paid', { exact: true }).first().waitFor(patience);
    await page.getByText('PayPal has accepted the payout.').waitFor({ state: 'detached', ...patience });

    const maker = await newPerson(browser);
    await signIn(maker, `${server.url}/apps/vendor-portal/`, demo.vendor);
    await maker.waitForURL((url) => !url.pathname.includes('login'), patience);
    await maker.goto(`${server.url}/apps/vendor-portal/payouts/${id}`);
    await maker.getByRole('term').filter({ hasText: 'Status' }).waitFor(patience);
    await maker.getByText('Paid', { exact: true }).first().waitFor(patience);
    expect(paypal.credits).toHaveLength(1);
  });
});
