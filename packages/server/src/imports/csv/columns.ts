import { comparablePlainName as comparable } from '@consignment/domain/text/plain-name';
import type { CsvRole } from '../port/records.ts';

/*
 * The columns of Shopify's CSV exports by header. Case is ignored; where Shopify has renamed a column, the later name
 * follows the earlier one.
 */

type Column = { readonly headers: readonly string[]; readonly isNeeded: boolean };

const needed = (...headers: string[]): Column => ({ headers, isNeeded: true });
const optional = (...headers: string[]): Column => ({ headers, isNeeded: false });

const productColumns = {
  handle: needed('Handle', 'URL handle'),
  title: needed('Title'),
  vendor: needed('Vendor'),
  type: optional('Type'),
  tags: optional('Tags'),
  collection: optional('Collection'),
  giftCard: optional('Gift Card'),
  option1: optional('Option1 Value'),
  option2: optional('Option2 Value'),
  option3: optional('Option3 Value'),
  sku: optional('Variant SKU', 'SKU'),
  barcode: optional('Variant Barcode', 'Barcode'),
  price: needed('Variant Price', 'Price'),
  compareAtPrice: optional('Variant Compare At Price', 'Compare-at price'),
  cost: optional('Cost per item'),
  inventoryQuantity: optional('Variant Inventory Qty', 'Inventory quantity'),
  inventoryTracker: optional('Variant Inventory Tracker', 'Inventory tracker'),
  image: optional('Image Src', 'Product image URL'),
  status: optional('Status'),
} satisfies Record<string, Column>;

const orderColumns = {
  name: needed('Name'),
  // Without it, an order is identified by name, date and currency.
  id: optional('Id'),
  email: optional('Email'),
  financialStatus: needed('Financial Status'),
  fulfillmentStatus: optional('Fulfillment Status'),
  currency: needed('Currency'),
  subtotal: optional('Subtotal'),
  shipping: optional('Shipping'),
  taxes: optional('Taxes'),
  total: optional('Total'),
  discountAmount: optional('Discount Amount'),
  createdAt: needed('Created at'),
  cancelledAt: optional('Cancelled at'),
  paidAt: optional('Paid at'),
  fulfilledAt: optional('Fulfilled at'),
  refundedAmount: optional('Refunded Amount'),
  outstandingBalance: optional('Outstanding Balance'),
  duties: optional('Duties'),
  tags: optional('Tags'),
  notes: optional('Notes'),
  location: optional('Location'),
  lineQuantity: needed('Lineitem quantity'),
  lineName: needed('Lineitem name'),
  linePrice: needed('Lineitem price'),
  lineCompareAtPrice: optional('Lineitem compare at price'),
  lineSku: needed('Lineitem sku'),
  lineRequiresShipping: optional('Lineitem requires shipping'),
  lineTaxable: optional('Lineitem taxable'),
  lineFulfillmentStatus: optional('Lineitem fulfillment status'),
  lineDiscount: optional('Lineitem discount'),
  vendor: optional('Vendor'),
  tax1Name: optional('Tax 1 Name'),
  tax1Value: optional('Tax 1 Value'),
  tax2Name: optional('Tax 2 Name'),
  tax2Value: optional('Tax 2 Value'),
  tax3Name: optional('Tax 3 Name'),
  tax3Value: optional('Tax 3 Value'),
  tax4Name: optional('Tax 4 Name'),
  tax4Value: optional('Tax 4 Value'),
  tax5Name: optional('Tax 5 Name'),
  tax5Value: optional('Tax 5 Value'),
  billingName: optional('Billing Name'),
  billingCompany: optional('Billing Company'),
  billingAddress1: optional('Billing Address1'),
  billingAddress2: optional('Billing Address2'),
  billingCity: optional('Billing City'),
  billingProvince: optional('Billing Province'),
  billingZip: optional('Billing Zip'),
  billingCountry: optional('Billing Country'),
  shippingName: optional('Shipping Name'),
  shippingCompany: optional('Shipping Company'),
  shippingAddress1: optional('Shipping Address1'),
  shippingAddress2: optional('Shipping Address2'),
  shippingCity: optional('Shipping City'),
  shippingProvince: optional('Shipping Province'),
  shippingZip: optional('Shipping Zip'),
  shippingCountry: optional('Shipping Country'),
} satisfies Record<string, Column>;

