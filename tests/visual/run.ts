/**
 * Draws every story × theme × width and compares it with its baseline.
 *
 *   npm run visual                           every story; the report is tests/.output/visual/index.html
 *   npm run visual -- PayoutDialog Tabs      the stories of these components
 *   npm run visual -- --changed              the stories that are drawn from other sources than their pictures were
 *   npm run visual -- accept [NAME … | --changed]   what is drawn now becomes the baseline
 *   npm run visual -- review                 serves the last report, with buttons that accept one, some or all
 *   npm run visual -- times 5 [NAME …]       draws five times and lists the pictures that were not always the same
 *
 * The baseline is a list of picture hashes: exact, small and readable in a review. The picture behind a hash is
 * drawn again from the commit that wrote the list whenever a report has to show it, or whenever the browser is
 * another than the list was written with.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, hostname } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { isShippedBrowser } from '../browser.ts';
import { compare, type Baseline } from './compare.ts';
import { draw, keyOf, shotsOf, type Drawn, type Shot } from './draw.ts';
import { inTurn } from '../turn.ts';
import { chosenShots } from './choose.ts';
import { buildBaseline } from './past.ts';
import { writeReport } from './report.ts';
import { accept, componentOf, needsAnAnswer, type Finding, type Result } from './result.ts';
import { review } from './review.ts';
import { changedSources, currentSources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, storybook.output);
const baselineFile = join(import.meta.dirname, 'baseline.json');
const output = join(root, 'tests/.output/visual');

/** Pictures that a whole run of the tests draws: a minute's. */
const mostInRun = 150;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
const modes = ['accept', 'review', 'times'] as const;
const mode = modes.find((word) => word === positionals[0]) ?? 'compare';
const names = mode === 'compare' ? positionals : positionals.slice(1);
if (values.changed && names.length > 0) refuse('Name components or use --changed, not both.');

if (mode === 'review') {
  if (!existsSync(join(output, 'result.json'))) refuse('There is no report yet. Run: npm run visual');
  await buildStale([storybook]);
  const { url } = await review({
    report: output,
    storybook: folder,
    baseline: baselineFile,
    sources: currentSources,
  });
  console.log(`The report: ${url} (Ctrl-C ends it)`);
} else {
  process.exit(await pictures());
}

async function pictures(): Promise<number> {
  const began = performance.now();
  const isShipped = await isShippedBrowser();
  if (mode === 'accept' && !isShipped) {
    refuse(
      'A baseline is drawn by the browser that npm ships for Linux x64, so that it holds on every such machine.\n' +
        'This is another. Accept on Linux x64, without BROWSER_BIN.',
    );
  }
  const sources = currentSources();
  const accepted = existsSync(baselineFile)
    ? (JSON.parse(await readFile(baselineFile, 'utf8')) as Baseline)
    : null;
  const changedFiles = values.changed && accepted !== null ? changedSources(accepted.sources, sources) : null;
  if (changedFiles?.length === 0) {
    console.log('Every story has the sources that its accepted pictures were drawn from.');
    return 0;
  }
  await buildStale([storybook]);
  const everyShot = await shotsOf(folder);
  if (mode === 'times') {
    const [times = '5', ...components] = names;
    return isSteady(chosenShots(everyShot, components, null), Number(times));
  }

  const asked = chosenShots(everyShot, mode === 'accept' || mode === 'compare' ? names : [], changedFiles);
  const isOfRun = process.env['TEST_PLAN'] !== undefined;
  const shots = isOfRun ? inTurn(asked, ({ file }) => file).slice(0, mostInRun) : asked;
  if (shots.length < asked.length)
    console.log(`${shots.length} of ${asked.length} pictures; the others are left to npm run visual.`);
  if (shots.length === 0 && changedFiles === null) refuse(`No story is named ${names.join(' or ')}.`);
  if (changedFiles !== null) console.log(`The change reaches ${changedFiles.length} story files.`);
  // Pictures of other stories stay as they were accepted.
  const drawn = new Set(shots.map(({ story }) => componentOf(story)));
  const others = new Set(everyShot.filter((shot) => !shots.includes(shot)).map(keyOf));
  const isAsked = (key: string) =>
    names.length === 0 ? !others.has(key) : drawn.has(componentOf(key)) && !others.has(key);
  const now = await drawAll(shots, folder, accepted?.pictures);
  const known = Object.entries(accepted?.pictures ?? {}).filter(([key]) => isAsked(key));
  let baseline: Pick<Baseline, 'pictures'> = { pictures: Object.fromEntries(known) };
  const resultOf = (): Result => ({
    commit: commitHere(),
    machine: `${hostname()}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`,
    time: new Date().toISOString(),
    seconds: Math.round((performance.now() - began) / 1000),
    browser: now.browser,
    sources,
    pictures: findingsOf(baseline, now, everyShot),
  });

  if (mode === 'accept') {
    if (others.size > 0 && accepted?.browser !== now.browser) {
      refuse('The baseline was drawn by another browser: accept it as a whole, without names or --changed.');
    }
    // A story that could not be drawn keeps its picture.
    const from =
      accepted?.browser === now.browser ? accepted : { browser: now.browser, sources: {}, pictures: {} };
    const result = resultOf();
    const drawnKeys = result.pictures.filter(({ state }) => state !== 'failed').map(({ key }) => key);
    await writeFile(baselineFile, `${JSON.stringify(accept(from, result, new Set(drawnKeys)), null, 2)}\n`);
    console.log(`${now.pictures.length} pictures accepted, drawn by Chromium ${now.browser}.`);
    // Their files are drawn again by --changed until they can be.
    return printFailures(now).length === 0 ? 0 : 1;
  }

  if (accepted === null)
    refuse('There is no baseline yet. Look at the stories, then run: npm run visual -- accept');
  let before: Drawn | null = null;
  if (accepted.browser !== now.browser || !isShipped) {
    console.log(
      `The baseline was drawn by Chromium ${accepted.browser}, this one is ${now.browser}${isShipped ? '' : ', not the one of the lockfile'}: drawing it again.`,
    );
    before = await drawPast(isAsked);
    baseline = { pictures: hashesOf(before) };
  }
  const result = resultOf();
  const different = new Set(
    result.pictures.filter(({ state }) => state === 'different').map(({ key }) => key),
  );
  if (different.size > 0) before ??= await drawPast((key) => different.has(key));
  await writeReport(output, result, { before: before?.pictures ?? [], after: now.pictures });
  printFailures(now);
  const counts = Object.entries(Object.groupBy(result.pictures, ({ state }) => state));
  console.log(
    `${shots.length} pictures: ${counts.map(([state, list]) => `${list.length} ${state}`).join(', ')}. ` +
      'Report: tests/.output/visual/index.html; to accept from it: npm run visual -- review',
  );
  const open = result.pictures.filter(needsAnAnswer);
  for (const { key, state } of open) console.log(`  ${key} (${state})`);
  return open.length === 0 ? 0 : 1;
}

