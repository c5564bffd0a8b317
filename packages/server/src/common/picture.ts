import { crc32, inflateSync } from 'node:zlib';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('Picture', {
  wrongType: 'Use a PNG or JPEG picture.',
  damaged: 'The picture is damaged. Save it again and send the new file.',
  tooManyPixels: 'A picture can be up to {side} by {side} pixels.',
});

/** A picture that is complete and of a sensible size. Its bytes decide the type, not the sender's media type. */
export type Picture = {
  readonly mediaType: 'image/png' | 'image/jpeg';
  readonly width: number;
  readonly height: number;
};

/** Pixels of either side: enough for any screen and paper, few enough to unpack safely. */
const largestSide = 2000;

/**
 * Reads a PNG or JPEG. A PNG is unpacked and checked completely, since programs that show it, our invoices among
 * them, may fail on a broken one. Returns the reason of a refusal for the person who uploads it.
 */
export function readPicture(bytes: Buffer): Picture | { readonly problem: string } {
  const isPng = bytes.subarray(0, 8).equals(pngSignature);
  const isJpeg = bytes.length > 4 && bytes.readUInt32BE(0) >>> 8 === 0xff_d8_ff;
  if (!isPng && !isJpeg) return { problem: texts.wrongType };
  const size = isPng ? sizeOfPng(bytes) : sizeOfJpeg(bytes);
  if (size === null) return { problem: texts.damaged };
  if (size === 'large' || tooLarge(size)) {
    return { problem: texts.tooManyPixels({ side: largestSide }) };
  }
  return { mediaType: isPng ? 'image/png' : 'image/jpeg', ...size };
}

export type Size = { readonly width: number; readonly height: number };

function tooLarge({ width, height }: Size): boolean {
  return width > largestSide || height > largestSide;
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** By colour type: channels, and the bit depths that go with it (PNG, third edition, table 11.1). */
const pngColours: Readonly<Record<number, { channels: number; depths: readonly number[] }>> = {
  0: { channels: 1, depths: [1, 2, 4, 8, 16] },
  2: { channels: 3, depths: [8, 16] },
  3: { channels: 1, depths: [1, 2, 4, 8] },
  4: { channels: 2, depths: [8, 16] },
  6: { channels: 4, depths: [8, 16] },
};

function sizeOfPng(bytes: Buffer): Size | 'large' | null {
  const chunks = chunksOf(bytes);
  const header = chunks?.[0];
  if (chunks === null || header?.type !== 'IHDR' || header.data.length !== 13) return null;
  const width = header.data.readUInt32BE(0);
  const height = header.data.readUInt32BE(4);
  const [depth = 0, colourType = -1, compression, filter, interlace = 2] = header.data.subarray(8);
  const colour = pngColours[colourType];
  if (width === 0 || height === 0 || compression !== 0 || filter !== 0 || interlace > 1) return null;
  if (colour === undefined || !colour.depths.includes(depth)) return null;
  if (tooLarge({ width, height })) return 'large';
  if (!hasRightColours(chunks, colourType)) return null;

  const parts = chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data);
  const passes = interlace === 1 ? interlaced(width, height) : [{ width, height }];
  const isWhole = hasRightPixels(Buffer.concat(parts), passes, depth * colour.channels);
  return isWhole ? { width, height } : null;
}

type Chunk = { readonly type: string; readonly data: Buffer };

/** Every chunk up to the end of the picture; null where one is cut off or damaged. */
export function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const end = at + 8 + length;
    if (end + 4 > bytes.length) return null;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return null;
    chunks.push({ type, data: bytes.subarray(at + 8, end) });
    if (type === 'IEND') return chunks;
    at = end + 4;
  }
  return null;
}

/** True where palette and transparency have the lengths that the colour type requires. */
function hasRightColours(chunks: readonly Chunk[], colourType: number): boolean {
  const lengthOf = (name: string) => chunks.find(({ type }) => type === name)?.data.length ?? 0;
  const palette = lengthOf('PLTE');
  const transparent = lengthOf('tRNS');
  if (palette % 3 !== 0 || palette > 768) return false;
  if (colourType === 3) return palette > 0 && transparent <= palette / 3;
  const expected: Readonly<Record<number, number>> = { 0: 2, 2: 6 };
  return transparent === 0 || transparent === expected[colourType];
}

/** The passes of Adam7 interlacing. */
function interlaced(width: number, height: number): Size[] {
  const grids = [
    [0, 0, 8, 8],
    [4, 0, 8, 8],
    [0, 4, 4, 8],
    [2, 0, 4, 4],
    [0, 2, 2, 4],
    [1, 0, 2, 2],
    [0, 1, 1, 2],
  ] as const;
  return grids
    .map(([x, y, stepX, stepY]) => ({
      width: Math.ceil((width - x) / stepX),
      height: Math.ceil((height - y) / stepY),
    }))
    .filter((part) => part.width > 0 && part.height > 0);
}

function hasRightPixels(packed: Buffer, passes: readonly Size[], bitsPerPixel: number): boolean {
  const rows = passes.flatMap((pass) => {
    const length = 1 + Math.ceil((pass.width * bitsPerPixel) / 8);
    return Array.from({ length: pass.height }, () => length);
  });
  const expected = rows.reduce((sum, length) => sum + length, 0);
  let pixels: Buffer;
  try {
    pixels = inflateSync(packed, { maxOutputLength: expected });
  } catch {
    return false;
  }
  let at = 0;
  return (
    pixels.length === expected &&
    rows.every((length) => {
      const filter = pixels[at] ?? 5;
      at += length;
      return filter <= 4;
    })
  );
}

/** The size in a JPEG's frame header (ITU-T T.81, B.2.2), where its pixels and its end marker follow. */
export function sizeOfJpeg(bytes: Buffer): Size | null {
  let size: Size | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    const isScan = marker === 0xda;
    if (isScan) {
      const hasEnd = bytes.lastIndexOf(Buffer.from([0xff, 0xd9])) > at;
      return size !== null && hasEnd ? size : null;
    }
    // Baseline, extended and progressive: every browser and PDF reader shows these.
    if (marker >= 0xc0 && marker <= 0xc2) {
      size = frameSize(bytes.subarray(at + 4, at + 2 + length));
      if (size === null) return null;
    } else if (marker > 0xc2 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return null;
    }
    at += 2 + length;
  }
  return null;
}

function frameSize(frame: Buffer): Size | null {
  if (frame.length < 6 || frame[0] !== 8 || ![1, 3, 4].includes(frame[5] ?? 0)) return null;
  const height = frame.readUInt16BE(1);
  const width = frame.readUInt16BE(3);
  return width > 0 && height > 0 ? { width, height } : null;
}
