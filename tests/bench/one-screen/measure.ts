/** One visit of the screen, each step timed inside the page from the press to the end of the next paint. */
import type { Browser, Page } from 'playwright';
import type { Site } from './serve.ts';

/** In milliseconds: until the paint, and how long the page's thread worked for it, which other load does not lengthen. */
export type Step = { time: number; work: number };

export type Visit = Record<'rows' | 'toggle' | 'selectAll' | 'sort' | 'filter' | 'dialog', Step>;

export type Subject = {
  site: Site;
  path: string;
  /** The cookies and storage that the browser needs before the page is opened. */
  storage: () => Record<string, string>;
};

const throttle = 4;

declare global {
  interface Window {
    benchPaint: () => Promise<number>;
    benchUntil: (holds: () => boolean) => Promise<void>;
    benchRows: Promise<number>;
  }
}

/** Visits once with an empty cache; `sent` is what had been fetched once the rows were painted. */
export async function visit(browser: Browser, { site, path, storage }: Subject) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.addInitScript(watch, storage());
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
    };
    const step = async (take: () => Promise<number>): Promise<Step> => {
      const before = await worked();
      const time = await take();
      return { time, work: (await worked()) - before };
    };
    site.reset();
    const rows = await step(async () => {
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
      return page.evaluate(() => window.benchRows);
    });
    const sent = site.sent();
    await page.waitForLoadState('networkidle');
    const toggle = await step(() => press(page, 'tbody input[type=checkbox]', 'tbody tr[data-selected]'));
    // The fetches that a selection starts ahead are done before somebody pays.
    await quiet(page);
    const dialog = await step(() => press(page, 'Add Payout', 'dialog[open], [role=dialog]'));
    await page.keyboard.press('Escape');
    await page.locator('dialog[open], [role=dialog]').waitFor({ state: 'detached' });
    const selectAll = await step(() => press(page, 'thead input[type=checkbox]', 'all'));
    await keepAnswers(page);
    // There and back, so that both orders are known and every path has run.
    for (const direction of ['ascending', 'descending', 'ascending']) await sortByPrice(page, direction);
    const sort = await step(() => sortByPrice(page, 'descending'));
    for (const choice of ['paid', 'all']) await narrowTo(page, choice);
    const filter = await step(() => narrowTo(page, 'paid'));
    return { sent, visit: { rows, toggle, selectAll, sort, filter, dialog } satisfies Visit };
  } finally {
    await context.close();
  }
}

/** Waits until nothing has been fetched for half a second; the state `networkidle` is reached once in a page's life. */
async function quiet(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(500);
    now = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/**
 * Presses the button whose words start with `control`, or else what it selects, and waits until the other is there, or
 * for `all` until every box is ticked.
 */
function press(page: Page, control: string, outcome: string): Promise<number> {
  return page.evaluate(
    async ([what = '', wanted = '']) => {
      const buttons = [...document.querySelectorAll('button')];
      const pressed =
        buttons.find((button) => button.textContent.startsWith(what)) ??
        document.querySelector<HTMLElement>(what);
      if (!pressed) throw new Error(`There is nothing to press: ${what}.`);
      const boxes = 'tbody input[type=checkbox]:not(:checked)';
      const holds = () =>
        wanted === 'all' ? document.querySelector(boxes) === null : document.querySelector(wanted) !== null;
      const from = performance.now();
      pressed.click();
      await window.benchUntil(holds);
      return (await window.benchPaint()) - from;
    },
    [control, outcome],
  );
}

function sortByPrice(page: Page, direction: string): Promise<number> {
  return press(page, 'Price', `th[aria-sort=${direction}]`);
}

/** Chooses which lines are listed, paid or all, and waits for other rows. */
function narrowTo(page: Page, choice: string): Promise<number> {
  return page.evaluate(async (value) => {
    const select = document.querySelector<HTMLOptionElement>(`option[value=${value}]`)?.closest('select');
    if (!select) throw new Error(`There is nothing to choose: ${value}.`);
    const words = () => document.querySelector('tbody')?.textContent;
    const before = words();
    const from = performance.now();
    select.value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await window.benchUntil(() => words() !== before);
    return (await window.benchPaint()) - from;
  }, choice);
}

/** From now on an answer that was once given is at hand, so that no server is timed. */
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

/** Runs in the page before anything of it. */
function watch(storage: Record<string, string>): void {
  for (const [key, value] of Object.entries(storage)) localStorage.setItem(key, value);
  // A frame callback runs before its paint; a message posted from there arrives after it.
  window.benchPaint = () =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });
  window.benchUntil = (holds) =>
    new Promise((resolve) => {
      // `checked` is no attribute: a frame notices what no mutation reports.
      let frame = 0;
      const check = () => {
        if (!holds()) return;
        observer.disconnect();
        cancelAnimationFrame(frame);
        resolve();
      };
      const everyFrame = () => {
        frame = requestAnimationFrame(everyFrame);
        check();
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      everyFrame();
    });
  window.benchRows = window
    .benchUntil(() => document.querySelectorAll('tbody tr').length >= 50)
    .then(() => window.benchPaint());
}
