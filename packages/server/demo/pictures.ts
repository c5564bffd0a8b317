/*
 * The demo's pictures, drawn by us: one of each product type, and some faces. Flat shapes on a grid of 100, in tones
 * of one hue.
 */

/** The SVG of a name such as `kitchen-210.svg` or `face-3-40.svg`; null for another name. */
export function pictureNamed(name: string): string | null {
  const [, drawing = '', hue = ''] = /^([a-z-]+(?:\d)?)-(\d{1,3})\.svg$/.exec(name) ?? [];
  if (hue === '' || Number(hue) >= 360) return null;
  const tones = tonesOf(Number(hue));
  const goods = Object.hasOwn(drawings, drawing) ? drawings[drawing] : undefined;
  const face = /^face-(\d)$/.exec(drawing)?.[1];
  const shapes = goods?.(tones) ?? (face === undefined ? null : faceOf(Number(face), tones));
  if (shapes === null) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="${tones.ground}"/>${shapes}</svg>`;
}

type Tones = { ground: string; halo: string; pale: string; soft: string; mid: string; deep: string };

function tonesOf(hue: number): Tones {
  const tone = (lightness: number, chroma: number) => `oklch(${lightness} ${chroma} ${hue})`;
  return {
    ground: tone(0.95, 0.022),
    halo: tone(0.905, 0.042),
    pale: tone(0.975, 0.012),
    soft: tone(0.81, 0.085),
    mid: tone(0.64, 0.115),
    deep: tone(0.43, 0.085),
  };
}

const halo = ({ halo: fill }: Tones) => `<circle cx="50" cy="50" r="37" fill="${fill}"/>`;
const shadow = ({ soft }: Tones, y: number, half: number) =>
  `<ellipse cx="50" cy="${y}" rx="${half}" ry="3" fill="${soft}"/>`;
const line = (colour: string, width: number, path: string) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (colour: string, path: string) => `<path d="${path}" fill="${colour}"/>`;
const box = (colour: string, x: number, y: number, width: number, height: number, round: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${colour}"/>`;
const dot = (colour: string, x: number, y: number, r: number) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`;

/** By the product type of the address; see picture-names.ts. */
const drawings: Record<string, (tones: Tones) => string> = {
  gifts: (t) =>
    halo(t) +
    shadow(t, 79, 29) +
    box(t.mid, 27, 46, 46, 33, 4) +
    box(t.deep, 23, 37, 54, 13, 4) +
    box(t.pale, 45, 37, 10, 42, 0) +
    line(t.deep, 5, 'M50 36c-3-13-20-16-20-6 0 6 11 7 20 6zM50 36c3-13 20-16 20-6 0 6-11 7-20 6z'),
  kitchen: (t) =>
    halo(t) +
    shadow(t, 79, 31) +
    line(t.deep, 5, 'M66 50h4a9 9 0 0 1 0 18h-5') +
    shape(t.mid, 'M27 42h40v20a16 16 0 0 1-16 16h-8a16 16 0 0 1-16-16z') +
    box(t.deep, 25, 38, 44, 7, 3.5) +
    box(t.pale, 27, 52, 40, 5, 0) +
    line(t.deep, 4, 'M40 31c-4-5 4-7 0-12M54 31c-4-5 4-7 0-12'),
  'candles-lights': (t) =>
    halo(t) +
    dot(t.ground, 50, 30, 17) +
    shape(t.deep, 'M26 74h48a4 4 0 0 1-4 6H30a4 4 0 0 1-4-6z') +
    box(t.mid, 36, 46, 28, 28, 4) +
    shape(
      t.soft,
      'M36 50a4 4 0 0 1 4-4h20a4 4 0 0 1 4 4v4c0 5-6 5-6 0 0-3-4-3-4 0v7c0 5-6 5-6 0v-7c0-3-4-3-4 0s-8 5-8 0z',
    ) +
    line(t.deep, 3, 'M50 46v-6') +
    shape(t.mid, 'M50 17c8 9 10 13 10 17a10 10 0 0 1-20 0c0-4 2-8 10-17z') +
    shape(t.pale, 'M50 29c4 4 5 6 5 8a5 5 0 0 1-10 0c0-2 1-4 5-8z'),
  christmas: (t) =>
    halo(t) +
    shadow(t, 81, 22) +
    box(t.deep, 45, 68, 10, 13, 2) +
    shape(t.mid, 'M50 45 73 68a3 3 0 0 1-2 5H29a3 3 0 0 1-2-5z') +
    shape(t.deep, 'M50 31 68 52a3 3 0 0 1-2 5H34a3 3 0 0 1-2-5z') +
    shape(t.mid, 'M50 21 63 37a3 3 0 0 1-2 5H39a3 3 0 0 1-2-5z') +
    shape(t.pale, 'm50 13 2.6 5.3 5.9.9-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.9z') +
    dot(t.pale, 44, 50, 2.6) +
    dot(t.pale, 56, 63, 2.6) +
    dot(t.pale, 40, 66, 2.6) +
    dot(t.pale, 53, 37, 2.2),
  'wall-decor': (t) =>
    halo(t) +
    line(t.deep, 3, 'M34 33 50 18l16 15') +
    dot(t.deep, 50, 18, 3) +
    box(t.deep, 23, 32, 54, 46, 4) +
    box(t.pale, 29, 38, 42, 34, 1) +
    dot(t.soft, 59, 49, 6) +
    shape(t.soft, 'M29 72V62l12-12 16 22z') +
    shape(t.mid, 'M42 72 57 56l14 14v2z'),
  bags: (t) =>
    halo(t) +
    shadow(t, 80, 27) +
    line(t.deep, 5, 'M39 46V34a11 11 0 0 1 22 0v12') +
    shape(t.mid, 'M29 42h42l5 33a4 4 0 0 1-4 5H28a4 4 0 0 1-4-5z') +
    shape(t.deep, 'M29 42h42l1.4 9H27.6z') +
    shape(t.pale, 'M50 73c-9-6-11-9-11-12.5a5.5 5.5 0 0 1 11-1.5 5.5 5.5 0 0 1 11 1.5C61 64 59 67 50 73z'),
  stationery: (t) =>
    halo(t) +
    box(t.deep, 27, 23, 42, 56, 5) +
    shape(t.mid, 'M36 23h28a5 5 0 0 1 5 5v46a5 5 0 0 1-5 5H36z') +
    box(t.pale, 43, 34, 19, 13, 2) +
    line(t.deep, 2.5, 'M47 40.5h11') +
    shape(t.pale, 'M76 29h8v39l-4 9-4-9z') +
    shape(t.deep, 'M76 32a4 4 0 0 1 8 0v6h-8zM78.2 73h3.6L80 77z') +
    line(t.pale, 2.5, 'M31.5 33v36'),
  garden: (t) =>
    halo(t) +
    shadow(t, 81, 21) +
    line(t.deep, 4, 'M50 58V34') +
    shape(t.mid, 'M50 50C34 51 26 42 26 29c15 0 24 7 24 21z') +
    shape(t.deep, 'M50 43c0-14 8-22 23-23 1 14-7 23-23 23z') +
    box(t.deep, 30, 55, 40, 9, 3) +
    shape(t.mid, 'M34 64h32l-4 14a4 4 0 0 1-4 3H42a4 4 0 0 1-4-3z') +
    line(t.pale, 3, 'M41 70h18'),
  toys: (t) =>
    halo(t) +
    shadow(t, 80, 31) +
    dot(t.deep, 50, 25, 8) +
    box(t.mid, 39, 32, 22, 12, 6) +
    box(t.soft, 34, 44, 32, 12, 6) +
    box(t.deep, 29, 56, 42, 12, 6) +
    box(t.mid, 24, 68, 52, 12, 6) +
    dot(t.pale, 47.5, 23, 1.5) +
    dot(t.pale, 52.5, 23, 1.5),
  jewellery: (t) =>
    halo(t) +
    line(t.deep, 3, 'M27 20c0 22 10 34 23 34s23-12 23-34') +
    line(t.deep, 3, 'M50 54v3') +
    dot(t.soft, 33.5, 41, 3.5) +
    dot(t.soft, 66.5, 41, 3.5) +
    shape(t.mid, 'M40 57h20l6 8-16 18-16-18z') +
    shape(t.deep, 'M34 65h32L50 83z') +
    shape(t.soft, 'M45 65h10l-5 18zM40 57h20l-5 8H45z'),
  clocks: (t) =>
    halo(t) +
    line(t.deep, 5, 'M36 72l-5 8M64 72l5 8') +
    line(t.mid, 8, 'M30 34l8-7M70 34l-8-7') +
    dot(t.deep, 50, 53, 27) +
    dot(t.pale, 50, 53, 20) +
    line(t.deep, 3.5, 'M50 53V40M50 53l9 6') +
    dot(t.mid, 50, 53, 3) +
    line(t.soft, 2.5, 'M50 36.5v1M50 68.5v1M33.5 53h1M65.5 53h1'),
};

const skins = ['0.88 0.05 65', '0.78 0.075 60', '0.66 0.085 58', '0.52 0.075 52'].map(
  (tone) => `oklch(${tone})`,
);

/** The hair before the head, and behind it. */
const hair: readonly { behind?: (colour: string) => string; before: (colour: string) => string }[] = [
  { before: (c) => shape(c, 'M30 44c-1-17 8-26 21-26s21 9 19 26c-2-8-7-12-14-13-9 6-20 5-26 13z') },
  {
    behind: (c) => shape(c, 'M26 68c-2-10 0-16 1-26 1-16 10-25 23-25s22 9 23 25c1 10 3 16 1 26z'),
    before: (c) => shape(c, 'M31 46c0-14 6-22 19-22s19 8 19 22c-5-4-9-8-11-14-6 8-16 9-27 14z'),
  },
  {
    behind: (c) => dot(c, 50, 16, 10),
    before: (c) => shape(c, 'M30 45c-1-16 7-26 20-26s21 10 20 26c-3-9-9-13-20-13s-17 4-20 13z'),
  },
  {
    behind: (c) => dot(c, 32, 36, 11) + dot(c, 68, 36, 11) + dot(c, 29, 49, 8) + dot(c, 71, 49, 8),
    before: (c) => dot(c, 39, 26, 10) + dot(c, 50, 23, 10) + dot(c, 61, 26, 10),
  },
  {
    before: (c) => shape(c, 'M31 50c0 18 7 25 19 25s19-7 19-25c-2 7-6 9-10 8-5-2-13-2-18 0-4 1-8-1-10-8z'),
  },
  {
    behind: (c) => shape(c, 'M25 82c3-12 1-26 2-40 1-16 10-25 23-25s22 9 23 25c1 14-1 28 2 40z'),
    before: (c) => shape(c, 'M30 47c0-15 7-24 20-24s20 9 20 24c-8-2-15-7-18-14-3 7-13 13-22 14z'),
  },
  {
    before: (c) => shape(c, 'M30 40c0-14 8-23 20-23s20 9 20 23z') + box(c, 26, 36, 48, 7, 3.5),
  },
  {
    before: (c) =>
      shape(
        c,
        'M30 46c-3-14 2-24 11-27 10-4 26-1 28 11 1 6 1 11 0 16-2-6-4-9-7-11-12 1-24-1-27-4-3 4-4 9-5 15z',
      ),
  },
];

function faceOf(nth: number, t: Tones): string | null {
  const style = hair[nth - 1];
  const skin = skins[(nth * 3) % skins.length];
  if (style === undefined || skin === undefined) return null;
  const smile = nth === 5 ? t.pale : 'oklch(0.3 0.03 40)';
  return (
    `<g>${style.behind?.(t.deep) ?? ''}</g>` +
    shape(t.mid, 'M14 100c2-17 15-24 36-24s34 7 36 24z') +
    shape(skin, 'M42 62h16v13c0 9-16 9-16 0z') +
    box(skin, 31, 24, 38, 46, 19) +
    style.before(t.deep) +
    dot('oklch(0.3 0.03 40)', 42.5, 48, 2.2) +
    dot('oklch(0.3 0.03 40)', 57.5, 48, 2.2) +
    line(smile, 2.2, 'M44 58.5c3 3.5 9 3.5 12 0')
  );
}
