import { formatDateTime } from '../time/dates.ts';

/** The locales whose forms of dates a shop can choose, by BCP 47. */
export const shopLocales = [
  'en-US',
  'en-GB',
  'en-AU',
  'en-CA',
  'en-IE',
  'en-NZ',
  'de-DE',
  'fr-FR',
  'es-ES',
  'nl-NL',
  'it-IT',
  'pt-PT',
  'pt-BR',
  'ja-JP',
  'ar-AE',
] as const;

export type ShopLocale = (typeof shopLocales)[number];

/** A day and a time as a locale writes them, for a choice: 'Jan 31, 2027 at 3:07pm'. '' is the documented form. */
export function exampleOf(locale: ShopLocale | ''): string {
  return formatDateTime('2027-01-31T15:07:00Z', 'UTC', locale);
}
