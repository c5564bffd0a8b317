import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../browser.ts';
import { differenceOf } from './difference.ts';
import type { Picture } from './draw.ts';
import { componentOf, escaped, junit, needsAnAnswer, type Finding, type Result } from './result.ts';

/** A picture on the page of the report: the names of its files, and the number of pixels that differ. */
type Shown = Finding & { readonly files: readonly string[]; readonly pixels: number | null };

/**
 * Writes into `output`: index.html with before, after and difference of every picture that is not the same, result.json and
 * junit.xml.
 */
export async function writeReport(
  output: string,
  result: Result,
  pictures: { before: readonly Picture[]; after: readonly Picture[] },
): Promise<void> {
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const shown = await writePictures(output, result.pictures.filter(needsAnAnswer), pictures);
  await writeFile(join(output, 'index.html'), page(result, shown));
  await writeFile(join(output, 'result.json'), `${JSON.stringify(result, null, 2)}\n`);
  await writeFile(join(output, 'junit.xml'), junit(result));
}

async function writePictures(
  output: string,
  findings: readonly Finding[],
  pictures: { before: readonly Picture[]; after: readonly Picture[] },
): Promise<Shown[]> {
  const [before, after] = [pictures.before, pictures.after].map(
    (list) => new Map(list.map(({ key, png }) => [key, png])),
  );
  const shown: Shown[] = [];
  const browser = await launchBrowser();
  try {
    const canvas = await browser.newPage();
    for (const finding of findings) {
      const [old, now] = [before?.get(finding.key), after?.get(finding.key)];
      const difference = old && now ? await differenceOf(canvas, old, now) : null;
      const files: string[] = [];
      for (const [kind, png] of Object.entries({ before: old, after: now, difference: difference?.png })) {
        if (png === undefined) continue;
        files.push(fileOf(finding.key, kind));
        await writeFile(join(output, fileOf(finding.key, kind)), png);
      }
      shown.push({ ...finding, files, pixels: difference?.pixels ?? null });
    }
  } finally {
    await browser.close();
  }
  return shown;
}

function fileOf(key: string, kind: string): string {
  return `${key.replaceAll(' ', '.')}.${kind}.png`;
}

function page(
  { pictures, commit, machine, time, seconds, browser }: Result,
  shown: readonly Shown[],
): string {
  const groups = [...Map.groupBy(shown, ({ key }) => componentOf(key))];
  const same = pictures.length - shown.length;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Pictures of the stories</title>
<style>${styles}</style>
<h1>Pictures of the stories</h1>
<p>${same} the same, ${shown.length} to look at.</p>
<p class="quiet">Commit ${escaped(commit)}, ${escaped(machine)}, Chromium ${escaped(browser)}, ${escaped(time)}, ${seconds} s.</p>
<p class="quiet" data-only="file">To accept from this page and to open the stories: <code>npm run visual -- review</code></p>
<p data-only="review" class="bar"><button data-keys="${escaped(JSON.stringify(acceptable(shown)))}">Accept all</button> <output></output></p>
${groups.map(([component, list]) => group(component, list)).join('\n') || '<p>Nothing changed.</p>'}
<script>${script}</script>
</html>
`;
}

function group(component: string, list: readonly Shown[]): string {
  const thumbnails = list.map(({ key, files }) => {
    const picture = files.find((file) => file.endsWith('.after.png')) ?? files[0];
    return picture === undefined
      ? ''
      : `<a href="#${encodeURIComponent(key)}"><img src="${encodeURI(picture)}" alt="${escaped(key)}" loading="lazy"></a>`;
  });
  return `<section><h2>${escaped(component)} <small>${list.length}</small>
<button data-only="review" data-keys="${escaped(JSON.stringify(acceptable(list)))}">Accept these</button></h2>
<div class="thumbnails">${thumbnails.join('')}</div>
${list.map(picture).join('\n')}</section>`;
}

function picture({ key, state, files, pixels, why }: Shown): string {
  const [story = key] = key.split(' ', 1);
  const note = pixels === null ? (why ?? '') : `${pixels.toLocaleString('en-US')} pixels differ`;
  const [before, after] = ['before', 'after'].map((kind) =>
    files.find((file) => file.endsWith(`.${kind}.png`)),
  );
  const slider =
    before && after
      ? `<figure class="slider"><figcaption>Slide from before to after</figcaption><div><img src="${encodeURI(before)}" alt="" loading="lazy"><img src="${encodeURI(after)}" alt="" loading="lazy"></div>
<input type="range" min="0" max="100" value="50" aria-label="Before to after"></figure>`
      : '';
  const figures = files.map((file) => {
    const kind = /\.(\w+)\.png$/.exec(file)?.[1] ?? '';
    return `<figure><figcaption>${kind}</figcaption><img src="${encodeURI(file)}" alt="${escaped(`${kind}: ${key}`)}" loading="lazy"></figure>`;
  });
  return `<article id="${encodeURIComponent(key)}"><h3>${escaped(key)} <b>${state}</b> <small>${escaped(note)}</small>
<a data-only="review" href="/storybook/?path=/story/${encodeURIComponent(story)}">Story</a>
${state === 'failed' ? '' : `<button data-only="review" data-keys="${escaped(JSON.stringify([key]))}">Accept</button>`}</h3>
<div class="pictures">${figures.join('')}${slider}</div></article>`;
}

function acceptable(list: readonly Finding[]): string[] {
  return list.filter(({ state }) => state !== 'failed').map(({ key }) => key);
}

const styles = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #f6f5f2; color: #222 }
  section { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 1rem; margin: 1rem 0 }
  h2 { font-size: 1.1rem; margin: 0 0 .5rem } h3 { font-size: .95rem } b { font-weight: 600; color: #a3005f }
  .bar { position: sticky; top: 0; z-index: 1; background: #f6f5f2; padding: .5rem 0 } .quiet, small { color: #666 } figure { margin: 0 } figcaption { color: #666 }
  .thumbnails { display: flex; flex-wrap: wrap; gap: .5rem } .thumbnails img { height: 72px; border: 1px solid #ccc }
  .pictures { display: flex; gap: 1rem; overflow-x: auto; align-items: start } .pictures img { max-width: 640px; border: 1px solid #ccc }
  .slider div { position: relative } .slider img + img { position: absolute; inset: 0; clip-path: inset(0 0 0 50%) } .slider input { width: 100% }
  .accepted { opacity: .45 }`;

/** The buttons work where `review` serves the page; a file can only be looked at. */
const script = `
  const isFile = location.protocol === 'file:';
  for (const element of document.querySelectorAll('[data-only]')) element.hidden = (element.dataset.only === 'file') !== isFile;
  for (const slider of document.querySelectorAll('.slider')) {
    const [input] = slider.getElementsByTagName('input');
    input.oninput = () => { slider.querySelector('img + img').style.clipPath = 'inset(0 0 0 ' + input.value + '%)'; };
  }
  document.addEventListener('click', async ({ target }) => {
    if (!target.matches('button[data-keys]')) return;
    const answer = await fetch('/accept', { method: 'POST', headers: { 'content-type': 'application/json' }, body: target.dataset.keys });
    document.querySelector('output').textContent = await answer.text();
    if (!answer.ok) return;
    for (const key of JSON.parse(target.dataset.keys)) document.getElementById(encodeURIComponent(key))?.classList.add('accepted');
  });`;
