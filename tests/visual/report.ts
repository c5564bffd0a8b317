import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from '../browser.ts';
import type { Comparison } from './compare.ts';
import type { Picture } from './draw.ts';

/** Writes index.html with before, after and difference of every changed picture. */
export async function writeReport(
  output: string,
  of: { result: Comparison; before: readonly Picture[]; after: readonly Picture[] },
): Promise<void> {
  const before = new Map(of.before.map((picture) => [picture.key, picture.png]));
  const after = new Map(of.after.map((picture) => [picture.key, picture.png]));
  const sections: string[] = [];
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage();
    for (const key of of.result.different) {
      const [old, now] = [before.get(key), after.get(key)];
      if (now === undefined) continue;
      const difference = old === undefined ? null : await differenceOf(page, old, now);
      sections.push(
        await section(
          output,
          key,
          'different',
          {
            Before: old ?? null,
            After: now,
            Difference: difference?.png ?? null,
          },
          difference === null ? '' : `${difference.pixels} pixels differ`,
        ),
      );
    }
  } finally {
    await browser.close();
  }
  for (const key of of.result.added) {
    sections.push(await section(output, key, 'new', { After: after.get(key) ?? null }, ''));
  }
  for (const key of of.result.removed) sections.push(`<section><h2>${key} <b>gone</b></h2></section>`);
  await writeFile(join(output, 'index.html'), page(of.result, sections));
}

async function section(
  output: string,
  key: string,
  state: string,
  pictures: Record<string, Buffer | null>,
  note: string,
): Promise<string> {
  const figures: string[] = [];
  for (const [name, png] of Object.entries(pictures)) {
    if (png === null) continue;
    const file = `${key.replaceAll(' ', '.')}.${name.toLowerCase()}.png`;
    await writeFile(join(output, file), png);
    figures.push(
      `<figure><figcaption>${name}</figcaption><img src="${file}" alt="${name}: ${key}" loading="lazy"></figure>`,
    );
  }
  return `<section><h2>${key} <b>${state}</b> <small>${note}</small></h2><div>${figures.join('')}</div></section>`;
}

/** The new picture in grey with every differing pixel in magenta; the browser decodes the pictures. */
async function differenceOf(
  page: Page,
  before: Buffer,
  after: Buffer,
): Promise<{ png: Buffer; pixels: number }> {
  const { data, pixels } = await page.evaluate(
    async ([old, now]) => {
      const load = async (base64: string) =>
        createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const [first, second] = [await load(old), await load(now)];
      const width = Math.max(first.width, second.width);
      const height = Math.max(first.height, second.height);
      const pixelsOf = (image: ImageBitmap) => {
        const context = new OffscreenCanvas(width, height).getContext('2d');
        if (context === null) throw new Error('This browser has no canvas.');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, width, height);
      };
      const [one, other] = [pixelsOf(first), pixelsOf(second)];
      let count = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        const isSame = [0, 1, 2, 3].every((channel) => one.data[at + channel] === other.data[at + channel]);
        const grey = 160 + Math.round((other.data[at] ?? 0) * 0.37);
        other.data.set(isSame ? [grey, grey, grey, 255] : [255, 0, 200, 255], at);
        if (!isSame) count++;
      }
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.putImageData(other, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return { data: btoa(text), pixels: count };
    },
    [before.toString('base64'), after.toString('base64')] as const,
  );
  return { png: Buffer.from(data, 'base64'), pixels };
}

function page({ same, different, added, removed }: Comparison, sections: readonly string[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; background: #f6f5f2; color: #222 }
  section { background: #fff; border: 1px solid #ddd; border-radius: 8px; padding: 1rem; margin: 1rem 0 }
  section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
  h2 { font-size: 1rem } b { font-weight: 600; color: #a3005f } figure { margin: 0 } img { max-width: 640px; border: 1px solid #ccc }
</style>
<h1>Pictures of the stories</h1>
<p>${same.length} the same, ${different.length} different, ${added.length} new, ${removed.length} gone.</p>
${sections.join('\n') || '<p>Nothing changed.</p>'}
</html>
`;
}
