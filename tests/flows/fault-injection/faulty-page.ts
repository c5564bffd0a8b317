/** A page under fault injection: one of its calls at a time fails, in one way. */
import type { Browser, BrowserContext, Page, Request, Route } from 'playwright';
import { expect } from 'vitest';
import { attemptsOf, failWith, type Kind, type WrongType } from './kinds.ts';
import { look, type Look } from './look.ts';
import type { Shell } from './shells.ts';

/** Method, path below the API's root, and query, for example `GET /vendors/?page=1`. */
export type Call = string;

type Fault = {
  call: (call: Call) => boolean;
  kind: Kind;
  wrongType: WrongType;
  seen: Request[];
  released: Promise<unknown>;
  release: (value: undefined) => void;
};

/** The longest wait of a case in milliseconds, which correct behaviour never needs. */
const timeout = 8_000;
/** On the page's clock: longer than the client's pause between attempts, and longer than its timeout. */
export const aWhile = 1_600;
export const aMinute = 61_000;
/** Slower requests are not waited for: a page that is left does not always report the end of its requests. */
const answersWithin = 3_000;

export class FaultyPage {
  readonly page: Page;
  readonly shell: Shell;
  readonly #context: BrowserContext;
  #fault: Fault | null = null;
  #calls: Call[] = [];
  /** Open requests with the time of their start. */
  #pending = new Map<Request, number>();
  #errors: string[] = [];
  #minutes = 0;

  private constructor(context: BrowserContext, page: Page, shell: Shell) {
    this.#context = context;
    this.page = page;
    this.shell = shell;
  }

  static async open(browser: Browser, shell: Shell): Promise<FaultyPage> {
    // High enough that what loads on sight is in sight, also below a message.
    const viewport = { width: 1280, height: 1600 };
    const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC', viewport });
    // The client's pauses and timeouts pass as fast as the test moves the clock.
    await context.clock.install();
    context.setDefaultTimeout(timeout);
    const page = await context.newPage();
    const faulty = new FaultyPage(context, page, shell);
    await context.route(/\/api\//, (route) => faulty.#pass(route));
    context.on('request', (request) => faulty.#pending.set(request, performance.now()));
    context.on('requestfinished', (request) => faulty.#pending.delete(request));
    context.on('requestfailed', (request) => faulty.#pending.delete(request));
    await context.exposeFunction('reportViolation', (text: string) => {
      faulty.#errors.push(`content policy: ${text}`);
    });
    await context.addInitScript(reportViolations);
    page.on('pageerror', (error) => faulty.#errors.push(error.stack ?? error.message));
    page.on('dialog', (dialog) => void dialog.accept());
    return faulty;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  async #pass(route: Route): Promise<void> {
    const call = callOf(route.request());
    this.#calls.push(call);
    const fault = this.#fault;
    try {
      if (fault === null || !fault.call(call)) return await route.continue();
      fault.seen.push(route.request());
      const { wrongType, released } = fault;
      await failWith(fault.kind, route, { wrongType, released, attempt: fault.seen.length });
    } catch (error) {
      // Leaving a page cancels its requests.
      if (!/closed|disposed|aborted|not found|already handled/i.test(String(error))) throw error;
    }
  }

  /** The calls that `work` causes, each once in order, and the page at rest afterwards. */
  async record(work: () => Promise<unknown>): Promise<{ calls: Call[]; calm: Look }> {
    this.#calls = [];
    await work();
    const calm = await this.calm();
    return { calls: [...new Set(this.#calls)], calm };
  }

  begin(call: (call: Call) => boolean, kind: Kind, wrongType: WrongType): void {
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    this.#minutes = 0;
    this.#fault = { call, kind, wrongType, seen: [], released, release };
  }

  /** The requests that the fault has met. */
  met(): readonly Request[] {
    return this.#fault?.seen ?? [];
  }

  release(): void {
    this.#fault?.release(undefined);
  }

  async end(): Promise<void> {
    this.#fault?.release(undefined);
    // An unanswered request may end without an event.
    for (const request of this.met()) this.#pending.delete(request);
    this.#fault = null;
    const tabs = this.#context.pages().filter((tab) => tab !== this.page);
    await Promise.all(tabs.map((tab) => tab.close()));
  }

  /** The uncaught errors of the page since the last call. */
  errors(): string[] {
    return this.#errors.splice(0);
  }

  /** True once the fault has met every attempt of the call; a polled call may continue. */
  isMet(kind: Kind, isRepeatable: boolean, isSignedOut: boolean): boolean {
    return this.met().length >= attemptsOf(kind, isRepeatable, isSignedOut);
  }

  /** Follows a link within the app, without loading the app again; the page left counts as busy. */
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

  /** Loads the app, logged in as the shell's person. */
  async load(path: string): Promise<void> {
    await this.signIn();
    await this.page.goto(this.#address(path));
  }

  /** Loads the app without a session. */
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
        const session = { access, refresh, issuedAt, signIn: `faulty ${issuedAt}`, who };
        localStorage.setItem(key, JSON.stringify(session));
      },
      [this.shell.sessionKey, access, refresh, this.shell.person],
    );
  }

  isSignedIn(): Promise<boolean> {
    return this.page.evaluate(
      (key) => localStorage.getItem(key)?.startsWith('{') === true,
      this.shell.sessionKey,
    );
  }

  async #atOrigin(): Promise<void> {
    const url = new URL('/faulty.txt', this.shell.url).href;
    this.#pending.clear();
    // A page without the app: other tabs would treat the new session as another person's.
    await this.page.goto(url);
  }

  #address(path: string): string {
    return `${this.shell.url}${this.shell.base}${path.slice(1)}`;
  }

  /** A minute passes once for each unanswered request, and never while another request is open. */
  #step(step: number): number {
    if (this.#isAwaiting()) return 10;
    if (step < aMinute) return step;
    if (this.met().length <= this.#minutes) return aWhile;
    this.#minutes = this.met().length;
    return step;
  }

  /** True while a request is open that the fault has not met. */
  #isAwaiting(): boolean {
    const now = performance.now();
    return [...this.#pending].some(
      ([request, since]) => now - since < answersWithin && !this.met().includes(request),
    );
  }

  look(): Promise<Look> {
    return look(this.page);
  }

  /** Advances the page's clock until `faults` returns none; returns the faults that remain in the end. */
  async until(faults: (seen: Look) => string[] | Promise<string[]>, step = aWhile): Promise<string[]> {
    let last: string[] = ['nothing was seen'];
    const ended = performance.now() + timeout;
    await expect
      .poll(
        async () => {
          // Time passes only as far as open requests allow, so that a slow machine fails no case.
          await this.page.clock.fastForward(this.#step(step));
          last = await this.look().then(faults, (error: unknown) => [String(error)]);
          return last.length === 0 || performance.now() > ended;
        },
        { timeout: timeout + 5_000, interval: 30 },
      )
      .toBe(true);
    return last;
  }

  /** Waits until nothing is requested, loading or redrawn. */
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
    reportViolation: (text: string) => void;
  }
}

/** Runs in every page. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.reportViolation(`${location.pathname} ${violatedDirective} ${blockedURI}`);
  });
}

export function callOf(request: Request): Call {
  const { pathname, search } = new URL(request.url());
  return `${request.method()} ${pathname.replace(/^.*?\/api(?=\/)/, '')}${search}`;
}
