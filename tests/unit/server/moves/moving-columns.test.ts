import { describe, expect, it } from 'vitest';
import {
  guessFile,
  guessMapping,
  mappingFaults,
  type MovingMapping,
} from '@consignment/server/features/moves/domain/moving-columns';
import { notesOfForm } from '@consignment/server/features/moves/domain/moving-form';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';

const own = {
  vendors: 'Vendor,Contact Name,Due,Available,Held,Available On,Paid,Earned,Currency,Products',
  commissions:
    'Date,Order,Customer,Company,Location,Vendor,Product,Variant,SKU,Barcode,Quantity,Price,Discount,Tax,Item Cost,Earned,Pending,Running Total,Commission %,Commission Type,Currency,Status,Invoice #',
  payouts:
    'Invoice #,Date,Vendor,Amount,Additional Pay,Currency,Note,Status,Method,Fee,Fee Borne By,Reference,Pay Run',
} satisfies Record<MovingFile, string>;

const headersOf = (text: string) => text.split(',');

describe('a file’s mapping by its header', () => {
  it.each(['vendors', 'commissions', 'payouts'] as const)('is known for our own export of %s', (file) => {
    const headers = headersOf(own[file]);
    const guessed = guessMapping(file, headers);
    expect(guessed).toMatchObject({ format: 'consignment', missing: [] });
    expect(mappingFaults(file, guessed.mapping, headers)).toEqual([]);
    expect(guessFile(headers)).toBe(file);
  });

  it.each([
    ['point', '12.50', '1234.50'],
    ['comma', '12,50', '1234,50'],
  ] as const)('leaves the decimal %s of our own export to its amounts', (mark, one, other) => {
    const headers = headersOf(own.payouts);
    const { mapping } = guessMapping('payouts', headers);
    const notes = notesOfForm('payouts', mapping, headers, {
      currency: 'USD',
      timeZone: 'UTC',
      today: '2026-03-15',
    });
    notes.note(2, ['7', '2026-03-01 12:00', 'Ann', one, other, 'USD']);
    expect(notes.decide()).toMatchObject({ decimalMark: mark, open: [], faults: [] });
  });

  it('takes the columns of our own export for what they are', () => {
    expect(guessMapping('commissions', headersOf(own.commissions)).mapping.columns).toEqual({
      order: 'Order',
      sku: 'SKU',
      title: 'Product',
      vendor: 'Vendor',
      amount: 'Earned',
      day: 'Date',
      quantity: 'Quantity',
      price: 'Price',
      discount: 'Discount',
      tax: 'Tax',
      cost: 'Item Cost',
      rate: 'Commission %',
      currency: 'Currency',
      payout: 'Invoice #',
    });
    expect(guessMapping('payouts', headersOf(own.payouts)).mapping.columns).toMatchObject({
      number: 'Invoice #',
      additional: 'Additional Pay',
      status: 'Status',
    });
  });

  it('is guessed by the words of another app’s headers, whatever their case', () => {
    const headers = headersOf('Payment ID,CONSIGNOR, paid on ,Amount Paid,Memo');
    expect(guessMapping('payouts', headers)).toEqual({
      format: null,
      missing: [],
      mapping: {
        columns: {
          number: 'Payment ID',
          vendor: 'CONSIGNOR',
          day: ' paid on ',
          amount: 'Amount Paid',
          note: 'Memo',
        },
        dateOrder: null,
        decimalMark: null,
        rateForm: null,
      },
    });
    expect(guessFile(headers)).toBe('payouts');
  });

  it('gives a header that could be two fields to the one that it means more surely', () => {
    const { columns } = guessMapping('commissions', headersOf('order,sku,vendor,commission,amount')).mapping;
    expect(columns['amount']).toBe('commission');
  });

  it('names the needed fields that no header fits', () => {
    expect(guessMapping('payouts', headersOf('Foo,Vendor,Bar')).missing).toEqual(['number', 'day', 'amount']);
    expect(guessFile(headersOf('Foo,Bar'))).toBeNull();
  });
});

const mapping = (columns: Record<string, string>, answers: Partial<MovingMapping> = {}): MovingMapping => ({
  columns,
  dateOrder: null,
  decimalMark: null,
  rateForm: null,
  ...answers,
});

describe('the faults of a mapping', () => {
  const headers = ['No', 'Vendor', 'Date', 'Sum', 'Sum'];

  it('say what is missing, what is there twice, and what is used twice', () => {
    const faults = mappingFaults(
      'payouts',
      mapping({ number: 'No', vendor: 'No', day: 'When', amount: 'sum' }),
      headers,
    );
    expect(faults).toEqual([
      { field: 'vendor', why: 'The column “No” is already used for Number. Choose another column.' },
      { field: 'day', why: 'The column “When” is not in this file. Choose another column.' },
      {
        field: 'amount',
        why: 'The column “sum” appears twice in this file. Rename one of the two columns in the file.',
      },
    ]);
  });

  it('name needed fields without a column, and fields that there are none of', () => {
    const faults = mappingFaults(
      'payouts',
      mapping({ number: 'No', vendor: 'Vendor', day: 'Date', __proto: 'x' }),
      headers,
    );
    expect(faults.map(({ field }) => field)).toEqual(['__proto', 'amount']);
  });

  it('say of which file it rather is', () => {
    const headers = headersOf(own.payouts);
    const [first] = mappingFaults('commissions', guessMapping('commissions', headers).mapping, headers);
    expect(first).toEqual({
      field: null,
      why: 'This looks like the payouts file. Choose it as the payouts file instead.',
    });
  });

  it('ask for a SKU or a product of lines', () => {
    const faults = mappingFaults('commissions', mapping({ order: 'O', vendor: 'V', amount: 'A' }), [
      'O',
      'V',
      'A',
    ]);
    expect(faults).toEqual([
      { field: 'sku', why: 'No column has been chosen for SKU or Product. Choose a column for one of them.' },
    ]);
  });
});

