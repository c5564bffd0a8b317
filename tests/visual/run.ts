/**
 * `npm run visual` compares every story × theme × width with its baseline and writes a report;
 * `npm run visual -- accept` makes what is drawn now the baseline. With `--changed` both draw only the stories whose
 * sources are others than those of the baseline. `npm run visual -- times 5` draws five times and lists the pictures
 * that were not the same every time.
 *
 * The baseline is a list of picture hashes: exact, small and readable in a review. The picture behind a hash is
 * drawn again from the commit that wrote the list whenever a report has to show it, or whenever the browser is
 * another than the list was written with.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { isShippedBrowser } from '../browser.ts';
import { compare, type Baseline } from './compare.ts';
import { draw, keyOf, shotsOf, type Drawn, type Shot } from './draw.ts';
import { buildBaseline } from './past.ts';
import { writeReport } from './report.ts';
import { changedSources, currentSources } from './sources.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, storybook.output);
const baselineFile = join(import.meta.dirname, 'baseline.json');
const output = join(root, 'tests/.output/visual');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { changed: { type: 'boolean', default: false } },
});
const [mode = 'compare', count = '5'] = positionals;
if (!['compare', 'accept', 'times'].includes(mode)) {
  console.error(`Unknown word '${mode}'. Use: npm run visual [-- [accept] [--changed] | -- times <n>]`);
  process.exit(2);
}

const isShipped = await isShippedBrowser();
if (mode === 'accept' && !isShipped) {
  console.error(
    'A baseline is drawn by the browser that npm ships for Linux x64, so that it holds on every such machine.\n' +
      'This is another. Accept on Linux x64, without BROWSER_BIN.',
  );
  process.exit(1);
}

const sources = currentSources();
const accepted = existsSync(baselineFile)
  ? (JSON.parse(await readFile(baselineFile, 'utf8')) as Baseline)
  : null;
const changedFiles = values.changed && accepted !== null ? changedSources(accepted.sources, sources) : null;
if (changedFiles?.length === 0) {
  console.log('Every story has the sources that its accepted pictures were drawn from.');
  process.exit(0);
}

await buildStale([storybook]);
const everyShot = await shotsOf(folder);

if (mode === 'times') {
  const unsteady = new Set<string>();
  let first: Baseline | null = null;
  for (let run = 1; run <= Number(count); run++) {
    const drawn = await drawAll(everyShot);
    first ??= baselineOf(drawn);
    const { different } = compare(first, drawn.pictures);
    for (const key of [...different, ...toldFailures(drawn)]) unsteady.add(key);
  }
  console.log(`${unsteady.size} of ${everyShot.length} pictures differed in ${count} runs.`);
  for (const key of unsteady) console.log(`  ${key}`);
  process.exit(unsteady.size === 0 ? 0 : 1);
}

const shots = changedFiles === null ? everyShot : everyShot.filter(({ file }) => changedFiles.includes(file));
// Pictures of other stories stay as they were accepted.
const others = new Set(everyShot.filter((shot) => !shots.includes(shot)).map(keyOf));
if (changedFiles !== null) console.log(`The change reaches ${changedFiles.length} story files.`);
const now = await drawAll(shots);
toldFailures(now);

if (mode === 'accept') {
  if (now.failures.length > 0) process.exit(1);
  if (others.size > 0 && accepted?.browser !== now.browser) {
    console.error('The baseline was drawn by another browser: accept it as a whole, without --changed.');
    process.exit(1);
  }
  const kept = Object.entries(accepted?.pictures ?? {}).filter(([key]) => others.has(key));
  const drawn = baselineOf(now);
  const pictures = Object.fromEntries([...kept, ...Object.entries(drawn.pictures)].sort(byKey));
  await writeFile(baselineFile, `${JSON.stringify({ ...drawn, pictures }, null, 2)}\n`);
  console.log(`${now.pictures.length} pictures accepted, drawn by Chromium ${now.browser}.`);
  process.exit(0);
}

if (accepted === null) {
  console.error('There is no baseline yet. Look at the stories, then run: npm run visual -- accept');
  process.exit(1);
}
const compared = Object.entries(accepted.pictures).filter(([key]) => !others.has(key));
let baseline: Baseline = { ...accepted, pictures: Object.fromEntries(compared) };
let before: Drawn | null = null;
if (accepted.browser !== now.browser || !isShipped) {
  console.log(
    `The baseline was drawn by Chromium ${accepted.browser}, this one is ${now.browser}${isShipped ? '' : ', not the one of the lockfile'}: drawing it again.`,
  );
  before = await drawPast((key) => !others.has(key));
  baseline = baselineOf(before);
}
const result = compare(baseline, now.pictures);
if (result.different.length > 0 && before === null) {
  const wanted = new Set(result.different);
  before = await drawPast((key) => wanted.has(key));
}

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
await writeReport(output, { result, before: before?.pictures ?? [], after: now.pictures });
const { same, different, added, removed } = result;
console.log(
  `${shots.length} pictures: ${same.length} the same, ${different.length} different, ${added.length} new, ` +
    `${removed.length} gone, ${now.failures.length} failed. Report: tests/.output/visual/index.html`,
);
const differences = [...different, ...added, ...removed];
for (const key of differences) console.log(`  ${key}`);
process.exit(differences.length + now.failures.length === 0 ? 0 : 1);

/** Draws the Storybook of the commit that wrote the baseline. */
async function drawPast(isWanted: (key: string) => boolean): Promise<Drawn> {
  const past = buildBaseline(root, baselineFile);
  const pastShots = await shotsOf(past);
  return drawAll(
    pastShots.filter((shot) => isWanted(keyOf(shot))),
    past,
  );
}

async function drawAll(list: readonly Shot[], from = folder): Promise<Drawn> {
  const step = Math.max(1, Math.ceil(list.length / 10));
  return draw(from, list, {
    onProgress: (done) => {
      if (done % step === 0 || done === list.length) console.log(`drawn ${done} of ${list.length}`);
    },
  });
}

/** Prints the stories that could not be drawn, with the reasons; returns their keys. */
function toldFailures({ failures }: Drawn): string[] {
  for (const { key, why } of failures) console.error(`could not be drawn: ${key}: ${why}`);
  return failures.map(({ key }) => key);
}

function baselineOf(drawn: Drawn): Baseline {
  return {
    browser: drawn.browser,
    sources,
    pictures: Object.fromEntries(drawn.pictures.map(({ key, hash }) => [key, hash])),
  };
}

function byKey([one]: [string, string], [other]: [string, string]): number {
  return one < other ? -1 : 1;
}
