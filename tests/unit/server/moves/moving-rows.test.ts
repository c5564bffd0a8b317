import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { guessMapping, type MovingMapping } from '@consignment/server/features/moves/domain/moving-columns';
import { oldAmountCell, plainCell, rateCell } from '@consignment/server/features/moves/domain/moving-cells';
import { readDate } from '@consignment/server/features/moves/domain/moving-dates';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { orderKey, payoutKey, vendorKey } from '@consignment/server/features/moves/domain/moving-match';
import { movingReader } from '@consignment/server/features/moves/domain/moving-rows';
import { decimalText } from '@consignment/domain/money/money';

const given = { currency: 'USD', timeZone: 'America/New_York', today: '2026-11-27' };

function read<File extends MovingFile>(
  file: File,
  headers: string,
  row: string,
  answers: Partial<MovingMapping> = {},
) {
  const names = headers.split(',');
  const mapping = { ...guessMapping(file, names).mapping, ...answers };
  return movingReader(file, mapping, names, given)(row.split('|'));
}

describe('a row', () => {
  it('of a commission has its figures in minor units, ppm and days', () => {
    const headers =
      'Order,SKU,Product,Vendor,Qty,Price,Discount,Tax,Cost,Rate,Commission,Payout,Date,Returned';
    const row = '#1001|A-1|Vase|Ann|3|$20.00|-5.00|4.20|7|45%|22.0049|PO-7|Jan 31, 2024 at 3:07pm|1';
    expect(read('commissions', headers, row)).toEqual({
      is: 'row',
      row: {
        order: '#1001',
        sku: 'A-1',
        title: 'Vase',
        vendor: 'Ann',
        amount: 2200,
        rest: 490_000,
        payout: 'PO-7',
        day: '2024-01-31',
        quantity: 3,
        price: 2000,
        discount: 500,
        tax: 420,
        cost: 700,
        rate: 450_000,
        returned: 1,
      },
    });
  });

  it('of a payout has its day by the chosen order, and its amount by the chosen decimal sign', () => {
    const headers = 'Payout,Vendor,Date,Amount,Bonus';
    const found = read('payouts', headers, '12|Zoë|03.04.2024|1.234,50|', { decimalMark: 'comma' });
    expect(found).toEqual({
      is: 'row',
      row: {
        number: '12',
        vendor: 'Zoë',
        day: '2024-04-03',
        amount: 123_450,
        additional: 0,
        method: null,
        note: null,
      },
    });
    const open = (dateOrder: MovingMapping['dateOrder']) =>
      read('payouts', headers, '12|Zoë|03/04/2024|1|', { dateOrder });
    expect(open('month_first')).toMatchObject({ row: { day: '2024-03-04' } });
    expect(open('day_first')).toMatchObject({ row: { day: '2024-04-03' } });
  });

  it('of a vendor can have its name alone', () => {
    expect(read('vendors', 'Name,E-Mail,Rate,Balance', ' Ann  Lee |ANN@Example.com||(12.50)')).toEqual({
      is: 'row',
      row: { name: 'Ann Lee', email: 'ann@example.com', contact: null, rate: null, balance: -1250 },
    });
  });

  it('is refused with each of its faults: the column, what is wrong, and what to do', () => {
    const found = read('payouts', 'Payout,Vendor,Date,Amount,Currency', '||30/02/2024|12..5|EUR');
    expect(found).toEqual({
      is: 'refused',
      faults: [
        { column: 'Currency', why: 'The row is in “EUR”, and the shop is in USD.', todo: 'Remove the row.' },
        { column: 'Payout', why: 'The cell is empty.', todo: 'Fill it in, or remove the row.' },
        { column: 'Vendor', why: 'The cell is empty.', todo: 'Fill it in, or remove the row.' },
        { column: 'Date', why: '“30/02/2024” is not a day.', todo: 'Write it as 2024-01-31.' },
        { column: 'Amount', why: '“12..5” is not an amount.', todo: 'Write it as 1234.50.' },
      ],
    });
  });

  it('of a payout is refused for a part of a cent, and for a day to come', () => {
    expect(read('payouts', 'Payout,Vendor,Date,Amount', '1|Ann|2027-01-01|1.005')).toMatchObject({
      faults: [{ column: 'Date' }, { column: 'Amount', why: '“1.005” has more decimals than USD has.' }],
    });
  });

  it('of a line needs a SKU or a product', () => {
    expect(read('commissions', 'Order,SKU,Product,Vendor,Commission', '#1|||Ann|5')).toMatchObject({
      is: 'refused',
      faults: [{ column: 'SKU' }],
    });
  });

  it.each([
    ['commissions', 'Order,Product,Vendor,Commission', '|||', 'empty'],
    ['commissions', 'Order,Product,Vendor,Commission', '|Total||120.00', 'total'],
    ['commissions', 'Order,Product,Vendor,Commission', '#1|Vase|Ann|', 'no_amount'],
    ['commissions', 'Order,Product,Vendor,Commission', '|Additional Pay|Ann|5', 'additional_pay'],
    ['payouts', 'Payout,Vendor,Date,Amount,Status', '7|Ann|2024-01-01|5|Returned', 'not_paid'],
    ['payouts', 'Payout,Vendor,Date,Amount,Status', '7|Ann|2024-01-01|5|Sandbox: accepted', 'not_paid'],
    ['payouts', 'Payout,Vendor,Date,Amount,Status', '|TOTAL||5|', 'total'],
  ] as const)('is left out where it says nothing of money: %s %s %s', (file, headers, row, why) => {
    expect(read(file, headers, row)).toEqual({ is: 'left_out', why });
  });

  it('is read with texts made plain, and refused for those of no end', () => {
    const hostile = `\u202eAnn\u0000 <b>\u2066'\n  Lee\u0007`;
    expect(read('vendors', 'Name', hostile)).toMatchObject({ row: { name: "Ann <b>' Lee" } });
    expect(read('vendors', 'Name', "'=cmd()")).toMatchObject({ row: { name: '=cmd()' } });
    expect(read('vendors', 'Name', 'x'.repeat(100_000))).toMatchObject({
      is: 'refused',
      faults: [{ column: 'Name' }],
    });
  });

  it('shorter or longer than the header is read as far as it goes', () => {
    expect(read('payouts', 'Payout,Vendor,Date,Amount', '1|Ann')).toMatchObject({ is: 'refused' });
    expect(read('vendors', 'Name', 'Ann|more|and more')).toMatchObject({ is: 'row' });
  });
});