describe('the form of a file', () => {
  const columns = {
    order: 'Order',
    sku: 'SKU',
    vendor: 'Vendor',
    amount: 'Amount',
    day: 'Date',
    rate: 'Rate',
  };
  const headers = ['Order', 'SKU', 'Vendor', 'Amount', 'Date', 'Rate'];
  const given = { currency: 'USD', timeZone: 'UTC', today: '2026-11-27' };

  function formOf(
    cells: readonly { amount?: string; day?: string; rate?: string }[],
    answers: Partial<MovingMapping> = {},
  ) {
    const notes = notesOfForm('commissions', mapping(columns, answers), headers, given);
    for (const [at, { amount = '', day = '', rate = '' }] of cells.entries())
      notes.note(at + 2, ['#1', 'A', 'Ann', amount, day, rate]);
    return notes.decide();
  }

  it('is decided by one cell that can be read in one way only', () => {
    const form = formOf([
      { amount: '1.500', day: '03/04/2024', rate: '0,5' },
      { amount: '7,25', day: '31/04/2024' },
      { amount: '2', day: '25/12/2024', rate: '45' },
    ]);
    expect(form).toEqual({
      dateOrder: 'day_first',
      decimalMark: 'comma',
      rateForm: 'percent',
      open: [],
      faults: [],
    });
  });

  it('asks where all cells leave it open, with what each answer makes of them', () => {
    const form = formOf([{ amount: '1,500', day: '03/04/2024', rate: '0.45' }]);
    expect(form.open.map(({ about }) => about)).toEqual(['date_order', 'rate_form']);
    expect(form.decimalMark).toBe('point');
    expect(form.open[0]?.samples).toEqual([
      {
        row: 2,
        column: 'Date',
        text: '03/04/2024',
        readings: [
          { answer: 'day_first', text: '3 April 2024' },
          { answer: 'month_first', text: '4 March 2024' },
        ],
      },
    ]);
    expect(form.open[1]?.samples[0]?.readings).toEqual([
      { answer: 'percent', text: '0.45%' },
      { answer: 'fraction', text: '45%' },
    ]);
  });

  it('asks for the decimal sign of amounts that can be read with either', () => {
    const form = formOf([{ amount: '1,500' }, { amount: '12' }, { amount: '-€2.250' }]);
    expect(form.decimalMark).toBeNull();
    expect(form.open).toMatchObject([
      {
        about: 'decimal_mark',
        samples: [
          {
            text: '1,500',
            readings: [
              { answer: 'comma', text: '1.500' },
              { answer: 'point', text: '1500' },
            ],
          },
        ],
      },
    ]);
    expect(formOf([{ amount: '1,500' }], { decimalMark: 'comma' })).toMatchObject({
      decimalMark: 'comma',
      open: [],
    });
  });

  it('does not ask for what is the same by each answer', () => {
    expect(formOf([{ day: '03/03/2024', amount: '12', rate: '0' }]).open).toEqual([]);
  });

  it('takes no day that is yet to come', () => {
    // 4 December 2026 is after today.
    expect(formOf([{ day: '04/12/2026' }])).toMatchObject({ dateOrder: 'month_first', open: [] });
  });

  it('takes a percent sign for a percentage in a file of fractions', () => {
    expect(formOf([{ rate: '45%' }, { rate: '0.5' }])).toMatchObject({ open: [{ about: 'rate_form' }] });
    expect(formOf([{ rate: '45%' }])).toMatchObject({ rateForm: null, open: [] });
  });

  it('refuses cells that contradict each other, and an answer that a cell excludes', () => {
    const form = formOf([
      { day: '31/12/2023', amount: '1.50' },
      { day: '12/31/2023', amount: '2,50' },
    ]);
    expect(form.faults).toEqual([
      'The dates are written in two ways: “31/12/2023” in row 2 (“Date”) and “12/31/2023” in row 3 (“Date”). Write all of them in one way, and choose the file again.',
      'The amounts are written in two ways: “1.50” in row 2 (“Amount”) and “2,50” in row 3 (“Amount”). Write all of them in one way, and choose the file again.',
    ]);
    expect(formOf([{ day: '31/12/2023' }], { dateOrder: 'month_first' }).faults).toEqual([
      'The dates cannot all be read so: see “31/12/2023” in row 2 (“Date”).',
    ]);
  });
});
