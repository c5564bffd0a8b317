/** The packages in frameworks that draw on the server, installed from their tarballs as in another project. */
import { execFile, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, createServer as createVite, type InlineConfig } from 'vite';
import { packAll } from '../../shells/server/pack.ts';
import { launchBrowser } from '../browser.ts';
import { tried } from './record.ts';
import { installed, installProject, versionOf } from './tools.ts';

type Site = { url: string; close: () => Promise<void> };

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');

const weights = [400, 500, 600] as const;
const texts = [
  'Your earnings are paid on the first of each month to the account that you have named',
  'Commission due £18,204.35 Paid £96,110.00 Earned £114,314.35',
  'Orders Payouts Vendors Products Settings Search',
  'Juniper & Oak Lantern Loom Saltmarsh Pottery The Paper Orchard',
  'Mar 5, 2026 Apr 12, 2026 10:30 AM',
];

/** The words of each page that the server alone has to draw; a time is the shop's. */
const screens = {
  '/vendors': ['£18,204.35', 'Juniper & Oak', '£1,280.00'],
  '/payouts': ['£412.60', 'Apr 2, 2026'],
};
const withoutState = {
  '/': ['£1,692.60', '£145.00', 'Apr 2, 2026', 'No refunds'],
  '/product': ['Linen throw', 'View at Rookery Market'],
};

/** Neither the language nor the time zone of the server. */
const elsewhere: BrowserContextOptions = { locale: 'de-DE', timezoneId: 'Asia/Tokyo' };

