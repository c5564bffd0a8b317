import { describe, expect, it } from 'vitest';
import {
  bankCalendarOf,
  bankDayFrom,
  bankHoliday,
  isBankDay,
  paymentDayAfter,
  paymentDayReason,
  type BankCalendar,
} from '../../../../packages/domain/src/payouts/bank-days.ts';

function closedIn(year: number, calendar: BankCalendar): string[] {
  const days: string[] = [];
  for (let at = Date.UTC(year, 0, 1); at < Date.UTC(year + 1, 0, 1); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6 && !isBankDay(day, calendar)) days.push(day.slice(5));
  }
  return days;
}

describe('the days on which banks settle', () => {
  // The European Central Bank's calendar, without the days that fall on weekends.
  it.each([
    [2024, ['01-01', '03-29', '04-01', '05-01', '12-25', '12-26']],
    [2025, ['01-01', '04-18', '04-21', '05-01', '12-25', '12-26']],
    [2026, ['01-01', '04-03', '04-06', '05-01', '12-25']],
    [2027, ['01-01', '03-26', '03-29']],
    [2028, ['04-14', '04-17', '05-01', '12-25', '12-26']],
  ])('are those of TARGET in %i', (year, days) => {
    expect(closedIn(year, 'target')).toEqual(days);
  });

  // The Federal Reserve's list of holidays; those on a Saturday close no other day.
  it.each([
    [2024, '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25'],
    [2025, '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25'],
    [2026, '01-01 01-19 02-16 05-25 06-19 09-07 10-12 11-11 11-26 12-25'],
    [2027, '01-01 01-18 02-15 05-31 07-05 09-06 10-11 11-11 11-25'],
    [2028, '01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-23 12-25'],
  ])('are those of the Federal Reserve in %i', (year, days) => {
    expect(closedIn(year, 'federal_reserve').join(' ')).toBe(days);
  });

  // gov.uk, bank holidays of England and Wales.
  it.each([
    [2024, '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26'],
    [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
    [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
    [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
    [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
    [2033, '01-03 04-15 04-18 05-02 05-30 08-29 12-26 12-27'],
  ])('are those of the UK in %i', (year, days) => {
    expect(closedIn(year, 'uk').join(' ')).toBe(days);
  });

  // The Reserve Bank of Australia: days that New South Wales and Victoria keep; Anzac Day moves in the one alone.
  it.each([
    [2025, '01-01 01-27 04-18 04-21 04-25 06-09 12-25 12-26'],
    [2026, '01-01 01-26 04-03 04-06 06-08 12-25 12-28'],
    [2027, '01-01 01-26 03-26 03-29 06-14 12-27 12-28'],
    [2028, '01-03 01-26 04-14 04-17 04-25 06-12 12-25 12-26'],
  ])('are those of Australia in %i', (year, days) => {
    expect(closedIn(year, 'australia').join(' ')).toBe(days);
  });

  it.each([
    [2024, '01-01 02-19 03-29 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26'],
    [2026, '01-01 02-16 04-03 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-28'],
    [2027, '01-01 02-15 03-26 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27 12-28'],
    [2028, '01-03 02-21 04-14 05-22 07-03 08-07 09-04 10-02 10-09 11-13 12-25 12-26'],
  ])('are those of Canada in %i', (year, days) => {
    expect(closedIn(year, 'canada').join(' ')).toBe(days);
  });

  it('are those of the currency', () => {
    expect(['EUR', 'USD', 'GBP', 'AUD', 'CAD', 'NZD'].map(bankCalendarOf)).toEqual([
      'target',
      'federal_reserve',
      'uk',
      'australia',
      'canada',
      'every_day',
    ]);
  });

  it('give a payment its day, and the reason for it', () => {
    expect(paymentDayAfter('2026-11-27', 'federal_reserve')).toBe('2026-11-30');
    expect(paymentDayReason('2026-11-27', '2026-11-30', 'federal_reserve')).toBe(
      'This is the first day after Nov 27 on which US banks settle payments. Nov 28 is a Saturday. Nov 29 is a Sunday.',
    );
    expect(paymentDayAfter('2026-12-24', 'uk')).toBe('2026-12-29');
    expect(paymentDayReason('2026-12-24', '2026-12-29', 'uk')).toMatch(
      /UK banks settle payments\. Dec 25 is Christmas Day\..* Dec 28 is Boxing Day\.$/,
    );
    expect(paymentDayReason('2026-11-30', '2026-12-01', 'target')).toBe(
      'This is the first day after Nov 30 on which banks settle euro payments.',
    );
    expect(paymentDayReason('2026-11-27', '2026-11-28', 'every_day')).toMatch(/may pay later/);
  });

  it('are not weekends, by name', () => {
    expect(bankHoliday('2026-11-28', 'target')).toBe('a Saturday');
    expect(bankHoliday('2026-11-29', 'federal_reserve')).toBe('a Sunday');
    expect(bankHoliday('2026-04-03', 'target')).toBe('Good Friday');
    expect(bankHoliday('2026-11-26', 'federal_reserve')).toBe('Thanksgiving Day');
    expect(bankHoliday('2026-11-29', 'every_day')).toBeNull();
  });

  it('are found from any day', () => {
    expect(bankDayFrom('2026-04-02', 'target')).toBe('2026-04-02');
    expect(bankDayFrom('2026-04-03', 'target')).toBe('2026-04-07');
    expect(bankDayFrom('2027-07-03', 'federal_reserve')).toBe('2027-07-06');
    expect(() => bankDayFrom('2026-02-30', 'target')).toThrow(RangeError);
  });
});
