/** A shop that holds commissions for a while: the owner sets it, the vendor sees when, and a payout takes what is available. */
import { describe, expect, it } from 'vitest';
import { demo, signIn, type Api } from './helpers/api.ts';
import { newPerson, ownerOn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

type Split = { commission_due: string; available: string; on_its_way: string; next_available_on: string };

describe('a shop that holds commissions', () => {
  const { browser, withServer } = portalOfDemo();

  it('shows its vendor when they are available, pays what is, and pays early when it says so', async () => {
    await withServer(async (server, owner) => {
      const vendor = await signIn(server.url, demo.vendor, '/vendors/login/');
      const me = await vendor.get<{ results: { id: number }[] }>('/vendors/me/');
      const id = me.results[0]?.id ?? 0;
      const split = () => owner.get<Split>(`/vendors/commission-totals/${id}/`);
      const days = await daysThatSplit(owner, split);

      const page = await ownerOn(browser(), `${server.url}/settings/payments`, (shown) =>
        shown.getByRole('region', { name: 'When vendors are paid' }),
      );
      const panel = page.getByRole('region', { name: 'When vendors are paid' });
      await panel.getByLabel(/^Hold/).fill(String(days));
      await page.getByRole('button', { name: 'Save' }).click();
      await page
        .getByText(/^Commissions are now held for /)
        .first()
        .waitFor();
      const before = await split();
      expect(Number(before.on_its_way)).toBeGreaterThan(0);

      const seller = await newPerson(browser());
      await seller.goto(`${server.url}${portal}`);
      await logIn(seller, demo.vendor, demo.password);
      await seller
        .getByText(/ held.* until [A-Z][a-z]{2} \d{1,2}$/)
        .first()
        .waitFor();

      await page.goto(`${server.url}/vendors/${id}`);
      await page
        .getByRole('button', { name: /^Pay .*\d/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: /^Pay / });
      await dialog.getByText('Held, not paid yet').waitFor();
      await dialog.getByRole('button', { name: /^Pay / }).click();
      await page.getByRole('dialog', { name: 'Payout made' }).getByRole('button', { name: 'Done' }).click();
      const after = await split();
      expect(after.commission_due).toBe(before.on_its_way);
      expect(Number(after.available)).toBe(0);

      await page.getByRole('button', { name: 'Pay', exact: true }).first().click();
      await dialog.getByText(/^Nothing can be paid yet: .* is held\.$/).waitFor();
      await dialog.getByRole('checkbox', { name: 'Pay early' }).check();
      await dialog.getByRole('button', { name: /^Pay .*\d/ }).click();
      await page.getByRole('dialog', { name: 'Payout made' }).waitFor();
      expect(Number((await split()).commission_due)).toBe(0);
      const { results } = await owner.get<{ results: { event: string; after: object }[] }>('/history/');
      expect(results[0]).toMatchObject({
        event: 'payout.created',
        after: { paid_before_available: before.on_its_way },
      });
    });
  });
});

/** So many days that a part of what is due to the vendor is available, and a part on its way; the shop is left without a hold. */
async function daysThatSplit(owner: Api, split: () => Promise<Split>): Promise<number> {
  const put = (hold_days: number) => owner.send('PUT', '/settings/payout-rules/', { hold_days });
  for (const days of [7, 14, 30, 45, 60, 90, 120, 180, 270, 365]) {
    expect(await put(days)).toMatchObject({ status: 200 });
    const { available, on_its_way: held } = await split();
    if (Number(available) > 0 && Number(held) > 0) {
      await put(0);
      return days;
    }
  }
  throw new Error('The demo’s vendor sold all it is due for on one day.');
}
