/** Visits of a screen, each step timed inside the page from the press to the end of the next paint. */
import type { Browser, CDPSession, Page } from 'playwright';
import type { Sent, Site } from './serve.ts';

/** In milliseconds: until the paint, and how long the page's thread worked for it, which other load does not lengthen. */
export type Step = { time: number; work: number };

export type Subject = {
  site: Site;
  path: string;
  /** The cookies and storage that the browser needs before the page is opened. */
  storage: () => Record<string, string>;
  /** As many as the screen shows. */
  rows: number;
};

/** A page whose rows are there and whose loading is over, and the way to time a step of it. */
export type Visited = { page: Page; cdp: CDPSession; step: (take: () => Promise<number>) => Promise<Step> };

/** Until it is in sight: an element, a button by its first words, a tick in every box, other rows at the ends. */
export type Outcome = { element: string } | { button: string } | 'all ticked' | 'other ends';

const throttle = 4;

declare global {
  interface Window {
    benchPaint: () => Promise<number>;
    benchUntil: (holds: () => boolean) => Promise<void>;
    benchRows: Promise<number>;
  }
}

/** Visits once with an empty cache and takes the steps; `sent` is what had been fetched once the rows were painted. */
export async function visit<Steps>(
  browser: Browser,
  { site, path, storage, rows: count }: Subject,
  take: (visited: Visited) => Promise<Steps>,
): Promise<{ sent: Sent; visit: { rows: Step } & Steps }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'UTC',
  });
  // A thousand rows at a quarter of the speed take their time.
  context.setDefaultTimeout(180_000);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await page.addInitScript(watch, { storage: storage(), count });
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => (await metricOf(cdp, 'TaskDuration')) * 1000;
    const step = async (taken: () => Promise<number>): Promise<Step> => {
      const before = await worked();
      const time = await taken();
      return { time, work: (await worked()) - before };
    };
    site.reset();
    const rows = await step(async () => {
      await page.goto(`${site.url}${path}`, { waitUntil: 'commit' });
      return page.evaluate(() => window.benchRows);
    });
    const sent = site.sent();
    await page.waitForLoadState('networkidle');
    return { sent, visit: { rows, ...(await take({ page, cdp, step })) } };
  } finally {
    await context.close();
  }
}

export async function metricOf(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? 0;
}

/** Waits until nothing has been fetched for half a second; the state `networkidle` is reached once in a page's life. */
export async function quiet(page: Page): Promise<void> {
  for (let before = -1, now = 0; before !== now;) {
    before = now;
    await page.waitForTimeout(500);
    now = await page.evaluate(() => performance.getEntriesByType('resource').length);
  }
}

/** Presses the button whose words start with `control`, or else the column of that name, or else what it selects. */
export function press(page: Page, control: string, outcome: Outcome): Promise<number> {
  return page.evaluate(
    async ([what, wanted]) => {
      const named = (elements: string, words: string) =>
        [...document.querySelectorAll<HTMLElement>(elements)].find((one) =>
          one.textContent.startsWith(words),
        );
      const button = (words: string) => named('button, [role=button]', words);
      const pressed = button(what) ?? named('th', what) ?? document.querySelector<HTMLElement>(what);
      if (!pressed) throw new Error(`There is nothing to press: ${what}.`);
      const ends = () =>
        ['first', 'last'].map((end) => document.querySelector(`tbody tr:${end}-of-type`)?.textContent).join();
      const before = ends();
      const holds = () => {
        if (wanted === 'other ends') return ends() !== before;
        if (wanted === 'all ticked')
          return document.querySelector('tbody input[type=checkbox]:not(:checked)') === null;
        if ('button' in wanted) return button(wanted.button) !== undefined;
        // A closed dialog may stay in the page, and so may a panel that has not been opened.
        return [...document.querySelectorAll(wanted.element)].some((one) => one.checkVisibility());
      };
      const from = performance.now();
      pressed.click();
      await window.benchUntil(holds);
      return (await window.benchPaint()) - from;
    },
    [control, outcome] as const,
  );
}

/** Chooses which lines are listed, paid or all, and waits for other rows. */
export function narrowTo(page: Page, choice: string): Promise<number> {
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

const dialog = 'dialog[open], [role=dialog]';

export function openPayout(page: Page): Promise<number> {
  return press(page, 'Add Payout', { element: dialog });
}

export async function leaveDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.evaluate(
    (dialogs) =>
      window.benchUntil(() => [...document.querySelectorAll(dialogs)].every((one) => !one.checkVisibility())),
    dialog,
  );
}

/** Runs in the page before anything of it. */
function watch({ storage, count }: { storage: Record<string, string>; count: number }): void {
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
    new Promise((resolve, reject) => {
      const began = performance.now();
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
        if (performance.now() - began > 120_000) reject(new Error('It has not come in two minutes.'));
        check();
      };
      const observer = new MutationObserver(check);
      observer.observe(document, { subtree: true, childList: true, attributes: true });
      everyFrame();
    });
  window.benchRows = window
    .benchUntil(() => document.querySelectorAll('tbody tr').length >= count)
    .then(() => window.benchPaint());
}