/** Not Shopify's: its CSV does not list returned units, so this file adds them. */
const refundColumns = {
  refundedAt: needed('Refunded at'),
  order: needed('Order'),
  sku: needed('Sku'),
  units: needed('Units'),
  amount: optional('Amount before discount'),
} satisfies Record<string, Column>;

/**
 * PayPal's activity download, by the names of its fields (developer.paypal.com, Activity Download report). 'Amount' is the name of
 * 'Gross' in some of its downloads.
 */
const paypalColumns = {
  date: needed('Date'),
  name: optional('Name'),
  type: needed('Type'),
  status: needed('Status'),
  currency: needed('Currency'),
  gross: needed('Gross', 'Amount'),
  receiver: optional('To Email Address'),
  transactionId: needed('Transaction ID'),
  referenceId: optional('Reference Txn ID'),
  invoice: optional('Invoice Number'),
  custom: optional('Custom Number'),
  itemTitle: optional('Item Title'),
  itemId: optional('Item ID'),
  subject: optional('Subject'),
  note: optional('Note'),
  balanceImpact: optional('Balance Impact'),
} satisfies Record<string, Column>;

export type ColumnsOf = {
  products: keyof typeof productColumns;
  orders: keyof typeof orderColumns;
  refunds: keyof typeof refundColumns;
  paypal: keyof typeof paypalColumns;
};

const columnsByRole: { [R in CsvRole]: Readonly<Record<ColumnsOf[R], Column>> } = {
  products: productColumns,
  orders: orderColumns,
  refunds: refundColumns,
  paypal: paypalColumns,
};

/** Columns of money. */
const amountColumns = {
  products: ['price', 'compareAtPrice', 'cost'],
  orders: [
    'subtotal',
    'shipping',
    'taxes',
    'total',
    'discountAmount',
    'refundedAmount',
    'outstandingBalance',
    'duties',
    'linePrice',
    'lineCompareAtPrice',
    'lineDiscount',
    'tax1Value',
    'tax2Value',
    'tax3Value',
    'tax4Value',
    'tax5Value',
  ],
  refunds: ['amount'],
  // Signed, and read by the reader of the report.
  paypal: [],
} satisfies { [R in CsvRole]: readonly ColumnsOf[R][] };

/** Columns of dates, each with its header. */
const dateColumns: { [R in CsvRole]: readonly (readonly [ColumnsOf[R], string])[] } = {
  products: [],
  orders: [
    ['createdAt', 'Created at'],
    ['paidAt', 'Paid at'],
    ['fulfilledAt', 'Fulfilled at'],
    ['cancelledAt', 'Cancelled at'],
  ],
  refunds: [['refundedAt', 'Refunded at']],
  paypal: [['date', 'Date']],
};

export function dateColumnsOf<R extends CsvRole>(role: R): readonly (readonly [ColumnsOf[R], string])[] {
  return dateColumns[role];
}

export function amountsOf(role: CsvRole): ReadonlySet<string> {
  return new Set(amountColumns[role]);
}

export type Header<C extends string> =
  | { readonly is: 'ok'; readonly positions: readonly (readonly [C, number])[] }
  | { readonly is: 'refused'; readonly why: string };

