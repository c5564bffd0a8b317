/** A page whose calls are under fault injection: one call at a time fails, in one way. */
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import { expect } from 'vitest';
import { attemptsOf, failWith, type Kind, type WrongType } from './kinds.ts';
import { look, type Look } from './look.ts';
import type { Shell } from './shells.ts';

/** `GET /vendors/?page=1`: below the API's root, as it is sent. */
export type Call = string;

type Storm = {
  call: (call: Call) => boolean;
  kind: Kind;
  wrongType: WrongType;
  seen: Request[];
  released: Promise<unknown>;
  release: (value: undefined) => void;
};

/** The longest wait of a case; nothing waits so long that does what it should. */
const patience = 8_000;
/** Of the page's clock: longer than the client waits before another attempt, and than for an answer. */
export const aWhile = 1_600;
export const aMinute = 61_000;
/** Slower requests may never end: a page that is left does not always report its requests. */
const answersWithin = 3_000;

export class Weather {
  readonly page: Page;
  readonly shell: Shell;
  readonly #context: BrowserContext;
  #storm: Storm | null = null;
  #heard: Call[] = [];
  /** And since when. */
  #pending = new Map<Request, number>();
  #errors: string[] = [];
  #minutes = 0;

  private constructor(context: BrowserContext, page: Page, shell: Shell) {
    this.#context = context;
    this.page = page;
    this.shell = shell;
  }

