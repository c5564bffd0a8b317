import { defineTexts } from '../text/texts.ts';

/* The three files that the former app of a shop gives out, and the fields that their columns fill. */

export const movingFiles = ['vendors', 'commissions', 'payouts'] as const;
export type MovingFile = (typeof movingFiles)[number];

/** The order of the parts of dates such as 03/04/2024. */
export const dateOrders = ['day_first', 'month_first', 'year_first'] as const;
export type DateOrder = (typeof dateOrders)[number];

export const decimalMarks = ['point', 'comma'] as const;
export type DecimalMark = (typeof decimalMarks)[number];

/** Whether 45 % is written as 45 or as 0.45. */
export const rateForms = ['percent', 'fraction'] as const;
export type RateForm = (typeof rateForms)[number];

export type FieldKind = 'text' | 'amount' | 'date' | 'percent' | 'count';

export type MovingField<Name extends string = string> = {
  readonly name: Name;
  /** As screens and faults name it. */
  readonly label: string;
  readonly kind: FieldKind;
  readonly isNeeded: boolean;
  /** For the person who looks for its column. */
  readonly meaning: string;
  /** Headers that mean it, in lower case, the surest first. */
  readonly headers: readonly string[];
};

const labels = defineTexts('LabelsOfMovingFields', {
  additional: 'Additional pay',
  balance: 'Balance',
  commission: 'Commission',
  contact: 'Contact name',
  cost: 'Cost',
  currency: 'Currency',
  dayOfPayout: 'Date',
  dayOfSale: 'Date',
  discount: 'Discount',
  email: 'Email',
  method: 'Method',
  name: 'Name',
  note: 'Note',
  order: 'Order',
  paidAmount: 'Amount',
  paidVendor: 'Vendor',
  payoutNumber: 'Number',
  payoutOfLine: 'Payout',
  price: 'Price',
  quantity: 'Quantity',
  rateOfLine: 'Rate',
  returned: 'Returned',
  sku: 'SKU',
  status: 'Status',
  tax: 'Tax',
  title: 'Product',
  vendorOfLine: 'Vendor',
  vendorRate: 'Commission rate',
});

const meanings = defineTexts('MeaningsOfMovingFields', {
  additional: 'The part of the amount that doesn’t belong to any line.',
  balance: 'The amount that is due to the vendor and has not been paid yet.',
  commission: 'The vendor’s share of the line.',
  contact: 'The person to contact.',
  cost: 'The cost of one unit.',
  currency: 'Rows in any other currency will be refused.',
  dayOfPayout: 'The date of the payout.',
  dayOfSale: 'The date of the sale.',
  discount: 'The discount on the line.',
  email: 'Used to find vendors whose names are spelled differently in this app.',
  method: 'How the payout was paid.',
  name: 'The vendor’s name, as it appears in the other files.',
  note: 'A note on the payout.',
  order: 'The order’s name or number, such as #1001.',
  paidAmount: 'The amount that was paid.',
  paidVendor: 'The vendor who was paid.',
  payoutNumber: 'The payout number or reference used in the rows of the commissions file.',
  payoutOfLine:
    'The number of the payout that paid the line. Lines without a payout number have not been paid yet.',
  price: 'The price of one unit.',
  quantity: 'The number of units sold.',
  rateOfLine: 'The percentage used for the commission. It helps to explain any difference in the amounts.',
  returned: 'The number of units on the line that were returned.',
  sku: 'Used to find the line in the order. If there is no SKU, the product title is used.',
  status: 'Payouts that failed or were withdrawn will be left out.',
  tax: 'The tax on the line.',
  title: 'The product title.',
  vendorOfLine: 'The vendor for the line.',
  vendorRate: 'The percentage that the vendor earns.',
} satisfies Record<keyof typeof labels, string>);

/** `about` is the key of its texts. `headers` are set apart by ' | '. */
function field<Name extends string>(
  name: Name,
  about: keyof typeof labels,
  kind: FieldKind,
  headers: string,
): MovingField<Name> {
  return fieldOf(name, about, kind, { headers, isNeeded: false });
}

function needed<Name extends string>(
  name: Name,
  about: keyof typeof labels,
  kind: FieldKind,
  headers: string,
): MovingField<Name> {
  return fieldOf(name, about, kind, { headers, isNeeded: true });
}

