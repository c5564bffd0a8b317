import { randomOf } from '../reconciliation/random.ts';
import { sumsOf, type LineFacts, type OrderFacts, type ShopFacts } from './facts.ts';

/* Writes what happened as Shopify's exports have it, without any reader or writer of the product. */

/** The columns of an orders export, as Shopify orders them. */
const orderColumns = [
  'Name',
  'Email',
  'Financial Status',
  'Paid at',
  'Fulfillment Status',
  'Fulfilled at',
  'Accepts Marketing',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Discount Code',
  'Discount Amount',
  'Shipping Method',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem compare at price',
  'Lineitem sku',
  'Lineitem requires shipping',
  'Lineitem taxable',
  'Lineitem fulfillment status',
  'Billing Name',
  'Shipping Name',
  'Notes',
  'Note Attributes',
  'Cancelled at',
  'Payment Method',
  'Refunded Amount',
  'Vendor',
  'Outstanding Balance',
  'Location',
  'Id',
  'Tags',
  'Risk Level',
  'Source',
  'Lineitem discount',
  'Tax 1 Name',
  'Tax 1 Value',
  'Tax 2 Name',
  'Tax 2 Value',
  'Duties',
] as const;

type Row = Readonly<Record<string, string>>;
export type ShopFiles = { readonly orders: string; readonly products?: string; readonly refunds?: string };

export function filesOf(shop: ShopFacts): ShopFiles {
  const { layout, without, seed } = shop;
  const given = orderColumns.filter((column) => !without.includes(column));
  const columns = layout.isShuffled ? randomOf(seed).shuffled(given) : given;
  const refunds = refundRows(shop);
  return {
    orders: tableOf(columns, orderRows(shop), layout),
    ...(without.includes('Vendor')
      ? { products: tableOf(Object.keys(productRows(shop)[0] ?? {}), productRows(shop)) }
      : {}),
    ...(refunds.length > 0 ? { refunds: tableOf(['Refunded at', 'Order', 'Sku', 'Units'], refunds) } : {}),
  };
}

function tableOf(
  columns: readonly string[],
  rows: readonly Row[],
  layout: Pick<ShopFacts['layout'], 'separator' | 'isInOneCell' | 'start' | 'lineEnd'> = {
    separator: ',',
    isInOneCell: false,
    start: '',
    lineEnd: '\n',
  },
): string {
  const separator = layout.isInOneCell ? ',' : layout.separator;
  const line = (cells: readonly string[]) => {
    const text = cells.map((cell) => quoted(cell, [separator])).join(separator);
    return layout.isInOneCell ? `${quoted(text, [',', ';'])};` : text;
  };
  const lines = [line(columns), ...rows.map((row) => line(columns.map((column) => row[column] ?? '')))];
  return `${layout.start}${lines.join(layout.lineEnd)}${layout.lineEnd}`;
}

