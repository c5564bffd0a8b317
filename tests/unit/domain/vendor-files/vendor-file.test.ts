import { describe, expect, it } from 'vitest';
import { textCell } from '@consignment/domain/text/csv';
import { findVendorColumns, readVendorRows } from '@consignment/domain/vendor-files/vendor-file';
import { planVendorFile } from '@consignment/server/actions/vendors/vendor-file-plan';
import type { KnownVendor } from '@consignment/server/queries/vendors/vendors-with-names';

/** The rows below the headings, as a spreadsheet counts them. */
function read(headings: string[], ...rows: string[][]) {
  const numbered = rows.map((cells, at) => ({ number: at + 2, cells, problem: null }));
  return readVendorRows(headings, findVendorColumns(headings), numbered);
}

describe('the columns of a file of vendors', () => {
  it.each([
    ['Vendor', 'name'],
    ['Supplier name', 'name'],
    ['BRAND', 'name'],
    ['Company', 'name'],
    ['Contact person', 'contact_name'],
    ['E-mail', 'email'],
    ['E-Mail Address', 'email'],
    ['Phone #', 'phone'],
    ['Address', 'address_1'],
    ['Address Line 2', 'address_2'],
    ['City/Town', 'city'],
    ['Post code', 'zip'],
    ['Commission %', 'commission_rate'],
    ['Rate', 'commission_rate'],
    ['PayPal', 'paypal_email'],
    ['PayPal e-mail', 'paypal_email'],
    ['Payment method', 'payout_method'],
    ['IBAN', null],
    ['Store commission', null],
    ['Country', null],
    ['', null],
  ])('%s is %s', (heading, field) => {
    expect(findVendorColumns([heading])).toEqual([field]);
  });

  it('are found once each, the likeliest heading first', () => {
    expect(findVendorColumns(['Company', 'Vendor', 'Email', 'E-mail'])).toEqual([
      null,
      'name',
      'email',
      null,
    ]);
  });

  it('make a contact of a first and a last name, unless one column has it', () => {
    expect(findVendorColumns(['Brand', 'First name', 'Last name'])).toEqual([
      'name',
      'contact_name',
      'contact_name',
    ]);
    expect(findVendorColumns(['Contact', 'First name'])).toEqual(['contact_name', null]);
    const { drafts } = read(
      ['Brand', 'First name', 'Last name'],
      ['Loom', 'Maria', ' Lopez '],
      ['Ash', '', 'Fell'],
    );
    expect(drafts.map(({ contact_name }) => contact_name)).toEqual(['Maria Lopez', 'Fell']);
  });
});