function fieldOf<Name extends string>(
  name: Name,
  about: keyof typeof labels,
  kind: FieldKind,
  { headers, isNeeded }: { readonly headers: string; readonly isNeeded: boolean },
): MovingField<Name> {
  return {
    name,
    kind,
    isNeeded,
    headers: headers.split(' | '),
    get label() {
      return labels[about];
    },
    get meaning() {
      return meanings[about];
    },
  };
}

const vendorHeaders = 'vendor | vendor name | consignor | supplier | artist | maker | designer';
const rateHeaders =
  'commission % | commission rate | commission percentage | rate | rate % | percentage | split | vendor %';

const currencyHeaders = 'currency | currency code';

const vendorFields = [
  needed('name', 'name', 'text', `${vendorHeaders} | name | company`),
  field('email', 'email', 'text', 'email | vendor email | e-mail | email address | mail | paypal email'),
  field('contact', 'contact', 'text', 'contact name | contact | contact person'),
  field('rate', 'vendorRate', 'percent', rateHeaders),
  field(
    'balance',
    'balance',
    'amount',
    'due | balance | amount due | unpaid | outstanding | owed | open balance',
  ),
  field('currency', 'currency', 'text', currencyHeaders),
] as const;

const commissionFields = [
  needed(
    'order',
    'order',
    'text',
    'order | order name | order number | order # | order no | order no. | order id | sale | transaction',
  ),
  field('sku', 'sku', 'text', 'sku | variant sku | lineitem sku | item sku | item code | code'),
  field(
    'title',
    'title',
    'text',
    'product | product title | product name | title | item | item name | lineitem name | description',
  ),
  needed('vendor', 'vendorOfLine', 'text', `${vendorHeaders} | brand`),
  needed(
    'amount',
    'commission',
    'amount',
    'earned | commission | commission amount | vendor amount | vendor share | earnings | payable | amount',
  ),
  field(
    'payout',
    'payoutOfLine',
    'text',
    'payout | payout # | payout number | payout id | payout reference | invoice # | payment | payment reference | payment id | paid in',
  ),
  field('day', 'dayOfSale', 'date', 'date | order date | sale date | sold on | created at | processed at'),
  field('quantity', 'quantity', 'count', 'quantity | qty | units | lineitem quantity'),
  field('price', 'price', 'amount', 'price | unit price | lineitem price | sale price | sell price'),
  field('discount', 'discount', 'amount', 'discount | discounts | discount amount | lineitem discount'),
  field('tax', 'tax', 'amount', 'tax | taxes | tax amount | vat | gst'),
  field('cost', 'cost', 'amount', 'item cost | cost | cost per item | unit cost'),
  field('rate', 'rateOfLine', 'percent', rateHeaders),
  field(
    'returned',
    'returned',
    'count',
    'returned | returned quantity | refunded quantity | qty returned | returns',
  ),
  field('currency', 'currency', 'text', currencyHeaders),
] as const;

const payoutFields = [
  needed(
    'number',
    'payoutNumber',
    'text',
    'invoice # | payout | payout # | payout number | payout id | number | reference | payment id | payment reference | id',
  ),
  needed('vendor', 'paidVendor', 'text', `${vendorHeaders} | payee`),
  needed('day', 'dayOfPayout', 'date', 'date | payout date | paid on | paid at | payment date | created at'),
  needed('amount', 'paidAmount', 'amount', 'amount | total | payout amount | paid | amount paid | sum'),
  field('additional', 'additional', 'amount', 'additional pay | bonus | adjustment | adjustments | extra'),
  field('status', 'status', 'text', 'status | state | payout status'),
  field('currency', 'currency', 'text', currencyHeaders),
  field('method', 'method', 'text', 'method | payment method | payout method | paid by'),
  field('note', 'note', 'text', 'note | notes | memo | comment | message'),
] as const;

const fieldsByFile = {
  vendors: vendorFields,
  commissions: commissionFields,
  payouts: payoutFields,
} as const satisfies Record<MovingFile, readonly MovingField[]>;

export type FieldOf<File extends MovingFile> = (typeof fieldsByFile)[File][number]['name'];

/** The fields of a file in the order of screens. */
export function movingFields(file: MovingFile): readonly MovingField[] {
  return fieldsByFile[file];
}
