/**
 * A vendor's Commissions tab, 50 rows: ours against the same screen written by hand in React and plain CSS. Both are
 * built and served the same way, from the same recorded records, at a quarter of the processor's speed, by turns.
 *   node tests/bench/one-screen.bench.ts [--runs 9]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, shells } from '../../shells/server/build.ts';
import { launchBrowser } from '../browser.ts';
import { figure, heading, median } from './harness.ts';
import { buildFloor } from './one-screen/build-floor.ts';
import { visit, type Step, type Subject } from './one-screen/measure.ts';
import { fullPage, record, type Recording } from './one-screen/record.ts';
import { serveSite, type Answers, type Sent, type Site } from './one-screen/serve.ts';
import { appSteps } from './one-screen/steps.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } }, allowPositionals: true });
const runs = Math.max(1, Math.floor(Number(values.runs)) || 1);

const measures: readonly [keyof Step, string][] = [
  ['time', ''],
  ['work', ': work of its thread'],
];

const steps: Record<keyof Visited['visit'], string> = {
  rows: 'rows visible, from the start of the visit (budget 1.15)',
  toggle: 'toggle a row, press to paint (budget 1.2)',
  selectAll: 'select all 50, press to paint (budget 1.2)',
  sort: 'sort, press to paint (budget 1.2)',
  filter: 'narrow to the paid ones, choice to paint (no budget)',
  dialog: 'open the payout dialog, press to paint (budget 1.4)',
};

const folder = await mkdtemp(join(tmpdir(), 'consignment-floor-'));
const browser = await launchBrowser();
const sites: Site[] = [];
try {
  await buildStale(shells.filter(({ name }) => name === 'merchant'));
  await buildFloor(folder);
  const subjects = { floor: null as Subject | null, ours: null as Subject | null };
  // The first visits are not counted: they write down what the server says, and warm the browser.
  await record(async (recording) => {
    subjects.floor = await floorOf(recording);
    subjects.ours = await oursOf(recording);
    await visit(browser, subjects.ours, appSteps);
    await visit(browser, subjects.floor, appSteps);
  });
  const { floor, ours } = subjects;
  if (floor === null || ours === null) throw new Error('There is nothing to visit.');
  const visits = { floor: [] as Visited[], ours: [] as Visited[] };
  for (let run = 0; run < runs; run += 1) {
    for (const who of run % 2 === 0 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const)) {
      visits[who].push(await visit(browser, { floor, ours }[who], appSteps));
    }
  }
  report(visits.floor, visits.ours);
} finally {
  await browser.close();
  for (const site of sites) await site.close();
  await rm(folder, { recursive: true, force: true });
}

type Visited = { sent: Sent; visit: Record<'rows' | keyof Awaited<ReturnType<typeof appSteps>>, Step> };

async function floorOf({ forFloor, answers }: Recording): Promise<Subject> {
  const ofFloor: Answers = (path) =>
    path === '/api/screen.json' ? Promise.resolve(forFloor) : answers(path);
  return { site: await served(folder, ofFloor), path: '/', storage: () => ({}), rows: fullPage };
}

async function oursOf({ answers, vendorId }: Recording): Promise<Subject> {
  const site = await served(join(import.meta.dirname, '../../shells/merchant/dist'), answers);
  // The recorded answers ask for no token; it only has to look fresh.
  const session = () => ({ access: 'bench', refresh: 'bench', issuedAt: Date.now(), signIn: 'bench' });
  const storage = () => ({ 'consignment.merchant.session': JSON.stringify(session()) });
  return { site, path: `/vendors/${vendorId}`, storage, rows: fullPage };
}

async function served(from: string, answers: Answers): Promise<Site> {
  const site = await serveSite(from, answers);
  sites.push(site);
  return site;
}

function report(floor: readonly Visited[], ours: readonly Visited[]): void {
  heading(`A vendor's Commissions tab, 50 rows, medians of ${runs} by turns, processor at a quarter`);
  for (const kind of ['js', 'css'] as const) {
    const bytes = (visits: readonly Visited[]) => median(visits.map(({ sent }) => sent[kind])) / 1000;
    figure(`${kind.toUpperCase()} before the rows, gzip`, bytes(ours), 'kB', {
      what: 'floor',
      value: bytes(floor),
    });
  }
  const both = (visits: readonly Visited[]) => median(visits.map(({ sent }) => sent.js + sent.css)) / 1000;
  figure('JavaScript and CSS together, gzip', both(ours), 'kB', { what: 'floor', value: both(floor) });
  figure('the same against the budget', both(ours), 'kB', { what: 'budget', value: 115 });
  for (const [step, what] of Object.entries(steps) as [keyof Visited['visit'], string][]) {
    for (const [measure, how] of measures) {
      const time = (visits: readonly Visited[]) => median(visits.map((one) => one.visit[step][measure]));
      figure(`${what}${how}`, time(ours), 'ms', { what: 'floor', value: time(floor) });
    }
  }
  console.log('Sort and filter: both sides ask the server, and the answer comes at once.');
}
