/**
 * Every call of every app under twelve kinds of faults. A run alone injects one kind into each
 * call, by its seed, and all kinds altogether; a whole run does so for a part of the calls; the long form (`LONG_TESTS=1`)
 * injects all into each.
 */
import { rm } from 'node:fs/promises';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../browser.ts';
import { copyOfDemo, startServer, type RunningServer } from '../helpers/server.ts';
import { report } from '../../prove/figures.ts';
import { part, seed } from '../../turn.ts';
import { appsOf, prepare, type App } from './apps.ts';
import { expectPoliciesOfOthers, expectPoliciesOfPages } from './content-policy.ts';
import type { Kind, WrongType } from './kinds.ts';
import { allLoadCases, checkLoad, recordLoads, someLoadCases, type LoadCase } from './loads.ts';
import { allSaveCases, checkSave, someSaveCases, type SaveCase } from './saves.ts';
import type { Shell } from './shells.ts';
import { FaultyPage } from './faulty-page.ts';

const isLong = process.env['LONG_TESTS'] === '1';
/** Selects cases by name. */
const only = new RegExp(process.env['FAULT_CASES'] ?? '');

describe('under fault injection', { timeout: isLong ? 3_600_000 : 240_000 }, () => {
  let browser: Browser;
  let dataDir: string;
  let server: RunningServer;
  let apps: Record<Shell['name'], App>;
  beforeAll(async () => {
    browser = await launchBrowser();
    dataDir = await copyOfDemo();
    await prepare(dataDir);
    server = await startServer({ dataDir });
    apps = await appsOf(server);
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('every answer has a content policy without inline scripts, and lists the pages that may frame it', async () => {
    await expectPoliciesOfPages(server.url, Object.values(apps));
    await expectPoliciesOfOthers(server.url);
  });

  const names: readonly Shell['name'][] = ['merchant', 'portal', 'salesreps'];
  it.each(names)('the pages of %s report what did not load, and load it again', async (name) => {
    const faulty = await FaultyPage.open(browser, apps[name].shell);
    try {
      const loads = await recordLoads(faulty);
      expect(faulty.errors()).toEqual([]);
      await expectListening(faulty);
      const chosen = isLong ? allLoadCases(loads) : part(someLoadCases(loads, seed), 12, nameOfLoad);
      const cases = chosen.filter((one) => only.test(nameOfLoad(one)));
      const faults = await faultsOf(cases, nameOfLoad, (one) => checkLoad(faulty, one));
      report('fault injection', {
        app: name,
        calls: loads.length,
        cases: cases.length,
        faults: faults.length,
      });
      expect(faults).toEqual([]);
    } finally {
      await faulty.close();
    }
  });

  /** The many forms of the merchant's app are two tests, so that each ends in its time. */
  const halves = [
    ['merchant', 1, 2],
    ['merchant', 2, 2],
    ['portal', 1, 1],
    ['salesreps', 1, 1],
  ] as const;
  it.each(halves)(
    'the forms of %s keep their values until they succeed, %i of %i',
    async (name, half, of) => {
      const { shell, saves } = apps[name];
      const faulty = await FaultyPage.open(browser, shell);
      try {
        const chosen = isLong ? allSaveCases(saves) : part(someSaveCases(saves, seed), 12, nameOfSave);
        const cases = chosen.filter((one, at) => at % of === half - 1 && only.test(nameOfSave(one)));
        const faults = await faultsOf(cases, nameOfSave, (one) => checkSave(faulty, one));
        report('fault injection', {
          app: name,
          sent: saves.length,
          cases: cases.length,
          faults: faults.length,
        });
        expect(faults).toEqual([]);
      } finally {
        await faulty.close();
      }
    },
  );
});

/** Checks that breaches of the content policy are reported: a deaf listener would pass every page. */
async function expectListening(faulty: FaultyPage): Promise<void> {
  await faulty.page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "run"';
    document.head.append(script);
  });
  await expect.poll(() => faulty.errors()).toEqual([expect.stringContaining('script-src')]);
  expect(await faulty.page.title()).not.toBe('run');
}

type Named = { kind: Kind; wrongType: WrongType };

const nameOfLoad = ({ visit, call, ...fault }: LoadCase) => `${visit.path} · ${call} · ${nameOf(fault)}`;
const nameOfSave = ({ save, ...fault }: SaveCase) => `${save.name} · ${nameOf(fault)}`;

function nameOf({ kind, wrongType }: Named): string {
  return kind === 'wrong type' ? `${kind}, ${wrongType}` : kind;
}

/** The faults of all cases together, so that one failure does not hide others. */
async function faultsOf<Case>(
  cases: readonly Case[],
  nameOfCase: (one: Case) => string,
  check: (one: Case) => Promise<string[]>,
): Promise<string[]> {
  const faults: string[] = [];
  for (const one of cases) {
    const began = performance.now();
    const found = await check(one);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    if (process.env['FAULT_LOG'] === '1')
      console.log(
        `${found.length === 0 ? 'ok' : 'FAULT'} ${seconds} s ${nameOfCase(one)} ${found.join('; ')}`,
      );
    if (found.length > 0) faults.push(`${nameOfCase(one)}: ${found.join('; ')}`);
  }
  return faults;
}
