/*
 * Initials for icons, as strokes of a round pen on a field of height 6 with y downwards. ';' separates strokes and a
 * space their points; '@' begins an arc: centre x and y, radius x and y, two angles in degrees clockwise from the right.
 */
const drawn: Readonly<Record<string, string>> = {
  A: '0,6 2.2,0 4.4,6;0.8,4 3.6,4',
  B: '2.2,2.8 0,2.8 0,0 2.2,0 @2.2,1.4,1.4,1.4,-90,90 2.4,2.8 @2.4,4.4,1.6,1.6,-90,90 0,6 0,2.8',
  C: '@2.3,3,2.3,3,-48,-312',
  D: '0,6 0,0 1.4,0 @1.4,3,2.8,3,-90,90 0,6',
  E: '3.6,0 0,0 0,6 3.6,6;0,2.9 3,2.9',
  F: '3.6,0 0,0 0,6;0,2.9 3,2.9',
  G: '@2.3,3,2.3,3,-48,-360 2.8,3',
  H: '0,0 0,6;4,0 4,6;0,3 4,3',
  I: '0,0 0,6',
  J: '3,0 3,4.2 @1.5,4.2,1.5,1.8,0,165',
  K: '0,0 0,6;3.8,0 0,3.7;1.4,2.4 4,6',
  L: '0,0 0,6 3.4,6',
  M: '0,6 0,0 2.4,3.7 4.8,0 4.8,6',
  N: '0,6 0,0 4,6 4,0',
  O: '@2.4,3,2.4,3,0,360',
  P: '0,6 0,0 2.3,0 @2.3,1.65,1.65,1.65,-90,90 0,3.3',
  Q: '@2.4,3,2.4,3,0,360;3,4.4 4.7,6.2',
  R: '0,6 0,0 2.3,0 @2.3,1.65,1.65,1.65,-90,90 0,3.3;1.9,3.3 4,6',
  S: '@2,1.5,1.8,1.5,-30,-270 @2,4.5,1.9,1.5,-90,150',
  T: '0,0 4.2,0;2.1,0 2.1,6',
  U: '0,0 0,4 @2,4,2,2,180,0 4,0',
  V: '0,0 2.2,6 4.4,0',
  W: '0,0 1.4,6 2.8,1.6 4.2,6 5.6,0',
  X: '0,0 4,6;4,0 0,6',
  Y: '0,0 2.1,3.2 4.2,0;2.1,3.2 2.1,6',
  Z: '0,0 4,0 0,6 4,6',
  '0': '@2,3,2,3,0,360',
  '1': '0,1.4 1.6,0 1.6,6',
  '2': '@2,1.8,1.8,1.8,-170,35 0,6 4,6',
  '3': '@1.9,1.5,1.6,1.5,-150,90 @1.9,4.5,1.9,1.5,-90,150',
  '4': '3,6 3,0 0,4.2 4.2,4.2',
  '5': '3.6,0 0.6,0 0.3,2.8 @1.9,4.1,1.9,1.9,-130,145',
  '6': '@2,4.1,1.9,1.9,0,360;0.3,3.3 2.8,0',
  '7': '0,0 4,0 1.4,6',
  '8': '@2,1.5,1.6,1.5,0,360;@2,4.5,1.9,1.5,0,360',
  '9': '@2,1.9,1.9,1.9,0,360;3.7,2.7 1.2,6',
  // A ring, for names in other scripts.
  _: '@2.4,3,2.4,2.4,0,360',
};

export type Point = readonly [x: number, y: number];

/** The initial of a name, without accents; '_' for one that is not in the table. */
export function initialOf(name: string): string {
  const first = Array.from(name.trim().normalize('NFD'))[0]?.toUpperCase() ?? '';
  return first !== '_' && first in drawn ? first : '_';
}

/** The strokes of an initial as polylines; null for any other text. */
export function strokesOf(initial: string): Point[][] | null {
  const text = Object.hasOwn(drawn, initial) ? drawn[initial] : undefined;
  if (text === undefined) return null;
  return text.split(';').map((stroke) => stroke.split(' ').flatMap(pointsOf));
}

function pointsOf(token: string): Point[] {
  const [x = 0, y = 0, radiusX = 0, radiusY = 0, from = 0, to = 0] = token
    .replace('@', '')
    .split(',')
    .map(Number);
  if (!token.startsWith('@')) return [[x, y]];
  const steps = Math.ceil(Math.abs(to - from) / 12);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((from + ((to - from) * step) / steps) * Math.PI) / 180;
    return [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)];
  });
}
