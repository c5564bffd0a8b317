/** Another Storybook, on another origin, composes ours where STORYBOOK_ORIGINS names it, and only there. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { launchBrowser } from '../browser.ts';
import { whileServing, withDataDir } from '../flows/helpers/server.ts';
import { serve } from '../visual/draw.ts';
import { tried } from './record.ts';
import { versionOf } from './tools.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const soon = { timeout: 60_000 };
const story = 'parts-payouts-payoutdialog--open';

it('another Storybook shows our stories among its own where the setting allows it', async () => {
  await buildStale([storybook]);
  const built = await mkdtemp(join(tmpdir(), 'consignment-composition-'));
  const other = await serve(built);
  // A listening server has an address of this shape.
  const origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const browser = await launchBrowser();
  try {
    await serving({ STORYBOOK_ORIGINS: origin }, (allowed) =>
      serving({}, async (closed) => {
        await run(
          join(root, 'node_modules/.bin/storybook'),
          ['build', '--quiet', '-c', join(import.meta.dirname, 'composition'), '-o', built],
          { cwd: root, env: { ...process.env, NODE_ENV: 'production', ALLOWED: allowed, CLOSED: closed } },
        );
        const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
        const refused: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' && message.text().includes(closed.slice(0, -'/storybook'.length)))
            refused.push(message.text());
        });

        await page.goto(`${origin}/?path=/story/own-note--short`);
        const own = page
          .frameLocator('#storybook-preview-iframe')
          .getByText('A story of the other Storybook');
        await own.waitFor(soon);
        const roots = await ourRoots();
        await expect.poll(() => rootsOf(page, 'consignment'), soon).toEqual(roots);
        expect(await rootsOf(page, 'closed')).toEqual([]);

        await page.goto(`${origin}/?path=/story/consignment_${story}`);
        await page.frameLocator('#storybook-ref-consignment').getByRole('dialog').waitFor(soon);

        await page.goto(`${origin}/?path=/story/closed_${story}`);
        await expect.poll(() => refused.join('\n'), soon).toContain('blocked by CORS policy');
        await expect.poll(() => refused.join('\n'), soon).toContain('"frame-ancestors \'self\'"');

        await tried({
          tool: 'Storybook',
          version: await versionOf(root, 'storybook'),
          did: 'Composed our Storybook from another origin',
          result: `With STORYBOOK_ORIGINS the sidebar has our ${roots.length} groups and the frame draws our story; without it both are refused`,
        });
      }),
    );
  } finally {
    await browser.close();
    other.close();
    await rm(built, { recursive: true, force: true });
  }
});

/** A server of ours with these settings; `work` gets the address of its Storybook. */
function serving(env: Record<string, string>, work: (storybookUrl: string) => Promise<void>): Promise<void> {
  return withDataDir((dataDir) =>
    whileServing({ dataDir, env: { DEMO: 'false', ...env } }, ({ url }) => work(`${url}/storybook`)),
  );
}

async function ourRoots(): Promise<readonly string[]> {
  // Written by Storybook.
  const { entries } = JSON.parse(await readFile(join(root, storybook.output, 'index.json'), 'utf8')) as {
    entries: Record<string, { title: string }>;
  };
  return [...new Set(Object.values(entries).map(({ title }) => title.split('/')[0] ?? ''))].toSorted();
}

/** The groups at the top of what a composed Storybook has in the sidebar. */
async function rootsOf(page: Page, ref: string): Promise<readonly string[]> {
  const found = await page.locator(`[data-ref-id="${ref}"][data-nodetype="root"]`).allTextContents();
  return found.map((text) => text.trim()).toSorted();
}
