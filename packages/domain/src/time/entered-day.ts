import { defineTexts } from '../text/texts.ts';
import { isDate } from './zone.ts';

/** Of a day that cannot be entered. */
export const enteredDayTexts = defineTexts('EnteredDay', {
  refused: 'Enter a valid date between the years 1970 and 2999.',
});

/**
 * May a day written 'YYYY-MM-DD' be entered as a setting? A year like 0026 is a slip of the hand. The years end before 9999, so
 * that the day after has four digits for its year too, and days sort as text.
 */
export function isEnteredDay(text: string): boolean {
  return isDate(text) && text >= '1970' && text < '3000';
}
