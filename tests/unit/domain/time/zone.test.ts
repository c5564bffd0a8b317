import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatDay, formatDays, nearDay } from '@consignment/domain/time/dates';
import { greetingAt, greetingAtHour } from '@consignment/domain/text/greeting';
import { dayAt, endOfDayExclusive, isDate, isZone, startOfDay } from '@consignment/domain/time/zone';

const start = (date: string, zone: string) => startOfDay(date, zone).toISOString();
const hours = (date: string, zone: string) =>
  (endOfDayExclusive(date, zone).getTime() - startOfDay(date, zone).getTime()) / 3_600_000;

describe('a day in a zone', () => {
  it('ends, even if it is the last that can be written', () => {
    expect(endOfDayExclusive('9999-12-31', 'UTC').getTime()).toBe(Date.UTC(10_000, 0, 1));
    expect(hours('9999-12-31', 'America/New_York')).toBe(24);
  });

  it('starts at its own midnight, in winter and in summer', () => {
    expect(start('2026-01-15', 'America/New_York')).toBe('2026-01-15T05:00:00.000Z');
    expect(start('2026-07-15', 'America/New_York')).toBe('2026-07-15T04:00:00.000Z');
    expect(start('2026-07-15', 'Asia/Kathmandu')).toBe('2026-07-14T18:15:00.000Z');
    expect(start('2026-07-15', 'Pacific/Kiritimati')).toBe('2026-07-14T10:00:00.000Z');
    expect(start('2026-07-15', 'Pacific/Niue')).toBe('2026-07-15T11:00:00.000Z');
    expect(start('2026-07-15', 'UTC')).toBe('2026-07-15T00:00:00.000Z');
  });

  it('has 23 or 25 hours where the clocks change', () => {
    expect(start('2026-03-08', 'America/New_York')).toBe('2026-03-08T05:00:00.000Z');
    expect([hours('2026-03-07', 'America/New_York'), hours('2026-03-08', 'America/New_York')]).toEqual([
      24, 23,
    ]);
    expect(hours('2026-11-01', 'America/New_York')).toBe(25);
    expect(hours('2026-10-25', 'Europe/London')).toBe(25);
    expect(hours('2026-04-05', 'Australia/Lord_Howe')).toBe(24.5);
  });

  it('starts when the clocks jump where they skip midnight', () => {
    // Brazil's summer time began at midnight: the clocks went from 23:59:59 to 01:00.
    expect(start('2018-11-04', 'America/Sao_Paulo')).toBe('2018-11-04T03:00:00.000Z');
    expect(hours('2018-11-04', 'America/Sao_Paulo')).toBe(23);
    // Samoa skipped 30 December 2011 altogether.
    expect(start('2011-12-30', 'Pacific/Apia')).toBe('2011-12-30T10:00:00.000Z');
    expect([hours('2011-12-29', 'Pacific/Apia'), hours('2011-12-30', 'Pacific/Apia')]).toEqual([24, 0]);
  });

  it('starts at the first of two midnights', () => {
    // Cuba goes back from 01:00 to 00:00.
    expect(start('2025-11-02', 'America/Havana')).toBe('2025-11-02T04:00:00.000Z');
    expect(hours('2025-11-02', 'America/Havana')).toBe(25);
  });

  it('begins where the day before ends, and holds its own instants only', () => {
    const zones = [
      'America/New_York',
      'America/Sao_Paulo',
      'Europe/Berlin',
      'Africa/Cairo',
      'Asia/Beirut',
      'Asia/Kolkata',
    ];
    const day = fc
      .integer({ min: Date.UTC(2005, 0, 1) / 86_400_000, max: Date.UTC(2030, 0, 1) / 86_400_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...zones), (date, zone) => {
        const first = startOfDay(date, zone).getTime();
        const end = endOfDayExclusive(date, zone).getTime();
        expect(dayAt(new Date(first), zone)).toBe(date);
        expect(dayAt(new Date(first - 1), zone) < date).toBe(true);
        expect(dayAt(new Date(end - 1), zone)).toBe(date);
      }),
      { numRuns: 1000 },
    );
  });

  it('refuses what is no day and no zone', () => {
    expect(['2026-02-28', '2024-02-29', '0001-01-01'].map(isDate)).toEqual([true, true, true]);
    const wrong = [
      '2026-02-29',
      '2026-13-01',
      '2026-1-1',
      '26-01-01',
      '2026-01-01T00:00',
      '0000-01-01',
      '',
      'today',
    ];
    expect(wrong.filter(isDate)).toEqual([]);
    expect(() => startOfDay('2026-02-30', 'UTC')).toThrow(RangeError);
    expect(() => startOfDay('2026-02-03', 'Mars/Olympus')).toThrow(RangeError);
    expect([isZone('Europe/Paris'), isZone('Mars/Olympus')]).toEqual([true, false]);
  });
});

describe('written dates', () => {
  it('are of the zone, not of the machine', () => {
    expect(formatDate('2026-03-05T02:30:00Z', 'America/New_York')).toBe('Mar 4, 2026');
    expect(formatDate(new Date('2026-03-05T02:30:00Z'), 'Asia/Tokyo')).toBe('Mar 5, 2026');
    expect(formatDay('2026-12-31')).toBe('Dec 31, 2026');
    expect(() => formatDay('2026-12-32')).toThrow(RangeError);
    expect(() => formatDate('soon', 'UTC')).toThrow(RangeError);
  });

  it('leaves out the year of a near day', () => {
    expect(nearDay('2025-12-03')).toBe('Dec 3');
    expect(() => nearDay('3 December')).toThrow(RangeError);
  });

  it('writes a range with the year once, and nothing for a missing limit', () => {
    expect(formatDays({ from: '2026-03-01', to: '2026-03-31' })).toBe('Mar 1 – Mar 31, 2026');
    expect(formatDays({ from: '2025-12-16', to: '2026-03-15' })).toBe('Dec 16, 2025 – Mar 15, 2026');
    expect(formatDays({ from: '2026-03-01', to: '2026-03-01' })).toBe('Mar 1, 2026');
    expect(formatDays({ from: '2026-03-01', to: '' })).toBe('From Mar 1, 2026');
    expect(formatDays({ from: '', to: '2026-03-31' })).toBe('Until Mar 31, 2026');
    expect(formatDays({ from: '', to: '' })).toBeNull();
  });

  it('have a twelve-hour clock, with 12 at noon and midnight', () => {
    const at = (time: string) => formatDateTime(`2026-03-05T${time}Z`, 'UTC');
    expect([at('15:07:59'), at('00:00:00'), at('12:30:00'), at('09:05:00'), at('23:59:00')]).toEqual([
      'Mar 5, 2026 at 3:07pm',
      'Mar 5, 2026 at 12:00am',
      'Mar 5, 2026 at 12:30pm',
      'Mar 5, 2026 at 9:05am',
      'Mar 5, 2026 at 11:59pm',
    ]);
  });
});

describe('the greeting', () => {
  it('turns at 12 and at 18', () => {
    expect([0, 11, 12, 17, 18, 23].map(greetingAtHour)).toEqual([
      'Good Morning',
      'Good Morning',
      'Good Afternoon',
      'Good Afternoon',
      'Good Evening',
      'Good Evening',
    ]);
    expect(greetingAt(new Date('2026-03-05T02:30:00Z'), 'America/New_York')).toBe('Good Evening');
    expect(greetingAt(new Date('2026-03-05T02:30:00Z'), 'Asia/Tokyo')).toBe('Good Morning');
  });
});
