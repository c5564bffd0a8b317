import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuestionFile } from '../../../packages/server/src/features/questions/question-file.ts';
import { png, pngOf } from '../../contract/exports/pictures.ts';
import { gif, jpeg, pdf, webp } from './question-file-samples.ts';

const good: readonly (readonly [string, string, Buffer])[] = [
  ['PNG', 'image/png', png({ width: 3, height: 2 })],
  ['JPEG', 'image/jpeg', jpeg],
  ['GIF', 'image/gif', gif()],
  ['WebP', 'image/webp', webp('VP8 ')],
  ['WebP without loss', 'image/webp', webp('VP8L')],
  ['WebP of several parts', 'image/webp', webp('VP8X')],
  ['PDF', 'application/pdf', pdf],
];

const large = Buffer.alloc(13);
large.writeUInt32BE(60_000, 0);
large.writeUInt32BE(60_000, 4);
large.set([8, 6, 0, 0, 0], 8);
const bomb = pngOf([
  ['IHDR', large],
  ['IDAT', Buffer.alloc(10)],
  ['IEND', Buffer.alloc(0)],
]);

/** The reason of the refusal; '' where the file is taken. */
function problemOf(bytes: Buffer): string {
  const read = readQuestionFile(bytes);
  return 'problem' in read ? read.problem : '';
}

describe('a file of a question', () => {
  it.each(good)('is a %s by its bytes', (_name, type, bytes) => {
    expect(readQuestionFile(bytes)).toEqual({ type });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['a page of HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', Buffer.from('MZ\x90\x00\x03', 'latin1')],
    ['a ZIP', Buffer.from('PK\x03\x04', 'latin1')],
    ['a text in UTF-16', Buffer.from('\uFEFF<html>', 'utf16le')],
    ['HTML before a PDF', Buffer.concat([Buffer.from('<html>'), pdf])],
    ['a word processor’s file', Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')],
  ])('is not %s', (_name, bytes) => {
    expect(problemOf(bytes)).toContain('Send an image');
  });

  it.each([
    ['a GIF whose comment is a page', Buffer.from('GIF89a/*<html><script>alert(1)</script>*/=1;', 'latin1')],
    ['a PNG with a page after its end', Buffer.concat([png({ width: 1, height: 1 }), Buffer.from('<html>')])],
    ['a GIF with a program after its end', Buffer.concat([gif(), Buffer.from('MZ')])],
    ['a WebP with a ZIP after its end', Buffer.concat([webp('VP8 '), Buffer.from('PK\x03\x04')])],
    ['a PDF with a page after its end', Buffer.concat([pdf, Buffer.alloc(2000, 'x')])],
    ['a PDF that is only a head', Buffer.from('%PDF-1.7 <script>alert(1)</script>')],
    ['a GIF without a picture', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00\x3b', 'latin1')],
    [
      'a PNG without pixels',
      pngOf([
        ['IHDR', large],
        ['IEND', Buffer.alloc(0)],
      ]),
    ],
    ['a picture of no size', gif(0, 5)],
    ['a JPEG that is cut off', jpeg.subarray(0, 20)],
  ])('is damaged as %s', (_name, bytes) => {
    expect(problemOf(bytes)).toContain('damaged');
  });

  it('has no more pixels than a program can show', () => {
    const problem = { problem: 'The image has too many pixels. Make it smaller and send it again.' };
    for (const bytes of [bomb, gif(65_535, 65_535), webp('VP8X', 16_000_000, 16_000_000)])
      expect(readQuestionFile(bytes)).toEqual(problem);
  });

  it('is refused or taken whatever its bytes are, and quickly', () => {
    const starts = good.map(([, , bytes]) => bytes);
    fc.assert(
      fc.property(
        fc.constantFrom(...starts),
        fc.nat(200),
        fc.uint8Array({ maxLength: 300 }),
        (start, cut, more) => {
          const read = readQuestionFile(Buffer.concat([start.subarray(0, cut), more]));
          expect(Object.keys(read)).toHaveLength(1);
        },
      ),
    );
    // Blocks of no length are as many as fit.
    const blocks = Buffer.concat([
      gif().subarray(0, 19),
      Buffer.alloc(5_000_000, Buffer.from([0x21, 0xfe, 0])),
    ]);
    expect(problemOf(blocks)).toContain('damaged');
  });
});
