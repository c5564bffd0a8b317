import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayInFull,
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  monthInFull,
  nearDay,
} from '@consignment/domain/time/dates';
import { seed } from '../../../turn.ts';
import { readIn } from '../../reading.ts';

const intl = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', ...options });

const anyTime = fc.date({ min: new Date('2000-01-02'), max: new Date('2099-12-30'), noInvalidDate: true });
const anyZone = fc.constantFrom('UTC', 'America/New_York', 'Europe/London', 'Asia/Kolkata', 'Pacific/Apia');
const anyDay = anyTime.map((time) => time.toISOString().slice(0, 10));

describe('dates in a language other than English', () => {
  it.each(['de', 'fr', 'ja', 'ar'])('are in %s as Intl has them', (locale) => {
    readIn({ locale });
    fc.assert(
      fc.property(anyTime, anyZone, (time, timeZone) => {
        const day = intl(locale, { dateStyle: 'medium', timeZone });
        const moment = intl(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
        expect(formatDate(time, timeZone)).toBe(day.format(time));
        expect(formatDateTime(time.toISOString(), timeZone)).toBe(moment.format(time));
      }),
      { seed, numRuns: 200 },
    );
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const [from, to] = one < other ? [one, other] : [other, one];
        const timeZone = 'UTC';
        const day = intl(locale, { dateStyle: 'medium', timeZone });
        const start = new Date(from);
        expect(formatDay(from)).toBe(day.format(start));
        const range = from === to ? day.format(start) : day.formatRange(start, new Date(to));
        expect(formatDays({ from, to })).toBe(range);
        const near = intl(locale, { month: 'long', day: 'numeric', timeZone });
        expect(nearDay(from)).toBe(near.format(start));
        expect(dayInFull(from)).toBe(intl(locale, { dateStyle: 'long', timeZone }).format(start));
        const month = intl(locale, { month: 'long', year: 'numeric', timeZone });
        expect(monthInFull(from)).toBe(month.format(start));
      }),
      { seed, numRuns: 200 },
    );
  });

  it('follow the language, whatever the locale of the shop', () => {
    readIn({ locale: 'de' });
    for (const locale of ['', 'en-US', 'en-GB', 'fr-FR']) {
      expect(formatDateTime('2027-01-05T23:07:00Z', 'America/New_York', locale)).toBe('05.01.2027, 18:07');
      expect(formatDays({ from: '2026-12-28', to: '2027-01-05' }, locale)).toBe(
        '28.12.2026\u2009–\u200905.01.2027',
      );
      expect(nearDay('2027-01-05', locale)).toBe('5. Januar');
    }
  });

  it('have the words of the language around a range with one end', () => {
    readIn({ locale: 'de', words: { Dates: { from: 'Ab {day}', until: 'Bis {day}' } } });
    expect(formatDays({ from: '2027-01-05', to: '' })).toBe('Ab 05.01.2027');
    expect(formatDays({ from: '', to: '2027-01-05' })).toBe('Bis 05.01.2027');
    expect(formatDays({ from: '', to: '' })).toBeNull();
  });

  it('keep the documented form in every kind of English', () => {
    for (const locale of ['en', 'en-GB', 'en-AU']) {
      readIn({ locale });
      expect(formatDateTime('2027-01-05T15:07:00Z', 'UTC', '')).toBe('Jan 5, 2027 at 3:07pm');
      expect(formatDays({ from: '2027-01-01', to: '2027-01-05' }, '')).toBe('Jan 1 – Jan 5, 2027');
      expect(nearDay('2027-01-05', '')).toBe('Jan 5');
      expect(dayInFull('2027-01-05')).toBe('5 January 2027');
      expect(monthInFull('2027-01-05')).toBe('January 2027');
    }
  });
});
