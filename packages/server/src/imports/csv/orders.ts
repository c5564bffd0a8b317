import type { Readable } from 'node:stream';
import { fitsALine } from '@consignment/domain/commission/commission';
import { paidStatuses } from '@consignment/domain/commission/commission-rules';
import { isCurrency, type CurrencyCode } from '@consignment/domain/money/currency';
import { plainName, plainNames } from '@consignment/domain/text/plain-name';
import { quantityCell } from '../port/cells.ts';
import { amountCell, optionalAmountCell } from './amounts.ts';
import { dateCell, type DateRules, type FileDate } from './dates.ts';
import { orderGroups, type OrderCsvRow, type OrderGroup } from './order-groups.ts';
import { idWithoutId } from '../port/ids.ts';
import { orderIdCell } from './order-id.ts';
import { namedTaxesOf } from './named-taxes.ts';
import { readCsv } from './read-csv.ts';
import { CellReader, type Reading } from './reading.ts';
import type { RowProblem, PlatformCustomer, FileLine, FileOrder } from '../port/records.ts';

/**
 * Reads Shopify's orders export. An order is read completely or not at all, as its discounts, tax, refunds and line
 * numbers depend on each other. `apart` are the orders whose rows are not adjacent.
 */
export async function* readOrders(
  input: Readable,
  shop: { readonly currency: CurrencyCode },
  dates: DateRules,
  onBytes?: (bytes: number) => void,
  apart: ReadonlySet<string> = new Set(),
): AsyncGenerator<Reading<FileOrder>> {
  for await (const group of orderGroups(readCsv('orders', input, onBytes), apart)) {
    yield group.is === 'order' ? orderOf(group.head, group.rows, shop.currency, dates) : stray(group);
  }
}

function orderOf(
  head: OrderCsvRow,
  group: readonly OrderCsvRow[],
  currency: CurrencyCode,
  dates: DateRules,
): Reading<FileOrder> {
  const problems: RowProblem[] = [];
  const note = (row: OrderCsvRow, reason: string | null) => {
    if (reason === null) return;
    const fate = `${isName(head.cells.name) ? `Order ${head.cells.name}` : 'This order'} (${countOf(group.length)}) was not imported.`;
    problems.push({ file: 'orders', row: row.number, reason: `${reason} ${fate}`, excerpt: row.excerpt });
  };
  const headReader = new CellReader();
  const order =
    head.problem === null
      ? headOf(head, group.length, currency, dates, headReader)
      : headReader.refuse(head.problem);
  const occurrences = new Map<string, number>();
  const lines: FileLine[] = [];
  for (const row of group) {
    const read = row === head ? headReader : new CellReader();
    if (row.problem === null) {
      const line = lineOf(row, row === head, order?.platformId ?? '', occurrences, currency, read);
      if (line !== null) lines.push(line);
    } else if (row !== head) read.refuse(row.problem);
    note(row, read.reason);
  }
  if (order === null || problems.length > 0) {
    const { name, id, currency: given } = head.cells;
    return {
      is: 'skipped',
      rows: group.length,
      problems,
      order: { name, id, currency: given.toUpperCase() },
    };
  }
  return { is: 'read', value: { ...order, lines } };
}

function stray({ head, rows, why }: Extract<OrderGroup, { is: 'stray' }>): Reading<FileOrder> {
  const { name } = head.cells;
  const order = isName(name) ? `order ${name}` : 'this order';
  const reasons = {
    no_name: "The column 'Name' is empty, so it is not known which order this row belongs to.",
    no_first_row: `The file has no first row of ${order}, with its currency and status.`,
    several_first_rows: `The rows of ${order} are not together, and more than one of them begins an order of that name: it is not known which rows belong together. Import the export unchanged, without sorting it.`,
  } satisfies Record<typeof why, string>;
  const reason = `${reasons[why]} ${leftOut(rows)}`;
  return {
    is: 'skipped',
    rows,
    problems: [{ file: 'orders', row: head.number, reason, excerpt: head.excerpt }],
    order: { name, id: '', currency: '' },
  };
}

/** False for a cell that has slipped into the column: reasons are printed, and name no customer. */
function isName(text: string): boolean {
  return text.length <= 60 && !text.includes('@');
}

function leftOut(rows: number): string {
  return rows === 1 ? 'This row was left out.' : `These ${rows} rows were left out.`;
}

