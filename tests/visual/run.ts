/**
 * `npm run visual` compares every story × theme × width with its baseline and writes a report;
 * `npm run visual -- accept` makes what is drawn now the baseline; `npm run visual -- times 5` draws five times
 * and lists the pictures that were not the same every time.
 *
 * The baseline is a list of picture hashes: exact, small and readable in a review. The picture behind a hash is
 * drawn again from the commit that wrote the list whenever a report has to show it, or whenever the browser is
 * another than the list was written with.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { isShippedBrowser } from '../browser.ts';
import { compare, type Baseline } from './compare.ts';
import { draw, shotsOf, type Drawn, type Shot } from './draw.ts';
import { buildBaseline } from './past.ts';
import { writeReport } from './report.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, storybook.output);
const baselineFile = join(import.meta.dirname, 'baseline.json');
const output = join(root, 'tests/.output/visual');

const [mode = 'compare', count = '5'] = process.argv.slice(2);
if (!['compare', 'accept', 'times'].includes(mode)) {
  console.error(`Unknown word '${mode}'. Use: npm run visual [-- accept | -- times <n>]`);
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

await buildStale([storybook]);
const shots = await shotsOf(folder);

if (mode === 'times') {
  const unsteady = new Set<string>();
  let first: Baseline | null = null;
  for (let run = 1; run <= Number(count); run++) {
    const drawn = await drawAll(shots);
    first ??= hashesOf(drawn);
    const { different } = compare(first, drawn.pictures);
    for (const key of [...different, ...toldFailures(drawn)]) unsteady.add(key);
  }
  console.log(`${unsteady.size} of ${shots.length} pictures differed in ${count} runs.`);
  for (const key of unsteady) console.log(`  ${key}`);
  process.exit(unsteady.size === 0 ? 0 : 1);
}

const now = await drawAll(shots);
toldFailures(now);

if (mode === 'accept') {
  if (now.failures.length > 0) process.exit(1);
  const text = JSON.stringify({ browser: now.browser, pictures: hashesOf(now).pictures }, null, 2);
  await writeFile(baselineFile, `${text}\n`);
  console.log(`${now.pictures.length} pictures accepted, drawn by Chromium ${now.browser}.`);
  process.exit(0);
}

if (!existsSync(baselineFile)) {
  console.error('There is no baseline yet. Look at the stories, then run: npm run visual -- accept');
  process.exit(1);
}
let baseline = JSON.parse(await readFile(baselineFile, 'utf8')) as Baseline;
let before: Drawn | null = null;
if (baseline.browser !== now.browser || !isShipped) {
  console.log(
    `The baseline was drawn by Chromium ${baseline.browser}, this one is ${now.browser}${isShipped ? '' : ', not the one of the lockfile'}: drawing it again.`,
  );
  const past = buildBaseline(root, baselineFile);
  before = await drawAll(await shotsOf(past), past);
  baseline = hashesOf(before);
}
const result = compare(baseline, now.pictures);
if (result.different.length > 0 && before === null) {
  const past = buildBaseline(root, baselineFile);
  const wanted = new Set(result.different);
  const pastShots = await shotsOf(past);
  before = await drawAll(
    pastShots.filter((shot) => wanted.has(`${shot.story} ${shot.theme} ${shot.width}`)),
    past,
  );
}

await rm(output, { recursive: true, force: true });
await mkdir(output, { recursive: true });
await writeReport(output, { result, before: before?.pictures ?? [], after: now.pictures });
const { same, different, added, removed } = result;
console.log(
  `${shots.length} pictures: ${same.length} the same, ${different.length} different, ${added.length} new, ` +
    `${removed.length} gone, ${now.failures.length} failed. Report: tests/.output/visual/index.html`,
);
process.exit(different.length + added.length + removed.length + now.failures.length === 0 ? 0 : 1);

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

function hashesOf(drawn: Drawn): Baseline {
  return {
    browser: drawn.browser,
    pictures: Object.fromEntries(drawn.pictures.map(({ key, hash }) => [key, hash])),
  };
}
