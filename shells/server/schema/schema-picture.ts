/** The picture of the tables of money: boxes on a grid and an arrow for each foreign key, as an inline SVG. */
import type { CatalogTable } from '@consignment/server/database/catalog';

/** Column and row of each box; tables that reference each other are neighbours, so that arrows are straight. */
const places = {
  vendor_totals: [1, 0],
  ledger_entries: [2, 0],
  orders: [0, 1],
  vendors: [1, 1],
  ledger_transactions: [2, 1],
  line_items: [0, 2],
  payouts: [1, 2],
  payout_transfers: [2, 2],
  refund_lines: [0, 3],
  payout_items: [1, 3],
} as const satisfies Record<string, readonly [number, number]>;

const box = { width: 104, height: 48 };
const gap = { x: 36, y: 40 };
/** Room at both sides for the arrow of a table that references itself. */
const side = 18;
const columns = 3;
const rows = 4;
const width = columns * box.width + (columns - 1) * gap.x + 2 * side;
const height = rows * box.height + (rows - 1) * gap.y + 4;

type Point = { x: number; y: number };
type Drawn = keyof typeof places;

function isDrawn(name: string): name is Drawn {
  return name in places;
}

function centre(name: Drawn): Point {
  const [column, row] = places[name];
  return {
    x: side + column * (box.width + gap.x) + box.width / 2,
    y: 2 + row * (box.height + gap.y) + box.height / 2,
  };
}

/** The SVG, and its content in words. @throws {Error} when a table of the picture is not in the catalogue. */
export function moneyPicture(catalog: readonly CatalogTable[]): { svg: string; links: string[] } {
  const drawn = Object.keys(places).filter(isDrawn);
  for (const name of drawn) {
    if (!catalog.some((table) => table.name === name)) {
      throw new Error(`The picture has the table ${name}, which the database does not.`);
    }
  }
  const links = catalog
    .filter(({ name }) => isDrawn(name))
    .flatMap(({ name, foreignKeys }) =>
      [...new Set(foreignKeys.map(({ references }) => references))]
        .filter(isDrawn)
        .map((target) => [name as Drawn, target] as const),
    );
  const shapes = [
    ...links.map(([from, to]) => (from === to ? loop(from) : arrow(centre(from), centre(to)))),
    ...drawn.map(boxOf),
  ];
  return {
    svg: [
      `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="The ten tables of money; the arrows are listed below" style={{ display: 'block', width: '100%', maxWidth: '36rem', marginBlock: '1.5rem' }} fill="none" stroke="currentColor" strokeWidth="1.25">`,
      `  <defs><marker id="references" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0L8 4L0 8z" fill="currentColor" stroke="none" /></marker></defs>`,
      ...shapes.map((shape) => `  ${shape}`),
      '</svg>',
    ].join('\n'),
    links: links.map(([from, to]) => `\`${from}\` references \`${to}\``),
  };
}

function boxOf(name: Drawn): string {
  const { x, y } = centre(name);
  const [first = '', ...more] = name.split('_');
  const lines = more.length === 0 ? [first] : [`${first}_`, more.join('_')];
  const texts = lines.map(
    (line, nth) =>
      `<text x="${x}" y="${y + 5 + (nth - (lines.length - 1) / 2) * 17}" textAnchor="middle" fontSize="14" fill="currentColor" stroke="none">{'${line}'}</text>`,
  );
  return `<rect x="${x - box.width / 2}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="6" />${texts.join('')}`;
}

/** From the edge of one box to the edge of another. */
function arrow(from: Point, to: Point): string {
  return line(edge(from, to), edge(to, from));
}

function edge(of: Point, towards: Point): Point {
  const x = towards.x - of.x;
  const y = towards.y - of.y;
  const scale = Math.min(
    x === 0 ? Infinity : box.width / 2 / Math.abs(x),
    y === 0 ? Infinity : box.height / 2 / Math.abs(y),
  );
  return { x: of.x + x * scale, y: of.y + y * scale };
}

function line(from: Point, to: Point): string {
  return `<path d="M${at(from)}L${at(to)}" markerEnd="url(#references)" />`;
}

/** At the side of the box that no arrow reaches: outwards at the edges of the picture, else at the upper right corner. */
function loop(name: Drawn): string {
  const { x, y } = centre(name);
  const [column] = places[name];
  const outwards = column === 0 ? -1 : 1;
  const start = x + (outwards * box.width) / 2;
  const far = start + outwards * (side - 2);
  const [above, below] = column === 1 ? [-22, -7] : [-12, 12];
  return `<path d="M${start} ${y + above + 4}C${far} ${y + above - 6} ${far} ${y + below + 4} ${start} ${y + below}" markerEnd="url(#references)" />`;
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
