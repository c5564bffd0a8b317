import { parsePercent, percentToWire } from '../money/rate.ts';
import type { PayoutMethod } from '../payouts/payout-method.ts';
import { isEmail } from '../shop/customer.ts';
import { slugOf } from '../shop/vendor-tracking.ts';
import { bareCell } from '../text/csv.ts';
import { comparablePlainName, plainName } from '../text/plain-name.ts';
import { defineTexts } from '../text/texts.ts';

/*
 * A file of vendors: a heading in each column, and a vendor in each row. A column is found by its heading, and a person may choose
 * another meaning for it.
 */

export const vendorAddressFields = ['address_1', 'address_2', 'city', 'state', 'zip'] as const;
export const vendorContactFields = ['contact_name', 'email', 'phone', ...vendorAddressFields] as const;

/** Of a vendor, in the order in which they are shown. */
export const vendorFileFields = [
  'name',
  ...vendorContactFields,
  'payout_method',
  'paypal_email',
  'commission_rate',
] as const;
export type VendorFileField = (typeof vendorFileFields)[number];

const labels = defineTexts('LabelsOfVendorFile', {
  name: 'Vendor name',
  contact_name: 'Contact',
  email: 'Email',
  phone: 'Phone',
  address_1: 'Address',
  address_2: 'Address line 2',
  city: 'City',
  state: 'State or region',
  zip: 'Postcode',
  payout_method: 'Payout method',
  paypal_email: 'PayPal email',
  commission_rate: 'Commission (%)',
} satisfies Record<VendorFileField, string>);

const texts = defineTexts('ProblemsOfVendorFile', {
  fraction: '“{value}” is less than 1%. For {percent}%, write {percent}.',
  nameMissing: 'The name is missing.',
  nameOfSigns: 'A name cannot consist only of symbols.',
  noEmail: '“{value}” is not an email address.',
  noMethod: '“{value}” is not a payout method. Use PayPal, Bank or By hand.',
  noRate: '“{value}”: {why}',
  tooLong: 'This is too long.',
  twice: 'This vendor is already in row {row}.',
});

type Column = {
  /** The longest value. */
  readonly most: number;
  /** As `wordOf` has them; the likeliest first. */
  readonly headings: readonly string[];
};

const columns: Readonly<Record<VendorFileField, Column>> = {
  name: {
    most: 255,
    headings: [
      'vendor',
      'vendorname',
      'name',
      'consignor',
      'consignorname',
      'supplier',
      'suppliername',
      'brand',
      'brandname',
      'maker',
      'artist',
      'company',
      'companyname',
      'business',
      'businessname',
    ],
  },
  contact_name: {
    most: 255,
    headings: ['contact', 'contactname', 'contactperson', 'fullname', 'person', 'owner'],
  },
  email: {
    most: 254,
    headings: ['email', 'emailaddress', 'mail', 'contactemail', 'vendoremail'],
  },
  phone: {
    most: 50,
    headings: ['phone', 'phonenumber', 'telephone', 'tel', 'mobile', 'mobilephone', 'cell', 'cellphone'],
  },
  address_1: {
    most: 255,
    headings: ['address', 'address1', 'addressline1', 'street', 'streetaddress'],
  },
  address_2: {
    most: 255,
    headings: ['address2', 'addressline2', 'suite', 'unit'],
  },
  city: { most: 255, headings: ['city', 'town', 'citytown'] },
  state: { most: 255, headings: ['state', 'province', 'region', 'county'] },
  zip: { most: 50, headings: ['zip', 'zipcode', 'postcode', 'postalcode'] },
  payout_method: {
    most: 50,
    headings: ['payoutmethod', 'paymentmethod', 'method', 'payby', 'paidby', 'payment'],
  },
  paypal_email: {
    most: 254,
    headings: ['paypalemail', 'paypal', 'paypaladdress', 'paypalaccount'],
  },
  commission_rate: {
    most: 50,
    headings: [
      'commissionrate',
      'commission',
      'rate',
      'vendorrate',
      'vendorcommission',
      'vendorshare',
      'share',
      'split',
      'percentage',
      'percent',
    ],
  },
};

/** Two columns that are one value, joined by a space. */
const partsOfContact = [
  ['firstname', 'givenname', 'contactfirstname'],
  ['lastname', 'surname', 'familyname', 'contactlastname'],
];

export function vendorFieldLabel(field: VendorFileField): string {
  return labels[field];
}

/** The meaning of each column by its heading; null for one that is not read. */
export function findVendorColumns(headings: readonly string[]): (VendorFileField | null)[] {
  const known = headings.map(wordOf);
  const found: (VendorFileField | null)[] = known.map(() => null);
  const place = (names: readonly string[]) => {
    const [first] = names.map((name) => known.indexOf(name)).filter((at) => at >= 0);
    return first ?? -1;
  };
  for (const field of vendorFileFields) {
    const at = place(columns[field].headings);
    if (at >= 0) found[at] = field;
    if (at >= 0 || field !== 'contact_name') continue;
    for (const part of partsOfContact.map(place)) if (part >= 0) found[part] = field;
  }
  return found;
}

/** In lower case, without spaces and signs. */
function wordOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}

export type VendorFileRow = {
  readonly number: number;
  readonly cells: readonly string[];
  /** Why it cannot be read, whatever its columns are. */
  readonly problem: string | null;
};