describe('the packages, drawn on a server', () => {
  let tarballs: string[];
  let browser: Browser;
  beforeAll(async () => {
    tarballs = await packAll();
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  it('have a place in an app of Next.js', async () => {
    const folder = await installed('frameworks');
    await installProject(folder, 'frameworks', tarballs);
    // Its check of types takes in what lies beside the app.
    for (const other of ['.next', 'vite']) await rm(join(folder, other), { recursive: true, force: true });
    await run(join(folder, 'node_modules/.bin/next'), ['build'], { cwd: folder, env: quiet() });
    const pages = { ...withoutState, ...screens };
    // React reports differences between server and browser in development only.
    for (const command of ['start', 'dev']) {
      const site = await next(folder, command);
      try {
        await holdsOnServer(site.url, pages);
        await holdsInBrowser(site.url, pages);
      } finally {
        await site.close();
      }
    }
    await tried({
      tool: 'Next.js',
      version: await versionOf(folder, 'next'),
      did: 'Built and served an app with server components of the packages',
      result:
        `${Object.keys(pages).length} pages, ${Object.keys(screens).length} of them whole screens with state, were drawn ` +
        'without scripts and hydrated in another language and time zone without a warning, built and in development',
    });
  });

  it.each(['frameworks', 'react-19-0'])(
    'are drawn by Vite and hydrated, with the React of %s',
    async (name) => {
      const folder = await installed(name);
      await installProject(folder, 'frameworks', tarballs);
      const inDevelopment = await vite(folder);
      try {
        await holdsOnServer(inDevelopment.url, screens);
        await holdsInBrowser(inDevelopment.url, screens);
      } finally {
        await inDevelopment.close();
      }
      const htmlOf = await builtByVite(folder);
      for (const [path, words] of Object.entries(screens))
        for (const text of words) expect(htmlOf(path)).toContain(text.replace('&', '&amp;'));
      await tried({
        tool: `React ${await versionOf(folder, 'react')} with Vite`,
        version: await versionOf(folder, 'vite'),
        did: 'Drew whole screens on the server and hydrated them',
        result: `${Object.keys(screens).length} of ${Object.keys(screens).length} screens in another language and time zone, without a warning`,
      });
    },
  );

  it('show text as wide and as high before Inter has come', async () => {
    const folder = await installed('fonts');
    const fallback = await readFile(join(root, 'packages/components/dist/style/fallback-font.css'), 'utf8');
    const arimo = (weight: number) =>
      join(folder, `node_modules/@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`);
    const inter = join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
    const files = [await source(arimo(400)), await source(arimo(700))];
    const faces = fallback.replace(/src: local\([^;]*;/g, () => `src: ${files.shift() ?? 'none'};`);
    expect(files).toEqual([]);

    const page = await browser.newPage();
    const own = `@font-face { font-family: Inter; font-weight: 100 900; src: ${await source(inter)}; }`;
    await page.setContent(`<style>${own}\n${faces}</style>`);
    const sizeOf = (family: string, weight: number) =>
      page.evaluate(
        async ({ family, weight, texts }) => {
          await document.fonts.load(`${weight} 100px ${family}`);
          const line = document.body.appendChild(document.createElement('span'));
          line.style.cssText = `position: absolute; white-space: pre; font: ${weight} 100px ${family}`;
          line.textContent = texts.join(' ');
          const { width, height } = line.getBoundingClientRect();
          return { width, height };
        },
        { family, weight, texts },
      );
    const off: number[] = [];
    for (const weight of weights) {
      const [before, after] = [await sizeOf("'Inter Fallback'", weight), await sizeOf('Inter', weight)];
      off.push(Math.abs(before.width / after.width - 1), Math.abs(before.height / after.height - 1));
    }
    await page.close();
    // Without its adjustments Arial is 5 to 7 per cent narrower.
    for (const share of off) expect(share).toBeLessThan(0.012);
    await tried({
      tool: 'Arimo, as wide as Arial',
      version: await versionOf(folder, '@fontsource/arimo'),
      did: 'Stood in for Inter under the measures of the fallback',
      result: `In ${weights.length} weights, lines were as wide and as high as in Inter to ${(100 * Math.max(...off)).toFixed(1)} %`,
    });
  });

  /** Without scripts: what is there has come from the server. */
  async function holdsOnServer(url: string, pages: Record<string, readonly string[]>): Promise<void> {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const [path, words] of Object.entries(pages)) {
      await page.goto(url + path);
      const text = await page.locator('body').innerText();
      for (const word of words) expect(text, path).toContain(word);
    }
    await context.close();
  }

  /** With scripts: the page answers, and the browser's console has stayed empty. */
  async function holdsInBrowser(url: string, pages: Record<string, readonly string[]>): Promise<void> {
    const context = await browser.newContext(elsewhere);
    const page = await context.newPage();
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    for (const [path, words] of Object.entries(pages)) {
      await page.goto(url + path, { waitUntil: 'load' });
      if (path === '/vendors') await findsAVendor(page);
      else for (const word of words) await page.getByText(word).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
      const asked = await page.evaluate(() => {
        const preloaded = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href;
        const fetched = performance.getEntriesByType('resource').map(({ name }) => name);
        // Vite's development server has a script of each address as well.
        const fonts = fetched.filter((name) => name.includes('/inter-') && !name.includes('?import'));
        return [preloaded, ...fonts];
      });
      // The one that the page asks for is the one that was asked for before.
      expect(new Set(asked).size, `${path}: ${asked.join(', ')}`).toBe(1);
      expect(asked[0]).toContain('inter-latin');
    }
    await context.close();
    expect(said).toEqual([]);
  }
});

async function findsAVendor(page: Page): Promise<void> {
  const search = page.getByRole('searchbox');
  // Typed again until the page has been hydrated.
  await expect
    .poll(
      async () => {
        await search.fill('Lantern');
        await search.press('Enter');
        return page.getByRole('row').count();
      },
      { timeout: 30_000 },
    )
    .toBe(2);
}

const quiet = () => ({ ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' });

/** Starts Next.js on a free port. */
async function next(folder: string, command: string): Promise<Site> {
  const child = spawn(
    process.execPath,
    [join(folder, 'node_modules/next/dist/bin/next'), command, '--port', '0'],
    { cwd: folder, env: quiet(), stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said.push(chunk.toString());
        const at = /http:\/\/localhost:\d+/.exec(said.join(''))?.[0];
        if (at !== undefined && said.join('').includes('Ready')) resolve(at);
      });
    child.once('close', () => reject(new Error(said.join(''))));
  });
  return {
    url,
    close: () => {
      child.kill();
      return ended;
    },
  };
}

const configOf = (folder: string): InlineConfig => ({
  root: join(folder, 'vite'),
  configFile: false,
  logLevel: 'error',
  cacheDir: join(folder, 'node_modules/.vite'),
  oxc: { jsx: { runtime: 'automatic' } },
  // Their modules import style sheets, which Node does not know.
  ssr: { noExternal: [/^@consignment\//] },
});

/** Serves the project of Vite in development, drawn on the server by React. */
async function vite(folder: string): Promise<Site> {
  const tool = await createVite({
    ...configOf(folder),
    appType: 'custom',
    server: { middlewareMode: true, hmr: false },
  });
  const template = await readFile(join(folder, 'vite/index.html'), 'utf8');
  const server = createServer((request, response) =>
    tool.middlewares(request, response, () => {
      void (async () => {
        const path = request.url ?? '/';
        // The module of the project.
        const { htmlOf } = (await tool.ssrLoadModule('/server.tsx')) as { htmlOf: (path: string) => string };
        const page = await tool.transformIndexHtml(path, template);
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.end(page.replace('<!--html-->', htmlOf(path)));
      })().catch((error: unknown) => response.writeHead(500).end(String(error)));
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      await tool.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Builds both sides as for production. @returns what draws a path on the server. */
async function builtByVite(folder: string): Promise<(path: string) => string> {
  await build({ ...configOf(folder), build: { outDir: 'dist/browser' } });
  await build({ ...configOf(folder), build: { outDir: 'dist/server', ssr: 'server.tsx' } });
  const file = pathToFileURL(join(folder, 'vite/dist/server/server.js')).href;
  // The module of the project.
  return ((await import(/* @vite-ignore */ file)) as { htmlOf: (path: string) => string }).htmlOf;
}

async function source(file: string): Promise<string> {
  return `url(data:font/woff2;base64,${(await readFile(file)).toString('base64')})`;
}
