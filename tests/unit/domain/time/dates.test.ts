import { describe, expect, it } from 'vitest';
import { datesOfApp } from '@consignment/domain/time/date-locale';
import { exampleOf, shopLocales } from '@consignment/domain/shop/locales';
import { formatDate, formatDateTime, formatDay, formatDays, nearDay } from '@consignment/domain/time/dates';

const at = '2027-01-05T15:07:00Z';

describe('dates', () => {
  it('have the documented form without a locale, which is that of the US', () => {
    for (const locale of ['', 'en-US']) {
      expect(formatDate(at, 'UTC', locale)).toBe('Jan 5, 2027');
      expect(formatDateTime(at, 'UTC', locale)).toBe('Jan 5, 2027 at 3:07pm');
    }
    expect(exampleOf('')).toBe('Jan 31, 2027 at 3:07pm');
  });

  it('begin with the day in the UK, where the clock has 24 hours', () => {
    const of = { from: '2026-12-28', to: '2027-01-05' };
    expect(formatDateTime('2027-01-05T09:07:00Z', 'UTC', 'en-GB')).toBe('5 Jan 2027 at 09:07');
    expect(formatDay('2027-01-05', 'en-GB')).toBe('5 Jan 2027');
    expect(nearDay('2027-01-05', 'en-GB')).toBe('5 Jan');
    expect(formatDays(of, 'en-GB')).toBe('28 Dec 2026 – 5 Jan 2027');
    expect(formatDays({ ...of, from: '2027-01-01' }, 'en-GB')).toBe('1 Jan – 5 Jan 2027');
    expect(formatDays({ ...of, to: '' }, 'en-GB')).toBe('From 28 Dec 2026');
  });

  it.each(shopLocales)('have the order and the clock that Intl has in %s', (locale) => {
    const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).formatToParts(new Date(at));
    const [first] = parts.flatMap(({ type }) => (type === 'day' || type === 'month' ? [type] : []));
    const { hourCycle } = new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions();
    const text = formatDateTime(at, 'UTC', locale);
    expect(text.startsWith('Jan') ? 'month' : 'day').toBe(first);
    expect(text.endsWith('3:07pm') ? 'h12' : 'h23').toBe(hourCycle);
  });

  it('have the locale of the app where none is named', () => {
    datesOfApp.locale = 'en-GB';
    try {
      expect(formatDay('2027-01-05')).toBe('5 Jan 2027');
      expect(formatDay('2027-01-05', '')).toBe('Jan 5, 2027');
    } finally {
      datesOfApp.locale = '';
    }
  });
});