function quoted(cell: string, also: readonly string[]): string {
  return ['"', '\n', ...also].some((mark) => cell.includes(mark)) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export function orderRows(shop: ShopFacts): Row[] {
  const later: Row[] = [];
  const now = shop.orders.flatMap((order) => {
    const rows = rowsOf(order, shop);
    if (order.fault?.is === 'rows_apart') later.push(...rows.slice(1));
    if (order.fault?.is === 'order_twice') later.push(...rows);
    return order.fault?.is === 'rows_apart' ? rows.slice(0, 1) : rows;
  });
  return [...now, ...later];
}

function rowsOf(order: OrderFacts, shop: ShopFacts): Row[] {
  const { fault, lines } = order;
  const head = headOf(order, shop);
  const bare = { Name: order.name, 'Created at': head['Created at'] ?? '' };
  const rows = lines.map((line, at) => {
    const price = fault?.is === 'price_edited' && fault.at === at ? fault.price : line.price;
    const own = at === 0 || shop.layout.isFilledDown ? head : bare;
    return { ...own, ...lineOf({ ...line, price }, shop) };
  });
  // A line that was taken out of the order again.
  if (order.story === 'removed_line')
    rows.push({
      ...bare,
      ...lineOf({ ...(lines[0] ?? noLine), sku: '9-9', name: 'Piece 99' }, shop),
      'Lineitem quantity': '0',
    });
  if (fault?.is === 'row_lost') return rows.toSpliced(fault.at, 1);
  if (fault?.is === 'head_lost') return shop.layout.isFilledDown ? [] : rows.slice(1);
  const twice = fault?.is === 'row_twice' ? rows[fault.at] : undefined;
  if (twice === undefined || fault?.is !== 'row_twice') return rows;
  // The row alone: with the order's own columns it would be the whole order again.
  const again = shop.layout.isFilledDown ? twice : { ...bare, ...lineOf(lines[fault.at] ?? noLine, shop) };
  return rows.toSpliced(fault.at + 1, 0, again);
}

function headOf(order: OrderFacts, shop: ShopFacts): Row {
  const money = moneyOf(shop);
  const { subtotal, tax, discounts, total } = sumsOf(order, shop.tax);
  const created = dayOf(order.day);
  const named = shop.tax.rates.flatMap((rate, at): [string, string][] => [
    [`Tax ${at + 1} Name`, `VAT ${rate / 10_000}%`],
    [`Tax ${at + 1} Value`, money(order.taxes[at] ?? 0)],
  ]);
  const isSent = order.lines.every(({ isShipped }) => isShipped);
  return {
    Name: order.name,
    Email: 'buyer@person.example',
    'Financial Status': order.status,
    'Paid at': order.status === 'paid' ? created : '',
    'Fulfillment Status': isSent ? 'fulfilled' : 'partial',
    'Accepts Marketing': 'no',
    Currency: shop.currency,
    Subtotal: money(subtotal),
    Shipping: money(order.shipping),
    Taxes: money(tax),
    Total: money(total),
    'Discount Amount': money(discounts),
    'Shipping Method': 'Standard',
    'Created at': created,
    'Billing Name': 'A Buyer',
    Notes: 'Ring twice, please; "soon"',
    'Cancelled at': order.isCancelled ? created : '',
    'Payment Method': 'Shopify Payments',
    'Refunded Amount': money(order.refunded),
    'Outstanding Balance': money(order.owed),
    Id: order.id,
    'Risk Level': 'Low',
    Source: 'web',
    ...Object.fromEntries(named),
  };
}

const noLine: LineFacts = {
  sku: '',
  name: '',
  kind: 'product',
  vendor: '',
  price: 0,
  quantity: 1,
  own: 0,
  ofCode: 0,
  isTaxable: false,
  tax: 0,
  isShipped: true,
  returned: 0,
};

function lineOf(line: LineFacts, shop: ShopFacts): Row {
  const money = moneyOf(shop);
  const isProduct = line.kind === 'product';
  return {
    'Lineitem quantity': String(line.quantity),
    'Lineitem name': line.name,
    'Lineitem price': money(line.price),
    'Lineitem sku': line.sku,
    'Lineitem requires shipping': String(isProduct),
    'Lineitem taxable': String(line.isTaxable),
    'Lineitem fulfillment status': line.isShipped ? 'fulfilled' : 'pending',
    'Lineitem discount': money(line.own),
    Vendor: line.vendor,
  };
}

function moneyOf({ decimals, layout }: ShopFacts): (minor: number) => string {
  return (minor) => {
    const digits = String(minor).padStart(decimals + 1, '0');
    if (decimals === 0) return digits;
    const mark = layout.hasDecimalCommas ? ',' : '.';
    return `${digits.slice(0, -decimals)}${mark}${digits.slice(-decimals)}`;
  };
}

/** A different moment for each order, as Shopify writes it. */
function dayOf(nth: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  const minute = nth % 60;
  const hour = Math.floor(nth / 60) % 24;
  return `2026-03-${two(1 + (Math.floor(nth / 1440) % 28))} ${two(hour)}:${two(minute)}:07 +0000`;
}

export function productRows(shop: ShopFacts): Row[] {
  return shop.vendors.flatMap(({ name }, vendor) =>
    [0, 1, 2, 3].map((at) => ({
      Handle: `piece-${vendor}-${at}`,
      Title: `Piece ${vendor}-${at}`,
      Vendor: name,
      'Variant SKU': `${vendor}-${at}`,
      'Variant Price': '10',
      Status: 'active',
    })),
  );
}

/** The list of what came back, which Shopify's export lacks. */
function refundRows(shop: ShopFacts): Row[] {
  return shop.orders.flatMap(({ name, day, lines }) =>
    lines.flatMap(({ sku, returned }) =>
      returned > 0 ? [{ 'Refunded at': dayOf(day), Order: name, Sku: sku, Units: String(returned) }] : [],
    ),
  );
}
