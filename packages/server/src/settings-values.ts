import { isDate } from '@consignment/domain/dates';
import { ppmPerWhole } from '@consignment/domain/rate';
import { rateOf } from './figures.ts';
import { refuse } from './problem.ts';

/** The ppm of the shop's own percentage, 100 at most; null is none. Throws a Refusal (422) at `pointer`. */
export function globalRateOf(text: string | null, pointer: string): number | null {
  const ppm = rateOf(text, pointer);
  if (ppm === null || ppm <= Number(ppmPerWhole)) return ppm;
  throw refuse(422, 'invalid_value', 'A commission cannot be more than 100 percent.', { pointer });
}

/** The day of 'YYYY-MM-DD', with or without its midnight; null is none. Throws a Refusal (422) at `pointer`. */
export function startDateOf(text: string | null, pointer: string): string | null {
  const day = text?.slice(0, 10) ?? null;
  if (day === null || isDate(day)) return day;
  throw refuse(422, 'invalid_value', `'${day}' is not a day of the calendar.`, { pointer });
}
