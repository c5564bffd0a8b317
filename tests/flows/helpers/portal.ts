/** A server with the demo shop for each test of the portal, and the steps that tests share. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser } from '../../browser.ts';
import { demo, signIn, type Api } from './api.ts';
import { demoData, startServer, withDataDir, type RunningServer } from './server.ts';

export const portal = '/apps/vendor-portal/';
type Setting = {
  env?: Record<string, string>;
  /** Changes the data before the server starts. */
  before?: (dataDir: string) => Promise<void>;
};

/** To be called in a `describe`: opens the browser, and starts servers within its tests. */
export function portalOfDemo(): {
  browser: () => Browser;
  /** A server on its own copy of the demo shop, and its owner. */
  withServer: (
    work: (server: RunningServer, owner: Api) => Promise<void>,
    setting?: Setting,
  ) => Promise<void>;
} {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser?.close());
  return {
    browser: () => {
      if (browser === null) throw new Error('The browser has not started.');
      return browser;
    },
    withServer: (work, { env = {}, before } = {}) =>
      withDataDir(async (dataDir) => {
        await before?.(dataDir);
        const server = await startServer({ dataDir, env });
        try {
          await work(server, await signIn(server.url, demo.owner));
        } finally {
          await server.end();
        }
      }, demoData()),
  };
}

export async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await page.getByLabel(label, { exact: true }).fill(value);
  }
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await fill(page, { Email: email, Password: password });
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** Expects a message in the summary of the form, which gets the focus. */
export async function expectSaid(page: Page, message: string | RegExp): Promise<void> {
  await page.getByRole('group', { name: 'There is a problem' }).getByText(message).first().waitFor();
}

export async function setMetas(owner: Api, metas: Record<string, string>): Promise<void> {
  for (const [meta_key, meta_value] of Object.entries(metas)) {
    const { status, body } = await owner.send('POST', '/shopify/shop-meta/create/', { meta_key, meta_value });
    expect({ status, body }).toMatchObject({ status: 201 });
  }
}

type Named = { id: number; name: string };

export async function vendorsOf(owner: Api): Promise<Named[]> {
  const { results } = await owner.get<{ results: Named[] }>('/vendors/commission-totals/?page_size=1000');
  return results;
}
