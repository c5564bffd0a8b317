/**
 * A page's first script asks for its data beside its code. Each of these answers is used, and no call is sent twice.
 * This holds for every listed page, after the tokens are renewed, and in other languages.
 */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstCalls as merchant } from '../../shells/merchant/first-calls.ts';
import { firstCalls as portal } from '../../shells/portal/first-calls.ts';
import { firstCalls as salesreps } from '../../shells/salesreps/first-calls.ts';
import { launchBrowser } from '../browser.ts';
import { demo, tokensOf } from './helpers/api.ts';
import { withServer } from './helpers/server.ts';

const apps = [
  { app: merchant, base: '/', other: '/statements', door: '/token/', email: demo.owner },
  { app: portal, base: '/apps/vendor-portal/', other: '/', door: '/vendors/login/', email: demo.vendor },
  { app: salesreps, base: '/salesreps/', other: '/payouts', door: '/token/', email: demo.rep },
] as const;

declare global {
  interface Window {
    /** The answers that the first script asked for, and those of them that are left once the page is there. */
    begun?: { all: string[]; left: Record<string, unknown> };
  }
}

describe('the first calls', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  async function opened(
    kept: Record<string, string>,
    locale: string,
    work: (page: Page, sent: string[]) => Promise<void>,
  ) {
    const context = await browser.newContext({ locale });
    try {
      await context.addInitScript((entries) => {
        for (const [key, value] of entries) localStorage.setItem(key, value);
        let answers: Window['firstAnswers'];
        Object.defineProperty(window, 'firstAnswers', {
          configurable: true,
          get: () => answers,
          set: (given: NonNullable<typeof answers>) => {
            const all: string[] = [];
            window.begun = { all, left: given };
            answers = new Proxy(given, {
              set: (target, address, answer) => {
                all.push(String(address));
                return Reflect.set(target, address, answer);
              },
            });
          },
        });
      }, Object.entries(kept));
      const page = await context.newPage();
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await work(page, sent);
    } finally {
      await context.close();
    }
  }

  async function expectUsed(page: Page, sent: readonly string[], calls: readonly string[]) {
    await page.waitForFunction(() => window.begun !== undefined && window.firstAnswers === undefined);
    const begun = await page.evaluate(() => ({
      all: window.begun?.all,
      left: Object.keys(window.begun?.left ?? {}),
    }));
    expect(begun).toEqual({ all: calls, left: [] });
    expect(sent.filter((url) => calls.includes(url)).toSorted()).toEqual(calls.toSorted());
  }

  it.each(apps)('of $app.session are used once', async ({ app, base, other, door, email }) => {
    await withServer({}, async ({ url }) => {
      const sessionOf = (age: number, tokens: object) => ({
        [`consignment.${app.session}.session`]: JSON.stringify({
          ...tokens,
          issuedAt: Date.now() - age,
          signIn: 'one',
        }),
      });
      const tokens = await tokensOf(url, door, email);
      const fresh = sessionOf(0, tokens);
      const addressOf = (path: string) => url + base + path.slice(1).replace(':id', '6');
      const callsOf = (own: readonly string[]) =>
        [...app.every, ...own].map((call) => url + app.api + call.replaceAll(':id', '6'));

      for (const [path, own] of [...Object.entries(app.own), [other, []] as const]) {
        await opened(fresh, 'en-US', async (page, sent) => {
          await page.goto(addressOf(path));
          await expectUsed(page, sent, callsOf(own));
        });
      }
      // The calls of a page are those of its address without a query.
      const [first = other] = Object.keys(app.own);
      await opened(fresh, 'en-US', async (page, sent) => {
        await page.goto(`${addressOf(first)}?page=1`);
        await expectUsed(page, sent, callsOf([]));
      });
      // A language that the app lacks, before one that it has.
      await opened(fresh, 'sv-SE', async (page, sent) => {
        await page.goto(addressOf(other));
        await expectUsed(page, sent, callsOf([]));
      });
      await opened({ ...fresh, [`consignment.language.${base}`]: 'de' }, 'en-US', async (page, sent) => {
        await page.goto(addressOf(other));
        await expectUsed(page, sent, callsOf([]));
      });
      await opened(sessionOf(600_000, tokens), 'en-US', async (page, sent) => {
        await page.goto(addressOf(other));
        await expectUsed(page, sent, callsOf([]));
        expect(sent.filter((address) => address.endsWith('/token/refresh/'))).toHaveLength(1);
      });
    });
  });
});
