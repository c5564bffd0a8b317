import { inflateSync } from 'node:zlib';

/*
 * Extracts the text of a PDF through each font's table of characters (ISO 32000-1, 9.10.3). Supports the features
 * that our documents use.
 */

type Found = { readonly dictionary: string; readonly stream: Buffer | null };

/** The lines of each page from top to bottom; text on one line is joined from left to right. */
export function pagesOf(pdf: Buffer): string[][] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary));
  return pages.map((page) => {
    const content = objects.get(refOf(page.dictionary, 'Contents'))?.stream ?? Buffer.alloc(0);
    return linesOf(content.toString('latin1'), (name) => {
      const resources = objects.get(refOf(page.dictionary, 'Resources'))?.dictionary ?? page.dictionary;
      const entry = objects.get(refOf(resources, 'Font'))?.dictionary ?? resources;
      return fonts.get(refOf(entry, name)) ?? new Map<string, string>();
    });
  });
}

/** The number of glyphs without a character: boxes (.notdef). */
export function boxesIn(pdf: Buffer): number {
  const contents = [...objectsOf(pdf).values()].filter(({ stream }) => stream?.includes(' Tf') === true);
  return contents
    .flatMap(({ stream }) => [...(stream?.toString('latin1') ?? '').matchAll(/\[([^\]]*)\] TJ/g)])
    .flatMap(({ 1: shown = '' }) => [...shown.matchAll(/<([0-9a-f]*)>/gi)])
    .flatMap(({ 1: hex = '' }) => hex.match(/.{4}/g) ?? [])
    .filter((glyph) => glyph === '0000').length;
}

/** The number of pictures without masks. */
export function picturesIn(pdf: Buffer): number {
  const pictures = [...objectsOf(pdf).values()].filter(({ dictionary }) =>
    /\/Subtype \/Image/.test(dictionary),
  );
  return pictures.length - pictures.filter(({ dictionary }) => /\/SMask \d/.test(dictionary)).length;
}

/** The contents of attached files. */
export function attachmentsIn(pdf: Buffer): Buffer[] {
  return [...objectsOf(pdf).values()].flatMap(({ dictionary, stream }) =>
    stream !== null && dictionary.includes('/Type /EmbeddedFile') ? [stream] : [],
  );
}

/** How the words of a PDF are drawn: the names of its fonts, their sizes in points, and the colours of words and rules as hex. */
export function lookOfPdf(pdf: Buffer) {
  const found = [...objectsOf(pdf).values()];
  const drawn = found
    .map(({ stream }) => stream?.toString('latin1') ?? '')
    .filter((content) => content.includes(' Tf'))
    .join('\n');
  const hexOf = (channels: string) =>
    `#${channels
      .split(' ')
      .map((channel) =>
        Math.round(Number(channel) * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  return {
    fonts: new Set(
      found.flatMap(({ dictionary }) => /\/BaseFont \/[A-Z]{6}\+(\S+)/.exec(dictionary)?.[1] ?? []),
    ),
    sizes: new Set([...drawn.matchAll(/\/\S+ ([\d.]+) Tf/g)].map(({ 1: size }) => Number(size))),
    colours: new Set(
      [...drawn.matchAll(/([\d.]+ [\d.]+ [\d.]+) (?:scn|SCN)/g)].map(({ 1: channels = '' }) =>
        hexOf(channels),
      ),
    ),
  };
}

function objectsOf(pdf: Buffer): Map<string, Found> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, Found>();
  for (const { 1: id, index } of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const end = text.indexOf('\nendobj', index);
    const body = text.slice(index, end);
    const start = body.indexOf('\nstream\n');
    const dictionary = start === -1 ? body : body.slice(0, start);
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
    const bytes = start === -1 ? null : pdf.subarray(index + start + 8, index + start + 8 + length);
    const isPacked = dictionary.includes('/FlateDecode');
    objects.set(id ?? '', { dictionary, stream: bytes !== null && isPacked ? inflateSync(bytes) : bytes });
  }
  return objects;
}

function refOf(dictionary: string, key: string): string {
  return new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary)?.[1] ?? '';
}

/** By font object: the text of each glyph. */
function fontsOf(objects: Map<string, Found>): Map<string, Map<string, string>> {
  const fonts = new Map<string, Map<string, string>>();
  for (const [id, { dictionary }] of objects) {
    const table = objects.get(refOf(dictionary, 'ToUnicode'))?.stream?.toString('latin1');
    if (table === undefined) continue;
    const letters = new Map<string, string>();
    for (const { 1: from = '', 2: list = '' } of table.matchAll(
      /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
    )) {
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].forEach(({ 1: hex = '' }, index) => {
        const glyph = (parseInt(from, 16) + index).toString(16).padStart(4, '0');
        letters.set(glyph, Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'));
      });
    }
    fonts.set(id, letters);
  }
  return fonts;
}

function linesOf(content: string, fontNamed: (name: string) => Map<string, string>): string[] {
  let letters = new Map<string, string>();
  let place = { x: 0, y: 0 };
  const drawn: { x: number; y: number; text: string }[] = [];
  const operators = /\/(F\d+) [\d.]+ Tf|1 0 0 1 ([-\d.]+) ([-\d.]+) Tm|\[([^\]]*)\] TJ/g;
  for (const { 1: font, 2: x, 3: y, 4: shown } of content.matchAll(operators)) {
    if (font !== undefined) letters = fontNamed(font);
    if (x !== undefined) place = { x: Number(x), y: Number(y) };
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(
      ({ 1: hex = '' }) => hex.match(/.{4}/g) ?? [],
    );
    drawn.push({
      ...place,
      text: glyphs.map((glyph) => letters.get(glyph.toLowerCase()) ?? '\uFFFF').join(''),
    });
  }
  const rows = Map.groupBy(drawn, ({ y }) => y);
  return [...rows]
    .toSorted(([a], [b]) => b - a)
    .map(([, parts]) =>
      parts
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join('|'),
    );
}
