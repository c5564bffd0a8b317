import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The sample's orders are of ten days. They are moved into the year that ends with a given day: each keeps its time of
 * day and its place in the sequence, and its returns keep their distance from it.
 */

const dayInMs = 86_400_000;
const daysOfYear = 365;

/** The share of a year's orders in each month: a shop for gifts sells most before Christmas. */
const season = [4, 5, 6, 6, 6, 5, 5, 6, 7, 10, 14, 16];

/** The number of days between the return of goods that were paid already and the end of the year. */
const lateReturns = [5, 11];

/**
 * Writes the files of orders and returns into `folder`, moved so that the last order is of `lastDay`, written
 * 'YYYY-MM-DD'. The other files have no dates.
 */
export function moveOrders(folder: string, lastDay: string): void {
  const orders = linesOf('orders.csv');
  const sold = new Map(
    orders.rows.flatMap((row) => {
      const [, at] = stamp.exec(row) ?? [];
      return at === undefined ? [] : [[numberOf(row), at] as const];
    }),
  );
  const days = daysOfOrders(sold.size, lastDay);
  const movedTo = new Map([...sold.keys()].map((number, index) => [number, days[index] ?? lastDay]));
  const times = timesOfDay([...sold.entries()], movedTo);
  const moved = (row: string) => {
    const number = numberOf(row);
    return row.replaceAll(stamps, () => `${movedTo.get(number) ?? lastDay} ${times.get(number) ?? ''} +0000`);
  };
  write('orders.csv', orders, moved);
  write('orders-returned-late.csv', linesOf('orders-returned-late.csv'), moved);
  write('refunds.csv', linesOf('refunds.csv'), (row) => {
    const number = /,(#\d+),/.exec(row)?.[1] ?? '';
    const later = daysBetween(sold.get(number) ?? '', row);
    return row.replace(/^\S+/, dayAfter(movedTo.get(number) ?? lastDay, later));
  });
  write('refunds-late.csv', linesOf('refunds-late.csv'), (row, index) =>
    row.replace(/^\S+/, dayAfter(lastDay, -(lateReturns[index] ?? 0))),
  );

  function write(name: string, { header, rows }: Lines, change: (row: string, index: number) => string) {
    writeFileSync(join(folder, name), `${[header, ...rows.map(change)].join('\n')}\n`);
  }
}

/** The day of each of `count` orders of the year up to `lastDay`, in turn; the last one is of that day. */
export function daysOfOrders(count: number, lastDay: string): string[] {
  const days = Array.from({ length: daysOfYear }, (_day, index) => dayAfter(lastDay, index + 1 - daysOfYear));
  const weights = days.map((day) => season[Number(day.slice(5, 7)) - 1] ?? 0);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let at = 0;
  let passed = weights[0] ?? 0;
  return Array.from({ length: count }, (_order, index) => {
    while (at < daysOfYear - 1 && passed * (count - 1) < index * whole) {
      at += 1;
      passed += weights[at] ?? 0;
    }
    return days[at] ?? lastDay;
  });
}

/** A later order of a day has a later time, as its number says. */
function timesOfDay(
  sold: readonly (readonly [string, string])[],
  movedTo: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const byDay = Map.groupBy(sold, ([number]) => movedTo.get(number));
  return new Map(
    [...byDay.values()].flatMap((ofDay) => {
      const times = ofDay.map(([, at]) => at.slice(11)).toSorted();
      return ofDay.map(([number], index) => [number, times[index] ?? ''] as const);
    }),
  );
}

const stamp = /(\d{4}-\d\d-\d\d \d\d:\d\d:\d\d) \+0000/;
const stamps = new RegExp(stamp, 'g');

type Lines = { header: string; rows: string[] };

function linesOf(name: string): Lines {
  const text = readFileSync(join(import.meta.dirname, name), 'utf8');
  const [header = '', ...rows] = text.trimEnd().split('\n');
  return { header, rows };
}

/** Of an order's row. */
function numberOf(row: string): string {
  return row.slice(0, row.indexOf(','));
}

function daysBetween(from: string, to: string): number {
  return (Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / dayInMs;
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayInMs).toISOString().slice(0, 10);
}
