/**
 * The first load of each app until its rows are visible: JavaScript and CSS as gzip, fonts as sent, the number of
 * requests, and the layout shift until everything has loaded.
 */
import { gzipSync } from 'node:zlib';
import type { Browser, Request, Response } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { picturesPath } from '../../packages/server/demo/picture-names.ts';
import { demo, signIn as signInToApi, tokensOf } from './helpers/api.ts';
import { demoData, startProcess, withDataDir, withServer } from './helpers/server.ts';

type Visit = {
  app: string;
  page: string;
  door: '/token/' | '/vendors/login/';
  email: string;
  held: number;
  requests: number;
};

/**
 * `held` (in kB) and `requests` are the present values and a little more, so that neither grows unnoticed. The budget
 * of 115 for the page of the merchant is not reached, and this test does not check it.
 */
const visits: readonly Visit[] = [
  {
    app: 'merchant',
    page: '/vendors/:vendor',
    door: '/token/',
    email: demo.owner,
    held: 197,
    requests: 15,
  },
  {
    app: 'portal',
    page: '/apps/vendor-portal/',
    door: '/vendors/login/',
    email: demo.vendor,
    held: 186,
    requests: 18,
  },
  {
    app: 'salesreps',
    page: '/salesreps/orders',
    door: '/token/',
    email: demo.rep,
    held: 171,
    requests: 14,
  },
];

const budget = 115;
/** The size of the one font of every page, in kB as sent. */
const fontsHeld = 50;
/** The limit of the layout shift of a page, as browsers score it. */
const stillness = 0.02;

describe('the first load', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('keeps to its limits in every app, without a shift of the layout', async () => {
    await withDataDir(async (dataDir) => {
      const server = await startProcess({ dataDir });
      try {
        const api = await signInToApi(server.url, demo.owner);
        type Vendors = { results: { id: number }[] };
        const top = await api.get<Vendors>('/vendors/commission-totals/?ordering=-due&page_size=1');
        for (const { page, held, requests: most, ...visit } of visits) {
          const path = page.replace(':vendor', String(top.results[0]?.id));
          const { js, css, fonts, requests, late, twice, shift } = await firstLoad(
            browser,
            server.url,
            path,
            {
              ...visit,
              width: 1280,
            },
          );
          const onPhone = await firstLoad(browser, server.url, path, { ...visit, width: 375 });
          console.log(
            `${visit.app} ${page}: JavaScript ${js.toFixed(1)} kB, CSS ${css.toFixed(1)} kB, together ` +
              `${(js + css).toFixed(1)} kB, held to ${held}; fonts ${fonts.toFixed(1)} kB, held to ${fontsHeld}; ` +
              `${requests} requests, held to ${most}` +
              (visit.app === 'merchant'
                ? `; ${(js + css - budget).toFixed(1)} kB over the budget of ${budget}`
                : '') +
              `; it shifts by ${shift.toFixed(3)}, on a phone by ${onPhone.shift.toFixed(3)}`,
          );
          expect(late, visit.app).toEqual([]);
          // An answer that the page's first script asked for, and the app could not use.
          expect(twice, visit.app).toEqual([]);
          expect(shift, visit.app).toBeLessThanOrEqual(stillness);
          expect(onPhone.shift, visit.app).toBeLessThanOrEqual(stillness);
          // Less than React alone means that requests were missed.
          expect(js, visit.app).toBeGreaterThan(60);
          expect(js + css, visit.app).toBeLessThanOrEqual(held);
          expect(fonts, visit.app).toBeGreaterThan(0);
          expect(fonts, visit.app).toBeLessThanOrEqual(fontsHeld);
          expect(requests, visit.app).toBeLessThanOrEqual(most);
        }
      } finally {
        await server.end('SIGTERM');
      }
    }, demoData());
  });
});

/** The pages before the login: what is sent to a person without a session, who opened the app's first page. */
const entrances = [
  { app: 'merchant', path: '/', requests: 13 },
  { app: 'portal', path: '/apps/vendor-portal/', requests: 14 },
  { app: 'salesreps', path: '/salesreps/', requests: 14 },
];

