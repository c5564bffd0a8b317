/** An owner's month on a phone, by tapping alone: everything fits, and is where a thumb finds it. */
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo } from './helpers/api.ts';
import { logIn, portalOfDemo } from './helpers/portal.ts';

type Vendor = { id: number; name: string; commission_rate: string | null };
const screen = { width: 375, height: 812 };

describe('the app of the shop on a phone', () => {
  const { browser, withServer } = portalOfDemo();

  it('does all that an owner comes for in a month', () =>
    withServer(async ({ url }, api) => {
      const context = await browser().newContext({
        locale: 'en-US',
        timezoneId: 'UTC',
        viewport: screen,
        hasTouch: true,
        isMobile: true,
      });
      const page = await context.newPage();
      const titled = async (title: string | RegExp) => {
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        await fits(page);
      };
      const menu = async (name: string) => {
        await page.getByRole('button', { name: /^Menu/ }).tap();
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).tap();
      };
      const show = (option: string) => page.getByLabel('Show', { exact: true }).selectOption(option);

      // A link to a section is kept through the sign-in.
      await page.goto(`${url}/settings/vendor-portal#what-vendors-see`);
      await logIn(page, demo.owner, demo.password);
      await page.waitForURL(`${url}/settings/vendor-portal#what-vendors-see`);
      await expect
        .poll(() => topOf(page.getByRole('heading', { level: 3, name: 'What vendors see' })))
        .toBeLessThan(screen.height / 2);
      await fits(page);

      // The amount due, the last payout and this month, at a glance.
      await page.goto(url);
      await titled(/^Good /);
      await inSight(page.getByRole('link', { name: 'Review and pay' }));
      await inSight(page.getByText(/^Last payout: £[\d,.]+ on \w{3} \d+, \d{4}$/));
      await inSight(page.getByText(/^£[\d,.]+ this month$/));

      // The pay run, with its verb on the first screen.
      await page.getByRole('link', { name: 'Review and pay' }).tap();
      await titled(/^Pay run \d+$/);
      await inSight(page.getByRole('button', { name: 'Review and pay…' }));

      // Those to whom most is due, and a list whose rows begin on the first screen.
      await page.goto(`${url}/vendors?sort=-due`);
      await titled('Vendors');
      const first = page.getByRole('table', { name: 'Vendors' }).getByRole('rowheader').first();
      await first.waitFor();
      expect(await topOf(first)).toBeLessThan(screen.height - 150);
      await reachable(page);

      // Filters open on demand, and the choice of columns with them; actions on the list keep their place.
      const filters = page.getByRole('button', { name: 'Filters' });
      const columns = page.getByRole('button', { name: /^Columns/ });
      expect(await columns.isVisible()).toBe(false);
      await filters.tap();
      await columns.tap();
      const choice = page.getByRole('dialog', { name: 'Columns' });
      await choice.getByRole('checkbox', { name: 'Earned' }).uncheck();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Columns.*\d of \d/ }).waitFor();
      expect(await topOf(page.getByRole('button', { name: 'Export' }))).toBe(await topOf(filters));
      await fits(page);

      // Why an amount?
      const name = (await first.getByRole('link').innerText()).split('\n')[0] ?? '';
      await first.tap();
      await titled(name);
      const pay = page.getByRole('button', { name: /^Pay £/ });
      await inSight(pay);
      await page.getByRole('link', { name: /^Next: / }).waitFor();
      await reachable(page);
      await page
        .getByRole('button', { name: /^Why this amount\?/ })
        .first()
        .tap();
      const why = page.getByRole('dialog', { name: 'Why this amount?' });
      await why.getByText('Rule:').waitFor();
      await fits(page);
      const close = why.getByRole('button', { name: 'Close' });
      await inSight(close);
      await close.tap();
      await why.waitFor({ state: 'detached' });

      // Another rate, its effect seen before.
      const { results } = await api.get<{ results: Vendor[] }>('/vendors/commission-totals/?page_size=100');
      const vendor = results.find((one) => one.name === name);
      const rate = async () =>
        Number((await api.get<Vendor>(`/vendors/${vendor?.id ?? 0}/`)).commission_rate);
      await show('settings');
      await page.getByLabel(/^Commission rate/).fill('47.5');
      const bar = page.getByRole('group', { name: 'Unsaved changes' });
      await atTheThumb(bar.getByRole('button', { name: 'Save' }));
      await bar.getByRole('button', { name: 'Save' }).tap();
      const effect = page.getByRole('dialog', { name: 'Effect of this change' });
      await effect.getByText('Due after').waitFor();
      await fits(page);
      const apply = effect.getByRole('button', { name: 'Apply change' });
      await inSight(apply);
      expect(await rate()).not.toBe(47.5);
      await apply.tap();
      await effect.waitFor({ state: 'detached' });
      expect(await rate()).toBe(47.5);

      // Payday.
      await page.evaluate(() => window.scrollTo(0, 0));
      await pay.tap();
      const payout = page.getByRole('dialog', { name: `Pay ${name}` });
      const sum = payout.getByRole('button', { name: /^Pay £/ });
      await sum.waitFor();
      await fits(page);
      await atTheThumb(sum);
      const amount = (await sum.innerText()).replace('Pay ', '');
      await sum.tap();
      await page.getByRole('dialog').getByRole('button', { name: 'Done' }).tap();
      await menu('Payouts');
      await titled('Payouts');
      const last = page.getByRole('table', { name: 'Payouts' }).getByRole('row').filter({ hasText: name });
      await last.first().getByText(amount).waitFor();
      await reachable(page);
      await last.first().getByRole('rowheader').tap();
      await titled(/^Payout · Invoice #/);
      await reachable(page);

      // A refund.
      await menu('Orders');
      await titled('Orders');
      await page.getByRole('searchbox', { name: 'Search orders' }).fill('refunded');
      await page.keyboard.press('Enter');
      await page.waitForURL(/s=refunded/);
      await page.getByRole('table', { name: 'Orders' }).getByRole('rowheader').first().tap();
      await titled(/^#\d+$/);
      await page.getByRole('region', { name: 'Refunds' }).waitFor();
      await reachable(page);

      // The colours of the portal, saved without a way down the page.
      await menu('Settings');
      await titled('Settings');
      await page.getByLabel('Section').selectOption({ label: 'Vendor Portal' });
      await page.getByRole('textbox', { name: /^Primary colour/ }).fill('#0b6b3a');
      await atTheThumb(bar.getByRole('button', { name: 'Save' }));
      await bar.getByRole('button', { name: 'Save' }).tap();
      await page.getByText('Vendor portal settings have been saved.').waitFor();
      await fits(page);

      for (const other of ['Products', 'Accounts', 'Help']) {
        await menu(other);
        await titled(/Products|Accounts|Help/);
        await reachable(page);
      }
      await context.close();
    }));

  it('scrolls no page that is shorter than the window', () =>
    withServer(async ({ url }) => {
      const page = await browser().newPage({ viewport: { width: 1280, height: 860 } });
      await page.goto(`${url}/questions`);
      await logIn(page, demo.owner, demo.password);
      await page.getByText('There are no questions.').waitFor();
      // The demo shop's band is above the app.
      await page.getByText('Demo shop.').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(860);
      await page.close();
    }));
});

