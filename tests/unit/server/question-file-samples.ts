/* Small whole files of the types that a question takes. */

/** A JPEG of 4 by 3 pixels, as far as its structure goes. */
export const jpeg = Buffer.from([
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
  ...[0xff, 0xc0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 0x11, 0],
  ...[0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0x55, 0x55],
  ...[0xff, 0xd9],
]);

/** A GIF of these pixels with a palette of two colours and a comment. */
export function gif(width = 1, height = 1): Buffer {
  const screen = Buffer.alloc(7);
  screen.writeUInt16LE(width, 0);
  screen.writeUInt16LE(height, 2);
  screen[4] = 0x80;
  const comment = [0x21, 0xfe, 3, 0x61, 0x62, 0x63, 0];
  const image = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0];
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    screen,
    Buffer.from([0, 0, 0, 255, 255, 255, ...comment, ...image, 0x3b]),
  ]);
}

/** A WebP of one kind of chunk, as far as its head goes. */
export function webp(kind: 'VP8 ' | 'VP8L' | 'VP8X', width = 5, height = 4): Buffer {
  const data = Buffer.alloc(kind === 'VP8L' ? 14 : 10);
  if (kind === 'VP8 ') {
    data.set([0, 0, 0, 0x9d, 0x01, 0x2a]);
    data.writeUInt16LE(width, 6);
    data.writeUInt16LE(height, 8);
  } else if (kind === 'VP8L') {
    data[0] = 0x2f;
    data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1);
  } else {
    data.writeUIntLE(width - 1, 4, 3);
    data.writeUIntLE(height - 1, 7, 3);
  }
  const head = Buffer.alloc(20);
  head.write('RIFF', 0, 'latin1');
  head.writeUInt32LE(12 + data.length, 4);
  head.write(`WEBP${kind}`, 8, 'latin1');
  head.writeUInt32LE(data.length, 16);
  return Buffer.concat([head, data]);
}

export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj<<>>endobj\nxref\n0 1\ntrailer<<>>\nstartxref\n27\n%%EOF\n',
  'latin1',
);
