import { partsOfDay } from '@consignment/domain/time/zone';

/* Fields of records that have a fixed length. */

export function digits(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

export function left(text: string, length: number): string {
  return text.padEnd(length, ' ');
}

export function blanks(length: number): string {
  return ' '.repeat(length);
}

/** 'YYDDD': the year and its day, from 001. */
export function dayOfYear(date: string): string {
  const [year, month, day] = partsOfDay(date);
  const days = (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000 + 1;
  return `${digits(year % 100, 2)}${digits(days, 3)}`;
}

/** A number as files have it, without the spaces and hyphens by which people read it. */
export function bareNumber(text: string): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Throws RangeError where a field has grown out of its place, which no bank may see. */
export function recordOf(fields: readonly string[], length: number): string {
  const line = fields.join('');
  if (line.length !== length)
    throw new RangeError(`A record has ${line.length} characters instead of ${length}.`);
  return line;
}

/** A count that a file has room for: after the largest it starts again at 1. */
export function wrapped(count: number, largest: number): number {
  return ((count - 1) % largest) + 1;
}
