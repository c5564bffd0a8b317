/** An owner tries a band for one product type on the month before, dates it from the first of the next, and a vendor reads the notice. */
import { formatDay } from '@consignment/domain/time/dates';
import { daysAfter, lastMonth, thisMonth } from '@consignment/domain/time/periods';
import { describe, expect, it } from 'vitest';
import { demo, signIn } from './helpers/api.ts';
import { newPerson, ownerOn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

type Types = { results: { product_type: string }[] };
type Replay = { state: string; earned: string; would_have_earned: string };
type Rules = {
  results: {
    id: number | null;
    place: string;
    name: string | null;
    from_day: string | null;
    state: string;
    reason: string;
  }[];
};

describe('a rule with days', () => {
  const { browser, withServer } = portalOfDemo();

  it('is seen as it would have been, saved from a day, and read by its vendors', async () => {
    await withServer(async (server, owner) => {
      const vendor = await signIn(server.url, demo.vendor, '/vendors/login/');
      const me = await vendor.get<{ results: { id: number }[] }>('/vendors/me/');
      const types = await owner.get<Types>(`/products/types/${me.results[0]?.id ?? 0}/`);
      const type = types.results[0]?.product_type ?? '';
      const today = new Date().toISOString().slice(0, 10);
      const first = daysAfter(thisMonth(today).end, 1);

      const page = await ownerOn(browser(), `${server.url}/settings/rules/replay`, (shown) =>
        shown.getByRole('heading', { level: 1, name: 'Replay' }),
      );
      await page.getByRole('button', { name: 'Add a rule…' }).click();
      const dialog = page.getByRole('dialog', { name: 'New rule' });
      await dialog.getByLabel('For', { exact: true }).selectOption('A product type');
      await dialog.getByRole('combobox', { name: 'Product type' }).fill(type);
      await dialog.getByRole('option', { name: type, exact: true }).click();
      await dialog.getByText('More', { exact: true }).click();
      await dialog.getByRole('radio', { name: /^By unit price/ }).check();
      await dialog.getByLabel('Up to a unit price of').fill('2');
      await dialog.getByLabel('Percentage').first().fill('90');
      await dialog.getByLabel('Percentage').last().fill('50');
      await dialog.getByRole('button', { name: 'Add to the rules' }).click();

      const started = page.waitForResponse((answer) => answer.url().endsWith('/api/rules/replays/'));
      await page.getByLabel('Days', { exact: true }).selectOption('Last month');
      await page.getByRole('button', { name: 'Replay these days' }).click();
      const { id } = (await (await started).json()) as { id: number };
      const save = page.getByRole('button', { name: 'Schedule this rule…' });
      await save.waitFor();
      const replay = await owner.get<Replay & { date_start: string }>(`/rules/replays/${id}/`);
      expect(replay).toMatchObject({ state: 'done', date_start: lastMonth(today).start });
      expect(replay.would_have_earned).not.toBe(replay.earned);

      await save.click();
      const day = page.getByRole('dialog', { name: 'Schedule this rule' });
      await day.getByLabel('First day').fill(first);
      await day.getByRole('button', { name: 'Review' }).click();
      const review = page.getByRole('dialog', { name: 'Effect of this change' });
      await review.getByText('Nothing has been saved yet.', { exact: false }).waitFor();
      const rulesOfType = async () =>
        (await owner.get<Rules>('/rules/?place=shop_product_type')).results.filter(
          (rule) => rule.id !== null,
        );
      expect(await rulesOfType()).toEqual([]);
      await review.getByLabel('Reason').fill('Agreed at the makers’ meeting.');
      await review.getByRole('button', { name: 'Apply change' }).click();
      await review.waitFor({ state: 'hidden' });
      expect(await rulesOfType()).toMatchObject([
        { name: type, from_day: first, state: 'coming', reason: 'Agreed at the makers’ meeting.' },
      ]);

      const seller = await newPerson(browser());
      await seller.goto(`${server.url}${portal}`);
      await logIn(seller, demo.vendor, demo.password);
      await seller.getByText(`Your rates are changing on ${formatDay(first)}.`).waitFor();
      await seller.getByRole('link', { name: 'View your rates' }).click();
      const coming = seller.getByRole('region', { name: 'Upcoming rates' });
      await coming.getByText(/Up to £2\.00: 90%, above: 50%/).waitFor();
    });
  });
});
