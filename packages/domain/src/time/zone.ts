/*
 * Time zones. `Intl` is used for one thing only, the clock of a zone at an instant, read as numbers; every
 * written form is made by hand in dates.ts.
 */

/** A wall clock's reading in a zone; `month` and `day` count from 1. */
export type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

// Building a formatter costs far more than using it, and lists format hundreds of dates.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** Is this an IANA zone the engine knows, such as 'America/New_York'? */
export function isZone(zone: string): boolean {
  try {
    formatterFor(zone);
    return true;
  } catch {
    return false;
  }
}

/** The wall clock of a zone at an instant. Throws RangeError on an unknown zone or an invalid date. */
export function wallClockAt(instant: Date, zone: string): WallClock {
  const shown = new Map(
    formatterFor(zone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(shown.get(type));
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
  };
}

/** Is this a day of the calendar written 'YYYY-MM-DD'? */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/**
 * The first instant of a day in a zone. Where the clocks skip midnight that is when they jump; where they
 * show midnight twice it is the first time. Throws RangeError on an invalid date or zone.
 */
export function startOfDay(date: string, zone: string): Date {
  return firstInstantShowing(utcMidnight(date), zone);
}

/** The first instant after a day in a zone: a day is from `startOfDay` up to, and without, this one. */
export function endOfDayExclusive(date: string, zone: string): Date {
  return firstInstantShowing(utcMidnight(date) + dayInMs, zone);
}

/**
 * The instant at which the clocks of a zone show a time 'YYYY-MM-DDTHH:MM:SS': the first where they show it twice, the
 * jump where they skip it. Throws RangeError on an unknown zone; an invalid time gives an invalid date.
 */
export function instantAt(time: string, zone: string): Date {
  const wall = Date.parse(`${time}Z`);
  return Number.isNaN(wall) ? new Date(NaN) : firstInstantShowing(wall, zone);
}

/** When the clocks of a zone show a time, given as the instant at which those of UTC do. */
function firstInstantShowing(wall: number, zone: string): Date {
  const near = wall - offsetAt(wall, zone);
  const before = offsetAt(near - dayInMs, zone);
  const after = offsetAt(near + dayInMs, zone);
  const candidates = [wall - before, wall - after].toSorted((a, b) => a - b);
  const found = candidates.find((candidate) => candidate + offsetAt(candidate, zone) === wall);
  return new Date(found ?? jumpBetween(wall - after, wall - before, zone));
}

/** The day a zone's calendar shows at an instant, 'YYYY-MM-DD'. */
export function dayAt(instant: Date, zone: string): string {
  const { year, month, day } = wallClockAt(instant, zone);
  return `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
}

export function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

/** An instant as the clocks of a zone show it, with their distance from UTC: '2026-11-27T23:28:20-08:00'. */
export function timeInZone(instant: Date, zone: string): string {
  const minutes = Math.round(offsetAt(instant.getTime(), zone) / 60_000);
  const shown = new Date(Math.floor(instant.getTime() / 1000) * 1000 + minutes * 60_000);
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${shown.toISOString().slice(0, 19)}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

const dayInMs = 86_400_000;

/** The year, month and day of 'YYYY-MM-DD', from 1. Throws RangeError on an invalid date. */
export function partsOfDay(date: string): [year: number, month: number, day: number] {
  utcMidnight(date);
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

function utcMidnight(date: string): number {
  if (!isDate(date)) throw new RangeError(`'${date}' is no date.`);
  return Date.parse(`${date}T00:00:00.000Z`);
}

/** Milliseconds the zone is ahead of UTC. */
function offsetAt(time: number, zone: string): number {
  const clock = wallClockAt(new Date(time), zone);
  const shown = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour, clock.minute, clock.second);
  return shown - Math.floor(time / 1000) * 1000;
}

/** The second at which the zone's offset changes between two instants. */
function jumpBetween(early: number, late: number, zone: string): number {
  const offset = offsetAt(early, zone);
  let [low, high] = [early, late];
  while (high - low > 1000) {
    const middle = low + Math.floor((high - low) / 2000) * 1000;
    if (offsetAt(middle, zone) === offset) low = middle;
    else high = middle;
  }
  return high;
}
