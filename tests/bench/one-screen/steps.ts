/** The steps of a visit to the app's screen, which asks a server for its lines. */
import type { Page } from 'playwright';
import { leaveDialog, narrowTo, openPayout, press, quiet, type Visited } from './measure.ts';

export async function appSteps({ page, step }: Visited) {
  const toggle = await step(() =>
    press(page, 'tbody input[type=checkbox]', { element: 'tbody tr[data-selected]' }),
  );
  // The fetches that a selection starts ahead are done before somebody pays.
  await quiet(page);
  const dialog = await step(() => openPayout(page));
  await leaveDialog(page);
  const selectAll = await step(() => press(page, 'thead input[type=checkbox]', 'all ticked'));
  await keepAnswers(page);
  // There and back, so that both orders are known and every path has run.
  for (const direction of ['ascending', 'descending', 'ascending'] as const)
    await sortByPrice(page, direction);
  const sort = await step(() => sortByPrice(page, 'descending'));
  for (const choice of ['paid', 'all']) await narrowTo(page, choice);
  const filter = await step(() => narrowTo(page, 'paid'));
  return { toggle, selectAll, sort, filter, dialog };
}

function sortByPrice(page: Page, direction: 'ascending' | 'descending'): Promise<number> {
  return press(page, 'Price', { element: `th[aria-sort=${direction}]` });
}

/** From now on repeated answers are given at once, so that no server is timed. */
function keepAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    const real = window.fetch.bind(window);
    const known = new Map<string, string>();
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const text = known.get(address) ?? (await (await real(input, init)).text());
      known.set(address, text);
      return new Response(text, { headers: { 'content-type': 'application/json' } });
    };
  });
}