describe('an amount', () => {
  const amount = (text: string, mark: 'point' | 'comma' = 'point', currency = 'USD') =>
    oldAmountCell(text, currency, mark);
  const minorOf = (text: string, mark: 'point' | 'comma' = 'point', currency = 'USD') => {
    const cell = amount(text, mark, currency);
    return cell.is === 'ok' ? cell.value : cell.why;
  };

  it.each([
    ['1,234.50', 123_450],
    ['1 234.5', 123_450],
    ['1’234.50', 123_450],
    ['12,34,567.00', 123_456_700],
    ['-$12.50', -1250],
    ['$-12.50', -1250],
    ['$(12.50)', 'amount'],
    ['(12.50)', -1250],
    ['($12.50)', -1250],
    ['12.50-', -1250],
    ['−3', -300],
    ['12.50 USD', 1250],
    ['.5', 50],
    ['5.', 500],
    ['', 'amount'],
    ['-', 'amount'],
    ['--5', 'amount'],
    ['1,23', 'amount'],
    ['1.2.3', 'amount'],
    ['1e5', 'amount'],
    ['0x10', 'amount'],
    ['NaN', 'amount'],
    ['٣', 'amount'],
    ['=1+1', 'amount'],
    ['99999999999999999999', 'large'],
  ])('%s with a point is %s', (text, expected) => {
    const found = minorOf(text);
    if (typeof expected === 'number') expect(found).toMatchObject({ minor: expected, rest: 0 });
    else expect(found).toContain(expected);
  });

  it.each([
    ['1.234,50', 123_450],
    ['1234,5', 123_450],
    ['12,50 €', 1250],
  ])('%s with a comma is %s', (text, expected) => {
    expect(minorOf(text, 'comma', 'EUR')).toMatchObject({ minor: expected });
  });

  it('keeps what is beyond the last decimal of the currency, rounded to a millionth of it', () => {
    expect(minorOf('12.345')).toEqual({ minor: 1235, rest: -500_000 });
    expect(minorOf('-12.345')).toEqual({ minor: -1235, rest: 500_000 });
    // As a program writes what it has added up with floats.
    expect(minorOf('12.339999999999998')).toEqual({ minor: 1234, rest: 0 });
    expect(minorOf('1234.5', 'point', 'JPY')).toEqual({ minor: 1235, rest: -500_000 });
  });

  it('is exact for each that is written with up to eight decimals, with either decimal sign', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -100_000_000, max: 100_000_000 }),
        fc.integer({ min: -499_999, max: 500_000 }),
        fc.constantFrom('point' as const, 'comma' as const),
        (minor, rest, mark) => {
          const text = decimalText(BigInt(minor) * 1_000_000n + BigInt(rest), 8);
          const found = minorOf(mark === 'point' ? text : text.replace('.', ','), mark);
          if (typeof found === 'string') throw new Error(found);
          expect(BigInt(found.minor) * 1_000_000n + BigInt(found.rest)).toBe(
            BigInt(minor) * 1_000_000n + BigInt(rest),
          );
          expect(Math.abs(found.rest)).toBeLessThanOrEqual(500_000);
        },
      ),
    );
  });

  it('takes time in proportion to any text', () => {
    for (const text of [
      '1,'.repeat(50_000),
      '('.repeat(100_000),
      '-'.repeat(100_000),
      `${'9'.repeat(100_000)}.1`,
    ])
      expect(amount(text).is).toBe('bad');
  });
});

