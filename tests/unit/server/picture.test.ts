import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createPaper } from '../../../packages/server/src/exports/paper.ts';
import { readPicture } from '../../../packages/server/src/common/picture.ts';
import { png, pngOf } from '../../contract/exports/pictures.ts';

const jpegHead = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0];
const jpegFrame = (marker: number, height: number, width: number) => [
  ...[0xff, marker, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0],
];
const jpegScan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0x55];
const jpegEnd = [0xff, 0xd9];

function header(depth: number, colour: number, interlace = 0): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(3, 0);
  bytes.writeUInt32BE(2, 4);
  bytes.set([depth, colour, 0, 0, interlace], 8);
  return bytes;
}

/** A picture of 3 by 2 pixels whose unpacked bytes are these. */
const raw = (head: Buffer, pixels: Buffer, more: [string, Buffer][] = []) =>
  pngOf([['IHDR', head], ...more, ['IDAT', deflateSync(pixels)], ['IEND', Buffer.alloc(0)]]);

describe('a picture', () => {
  it('is known by its bytes', () => {
    expect(readPicture(png({ width: 5, height: 7, alpha: true }))).toEqual({
      mediaType: 'image/png',
      width: 5,
      height: 7,
    });
    for (const marker of [0xc0, 0xc1, 0xc2]) {
      const bytes = Buffer.from([...jpegHead, ...jpegFrame(marker, 300, 400), ...jpegScan, ...jpegEnd]);
      expect(readPicture(bytes)).toEqual({ mediaType: 'image/jpeg', width: 400, height: 300 });
    }
  });

  it.each([
    ['a page of HTML', Buffer.from('<html></html>')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG that is cut off', png({ width: 9, height: 9 }).subarray(0, 60)],
    ['a PNG with too few pixels', raw(header(8, 2), Buffer.alloc(19))],
    ['a PNG with too many pixels', raw(header(8, 2), Buffer.alloc(21))],
    ['a PNG of an unknown filter', raw(header(8, 2), Buffer.alloc(20, 9))],
    ['a PNG of an unknown depth', raw(header(7, 2), Buffer.alloc(20))],
    ['a PNG without its palette', raw(header(8, 3), Buffer.alloc(8))],
    ['a JPEG without an end', Buffer.from([...jpegHead, ...jpegFrame(0xc0, 3, 4), ...jpegScan])],
    ['a JPEG without a frame', Buffer.from([...jpegHead, ...jpegScan, ...jpegEnd])],
    ['a lossless JPEG', Buffer.from([...jpegHead, ...jpegFrame(0xc3, 3, 4), ...jpegScan, ...jpegEnd])],
  ])('is not %s', (_what, bytes) => {
    expect(readPicture(bytes)).toHaveProperty('problem');
  });

  it('of many pixels is refused before it is unpacked', () => {
    const bomb = Buffer.from(header(8, 2));
    bomb.writeUInt32BE(2_000_000_000, 0);
    expect(readPicture(raw(bomb, Buffer.alloc(20)))).toEqual({
      problem: 'A picture can be up to 2000 by 2000 pixels.',
    });
  });

  it.each([
    ['a palette with transparent colours', header(8, 3), Buffer.alloc(8)],
    ['interlaced rows', header(8, 2, 1), Buffer.alloc(22)],
    ['16 bits and alpha', header(16, 6), Buffer.alloc(2 * 25)],
    ['4 bits of grey', header(4, 0), Buffer.alloc(2 * 3)],
  ])('that passes is drawn: %s', async (_what, head, pixels) => {
    const more: [string, Buffer][] =
      head[9] === 3
        ? [
            ['PLTE', Buffer.alloc(6)],
            ['tRNS', Buffer.alloc(1)],
          ]
        : [];
    const bytes = raw(head, pixels, more);
    expect(readPicture(bytes)).toMatchObject({ mediaType: 'image/png', width: 3, height: 2 });
    expect((await draw(bytes)).toString('latin1')).toContain('/Subtype /Image');
  });

  it('that was changed anywhere is refused, or can still be drawn', async () => {
    const whole = png({ width: 6, height: 6, alpha: true });
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const bytes = Buffer.from(whole);
        bytes.writeUInt8(bytes.readUInt8(at) ^ change, at);
        if ('mediaType' in readPicture(bytes)) await draw(bytes);
      }),
    );
  });
});

async function draw(bytes: Buffer): Promise<Buffer> {
  const paper = createPaper({ title: 'A picture', author: 'Tests', date: new Date(0) });
  const picture = { bytes, x: 0, y: 0, width: 50, height: 50 };
  return buffer(Readable.from(paper.finish(() => '', picture)));
}
