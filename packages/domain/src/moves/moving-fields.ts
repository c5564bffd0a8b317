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

function field<Name extends string>(
  name: Name,
  label: string,
  kind: FieldKind,
  meaning: string,
  headers: string,
): MovingField<Name> {
  return { name, label, kind, meaning, isNeeded: false, headers: headers.split(' | ') };
}

function needed<Name extends string>(one: MovingField<Name>): MovingField<Name> {
  return { ...one, isNeeded: true };
}

const vendorHeaders = 'vendor | vendor name | consignor | supplier | artist | maker | designer';
const rateHeaders =
  'commission % | commission rate | commission percentage | rate | rate % | percentage | split | vendor %';

const currencyHeaders = 'currency | currency code';

const vendorFields = [
  needed(
    field(
      'name',
      'Name',
      'text',
      'The vendor’s name, as the other files have it.',
      `${vendorHeaders} | name | company`,
    ),
  ),
  field(
    'email',
    'Email',
    'text',
    'Finds a vendor whose name is written otherwise here.',
    'email | vendor email | e-mail | email address | mail | paypal email',
  ),
  field(
    'contact',
    'Contact name',
    'text',
    'The person to write to.',
    'contact name | contact | contact person',
  ),
  field('rate', 'Commission rate', 'percent', 'The percentage that the vendor gets.', rateHeaders),
  field(
    'balance',
    'Balance',
    'amount',
    'The sum that the vendor is owed and has not been paid.',
    'due | balance | amount due | unpaid | outstanding | owed | open balance',
  ),
  field('currency', 'Currency', 'text', 'A row in another currency is refused.', currencyHeaders),
] as const;

const commissionFields = [
  needed(
    field(
      'order',
      'Order',
      'text',
      'The order’s name or number, such as #1001.',
      'order | order name | order number | order # | order no | order no. | order id | sale | transaction',
    ),
  ),
  field(
    'sku',
    'SKU',
    'text',
    'Finds the line in the order. Without it, the product’s title does.',
    'sku | variant sku | lineitem sku | item sku | item code | code',
  ),
  field(
    'title',
    'Product',
    'text',
    'The product’s title.',
    'product | product title | product name | title | item | item name | lineitem name | description',
  ),
  needed(field('vendor', 'Vendor', 'text', 'The vendor of the line.', `${vendorHeaders} | brand`)),
  needed(
    field(
      'amount',
      'Commission',
      'amount',
      'The vendor’s part of the line.',
      'earned | commission | commission amount | vendor amount | vendor share | earnings | payable | amount',
    ),
  ),
  field(
    'payout',
    'Payout',
    'text',
    'The number of the payout that paid the line. A line without one is not paid yet.',
    'payout | payout # | payout number | payout id | payout reference | invoice # | payment | payment reference | payment id | paid in',
  ),
  field(
    'day',
    'Date',
    'date',
    'The day of the sale.',
    'date | order date | sale date | sold on | created at | processed at',
  ),
  field('quantity', 'Quantity', 'count', 'The units sold.', 'quantity | qty | units | lineitem quantity'),
  field(
    'price',
    'Price',
    'amount',
    'The price of one unit.',
    'price | unit price | lineitem price | sale price | sell price',
  ),
  field(
    'discount',
    'Discount',
    'amount',
    'The discount of the line.',
    'discount | discounts | discount amount | lineitem discount',
  ),
  field('tax', 'Tax', 'amount', 'The tax of the line.', 'tax | taxes | tax amount | vat | gst'),
  field('cost', 'Cost', 'amount', 'The cost of one unit.', 'item cost | cost | cost per item | unit cost'),
  field(
    'rate',
    'Rate',
    'percent',
    'The percentage that the commission was worked out with. It explains amounts that are others here.',
    rateHeaders,
  ),
  field(
    'returned',
    'Returned',
    'count',
    'The units of the line that came back.',
    'returned | returned quantity | refunded quantity | qty returned | returns',
  ),
  field('currency', 'Currency', 'text', 'A row in another currency is refused.', currencyHeaders),
] as const;

const payoutFields = [
  needed(
    field(
      'number',
      'Number',
      'text',
      'The number or reference of the payout, by which the rows of commissions name it.',
      'invoice # | payout | payout # | payout number | payout id | number | reference | payment id | payment reference | id',
    ),
  ),
  needed(field('vendor', 'Vendor', 'text', 'The vendor that was paid.', `${vendorHeaders} | payee`)),
  needed(
    field(
      'day',
      'Date',
      'date',
      'The day of the payout.',
      'date | payout date | paid on | paid at | payment date | created at',
    ),
  ),
  needed(
    field(
      'amount',
      'Amount',
      'amount',
      'The sum that was paid.',
      'amount | total | payout amount | paid | amount paid | sum',
    ),
  ),
  field(
    'additional',
    'Additional pay',
    'amount',
    'The part of the amount that was paid for no line.',
    'additional pay | bonus | adjustment | adjustments | extra',
  ),
  field(
    'status',
    'Status',
    'text',
    'Payouts that failed or were taken back are left out.',
    'status | state | payout status',
  ),
  field('currency', 'Currency', 'text', 'A row in another currency is refused.', currencyHeaders),
  field('method', 'Method', 'text', 'How it was paid.', 'method | payment method | payout method | paid by'),
  field('note', 'Note', 'text', 'A note on the payout.', 'note | notes | memo | comment | message'),
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
