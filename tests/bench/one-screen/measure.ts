/** One visit of the screen, each step timed inside the page from the press to the end of the next paint. */
import type { Browser, Page } from 'playwright';
import type { Site } from './serve.ts';

export type Visit = Record<'rows' | 'toggle' | 'selectAll' | 'sort' | 'dialog', number>;

export type Subject = {
  site: Site;
  path: string;
  /** What has to be in the browser before the page is opened. */
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

/** Visits once with an empty cache. Times in milliseconds; `sent` is what had been fetched once the rows were painted. */
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
    site.reset();
    await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
    const rows = await page.evaluate(() => window.benchRows);
    const sent = site.sent();
    await page.waitForLoadState('networkidle');
    const toggle = await press(page, 'tbody input[type=checkbox]', 'tbody tr[data-selected]');
    // What a selection fetches ahead has its time before somebody pays.
    await page.waitForLoadState('networkidle');
    const dialog = await press(page, 'payout', 'dialog[open], [role=dialog]');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open], [role=dialog]').waitFor({ state: 'detached' });
    const selectAll = await press(page, 'thead input[type=checkbox]', 'all');
    const sort = await sortByPrice(page);
    return { sent, visit: { rows, toggle, selectAll, sort, dialog } satisfies Visit };
  } finally {
    await context.close();
  }
}

/** Presses what a selector names and waits until the other is there, or for `all` until every box is ticked. */
function press(page: Page, control: string, outcome: string): Promise<number> {
  return page.evaluate(
    async ([what, wanted]) => {
      const buttons = [...document.querySelectorAll('button')];
      const pressed =
        what === 'payout'
          ? buttons.find((button) => /^Add Payout/.test(button.textContent))
          : document.querySelector<HTMLElement>(what ?? '');
      if (!pressed) throw new Error(`There is nothing to press: ${what}.`);
      const boxes = 'tbody input[type=checkbox]:not(:checked)';
      const holds = () =>
        wanted === 'all'
          ? document.querySelector(boxes) === null
          : document.querySelector(wanted ?? '') !== null;
      const from = performance.now();
      pressed.click();
      await window.benchUntil(holds);
      return (await window.benchPaint()) - from;
    },
    [control, outcome],
  );
}

/** The answer of the server is at hand, so that handler to paint is what is timed, as with rows sorted in the page. */
function sortByPrice(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const header = [...document.querySelectorAll('thead button')].find((one) => one.textContent === 'Price');
    if (!(header instanceof HTMLElement)) throw new Error('There is no header to sort by.');
    const real = window.fetch.bind(window);
    const known = new Map<string, string>();
    const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));
    const answer = (text: string) => new Response(text, { headers: { 'content-type': 'application/json' } });
    const isLearning = { now: true };
    window.fetch = async (input, init) => {
      const address = addressOf(input);
      const kept = known.get(address);
      if (kept !== undefined) return answer(kept);
      const text = await (await real(input, init)).text();
      if (isLearning.now) known.set(address, text);
      return answer(text);
    };
    const orderIs = (direction: string) => () =>
      header.closest('th')?.getAttribute('aria-sort') === direction;
    // There and back, so that both orders are known and every path has run.
    for (const direction of ['ascending', 'descending', 'ascending']) {
      header.click();
      await window.benchUntil(orderIs(direction));
      await window.benchPaint();
    }
    isLearning.now = false;
    const from = performance.now();
    header.click();
    await window.benchUntil(orderIs('descending'));
    return (await window.benchPaint()) - from;
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
      // `checked` is no attribute: a frame sees to what no mutation tells.
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