describe('the way to the sign-in page', () => {
  it('fetches nothing of the page that was asked for', async () => {
    const browser = await launchBrowser();
    try {
      await withServer({}, async (server) => {
        for (const { app, path, requests: most } of entrances) {
          const page = await browser.newPage();
          const sent: string[] = [];
          page.on('request', (request) => sent.push(request.url()));
          await page.goto(`${server.url}${path}`);
          await page.getByLabel('Password', { exact: true }).waitFor();
          await page.waitForLoadState('networkidle');
          console.log(`${app}, sign-in: ${sent.length} requests, held to ${most}`);
          expect(
            sent.filter((url) => /\/(list|dashboard|home|commissions)-/.test(url)),
            app,
          ).toEqual([]);
          expect(sent.length, app).toBeLessThanOrEqual(most);
          await page.close();
        }
      });
    } finally {
      await browser.close();
    }
  });
});

type LayoutShift = PerformanceEntry & { value: number };
declare global {
  interface Window {
    shifted: number;
    /** When the first row was there, in milliseconds of the epoch; 0 before. */
    rowCame: number;
  }
}

/** The sizes in kB of all requests that began before the first row was there, and the shift until everything has loaded. */
async function firstLoad(
  browser: Browser,
  url: string,
  path: string,
  { app, door, email, width }: Pick<Visit, 'app' | 'door' | 'email'> & { width: number },
) {
  const session = { ...(await tokensOf(url, door, email)), issuedAt: Date.now(), signIn: 'first-load' };
  const context = await browser.newContext({
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width, height: 800 },
  });
  try {
    await context.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) window.shifted += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await context.addInitScript(() => {
      window.rowCame = 0;
      new MutationObserver((_changes, observer) => {
        if (document.querySelector('tbody th') === null) return;
        window.rowCame = performance.timeOrigin + performance.now();
        observer.disconnect();
      }).observe(document, { childList: true, subtree: true });
    });
    await context.addInitScript(
      ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
      [`consignment.${app}.session`, JSON.stringify(session)],
    );
    const page = await context.newPage();
    const seen: Response[] = [];
    page.on('response', (response) => seen.push(response));
    // In the order of the page. By the clock, a request that waits for a connection would count as asked for later.
    const asked = new Map<Request, number>();
    const came = new Map<Request, number>();
    page.on('request', (request) => asked.set(request, asked.size + came.size));
    page.on('requestfinished', (request) => came.set(request, asked.size + came.size));
    await page.goto(`${url}${path}`, { waitUntil: 'commit' });
    await page
      .locator('tbody')
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    // Parts that were asked for once the rows were there are not waited for by anyone.
    const rowCame = await page.evaluate(() => window.rowCame);
    const inTime = seen.filter((response) => response.request().timing().startTime <= rowCame);
    const shift = await page.evaluate(() => window.shifted);
    // Proves that the measurement works.
    await page.evaluate(() => {
      document.body.style.paddingBlockStart = '100px';
    });
    await expect.poll(() => page.evaluate(() => window.shifted)).toBeGreaterThan(shift + stillness);
    const ofType = async (type: string, weigh: (body: Buffer) => number) => {
      const found = inTime.filter((response) => response.request().resourceType() === type);
      const bodies = await Promise.all(found.map((response) => response.body()));
      return bodies.reduce((total, body) => total + weigh(body), 0) / 1000;
    };
    const ofKind = (...types: readonly string[]) =>
      inTime
        .map((response) => response.request())
        .filter((request) => types.includes(request.resourceType()));
    const firstToCome = (requests: readonly Request[]) =>
      Math.min(...requests.map((request) => came.get(request) ?? Infinity));
    const appCame = firstToCome(ofKind('script').filter((request) => request.url().includes('/assets/app-')));
    const dataCame = firstToCome(ofKind('fetch'));
    const calls = ofKind('fetch').map((request) => request.url());
    const compressed = (body: Buffer) => gzipSync(body).length;
    return {
      js: await ofType('script', compressed),
      css: await ofType('stylesheet', compressed),
      fonts: await ofType('font', (body) => body.length),
      // The pictures of the demo's goods and people are its data.
      requests: inTime.filter((response) => !response.url().includes(picturesPath)).length,
      // Code that is asked for by the app, and not while the app is on its way: a third round trip.
      late: ofKind('script', 'stylesheet')
        .filter((request) => {
          const at = asked.get(request) ?? Infinity;
          return at > appCame && at < dataCame;
        })
        .map((request) => request.url()),
      twice: calls.filter((call, at) => calls.indexOf(call) < at),
      shift,
    };
  } finally {
    await context.close();
  }
}