describe('a rate', () => {
  it('is read by its form, and a percent sign makes it a percentage', () => {
    expect(rateCell('45.5', 'point', 'percent')).toEqual({ is: 'ok', value: 455_000 });
    expect(rateCell('0,455', 'comma', 'fraction')).toEqual({ is: 'ok', value: 455_000 });
    expect(rateCell('45 %', 'point', 'fraction')).toEqual({ is: 'ok', value: 450_000 });
    expect(rateCell('33.33333333', 'point', 'percent')).toEqual({ is: 'ok', value: 333_333 });
    expect(rateCell('101', 'point', 'percent')).toMatchObject({ is: 'bad' });
    expect(rateCell('-5', 'point', 'percent')).toMatchObject({ is: 'bad' });
  });
});

describe('a day', () => {
  const dayOf = (text: string) => {
    const found = readDate(text, given);
    return found === null ? null : found.is === 'day' ? found.day : Object.fromEntries(found.readings);
  };

  it.each([
    ['2024-01-31', '2024-01-31'],
    ['2024/1/31', '2024-01-31'],
    ['2024-01-31 23:30', '2024-01-31'],
    // On the clocks of New York it is the day before.
    ['2024-02-01T03:30:00Z', '2024-01-31'],
    ['2024-01-31 22:20:30 -0500', '2024-01-31'],
    ['31.01.2024', '2024-01-31'],
    ['31.01.24', '2024-01-31'],
    ['31 Jan 2024', '2024-01-31'],
    ['31-Jan-24', '2024-01-31'],
    ['January 31, 2024', '2024-01-31'],
    ['Sept 3, 2024', '2024-09-03'],
    ['Jan 31, 2024 at 3:07pm', '2024-01-31'],
    ['2024-02-30', null],
    ['2024-01-31 25:00', null],
    ['31 Foo 2024', null],
    ['May', null],
    ['1706659200', null],
    ['', null],
  ])('%s is %s', (text, expected) => {
    expect(dayOf(text)).toBe(expected);
  });

  it('has a reading for each order that its figures leave open', () => {
    expect(dayOf('03/04/2024')).toEqual({ day_first: '2024-04-03', month_first: '2024-03-04' });
    expect(dayOf('31/12/2024')).toEqual({ day_first: '2024-12-31' });
    expect(dayOf('24/01/31')).toEqual({ year_first: '2024-01-31' });
    expect(dayOf('04/12/2026')).toEqual({ month_first: '2026-04-12' });
  });
});

describe('names', () => {
  it('are the same without case, signs and doubled spaces', () => {
    expect(vendorKey(' Ann\u00a0 LEE ')).toBe(vendorKey('ann lee'));
    expect(vendorKey('Zoe\u0308')).toBe(vendorKey('Zoë'));
    expect(orderKey('# 1001')).toBe(orderKey('1001'));
    expect(payoutKey('#PO-7')).toBe('po-7');
    expect(payoutKey('007')).not.toBe(payoutKey('7'));
  });

  it('are made plain once and for all', () => {
    const character = fc.constantFrom(
      "'",
      '=',
      '+',
      ' ',
      '\n',
      'a',
      '\u0000',
      '\u00a0',
      '\u200b',
      '\u202e',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(character), (characters) => {
        const plain = plainCell(characters.join(''));
        expect(plainCell(plain)).toBe(plain);
      }),
    );
  });
});
