import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAhead } from '../../../packages/server/src/imports/csv/csv-platform.ts';
import { DatesOfFile } from '../../../packages/server/src/imports/csv/date-order.ts';
import { dateCell } from '../../../packages/server/src/imports/csv/dates.ts';
import { readCsv } from '../../../packages/server/src/imports/csv/read-csv.ts';
import { CsvRefused } from '../../../packages/server/src/imports/csv/refused.ts';
import type { DateOrder } from '../../../packages/server/src/imports/port/records.ts';
import { anOrderRow, csvOf, dateRules, fileOf } from './files.ts';

describe('a date', () => {
  it.each([
    ['2010-12-01 08:26:00 +0000', '2010-12-01T08:26:00.000Z', 'second'],
    ['2010-12-01 08:26:00 -0500', '2010-12-01T13:26:00.000Z', 'second'],
    ['2010-12-01T08:26:00+05:30', '2010-12-01T02:56:00.000Z', 'second'],
    ['2010-12-01T08:26:00.000Z', '2010-12-01T08:26:00.000Z', 'second'],
    ['2010-12-01 08:26:00 UTC', '2010-12-01T08:26:00.000Z', 'second'],
    ['2024-02-29 23:59:59 +0000', '2024-02-29T23:59:59.000Z', 'second'],
    // Without an offset it is the shop's time, in summer too.
    ['2024-01-31 10:20:30', '2024-01-31T10:20:30.000Z', 'second'],
    ['2024/07/31 10:20', '2024-07-31T09:20:00.000Z', 'minute'],
    ['2024/1/5', '2024-01-05T00:00:00.000Z', 'day'],
    ['31.01.2024 10:20', '2024-01-31T10:20:00.000Z', 'minute'],
    ['3.4.2024, 9:05', '2024-04-03T08:05:00.000Z', 'minute'],
    ['31.01.24 12:05 AM', '2024-01-31T00:05:00.000Z', 'minute'],
    ['31.01.2024 12:05:09 p.m.', '2024-01-31T12:05:09.000Z', 'second'],
    ['31.01.2024 1:05\u202fPM', '2024-01-31T13:05:00.000Z', 'minute'],
  ])('%s is %s', (text, instant, exactness) => {
    expect(dateCell('Created at', text, dateRules())).toEqual({
      is: 'ok',
      value: { instant, exactness, otherwise: [] },
    });
  });

  it.each([
    '',
    '2010-13-01 08:26:00 +0000',
    '2023-02-29 08:26:00 +0000',
    '2010-12-01 25:26:00 +0000',
    '2010-12-01 08:26:00 +9900',
    '31.02.2024',
    '31.01.2024 13:05 PM',
    '31.01.2024 10.20',
    '31-01/2024',
    '24.01.31',
    '1.2.345',
    'yesterday',
    // Which comes first is not known, and nothing is assumed.
    '03/04/2024 10:20',
    '31/01/2024 10:20',
  ])("'%s' is refused", (text) => {
    expect(dateCell('Created at', text, dateRules()).is).toBe('bad');
  });

  it.each([
    ['03/04/2024 10:20', 'day_first', '2024-04-03T09:20:00.000Z'],
    ['03/04/2024 10:20', 'month_first', '2024-03-04T10:20:00.000Z'],
    ['3-4-24 2:05 PM', 'day_first', '2024-04-03T13:05:00.000Z'],
    ['10/11/12', 'year_first', '2010-11-12T00:00:00.000Z'],
    ['03/04/2024 10:20 +0100', 'day_first', '2024-04-03T09:20:00.000Z'],
  ] as const)('%s is read %s', (text, order, instant) => {
    expect(dateCell('Created at', text, dateRules({ order }))).toMatchObject({ value: { instant } });
  });
});

async function decided(dates: readonly string[], answer: DateOrder | null = null) {
  const rows = dates.map((date, at) => ({ ...anOrderRow({ Name: `#${at}` }), 'Created at': date }));
  return decidedFor(
    csvOf(['Created at', ...Object.keys(anOrderRow()).filter((one) => one !== 'Created at')], rows),
    answer,
  );
}

async function decidedFor(text: string, answer: DateOrder | null = null) {
  const noted = new DatesOfFile('orders', 2026);
  for await (const row of readCsv('orders', fileOf(text, 4096))) noted.note(row);
  return noted.decide(answer);
}

const refusal = (ask: Promise<unknown>) =>
  ask.then(
    () => 'not refused',
    (error: unknown) => (error instanceof CsvRefused ? error.message : String(error)),
  );