function countOf(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`;
}

function headOf(
  row: OrderCsvRow,
  rows: number,
  currency: CurrencyCode,
  dates: DateRules,
  read: CellReader,
): Omit<FileOrder, 'lines'> {
  const { cells } = row;
  const given = cells.currency.toUpperCase();
  if (given === '') read.refuse("The column 'Currency' is empty.");
  else if (!isCurrency(given)) read.refuse(`'${cells.currency}' is not a known currency.`);
  else if (given !== currency) read.refuse(`The order is in ${given}, the shop's currency is ${currency}.`);
  const money = (column: string, text: string) => read.take(optionalAmountCell(column, text, currency), null);
  const moment = (column: string, text: string) =>
    text === '' ? null : (read.take(dateCell(column, text, dates), null)?.instant ?? null);
  const id = read.take(orderIdCell(cells.id), '');
  const {
    instant: processedAt,
    exactness,
    otherwise,
  } = read.take(dateCell('Created at', cells.createdAt, dates), unread);
  if (id === '' && exactness === 'day') {
    read.refuse(
      "The 'Created at' has no time and the order no 'Id', so it is not known which order this is.",
    );
  }
  const financialStatus = statusOf(cells.financialStatus);
  const fulfillmentStatus = statusOf(cells.fulfillmentStatus);
  const paidAt = moment('Paid at', cells.paidAt);
  const fulfilledAt = moment('Fulfilled at', cells.fulfilledAt);
  return {
    row: row.number,
    rows,
    excerpt: row.excerpt,
    platformId: id === '' ? idWithoutId({ name: cells.name, processedAt, currency }) : id,
    name: cells.name,
    processedAt,
    exactness,
    otherwise,
    cancelledAt: moment('Cancelled at', cells.cancelledAt),
    paidAt: paidStatuses.includes(financialStatus ?? '') ? paidAt : null,
    // The export gives an order that is fulfilled in part a moment too.
    fulfilledAt: fulfillmentStatus === 'fulfilled' ? fulfilledAt : null,
    financialStatus,
    fulfillmentStatus,
    currency,
    subtotal: money('Subtotal', cells.subtotal),
    shipping: money('Shipping', cells.shipping) ?? 0,
    charges: money('Duties', cells.duties) ?? 0,
    unstated: unstatedIn(cells),
    outstanding: outstandingIn(cells, money),
    taxes: money('Taxes', cells.taxes) ?? 0,
    namedTaxes: namedTaxesOf(cells, currency),
    total: money('Total', cells.total) ?? 0,
    discountAmount: money('Discount Amount', cells.discountAmount) ?? 0,
    refundedAmount: money('Refunded Amount', cells.refundedAmount) ?? 0,
    hasRefundedAmount: cells.refundedAmount !== '',
    tags: plainNames(cells.tags),
    note: cells.notes,
    location: cells.location,
    customer: customerOf(cells),
  };
}

function unstatedIn(cells: OrderCsvRow['cells']): NonNullable<FileOrder['unstated']> {
  return (['shipping', 'taxes', 'discountAmount'] as const).filter((sum) => cells[sum] === '');
}

function outstandingIn(
  { outstandingBalance: text }: OrderCsvRow['cells'],
  money: (column: string, text: string) => number | null,
): number | null {
  const owed = money('Outstanding Balance', text.replace(/^-/, ''));
  return owed !== null && text.startsWith('-') ? -owed : owed;
}

/** In the place of a date that is refused. */
const unread: FileDate = { instant: '', exactness: 'second', otherwise: [] };

function statusOf(text: string): string | null {
  return text === '' ? null : text.toLowerCase().replace(/\s+/g, '_');
}

// The shipping address; an order without one (collected, or digital) shows the billing address.
function customerOf(cells: OrderCsvRow['cells']): PlatformCustomer {
  const name = cells.billingName === '' ? cells.shippingName : cells.billingName;
  const isShipped =
    `${cells.shippingAddress1}${cells.shippingCity}${cells.shippingZip}${cells.shippingCountry}` !== '';
  return isShipped
    ? {
        name,
        email: cells.email,
        company: cells.shippingCompany,
        address1: cells.shippingAddress1,
        address2: cells.shippingAddress2,
        city: cells.shippingCity,
        province: cells.shippingProvince,
        zip: cells.shippingZip,
        country: cells.shippingCountry,
      }
    : {
        name,
        email: cells.email,
        company: cells.billingCompany,
        address1: cells.billingAddress1,
        address2: cells.billingAddress2,
        city: cells.billingCity,
        province: cells.billingProvince,
        zip: cells.billingZip,
        country: cells.billingCountry,
      };
}

function lineOf(
  row: OrderCsvRow,
  isFirst: boolean,
  orderId: string,
  occurrences: Map<string, number>,
  currency: CurrencyCode,
  read: CellReader,
): FileLine | null {
  const { cells } = row;
  const hasNoLine = cells.lineName === '' && cells.linePrice === '' && cells.lineQuantity === '';
  if (hasNoLine) {
    if (!isFirst) read.refuse('This row has no line: its name, price and quantity are empty.');
    return null;
  }
  // All units were removed from the order again: nothing was sold.
  if (/^0+$/.test(cells.lineQuantity)) return null;
  if (cells.lineName === '') read.refuse("The column 'Lineitem name' is empty.");
  const price = read.take(amountCell('Lineitem price', cells.linePrice, currency), 0);
  const quantity = read.take(quantityCell('Lineitem quantity', cells.lineQuantity), 1);
  const discount =
    read.take(optionalAmountCell('Lineitem discount', cells.lineDiscount, currency), null) ?? 0;
  const compareAtPrice = read.take(
    optionalAmountCell('Lineitem compare at price', cells.lineCompareAtPrice, currency),
    null,
  );
  const fits = fitsALine({ price, quantity, cost: null, compareAt: compareAtPrice });
  if (!fits.quantity) read.refuse("The 'Lineitem quantity' is more than 1,000,000.");
  else {
    if (!fits.price) read.refuse('Price times quantity is too large.');
    if (!fits.compareAt) read.refuse("The 'Lineitem compare at price' times quantity is too large.");
  }
  if (read.reason === null && discount > price * quantity) {
    read.refuse("The 'Lineitem discount' is larger than price times quantity.");
  }
  const key = cells.lineSku === '' ? cells.lineName : cells.lineSku;
  const occurrence = (occurrences.get(key) ?? 0) + 1;
  occurrences.set(key, occurrence);
  return {
    row: row.number,
    excerpt: row.excerpt,
    platformId: `${orderId}:${key}:${occurrence}`,
    name: cells.lineName,
    sku: cells.lineSku,
    vendor: plainName(cells.vendor),
    price,
    quantity,
    discount,
    compareAtPrice,
    // Without the column, every line counts as taxable and shipped, as most are.
    isTaxable: cells.lineTaxable.toLowerCase() !== 'false',
    requiresShipping: cells.lineRequiresShipping.toLowerCase() !== 'false',
    fulfillmentStatus: statusOf(cells.lineFulfillmentStatus),
  };
}
