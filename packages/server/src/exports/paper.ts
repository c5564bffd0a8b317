import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setImmediate as otherWork } from 'node:timers/promises';
import { type Language, reader } from '@consignment/domain/text/texts';
import PDFDocument from 'pdfkit';
import { inks, onPaper, sizes } from '../mail-content/tokens.ts';
import { attach, type Attachment } from './attachment.ts';
import { drawable, isNeverDrawn, linesOf, plainText } from './drawn-text.ts';
import { facesFor, openFace, type Face } from './fonts.ts';
import { piecesOf, withoutControls } from './line-order.ts';

/** Points (1/72 inch) of an A4 page, from its upper left corner. */
export const page = { width: 595.28, height: 841.89, margin: 48, bottom: 841.89 - 64 };

/** Paper is white. */
const ink = inks('light');

export type Style = 'regular' | 'bold';
export type Align = 'left' | 'right';

const { resolve } = createRequire(import.meta.url);
const fontFiles = { regular: 'DejaVuSans.ttf', bold: 'DejaVuSans-Bold.ttf' } satisfies Record<Style, string>;
const fonts = new Map<Style, Buffer>();

function fontOf(style: Style): Buffer {
  const known = fonts.get(style) ?? readFileSync(resolve(`dejavu-fonts-ttf/ttf/${fontFiles[style]}`));
  fonts.set(style, known);
  return known;
}

/** Pages that are filled from top to bottom. */
export type Paper = {
  /** The present height on the page, from its top. */
  y: number;
  /** True once missing characters were replaced by their script's name. */
  readonly hasMissing: boolean;
  /** Opens the fonts that these texts need beyond the main one. A text is drawn only after it was prepared here. */
  readonly prepare: (texts: readonly string[]) => Promise<void>;
  readonly linesOf: (text: string, width: number, size: number) => string[];
  readonly widthOf: (text: string, size: number, style?: Style) => number;
  /**
   * Draws one line at the present height, which stays as it is. A line wider than its place overflows on its free
   * side.
   */
  readonly line: (
    text: string,
    at: { x: number; width: number; size: number; style?: Style; align?: Align; grey?: boolean },
  ) => void;
  readonly rule: () => void;
  /** A thicker rule in a colour of the shop, from the present height down. */
  readonly bar: (height: number, colour: string) => void;
  /** Starts a new page where `height` does not fit; true where it did. */
  readonly room: (height: number) => Promise<boolean>;
  /** Puts a file into the document, which readers list beside its pages. */
  readonly attach: (file: Attachment) => Promise<void>;
  /** The document's bytes; `footer` is called for each page. */
  readonly finish: (
    footer: (number: number, of: number) => string,
    picture: { bytes: Buffer; x: number; y: number; width: number; height: number } | null,
  ) => AsyncIterable<Buffer>;
};

/** The words of papers in a language, whose characters the main font may lack. */
function wordsOfPapers({ words }: Language): string {
  const ofPapers = Object.entries(words).filter(([name]) => /Pdf|Paper|Statement|Payout|Note/.test(name));
  return ofPapers.flatMap(([, texts]) => Object.values(texts)).join(' ');
}

