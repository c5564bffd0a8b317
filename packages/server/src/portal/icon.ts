import { crc32, deflateSync } from 'node:zlib';
import { initialOf, strokesOf, type Point } from './initials.ts';

/** The sizes for an installed app (manifest) and for a tab. */
const iconSizes = [192, 512] as const;

/** Six hex digits each, without '#'. */
type Colours = { readonly ground: string; readonly ink: string };

const namePattern = /^([A-Z0-9_])-([0-9a-f]{6})-([0-9a-f]{6})-(\d{1,4})\.png$/;

/** The name of a shop's icon, which alone determines its content, so it never changes. */
export function iconName(shopName: string, { ground, ink }: Colours, size: number): string {
  return `${initialOf(shopName)}-${ground}-${ink}-${size}.png`;
}

/**
 * The picture of that name; null for a name that iconName does not give. It is a PNG, since iOS shows no SVG on the
 * home screen, and drawn here, since the libraries that render text to pixels (resvg, Skia, libvips) bring binaries of
 * several MB.
 */
export function iconOf(name: string): Buffer | null {
  const kept = icons.get(name);
  if (kept !== undefined) return kept;
  const [, initial = '', ground = '', ink = '', side = ''] = namePattern.exec(name) ?? [];
  const size = iconSizes.find((one) => String(one) === side);
  const strokes = strokesOf(initial);
  if (size === undefined || strokes === null) return null;
  const icon = png(coverage(strokes, size), size, { ground, ink });
  // The oldest entry is removed first: drawing again takes some hundredths of a second.
  if (icons.size >= 64) icons.delete(icons.keys().next().value ?? '');
  icons.set(name, icon);
  return icon;
}

const icons = new Map<string, Buffer>();

/** A fraction of the side: systems that crop icons to a circle keep the inner 80 %. */
const capHeight = 0.42;
const pen = 0.085;

/** The coverage of each pixel by the pen, 0 to 255, row by row. */
function coverage(strokes: readonly (readonly Point[])[], size: number): Buffer {
  const scale = (size * capHeight) / 6;
  const all = strokes.flat();
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  const [midX, midY] = [middle(all.map(([x]) => x)), middle(all.map(([, y]) => y))];
  const place = ([x, y]: Point): Point => [size / 2 + (x - midX) * scale, size / 2 + (y - midY) * scale];
  const lines = strokes.flatMap((stroke) => {
    const points = stroke.map(place);
    return points.slice(1).map((to, at) => [points[at] ?? to, to] as const);
  });
  const radius = (size * pen) / 2;
  const pixels = Buffer.alloc(size * size);
  for (const [[x1, y1], [x2, y2]] of lines) {
    const reach = radius + 1;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const square = dx * dx + dy * dy;
    for (let y = Math.floor(Math.min(y1, y2) - reach); y <= Math.max(y1, y2) + reach; y += 1) {
      for (let x = Math.floor(Math.min(x1, x2) - reach); x <= Math.max(x1, x2) + reach; x += 1) {
        const [px, py] = [x + 0.5 - x1, y + 0.5 - y1];
        const along = square === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const distance = Math.hypot(px - along * dx, py - along * dy);
        const covered = Math.round(255 * Math.min(1, Math.max(0, radius + 0.5 - distance)));
        const at = y * size + x;
        if (covered > (pixels[at] ?? 255)) pixels[at] = covered;
      }
    }
  }
  return pixels;
}

/** A PNG of 256 colours, from the background (0) to the ink (255). */
function png(pixels: Buffer, size: number, { ground, ink }: Colours): Buffer {
  const [from, to] = [channels(ground), channels(ink)];
  const palette = Buffer.alloc(256 * 3);
  for (let at = 0; at < palette.length; at += 1) {
    const [one = 0, other = 0] = [from[at % 3], to[at % 3]];
    palette[at] = Math.round(one + ((other - one) * Math.floor(at / 3)) / 255);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // Eight bits, with a palette; deflate, the usual filters, not interlaced.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc(size * (size + 1));
  for (let y = 0; y < size; y += 1) pixels.copy(rows, y * (size + 1) + 1, y * size, (y + 1) * size);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function channels(hex: string): number[] {
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