async function isSteady(shots: readonly Shot[], times: number): Promise<number> {
  const unsteady = new Set<string>();
  let first: Pick<Baseline, 'pictures'> | null = null;
  for (let turn = 1; turn <= times; turn++) {
    const drawn = await drawAll(shots);
    first ??= { pictures: hashesOf(drawn) };
    const { different } = compare(first, drawn.pictures);
    for (const key of [...different, ...printFailures(drawn)]) unsteady.add(key);
  }
  console.log(`${unsteady.size} of ${shots.length} pictures differed in ${times} runs.`);
  for (const key of unsteady) console.log(`  ${key}`);
  return unsteady.size === 0 ? 0 : 1;
}

function findingsOf(baseline: Pick<Baseline, 'pictures'>, now: Drawn, shots: readonly Shot[]): Finding[] {
  const files = new Map(shots.map((shot) => [keyOf(shot), shot.file]));
  const hashes = new Map(now.pictures.map(({ key, hash }) => [key, hash]));
  const failures = new Map(now.failures.map(({ key, why }) => [key, why]));
  const { same, different, added, removed } = compare(baseline, now.pictures);
  const finding =
    (state: Finding['state']) =>
    (key: string): Finding => ({
      key,
      file: files.get(key) ?? null,
      state,
      hash: hashes.get(key) ?? null,
    });
  return [
    ...same.map(finding('same')),
    ...different.map(finding('different')),
    ...added.map(finding('new')),
    // A story that failed was not drawn either.
    ...removed.filter((key) => !failures.has(key)).map(finding('gone')),
    ...[...failures].map(([key, why]) => ({ ...finding('failed')(key), why })),
  ];
}

/** Draws the Storybook of the commit that wrote the baseline. */
async function drawPast(isWanted: (key: string) => boolean): Promise<Drawn> {
  const past = buildBaseline(root, baselineFile);
  const pastShots = await shotsOf(past);
  return drawAll(
    pastShots.filter((shot) => isWanted(keyOf(shot))),
    past,
  );
}

async function drawAll(
  list: readonly Shot[],
  from = folder,
  known: Baseline['pictures'] = {},
): Promise<Drawn> {
  const step = Math.max(1, Math.ceil(list.length / 10));
  return draw(from, list, {
    accepted: known,
    onProgress: (done) => {
      if (done % step === 0 || done === list.length) console.log(`drawn ${done} of ${list.length}`);
    },
  });
}

/** Prints the stories that could not be drawn, with the reasons; returns their keys. */
function printFailures({ failures }: Drawn): string[] {
  for (const { key, why } of failures) console.error(`could not be drawn: ${key}: ${why}`);
  return failures.map(({ key }) => key);
}

function hashesOf({ pictures: drawn }: Drawn): Record<string, string> {
  return Object.fromEntries(drawn.map(({ key, hash }) => [key, hash]));
}

function commitHere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`;
  } catch {
    return 'unknown';
  }
}

function refuse(why: string): never {
  console.error(why);
  process.exit(2);
}
