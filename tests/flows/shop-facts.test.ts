/** The shop's own facts: an owner enters them, and a payout's paper and mail have them. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { mailOf } from './helpers/mail.ts';
import { vendorsOf, type Payout } from './helpers/paying.ts';
import { barOf, newPerson, signIn } from './helpers/people.ts';
import { printedBy } from './helpers/printed.ts';
import { withServer } from './helpers/server.ts';

describe('the facts of a shop', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('stand on the advice and in the mail of the next payout', { timeout: 300_000 }, () =>
    withServer({}, async ({ url, dataDir }) => {
      const page = await newPerson(browser);
      await signIn(page, `${url}/settings`, demo.owner);
      const panel = page.getByRole('region', { name: 'Your shop' });
      await panel.getByLabel(/^Legal name/).fill('Rookery Market Ltd');
      await panel.getByLabel(/^Street/).fill('12 Mill Lane');
      await panel.getByLabel(/^City/).fill('Leeds');
      await panel.getByLabel(/^Zip/).fill('LS1 4AP');
      await panel.getByLabel(/^Tax number/).fill('GB 123 4567 89');
      await panel.getByLabel(/^Support email/).fill('help@rookery.example');
      await panel.getByLabel(/^Dates/).selectOption('en-GB');
      await barOf(page).getByRole('button', { name: 'Save', exact: true }).click();
      await page.getByText('The shop’s details have been changed.').waitFor();

      const owner = await signInToApi(url, demo.owner);
      const [vendor] = await vendorsOf(owner);
      if (vendor === undefined) throw new Error('The demo has vendors.');
      const item = { title: 'Display', commission: '12.00', vendor_id: vendor.id };
      const { body: made } = await owner.send('POST', '/orders/create-custom/', item);
      const { id: line } = made as { id: number };
      const asked = { vendor: vendor.id, line_item_ids: [line] };
      const key = { 'idempotency-key': 'a-payout-with-the-facts-of-the-shop' };
      const { body } = await owner.send('POST', '/vendors/payouts/create/', asked, key);
      const payout = body as Payout;

      await page.goto(`${url}/payouts/${payout.id}`);
      await page
        .getByText(/^\d{1,2} [A-Z][a-z]{2} \d{4}/)
        .first()
        .waitFor();
      const print = () => page.getByRole('button', { name: 'Print Invoice' }).click();
      const printed = (await printedBy(page, print)).flat();
      const from = printed.map((row) => row.split('|')[0]);
      for (const text of ['Rookery Market Ltd', '12 Mill Lane', 'LS1 4AP', 'Tax number GB 123 4567 89']) {
        expect(from).toContain(text);
      }
      expect(printed.find((row) => row.startsWith('Date|'))).toMatch(/^Date\|\d{1,2} [A-Z][a-z]{2} \d{4}$/);

      const mail = await mailOf(dataDir, 'payout');
      expect(mail).toContain('Rookery Market Ltd');
      expect(mail).toContain('Questions? help@rookery.example');
    }),
  );
});