describe('a row of a file of vendors', () => {
  it('is read whole', () => {
    const headings = [
      'Vendor',
      'Email',
      'Phone',
      'Address',
      'City',
      'State',
      'Zip',
      'Method',
      'PayPal',
      'Commission',
    ];
    const cells = [
      '  Lantern  Loom',
      'm@loom.example',
      "'+44 20",
      '1 Mill',
      'York',
      'NY',
      '011',
      'PayPal',
      'p@l.example',
      '45 %',
    ];
    expect(read(headings, cells)).toEqual({
      problems: [],
      drafts: [
        {
          row: 2,
          name: 'Lantern Loom',
          contact_name: '',
          email: 'm@loom.example',
          phone: '+44 20',
          address_1: '1 Mill',
          address_2: '',
          city: 'York',
          state: 'NY',
          zip: '011',
          payout_method: 'paypal',
          paypal_email: 'p@l.example',
          commission_rate_ppm: 450_000,
        },
      ],
    });
  });

  it.each([
    ['45', 450_000],
    ['45%', 450_000],
    ['12.5 %', 125_000],
    ['12,5', 125_000],
    ['0', 0],
    ['100', 1_000_000],
    ['', null],
  ])('has the rate %s', (text, ppm) => {
    expect(read(['Vendor', 'Rate'], ['Loom', text]).drafts[0]?.commission_rate_ppm).toBe(ppm);
  });

  it.each([
    ['Rate', '101', '“101”: A percentage cannot be more than 100.'],
    ['Rate', '-1', '“-1”: A percentage cannot be negative.'],
    ['Rate', '60/40', '“60/40”: Enter a percentage in digits, for example 12.5.'],
    ['Rate', '0.45', '“0.45” is less than 1%. For 45%, write 45.'],
    ['Email', 'maria at loom', '“maria at loom” is not an email address.'],
    ['PayPal', 'maria', '“maria” is not an email address.'],
    ['Method', 'Bitcoin', '“Bitcoin” is not a payout method. Use PayPal, Bank or By hand.'],
    ['Phone', '1'.repeat(51), 'This is too long.'],
  ])('with the %s %s is a problem of its column', (column, text, detail) => {
    const { drafts, problems } = read(['Vendor', column], ['Loom', text]);
    expect(drafts).toEqual([]);
    expect(problems).toEqual([{ row: 2, column, detail }]);
  });

  it.each([
    ['Cash', 'by_hand'],
    ['Bank transfer', 'bank'],
    ['pay pal', 'paypal'],
  ])('is paid by %s', (text, method) => {
    expect(read(['Vendor', 'Method'], ['Loom', text]).drafts[0]?.payout_method).toBe(method);
  });

  it.each(['+44 20', '=Loom', '＝Loom', '＠loom'])('has %s as our own files write it', (name) => {
    const { drafts } = read(['Vendor'], [textCell(name)]);
    expect(drafts.map((draft) => draft.name)).toEqual([name]);
  });

  it('without a name, and with one that an earlier row has, is a problem', () => {
    const { drafts, problems } = read(
      ['Vendor', 'Email'],
      ['Loom', ''],
      ['', 'a@b.example'],
      ['LOOM', ''],
      ['!', ''],
    );
    expect(drafts.map(({ row }) => row)).toEqual([2]);
    expect(problems).toEqual([
      { row: 3, column: 'Vendor', detail: 'The name is missing.' },
      { row: 4, column: 'Vendor', detail: 'This vendor is already in row 2.' },
      { row: 5, column: 'Vendor', detail: 'A name cannot consist only of symbols.' },
    ]);
  });

  it('that is empty is no vendor, and one that cannot be read says why', () => {
    const rows = [
      { number: 2, cells: ['', ' '], problem: null },
      { number: 3, cells: ['Loom', 'a', 'b'], problem: 'This row has 3 cells, the header has 2.' },
    ];
    expect(readVendorRows(['Vendor', 'Email'], ['name', 'email'], rows)).toEqual({
      drafts: [],
      problems: [{ row: 3, column: null, detail: 'This row has 3 cells, the header has 2.' }],
    });
  });
});

describe('what a file does to the vendors of a shop', () => {
  const loom: KnownVendor = {
    id: 7,
    name: 'Lantern Loom',
    names: ['Lantern Loom', 'Old Loom'],
    contact_name: '',
    email: 'set@loom.example',
    phone: '',
    address_1: '',
    address_2: '',
    city: 'York',
    state: '',
    zip: '',
    paypal_email: '',
    payout_method: null,
    commission_rate_ppm: 0,
  };
  const headings = ['Vendor', 'Contact', 'Email', 'Address', 'City', 'Method', 'Rate'];

  it('adds new ones, and fills only what is empty of those that are there', () => {
    const file = read(
      headings,
      ['LANTERN LOOM', 'Maria', 'other@loom.example', '1 Mill', 'Hull', 'Bank', '40'],
      ['Ash', '', '', '', '', '', ''],
    );
    const { added, filled, unchanged, problems } = planVendorFile(file, [loom]);
    expect(added.map(({ name }) => name)).toEqual(['Ash']);
    // A rate of nothing is a rate, and an address that has a city is not mixed with another.
    expect(filled.map(({ vendor, fields }) => [vendor.id, fields])).toEqual([
      [7, ['contact_name', 'payout_method']],
    ]);
    expect([unchanged, problems]).toEqual([0, []]);
  });

  it('leaves one that has all of it, and names a second row for one vendor', () => {
    const file = read(
      ['Vendor', 'Email'],
      ['Lantern Loom', 'x@loom.example'],
      ['Old Loom', 'y@loom.example'],
    );
    expect(planVendorFile(file, [loom])).toEqual({
      added: [],
      filled: [],
      unchanged: 1,
      problems: [{ row: 3, column: null, detail: 'This vendor was merged into the vendor in row 2.' }],
    });
  });
});
