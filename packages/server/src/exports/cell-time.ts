import { wallClockAt } from '@consignment/domain/time/zone';

/** An instant on the shop's clock, 'YYYY-MM-DD HH:mm': a date to every spreadsheet, and in order when sorted as text. */
export function cellTime(instant: Date, zone: string): string {
  const { year, month, day, hour, minute } = wallClockAt(instant, zone);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