/** An empty document. The same drawing and date give the same bytes. */
export function createPaper(about: { title: string; author: string; date: Date }): Paper {
  const { title, author, date } = about;
  const document = new PDFDocument({
    size: 'A4',
    // Of the version that knows attached files and later words for them.
    pdfVersion: '1.7',
    margin: 0,
    bufferPages: true,
    lang: reader.language().locale,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      CreationDate: date,
      ModDate: date,
      Producer: 'Consignment',
      Creator: 'Consignment',
    },
  });
  for (const style of ['regular', 'bold'] as const) document.registerFont(style, fontOf(style));
  const fonts = fontsOf(document);
  const widthOf = (text: string, size: number, style: Style = 'regular') =>
    fonts
      .runsOf(withoutControls(text), style)
      .reduce((sum, { font, run }) => sum + document.font(font).fontSize(size).widthOfString(run), 0);

  const paper: Paper = {
    y: page.margin,
    get hasMissing() {
      return fonts.hasMissing();
    },
    prepare: (texts) => fonts.prepare([...texts, wordsOfPapers(reader.language())]),
    linesOf: (text, width, size) => linesOf(fonts.drawable(text), width, (part) => widthOf(part, size)),
    widthOf: (text, size, style) => widthOf(fonts.drawable(text), size, style),
    line(text, { x, width, size, style = 'regular', align = 'left', grey = false }) {
      document.fillColor(grey ? ink.muted : ink.text);
      const runs = piecesOf(fonts.drawable(text))
        .flatMap((piece) => fonts.runsOf(piece, style))
        .map(({ font, run }) => ({
          font,
          run,
          width: document.font(font).fontSize(size).widthOfString(run),
        }));
      const whole = runs.reduce((sum, run) => sum + run.width, 0);
      let from = align === 'left' ? x : x + width - whole;
      // All fonts share the main font's baseline.
      const baseline = paper.y + size * ascent;
      for (const { font, run, width: wide } of runs) {
        document
          .font(font)
          .fontSize(size)
          .text(run, from, baseline, { lineBreak: false, baseline: 'alphabetic' });
        from += wide;
      }
    },
    rule() {
      const { margin, width } = page;
      document.moveTo(margin, paper.y).lineTo(width - margin, paper.y);
      document.lineWidth(0.5).strokeColor(ink.line).stroke();
    },
    bar(height, colour) {
      document.rect(page.margin, paper.y, page.width - 2 * page.margin, height).fill(colour);
    },
    attach: (file) => attach(document, file),
    async room(height) {
      if (paper.y + height <= page.bottom) return false;
      document.addPage();
      paper.y = page.margin;
      // Other calls run while a long document is drawn.
      await otherWork();
      return true;
    },
    async *finish(footer, picture) {
      const { start, count } = document.bufferedPageRange();
      for (let index = 0; index < count; index++) {
        document.switchToPage(start + index);
        paper.y = page.bottom + 24;
        const at = {
          x: page.margin,
          width: page.width - 2 * page.margin,
          size: onPaper(sizes.small),
          grey: true,
        };
        paper.line(footer(index + 1, count), { ...at, align: 'right' });
      }
      // Last and without a pause before the end: a picture is read in the background, and its timing must not decide
      // the numbers of its objects.
      if (picture !== null) {
        const { bytes, x, y, width, height } = picture;
        document.switchToPage(start);
        document.image(bytes, x, y, { fit: [width, height], align: 'right' });
      }
      document.end();
      yield* chunksOf(document);
    },
  };
  return paper;
}

async function* chunksOf(document: PDFKit.PDFDocument): AsyncGenerator<Buffer> {
  if (!document.readable) await once(document, 'readable');
  // A readable stream of bytes iterates buffers; its type says only `any`.
  yield* document as AsyncIterable<Buffer>;
}

/** The ascent of the main font, as a fraction of its size. */
const ascent = 0.928;

/** Selects the font of the document for each character. */
function fontsOf(document: PDFKit.PDFDocument) {
  const own = glyphsOf(document.font('regular'));
  const faces = new Map<number, Face>();
  let hasMissing = false;
  const has = (codePoint: number) => own(codePoint) || faces.has(codePoint);
  return {
    hasMissing: () => hasMissing,
    async prepare(texts: readonly string[]): Promise<void> {
      for (const text of texts) {
        const plain = plainText(text);
        const wanted = new Set<number>();
        for (const character of plain) {
          const codePoint = character.codePointAt(0) ?? 0;
          if (!isNeverDrawn(codePoint) && !has(codePoint)) wanted.add(codePoint);
        }
        if (wanted.size === 0) continue;
        const found = [...facesFor(plain, wanted)];
        for (const name of new Set(found.map(([, face]) => face.name))) {
          document.registerFont(name, await openFace(name));
          const isThere = glyphsOf(document.font(name));
          for (const [codePoint, face] of found) {
            // A range may list characters that the file lacks.
            if (face.name === name && isThere(codePoint)) faces.set(codePoint, face);
          }
        }
      }
    },
    drawable: (text: string) =>
      drawable(text, has, () => {
        hasMissing = true;
      }),
    /** A piece of one direction as runs of one font each; combining characters stay with their base. */
    runsOf(piece: string, style: Style): { font: string; run: string }[] {
      const runs: { font: string; run: string; has: (codePoint: number) => boolean }[] = [];
      for (const character of piece) {
        const codePoint = character.codePointAt(0) ?? 0;
        const last = runs.at(-1);
        const isPart = /[\p{M}\u200C\u200D]/u.test(character);
        if (last !== undefined && isPart && (isNeverDrawn(codePoint) || last.has(codePoint))) {
          last.run += character;
          continue;
        }
        const face = own(codePoint) ? undefined : faces.get(codePoint);
        const font = face?.name ?? style;
        if (last?.font === font) last.run += character;
        else if (!isNeverDrawn(codePoint)) runs.push({ font, run: character, has: face?.has ?? own });
      }
      return runs;
    },
  };
}

/** The characters of the present font. */
function glyphsOf(document: PDFKit.PDFDocument): (codePoint: number) => boolean {
  // pdfkit does not expose the opened font, and its characters are known nowhere else.
  const { _font } = document as unknown as {
    _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
  };
  return (codePoint) => _font.font.hasGlyphForCodePoint(codePoint);
}
