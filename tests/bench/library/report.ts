/** One line a measure, one column a side, each figure with its ratio to the floor's; nothing is asserted. */
import type { Step } from '../one-screen/measure.ts';
import type { Sent } from '../one-screen/serve.ts';
import { median } from '../harness.ts';
import { peers, type Side } from './build.ts';
import type { librarySteps } from './steps.ts';

export type Visit = { sent: Sent; visit: { rows: Step } & Awaited<ReturnType<typeof librarySteps>> };

const steps = {
  rows: 'rows visible',
  toggle: 'toggle a row',
  dialog: 'open the dialog',
  dialogAgain: 'open it again',
  selectAll: 'select all',
  sort: 'sort',
  filter: 'filter to the paid ones',
} as const;

const measures: readonly (readonly [name: string, of: (visit: Visit) => number])[] = [
  ['JavaScript before the rows, gzip kB', ({ sent }) => sent.js / 1000],
  ['CSS before the rows, gzip kB', ({ sent }) => sent.css / 1000],
  ['both together, gzip kB', ({ sent }) => (sent.js + sent.css) / 1000],
  ['first paint, ms', ({ visit }) => visit.firstPaint],
  ['longest task of loading, ms', ({ visit }) => visit.longestTask],
  ['heap after collection, MB', ({ visit }) => visit.heap / 1e6],
  ['elements', ({ visit }) => visit.elements],
  ...(Object.keys(steps) as (keyof typeof steps)[]).flatMap((step) => [
    [`${steps[step]}, ms to paint`, ({ visit }: Visit) => visit[step].time] as const,
    [`${steps[step]}, ms of work`, ({ visit }: Visit) => visit[step].work] as const,
  ]),
];

export function report(visits: ReadonlyMap<Side, readonly Visit[]>): void {
  const lines = measures.map(([name, of]) => ({
    name,
    figures: new Map([...visits].map(([side, all]) => [side, median(all.map(of))])),
  }));
  console.log(lineOf('', [...visits.keys()]));
  for (const { name, figures } of lines) {
    const floor = figures.get('floor') ?? 0;
    const cells = [...figures].map(([side, value]) => {
      const ratio = side === 'floor' || floor === 0 ? '' : ` ${(value / floor).toFixed(2)}×`;
      return Number.isNaN(value) ? '–' : `${rounded(value)}${ratio}`;
    });
    console.log(lineOf(name, cells));
  }
  if (!visits.has('ours') || !peers.some((peer) => visits.has(peer))) return;
  const notFirst = lines.flatMap(({ name, figures }) => {
    const ours = figures.get('ours') ?? 0;
    const ahead = [...figures].filter(([side, value]) => side !== 'floor' && side !== 'ours' && value < ours);
    return ahead.length === 0 ? [] : [`${name} (${ahead.map(([side]) => side).join(', ')})`];
  });
  console.log(
    notFirst.length === 0
      ? 'Ours is first among its peers in every measure.'
      : `Ours is not first in: ${notFirst.join('; ')}.`,
  );
}

function lineOf(name: string, cells: readonly string[]): string {
  return `${name.padEnd(36)}${cells.map((cell) => cell.padStart(16)).join('')}`;
}

function rounded(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 1 : 0 });
}