/** The positions of a file's columns, -1 for missing ones; or the reason why the file is of another kind. */
export function readHeader<R extends CsvRole>(role: R, header: readonly string[]): Header<ColumnsOf[R]> {
  const places = placesOf(header);
  // Object.entries loses the keys; they are those of the record above.
  const columns = Object.entries<Column>(columnsByRole[role]) as [ColumnsOf[R], Column][];
  const positions: [ColumnsOf[R], number][] = [];
  const missing: string[] = [];
  for (const [name, { headers, isNeeded }] of columns) {
    const found = headers.flatMap((one) => places.get(comparable(one)) ?? []);
    const [first, second] = found;
    const isTwice = headers.some((one) => (places.get(comparable(one)) ?? []).length > 1);
    if (isTwice || (second !== undefined && isNeeded)) {
      return {
        is: 'refused',
        why: `The ${fileNames[role]} file has the column '${headers[0] ?? name}' twice.`,
      };
    }
    positions.push([name, first ?? -1]);
    if (first === undefined && isNeeded) missing.push(`'${headers[0] ?? name}'`);
  }
  if (missing.length === 0) return { is: 'ok', positions };
  return { is: 'refused', why: `${missingText(role, missing)} ${likelyCause(role, header)}`.trim() };
}

/** The headings of a file that are read, each with the name of its column; those that are not; and the columns that are missing. */
export function columnsIn(role: CsvRole, header: readonly string[]) {
  const columns = Object.values<Column>(columnsByRole[role]);
  const columnOf = new Map(
    columns.flatMap(({ headers }) => headers.map((one) => [comparable(one), headers[0] ?? one] as const)),
  );
  const headings = header.map((one) => one.trim()).filter((one) => one !== '');
  const read = headings.flatMap((one) => {
    const column = columnOf.get(comparable(one));
    return column === undefined ? [] : [{ header: one, column }];
  });
  const found = new Set(read.map(({ column }) => column));
  return {
    read,
    ignored: headings.filter((one) => !columnOf.has(comparable(one))),
    missing: columns.flatMap(({ headers: [name] }) => (name === undefined || found.has(name) ? [] : [name])),
  };
}

function missingText(role: CsvRole, missing: readonly string[]): string {
  return missing.length === 1
    ? `The ${fileNames[role]} file has no column ${missing.join('')}.`
    : `The ${fileNames[role]} file lacks the columns ${missing.join(', ')}.`;
}

/** Names of files in sentences. */
export const fileNames = {
  products: 'products',
  orders: 'orders',
  refunds: 'refunds',
  paypal: 'PayPal',
} satisfies Record<CsvRole, string>;

const described = {
  products: 'the products export',
  orders: 'the orders export',
  refunds: 'the list of refunds',
  paypal: 'PayPal’s report of activity',
} satisfies Record<CsvRole, string>;

function likelyCause(role: CsvRole, header: readonly string[]): string {
  const other = (['products', 'orders', 'refunds', 'paypal'] as const).find(
    (one) => one !== role && hasNeededColumns(one, header),
  );
  if (other !== undefined) return `It looks like ${described[other]}.`;
  const [only] = header;
  if (header.length === 1 && only !== undefined && /[|:^~]/.test(only)) {
    return `Its cells are separated by neither commas, semicolons nor tabs. ${role === 'paypal' ? 'Download it from PayPal again.' : "Choose 'Plain CSV file' in Shopify's export."}`;
  }
  return role === 'paypal' ? englishHeadings : '';
}

/** PayPal writes the headings in the language of the account. */
const englishHeadings = `Its headings must be in English: ${Object.values<Column>(paypalColumns)
  .flatMap(({ headers: [name], isNeeded }) => (isNeeded && name !== undefined ? [`'${name}'`] : []))
  .join(', ')}. Set the language of the PayPal account to English, and download the activity again.`;

/** True where a header has all that a file of this kind needs. */
export function fits(role: CsvRole, header: readonly string[]): boolean {
  return readHeader(role, header).is === 'ok';
}

function hasNeededColumns(role: CsvRole, header: readonly string[]): boolean {
  const places = placesOf(header);
  return Object.values<Column>(columnsByRole[role])
    .filter(({ isNeeded }) => isNeeded)
    .every(({ headers }) => headers.some((one) => places.has(comparable(one))));
}

function placesOf(header: readonly string[]): Map<string, number[]> {
  return Map.groupBy(header.keys(), (place) => comparable(header[place] ?? ''));
}
