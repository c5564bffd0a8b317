import type { QuestionFileType } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import { chunksOf, sizeOfJpeg, type Size } from '../../common/picture.ts';

const texts = defineTexts('QuestionFile', {
  damaged: 'The file is damaged. Save it again and send the new file.',
  tooManyPixels: 'The image has too many pixels. Make it smaller and send it again.',
  wrongKind: 'Send an image (PNG, JPEG, WebP or GIF) or a PDF. Save the file in one of these formats first.',
});

/** Pixels of either side and of the whole, more than any camera has: a program that shows a larger one may fail. */
const largest = { side: 20_000, pixels: 150_000_000 };

/**
 * The type of a file by its bytes, from the first to the last; or the reason of a refusal, for the person who sends it. Nothing is
 * unpacked: a file is saved and never shown by the server.
 */
export function readQuestionFile(
  bytes: Buffer,
): { readonly type: QuestionFileType } | { readonly problem: string } {
  const kind = kinds.find(({ begins }) => begins(bytes));
  if (kind === undefined) {
    return {
      problem: texts.wrongKind,
    };
  }
  const size = kind.sizeOf(bytes);
  if (size === null) return { problem: texts.damaged };
  if (size.width > largest.side || size.height > largest.side || size.width * size.height > largest.pixels) {
    return { problem: texts.tooManyPixels };
  }
  return { type: kind.type };
}

type Kind = {
  readonly type: QuestionFileType;
  readonly begins: (bytes: Buffer) => boolean;
  /** Null where the file is not whole; of a PDF there is none to speak of. */
  readonly sizeOf: (bytes: Buffer) => Size | null;
};

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const kinds: readonly Kind[] = [
  { type: 'image/png', begins: (bytes) => ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n', sizeOf: sizeOfPng },
  { type: 'image/jpeg', begins: (bytes) => ascii(bytes, 0, 3) === '\xff\xd8\xff', sizeOf: sizeOfJpeg },
  {
    type: 'image/webp',
    begins: (bytes) => ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP',
    sizeOf: sizeOfWebp,
  },
  { type: 'image/gif', begins: (bytes) => /^GIF8[79]a/.test(ascii(bytes, 0, 6)), sizeOf: sizeOfGif },
  { type: 'application/pdf', begins: (bytes) => /^%PDF-[12]\.\d/.test(ascii(bytes, 0, 8)), sizeOf: ofPdf },
];

function sizeOfPng(bytes: Buffer): Size | null {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  if (!chunks.some(({ type }) => type === 'IDAT')) return null;
  // Each chunk has its length, its type and its sum beside its data.
  if (chunks.reduce((sum, { data }) => sum + data.length + 12, 8) !== bytes.length) return null;
  return sized(header.data.readUInt32BE(0), header.data.readUInt32BE(4));
}

/** The first chunk of the container (RFC 9649) says what is in it. */
function sizeOfWebp(bytes: Buffer): Size | null {
  if (bytes.length < 30) return null;
  const end = bytes.readUInt32LE(4) + 8;
  if (end > bytes.length || bytes.length - end > 1) return null;
  if (bytes.readUInt32LE(16) + 20 > end) return null;
  switch (ascii(bytes, 12, 16)) {
    case 'VP8 ':
      return ascii(bytes, 23, 26) === '\x9d\x01\x2a'
        ? sized(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
        : null;
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21);
      return bytes[20] === 0x2f ? sized((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1) : null;
    }
    case 'VP8X':
      return sized(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
    default:
      return null;
  }
}

/** Every block up to the trailer (GIF89a, section 14), with which the file ends. */
function sizeOfGif(bytes: Buffer): Size | null {
  if (bytes.length < 14) return null;
  let at = 13 + tableLength(bytes[10] ?? 0);
  let hasPicture = false;
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) {
      const isWhole = hasPicture && at === bytes.length - 1;
      return isWhole ? sized(bytes.readUInt16LE(6), bytes.readUInt16LE(8)) : null;
    }
    if (block === 0x21) at += 2;
    else if (block === 0x2c && at + 10 < bytes.length) {
      hasPicture = true;
      at += 11 + tableLength(bytes[at + 9] ?? 0);
    } else return null;
    while ((bytes[at] ?? 0) !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return null;
}

function tableLength(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** A PDF ends with where its table of contents is; a line after that is allowed (ISO 32000-1, 7.5.5). */
function ofPdf(bytes: Buffer): Size | null {
  const tail = ascii(bytes, Math.max(0, bytes.length - 1024), bytes.length);
  return /startxref\s+\d+\s+%%EOF/.test(tail) ? { width: 1, height: 1 } : null;
}

function sized(width: number, height: number): Size | null {
  return width > 0 && height > 0 ? { width, height } : null;
}