describe('the dates of a file', () => {
  it.each([
    [['03/04/2024', '31/01/2024 10:20'], 'day_first'],
    [['03/04/2024', '1/31/2024 9:00'], 'month_first'],
    [['03/04/24', '28/01/24'], 'day_first'],
    [['03/04/24', '01/13/24'], 'month_first'],
    [['24/01/05', '24/01/31'], 'year_first'],
    [['2024-01-31 10:20:30 +0100', '2024/01/02'], null],
    [['31.01.2024', '03.04.2024'], null],
    // The same day in each order.
    [['03/03/2024', '04/04/2024 10:00'], 'day_first'],
    // Text that is no date is reported with its row.
    [['45/45/2024', 'soon'], null],
  ] as const)('%j is %s', async (dates, order) => {
    expect(await decided(dates)).toBe(order);
  });

  it('are decided by any of their columns', async () => {
    const header = [
      'Name',
      'Financial Status',
      'Currency',
      'Created at',
      'Paid at',
      'Fulfilled at',
      'Cancelled at',
      'Lineitem quantity',
      'Lineitem name',
      'Lineitem price',
      'Lineitem sku',
    ];
    for (const column of ['Paid at', 'Fulfilled at', 'Cancelled at']) {
      const row = { ...anOrderRow(), 'Created at': '03/04/2024', [column]: '13/04/2024' };
      expect(await decidedFor(csvOf(header, [row]))).toBe('day_first');
    }
  });

  it('are a question with three different rows where they leave it open', async () => {
    const dates = [
      '05/05/2024',
      '03/04/2024 10:20',
      '03/04/2024 10:20',
      '01/02/2024',
      '11/12/2023',
      '02/01/2024',
    ];
    expect(await decided(dates)).toEqual({
      role: 'orders',
      samples: [
        { row: 3, text: '03/04/2024 10:20', day_first: '2024-04-03', month_first: '2024-03-04' },
        { row: 5, text: '01/02/2024', day_first: '2024-02-01', month_first: '2024-01-02' },
        { row: 6, text: '11/12/2023', day_first: '2023-12-11', month_first: '2023-11-12' },
      ].map(({ row, text, day_first, month_first }) => ({
        row,
        text,
        column: 'Created at',
        readings: [
          { date_order: 'day_first', date: day_first },
          { date_order: 'month_first', date: month_first },
        ],
      })),
    });
  });

  it('stay a question where the first rows only leave open an order that a later row excludes', async () => {
    const dates = ['10/10/12', '11/11/12', '09/09/12', '08/08/12', '03/04/2024'];
    expect(await decided(dates)).toMatchObject({
      samples: [{ row: 6, readings: [{ date_order: 'day_first' }, { date_order: 'month_first' }] }],
    });
  });

  it('are read as the owner answers', async () => {
    expect(await decided(['03/04/2024'], 'month_first')).toBe('month_first');
    expect(await decided(['31/04/2024', '31/01/2024'], 'day_first')).toBe('day_first');
    expect(await decided(['2024-01-31 10:20:30 +0100'], 'month_first')).toBe(null);
  });

  it('refuse an answer that one of them contradicts, with its row', async () => {
    expect(await refusal(decided(['03/04/2024', '31/01/2024'], 'month_first'))).toBe(
      "The dates of the orders file cannot be month first: '31/01/2024' in row 3 ('Created at') can only be read otherwise.",
    );
    expect(await refusal(decided(['03/04/2024'], 'year_first'))).toMatch(/cannot be year first/);
  });

  it('refuse to be of both kinds, with a row of each', async () => {
    expect(await refusal(decided(['03/04/2024', '31/01/2024', '1/31/2024'], 'day_first'))).toBe(
      "The dates of the orders file are written in two ways: '1/31/2024' in row 4 ('Created at') cannot be day first, and '31/01/2024' in row 3 ('Created at') cannot be month first. Export the file again and import it unchanged, or write all dates in one way.",
    );
  });

  it('are never read in an order that they do not prove', async () => {
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2026-12-31'), noInvalidDate: true });
    const written = {
      day_first: (date: Date) => `${date.getUTCDate()}/${date.getUTCMonth() + 1}/${date.getUTCFullYear()}`,
      month_first: (date: Date) => `${date.getUTCMonth() + 1}/${date.getUTCDate()}/${date.getUTCFullYear()}`,
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(day, { minLength: 1, maxLength: 6 }),
        fc.constantFrom('day_first', 'month_first'),
        async (days, order) => {
          const found = await decided(days.map(written[order]));
          const isProven = days.some((date) => date.getUTCDate() > 12);
          const isSame = days.every((date) => date.getUTCDate() === date.getUTCMonth() + 1);
          if (isProven) expect(found).toBe(order);
          else if (isSame) expect(found).toBe('day_first');
          else expect(found).toMatchObject({ role: 'orders' });
        },
      ),
    );
  });
});

it('an import without dates has nothing to decide', async () => {
  expect(await readAhead([], new Date('2026-01-01'))).toEqual({ apart: new Set(), dateOrders: new Map() });
});
