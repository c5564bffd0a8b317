/**
 * The library's screen, a vendor's Commissions tab with its records in memory: ours against the same screen written by
 * hand and in other libraries. All are built and served the same way, at a quarter of the processor's speed, by turns.
 *   node tests/bench/library.bench.ts [--runs 9] [--rows 1000] [--sides floor,ours,polaris]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser.ts';
import { heading } from './harness.ts';
import { buildSide, installPeers, sides, type Side } from './library/build.ts';
import { report, type Visit } from './library/report.ts';
import { librarySteps } from './library/steps.ts';
import { visit } from './one-screen/measure.ts';
import { serveSite, type Site } from './one-screen/serve.ts';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    rows: { type: 'string', default: '50,1000' },
    sides: { type: 'string', default: sides.join() },
  },
  allowPositionals: true,
});
const runs = Math.max(1, Math.floor(Number(values.runs)) || 1);
const asked = values.sides.split(',');
const chosen = sides.filter((side) => asked.includes(side));
if (chosen.length !== asked.length) throw new Error(`The sides are ${sides.join(', ')}.`);

const notes = `
Every side draws all rows and sorts them in memory. Ours fetches its font besides; the others are read in the system's.
The peers are written as their documentation shows, which draws all rows again when one changes. MUI is its Table, since its
free data grid draws at most 100 rows and of those only the ones in sight. Polaris has no place for PAID in its column of boxes.`;

const folder = await mkdtemp(join(tmpdir(), 'consignment-library-'));
const browser = await launchBrowser();
const sites = new Map<Side, Site>();
try {
  await installPeers(chosen);
  for (const side of chosen) {
    await buildSide(side, join(folder, side));
    sites.set(side, await serveSite(join(folder, side), () => Promise.resolve(null)));
  }
  // Not counted: the browser's first visits are its slowest.
  for (const side of chosen) await visitOf(side, 50);
  for (const rows of values.rows.split(',').map(Number)) {
    const visits = new Map(chosen.map((side) => [side, [] as Visit[]]));
    for (let run = 0; run < runs; run += 1) {
      // Each round begins with another side.
      for (const side of [...chosen.slice(run % chosen.length), ...chosen.slice(0, run % chosen.length)]) {
        visits.get(side)?.push(await visitOf(side, rows));
      }
    }
    heading(`A vendor's Commissions tab, ${rows} rows, medians of ${runs} by turns, processor at a quarter`);
    report(visits);
  }
  console.log(notes);
} finally {
  await browser.close();
  for (const site of sites.values()) await site.close();
  await rm(folder, { recursive: true, force: true });
}

function visitOf(side: Side, rows: number): Promise<Visit> {
  const site = sites.get(side);
  if (site === undefined) throw new Error(`${side} has not been built.`);
  return visit(browser, { site, path: `/?rows=${rows}`, storage: () => ({}), rows }, librarySteps);
}
