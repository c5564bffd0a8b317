/** Between a phone and a wide screen: a table scrolls within its frame, and the name of a row and its money stay in sight. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { ownerOn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Listed = { results: { id: number }[] };

const widths = [1280, 1024, 768];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 300_000);
afterAll(() => browser.close());

it('no amount is cut at any width', { timeout: 300_000 }, () =>
  withServer({}, async ({ url }) => {
    const api = await signInToApi(url, demo.owner);
    const first = async (path: string) => (await api.get<Listed>(path)).results[0]?.id ?? 0;
    const [vendor, payout, order, product] = [
      await first('/vendors/commission-totals/?ordering=-paid'),
      await first('/vendors/payouts/'),
      await first('/orders/'),
      await first('/products/'),
    ];
    const lists: [path: string, money: string][] = [
      ['/vendors', 'Due'],
      [`/vendors/${vendor}`, 'Commission'],
      [`/vendors/${vendor}?tab=payouts`, 'Amount'],
      [`/vendors/${vendor}?tab=products`, 'Commission'],
      ['/payouts', 'Amount'],
      [`/payouts/${payout}`, 'Commission'],
      ['/orders', 'Total'],
      [`/orders/${order}`, 'Commission'],
      ['/products', 'Price'],
      [`/products/${product}`, 'Commission'],
      ['/accounts', 'Due'],
    ];
    const page = await ownerOn(browser, url, (one) => one.getByRole('heading', { level: 1, name: /^Good / }));
    for (const [path, money] of lists) {
      await page.goto(`${url}${path}`);
      await page.getByRole('table').first().getByRole('rowheader').first().waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: 860 });
        const faults = await page.evaluate(faultsOfTable, money);
        expect({ path, width, faults }).toEqual({ path, width, faults: [] });
      }
    }
  }),
);

it('a list with fewer columns takes less room', { timeout: 300_000 }, () =>
  withServer({}, async ({ url }) => {
    const page = await ownerOn(browser, `${url}/payouts`, (one) =>
      one.getByRole('table', { name: 'Payouts' }),
    );
    await page.setViewportSize({ width: 768, height: 860 });
    const scrolls = () =>
      page
        .getByRole('table', { name: 'Payouts' })
        .evaluate(
          ({ parentElement }) => (parentElement?.scrollWidth ?? 0) > (parentElement?.clientWidth ?? 0),
        );
    expect(await scrolls()).toBe(true);
    await page.getByRole('button', { name: /^Columns/ }).click();
    const choice = page.getByRole('dialog', { name: 'Columns' });
    for (const name of ['Note', 'Status', 'Action']) await choice.getByRole('checkbox', { name }).uncheck();
    await expect.poll(scrolls).toBe(false);
  }),
);

/** In the page: the faults of its first table with this column, at the start of its rows and at their end. */
function faultsOfTable(money: string): string[] {
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > window.innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  const headOf = (one: Element) => [...one.querySelectorAll('thead th')].map((head) => head.textContent);
  const table = [...document.querySelectorAll('table')].find((one) => headOf(one).includes(money));
  const scroller = table?.parentElement;
  const row = table?.querySelector('tbody tr');
  if (!table || !scroller || !row) return [`there is no column ${money}`];
  if (table.offsetWidth > scroller.clientWidth && getComputedStyle(scroller).overflowX === 'visible')
    faults.push(`${table.offsetWidth - scroller.clientWidth} of the table are cut`);
  const frame = scroller.getBoundingClientRect();
  const isInSight = (cell: Element | null | undefined) => {
    const { left = -1, right = -1 } = cell?.getBoundingClientRect() ?? {};
    return left >= frame.left - 1 && right <= frame.right + 1;
  };
  const amount = row.children[headOf(table).indexOf(money)];
  if (!isInSight(row.querySelector('th'))) faults.push('the name of a row is out of sight');
  if (!isInSight(amount)) faults.push(`${money} is out of sight`);
  for (const cell of table.querySelectorAll<HTMLElement>('tbody td')) {
    if (/^[−-]?£[\d,.]+$/.test(cell.innerText) && cell.scrollWidth > cell.clientWidth)
      faults.push(`${cell.innerText} is cut`);
  }
  scroller.scrollLeft = scroller.scrollWidth;
  if (!isInSight(row.querySelector('th'))) faults.push('the name of a row scrolls away');
  scroller.scrollLeft = 0;
  return faults;
}
