import { crc32, deflateSync } from 'node:zlib';

type Look = { width: number; height: number; alpha?: boolean; depth?: 8 | 16 };

/** A valid PNG in one colour. */
export function png({ width, height, alpha = false, depth = 8 }: Look): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, alpha ? 6 : 2, 0, 0, 0], 8);
  const row = Buffer.alloc(1 + (width * depth * (alpha ? 4 : 3)) / 8, 0x7f);
  row[0] = 0;
  const pixels = Buffer.concat(Array.from({ length: height }, () => row));
  return pngOf([
    ['IHDR', header],
    ['IDAT', deflateSync(pixels)],
    ['IEND', Buffer.alloc(0)],
  ]);
}

/** A PNG of these chunks with valid checksums. */
export function pngOf(chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const parts = chunks.map(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts]);
}
