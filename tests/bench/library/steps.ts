/** The steps of a visit to the screen of one side, which asks no server. Each begins at rest, as those of a person do. */
import type { Page } from 'playwright';
import {
  leaveDialog,
  metricOf,
  narrowTo,
  openPayout,
  press,
  quiet,
  type Step,
  type Visited,
} from '../one-screen/measure.ts';

export async function librarySteps({ page, cdp, step }: Visited) {
  await quiet(page);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  );
  const longestTask = await longestTaskOf(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const heap = await metricOf(cdp, 'JSHeapUsedSize');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const toggle = await step(() =>
    press(page, 'tbody input[type=checkbox]', { button: 'Add Payout for 1 Orders' }),
  );
  // The fetches that a selection starts ahead are done before somebody pays.
  await quiet(page);
  const dialog = await step(() => openPayout(page));
  await leaveDialog(page);
  await quiet(page);
  const dialogAgain = await step(() => openPayout(page));
  await leaveDialog(page);
  await quiet(page);
  const selectAll = await step(() => press(page, 'thead input[type=checkbox]', 'all ticked'));
  // Polaris says the order in no attribute, so the rows themselves are looked at. There and back, so that every path has run.
  const sortByPrice = () => press(page, 'Price', 'other ends');
  for (let time = 0; time < 3; time += 1) await sortByPrice();
  await quiet(page);
  const sort = await step(sortByPrice);
  const filter = await filterOf(page, step);
  return { firstPaint, longestTask, heap, elements, toggle, dialog, dialogAgain, selectAll, sort, filter };
}

/** From all to the paid ones. Nothing at all for antd, whose list is no `select`. */
async function filterOf(page: Page, step: Visited['step']): Promise<Step> {
  const isNative = await page.evaluate(() => document.querySelector('option[value=paid]') !== null);
  if (!isNative) return { time: NaN, work: NaN };
  for (const choice of ['paid', 'all']) await narrowTo(page, choice);
  await quiet(page);
  return step(() => narrowTo(page, 'paid'));
}

/** In milliseconds; 0 where none took 50, since the browser reports no shorter ones. */
function longestTaskOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(Math.max(...list.getEntries().map(({ duration }) => duration)));
        }).observe({ type: 'longtask', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
}