  static async open(browser: Browser, shell: Shell): Promise<Weather> {
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
    // Pauses before another attempt and the client's patience pass as fast as the test likes.
    await context.clock.install();
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    const weather = new Weather(context, page, shell);
    await context.route(/\/api\//, (route) => weather.#pass(route));
    context.on('request', (request) => weather.#pending.set(request, performance.now()));
    context.on('requestfinished', (request) => weather.#pending.delete(request));
    context.on('requestfailed', (request) => weather.#pending.delete(request));
    await context.exposeFunction('tellViolation', (text: string) => {
      weather.#errors.push(`content policy: ${text}`);
    });
    await context.addInitScript(tellViolations);
    page.on('pageerror', (error) => weather.#errors.push(error.stack ?? error.message));
    page.on('dialog', (dialog) => void dialog.accept());
    return weather;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #pass(route: Route): Promise<void> {
    const call = callOf(route.request());
    this.#heard.push(call);
    const storm = this.#storm;
    try {
      if (storm === null || !storm.call(call)) return await route.continue();
      storm.seen.push(route.request());
      const { wrongType, released } = storm;
      await failWith(storm.kind, route, { wrongType, released, attempt: storm.seen.length });
    } catch (error) {
      // A page that is left takes its requests along.
      if (!/closed|disposed|aborted|not found|already handled/i.test(String(error))) throw error;
    }
  }

  /** Every call that `work` leads to, in the order of their first time, and what the page is when it is at rest. */
  async heard(work: () => Promise<unknown>): Promise<{ calls: Call[]; calm: Look }> {
    this.#heard = [];
    await work();
    const calm = await this.calm();
    return { calls: [...new Set(this.#heard)], calm };
  }

  begin(call: (call: Call) => boolean, kind: Kind, wrongType: WrongType): void {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    this.#minutes = 0;
    this.#storm = { call, kind, wrongType, seen: [], released, release };
  }

  /** The requests that the storm has met. */
  met(): readonly Request[] {
    return this.#storm?.seen ?? [];
  }

  release(): void {
    this.#storm?.release(undefined);
  }

  async end(): Promise<void> {
    this.#storm?.release(undefined);
    // A request that was never answered may end without an event.
    for (const request of this.met()) this.#pending.delete(request);
    this.#storm = null;
    const tabs = this.#context.pages().filter((tab) => tab !== this.page);
    await Promise.all(tabs.map((tab) => tab.close()));
  }

  /** The uncaught errors of the page, since it was last asked. */
  errors(): string[] {
    return this.#errors.splice(0);
  }

  /** Has the fault met the call as often as it is sent under such a fault? A polled call may go on. */
  isMet(kind: Kind, isRepeatable: boolean, isSignedOut: boolean): boolean {
    return this.met().length >= attemptsOf(kind, isRepeatable, isSignedOut);
  }

  /** Goes to another page of the app without loading the app anew, as a link does. The page that is left is busy. */
  async hop(path: string): Promise<void> {
    await this.page.evaluate(
      (to) => {
        const { pathname, search } = location;
        if (pathname + search !== to) document.querySelector('h1')?.setAttribute('data-left', '');
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      },
      `${this.shell.base}${path.slice(1)}`,
    );
  }

  /** Loads the app anew, signed in as the shell's person. */
  async load(path: string): Promise<void> {
    await this.signIn();
    await this.page.goto(this.#address(path));
  }

  /** As somebody who has no session. */
  async loadSignedOut(path: string): Promise<void> {
    await this.#atOrigin();
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.page.goto(this.#address(path));
  }

  async signIn(): Promise<void> {
    await this.#atOrigin();
    const { access, refresh } = await this.shell.tokens();
    await this.page.evaluate(
      ([key = '', access, refresh, who]) => {
        const issuedAt = Date.now();
        const session = { access, refresh, issuedAt, signIn: `weather ${issuedAt}`, who };
        localStorage.setItem(key, JSON.stringify(session));
      },
      [this.shell.sessionKey, access, refresh, this.shell.person],
    );
  }

  isSignedIn(): Promise<boolean> {
    return this.page.evaluate((key) => localStorage.getItem(key) !== null, this.shell.sessionKey);
  }

  async #atOrigin(): Promise<void> {
    const url = new URL('/weather.txt', this.shell.url).href;
    this.#pending.clear();
    // A page without the app, whose other tabs would take a new session for somebody else's.
    await this.page.goto(url);
  }

  #address(path: string): string {
    return `${this.shell.url}${this.shell.base}${path.slice(1)}`;
  }

  /** A minute goes by once for each request without an answer, and never while another one is under way. */
  #step(step: number): number {
    if (this.#isAwaiting()) return 10;
    if (step < aMinute) return step;
    if (this.met().length <= this.#minutes) return aWhile;
    this.#minutes = this.met().length;
    return step;
  }

  /** Is something asked for that does not wait for the storm. */
  #isAwaiting(): boolean {
    const now = performance.now();
    return [...this.#pending].some(
      ([request, since]) => now - since < answersWithin && !this.met().includes(request),
    );
  }

  look(): Promise<Look> {
    return look(this.page);
  }

  /** Waits, while the page's clock runs ahead, until `faults` finds none; answers those that stayed. */
  async until(faults: (seen: Look) => string[] | Promise<string[]>, step = aWhile): Promise<string[]> {
    let last: string[] = ['nothing was seen'];
    const ended = performance.now() + patience;
    await expect
      .poll(
        async () => {
          // A page that is only slow on this machine is not to be given up.
          await this.page.clock.fastForward(this.#step(step));
          last = await this.look().then(faults, (error: unknown) => [String(error)]);
          return last.length === 0 || performance.now() > ended;
        },
        { timeout: patience + 5_000, interval: 30 },
      )
      .toBe(true);
    return last;
  }

  /** Nothing is asked or loaded any more, and nothing is drawn anew. */
  async calm(): Promise<Look> {
    const seen: Look[] = [];
    const faults = await this.until((now) => {
      const before = seen.at(-1);
      seen.push(now);
      if (now.busy.length > 0 || this.#isAwaiting() || now.title === '') return ['busy'];
      return JSON.stringify(now) === JSON.stringify(before) ? [] : ['not yet still'];
    });
    const last = seen.at(-1);
    if (faults.length > 0 || last === undefined) throw new Error(`${this.page.url()} does not come to rest.`);
    return last;
  }
}

declare global {
  interface Window {
    tellViolation: (text: string) => void;
  }
}

/** Runs in every page. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.tellViolation(`${location.pathname} ${violatedDirective} ${blockedURI}`);
  });
}

export function callOf(request: Request): Call {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname.replace(/^.*?\/api(?=\/)/, '')}${search}`;
}