async function topOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.y ?? Infinity;
}

async function inSight(locator: Locator): Promise<void> {
  await locator.waitFor();
  const { x = -1, y = -1, width = 0, height = 0 } = (await locator.boundingBox()) ?? {};
  const isWithin = x >= 0 && y >= 0 && x + width <= screen.width && y + height <= screen.height;
  expect({ at: await locator.innerText(), box: { x, y, width, height }, isWithin }).toMatchObject({
    isWithin: true,
  });
}

/** In the lower half of the screen. */
async function atTheThumb(locator: Locator): Promise<void> {
  await inSight(locator);
  expect(await topOf(locator)).toBeGreaterThan(screen.height / 2);
}

async function fits(page: Page): Promise<void> {
  const content = await page.evaluate(() => document.scrollingElement?.scrollWidth ?? Infinity);
  expect({ at: page.url(), content }).toEqual({ at: page.url(), content: screen.width });
}

/** Buttons and fields of the page have the size of a thumb; links among words may have that of their line. */
async function reachable(page: Page): Promise<void> {
  const small = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'main button, main select, main input:not([type=checkbox]), main nav a, tbody a',
      ),
    ]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 40 || box.width < 20))
      .map(({ control, box }) => `${control.ariaLabel ?? control.textContent} ${box.width}×${box.height}`),
  );
  expect({ at: page.url(), small }).toEqual({ at: page.url(), small: [] });
}