/** A vendor by its row; '' or null where the row says nothing. */
export type VendorDraft = Readonly<
  Record<Exclude<VendorFileField, 'payout_method' | 'commission_rate'>, string>
> & {
  readonly row: number;
  readonly payout_method: PayoutMethod | null;
  /** Parts per million. */
  readonly commission_rate_ppm: number | null;
};

/** `column` is a heading; null where the whole row cannot be read. */
export type VendorFileProblem = {
  readonly row: number;
  readonly column: string | null;
  readonly detail: string;
};

export type ReadVendors = {
  readonly drafts: readonly VendorDraft[];
  readonly problems: readonly VendorFileProblem[];
};

type Read<Value> =
  { readonly is: 'ok'; readonly value: Value } | { readonly is: 'refused'; readonly why: string };

/** The vendors of a file's rows, its headings left out. A row with a problem is left out. */
export function readVendorRows(
  headings: readonly string[],
  fields: readonly (VendorFileField | null)[],
  rows: readonly VendorFileRow[],
): ReadVendors {
  const drafts: VendorDraft[] = [];
  const problems: VendorFileProblem[] = [];
  const rowOfName = new Map<string, number>();
  for (const { number: row, cells, problem } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (problem !== null) {
      problems.push({ row, column: null, detail: problem });
      continue;
    }
    const faults: VendorFileProblem[] = [];
    const headingOf = (field: VendorFileField) => headings[fields.indexOf(field)] ?? null;
    const read = <Value>(field: VendorFileField, how: (text: string) => Read<Value>, none: Value): Value => {
      const text = textIn(cells, fields, field);
      const is = text.length > columns[field].most ? refused(texts.tooLong) : how(text);
      if (is.is === 'ok') return is.value;
      faults.push({ row, column: headingOf(field), detail: is.why });
      return none;
    };
    const draft: VendorDraft = {
      row,
      name: read('name', readName, ''),
      contact_name: read('contact_name', asItIs, ''),
      email: read('email', readEmail, ''),
      phone: read('phone', asItIs, ''),
      address_1: read('address_1', asItIs, ''),
      address_2: read('address_2', asItIs, ''),
      city: read('city', asItIs, ''),
      state: read('state', asItIs, ''),
      zip: read('zip', asItIs, ''),
      paypal_email: read('paypal_email', readEmail, ''),
      payout_method: read('payout_method', readMethod, null),
      commission_rate_ppm: read('commission_rate', readRate, null),
    };
    const key = comparablePlainName(draft.name);
    const earlier = rowOfName.get(key);
    if (draft.name !== '' && earlier !== undefined) {
      const detail = texts.twice({ row: earlier });
      faults.push({ row, column: headingOf('name'), detail });
    }
    if (draft.name !== '' && earlier === undefined) rowOfName.set(key, row);
    if (faults.length === 0) drafts.push(draft);
    problems.push(...faults);
  }
  return { drafts, problems };
}

/** The columns of one field, joined. */
function textIn(
  cells: readonly string[],
  fields: readonly (VendorFileField | null)[],
  field: VendorFileField,
): string {
  const texts = fields.flatMap((one, at) => (one === field ? [bareCell(plainName(cells[at] ?? ''))] : []));
  return texts.filter((text) => text !== '').join(' ');
}

function ok<Value>(value: Value): Read<Value> {
  return { is: 'ok', value };
}

function refused(why: string): { readonly is: 'refused'; readonly why: string } {
  return { is: 'refused', why };
}

function asItIs(text: string): Read<string> {
  return ok(text);
}

function readName(text: string): Read<string> {
  if (text === '') return refused(texts.nameMissing);
  return slugOf(text) === '' ? refused(texts.nameOfSigns) : ok(text);
}

function readEmail(text: string): Read<string> {
  return text === '' || isEmail(text) ? ok(text) : refused(texts.noEmail({ value: short(text) }));
}

const methods: Readonly<Record<PayoutMethod, readonly string[]>> = {
  paypal: ['paypal'],
  bank: ['bank', 'bankfile', 'banktransfer', 'transfer', 'wire', 'iban', 'sepa', 'ach', 'directdeposit'],
  by_hand: ['byhand', 'hand', 'cash', 'check', 'cheque', 'manual'],
};

function readMethod(text: string): Read<PayoutMethod | null> {
  if (text === '') return ok(null);
  const word = wordOf(text);
  for (const method of ['paypal', 'bank', 'by_hand'] as const) {
    if (methods[method].includes(word)) return ok(method);
  }
  return refused(texts.noMethod({ value: short(text) }));
}

function readRate(text: string): Read<number | null> {
  if (text === '') return ok(null);
  const parsed = parsePercent(text.replace(/ ?%$/, '').replace(',', '.'));
  if (parsed.is === 'refused') return refused(texts.noRate({ value: short(text), why: parsed.why }));
  // A spreadsheet keeps 40 % as 0.4.
  const isPart = parsed.ppm > 0 && parsed.ppm < 10_000;
  return isPart
    ? refused(
        texts.fraction({
          value: short(text),
          percent: percentToWire(Math.min(parsed.ppm * 100, 1_000_000)),
        }),
      )
    : ok(parsed.ppm);
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59).toWellFormed()}…` : text;
}
