import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { spreadByLargestRemainder } from '@consignment/domain/money/money';
import { parse } from 'csv-parse/sync';
import type { ShopData, ShopLine, ShopOrder, ShopProduct } from './shop-data.ts';

/* The retail sample or a part of it, as files and as the Shopify shop that would export these files. */

const fixture = (name: string) =>
  gunzipSync(readFileSync(join(import.meta.dirname, '../../fixtures/retail', `${name}.csv.gz`))).toString(
    'utf8',
  );

type Cells = Record<string, string>;
const recordsOf = (text: string): Cells[] => parse(text, { columns: true, bom: true });
const minor = (text: string | undefined) => Math.round(Number(text === '' ? 0 : text) * 100);

export type RetailFiles = { readonly products: string; readonly orders: string; readonly refunds: string };

/** The first orders of the sample, with all products and their refunds. */
export function retailFiles(orders = Number.POSITIVE_INFINITY): RetailFiles {
  const [head = '', ...rows] = fixture('orders_export').trimEnd().split('\n');
  let count = 0;
  // The first row of an order has its id.
  const kept = rows.filter((row) => (/,4000000\d{6},/.test(row) ? ++count : count) <= orders);
  const names = new Set(kept.map((row) => row.split(',', 1)[0]));
  const [refundsHead = '', ...refunds] = fixture('refunds').trimEnd().split('\n');
  const returned = refunds.filter((row) => names.has(row.split(',')[1] ?? ''));
  return {
    products: fixture('products_export'),
    orders: `${[head, ...kept].join('\n')}\n`,
    refunds: `${[refundsHead, ...returned].join('\n')}\n`,
  };
}

const tagsOf = (text = '') =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export function retailShop(host: string, files: RetailFiles): ShopData {
  const products = new Map<number, ShopProduct>();
  const bySku = new Map<string, { variantId: number; productId: number }>();
  recordsOf(files.products).forEach((row, index) => {
    const [id, variantId] = [7_000_000_000_000 + index, 8_000_000_000_000 + index];
    const cost = row['Cost per item'] ?? '';
    const compareAt = row['Variant Compare At Price'] ?? '';
    products.set(id, {
      id,
      handle: row['Handle'] ?? '',
      title: row['Title'] ?? '',
      vendor: row['Vendor'] ?? '',
      type: row['Type'] ?? '',
      tags: tagsOf(row['Tags']),
      status: (row['Status'] ?? '').toUpperCase(),
      updatedAt: new Date('2010-11-30T00:00:00Z'),
      variants: [
        {
          id: variantId,
          title: row['Option1 Value'] ?? '',
          sku: row['Variant SKU'] ?? '',
          barcode: row['Variant Barcode'] ?? '',
          price: minor(row['Variant Price']),
          compareAtPrice: compareAt === '' ? null : minor(compareAt),
          cost: cost === '' ? null : minor(cost),
          quantity: Number(row['Variant Inventory Qty']),
        },
      ],
    });
    bySku.set(row['Variant SKU'] ?? '', { variantId, productId: id });
  });

  const orders = new Map<number, ShopOrder>();
  const byName = new Map<string, ShopOrder>();
  let order: ShopOrder | null = null;
  let discount = 0;
  const finish = () => {
    if (order !== null) shareDiscount(order, discount);
  };
  for (const row of recordsOf(files.orders)) {
    if (row['Id'] !== '') {
      finish();
      const at = new Date((row['Created at'] ?? '').replace(' +0000', 'Z').replace(' ', 'T'));
      const status = row['Fulfillment Status'] ?? '';
      order = {
        id: Number(row['Id']),
        name: row['Name'] ?? '',
        processedAt: at,
        updatedAt: at,
        cancelledAt: null,
        financialStatus: (row['Financial Status'] ?? '').toUpperCase(),
        fulfillmentStatus: status === 'partial' ? 'PARTIALLY_FULFILLED' : status.toUpperCase(),
        email: row['Email'] ?? '',
        customer: row['Billing Name'] ?? '',
        country: row['Shipping Country'] ?? '',
        tags: tagsOf(row['Tags']),
        location: row['Location'] ?? null,
        subtotal: minor(row['Subtotal']),
        total: minor(row['Total']),
        refunded: minor(row['Refunded Amount']),
        lines: [],
        refunds: [],
      };
      discount = minor(row['Discount Amount']);
      orders.set(order.id, order);
      byName.set(order.name, order);
    }
    if (order === null) continue;
    const sku = row['Lineitem sku'] ?? '';
    const quantity = Number(row['Lineitem quantity']);
    order.lines.push({
      id: order.id * 1000 + order.lines.length,
      name: row['Lineitem name'] ?? '',
      sku,
      vendor: row['Vendor'] ?? '',
      price: minor(row['Lineitem price']),
      quantity,
      discount: minor(row['Lineitem discount']),
      fulfilled: row['Lineitem fulfillment status'] === 'fulfilled' ? quantity : 0,
      variantId: bySku.get(sku)?.variantId ?? null,
      productId: bySku.get(sku)?.productId ?? null,
    });
  }
  finish();

  recordsOf(files.refunds).forEach((row, index) => {
    const of = byName.get(row['Order'] ?? '');
    if (of === undefined) return;
    const createdAt = new Date((row['Refunded at'] ?? '').replace(' +0000', 'Z').replace(' ', 'T'));
    const amount = minor(row['Amount before discount']);
    const lines = takeBack(of, row['Sku'] ?? '', Number(row['Units']), amount);
    of.refunds.push({
      id: 9_000_000_000 + index,
      createdAt,
      amount,
      shipping: 0,
      lines,
    });
    if (createdAt > of.updatedAt) of.updatedAt = createdAt;
  });
  return {
    host,
    name: 'Rookery Market',
    email: `owner@${host}`,
    currency: 'GBP',
    timeZone: 'Europe/London',
    domain: host.replace('myshopify.com', 'example'),
    orders,
    products,
  };
}

/** A discount code for the whole order appears in its subtotal only; Shopify allocates it to the lines. */
function shareDiscount(order: ShopOrder, discount: number): void {
  const nets = order.lines.map(({ price, quantity, discount: own }) => price * quantity - own);
  const rest = nets.reduce((sum, net) => sum + net, 0) - order.subtotal;
  if (rest <= 0 || rest > discount) return;
  const shares = spreadByLargestRemainder(rest, nets);
  order.lines.forEach((line, index) => (line.discount += shares[index] ?? 0));
}

/** Units of a SKU from the lines of an order, in their order. An amount names a price: its lines come first, the last of them before all. */
export function takeBack(
  order: ShopOrder,
  sku: string,
  units: number,
  amount: number | null = null,
): { lineId: number; quantity: number }[] {
  let left = units;
  const lines = order.lines.filter((line) => line.sku === sku);
  const named = lines.filter(({ price }) => price * units === amount).toReversed();
  return [...new Set([...named, ...lines])].flatMap((line) => {
    const quantity = Math.min(left, line.quantity - returnedOf(order, line));
    left -= quantity;
    return quantity <= 0 ? [] : [{ lineId: line.id, quantity }];
  });
}

function returnedOf(order: ShopOrder, line: ShopLine): number {
  return order.refunds
    .flatMap(({ lines }) => lines)
    .filter(({ lineId }) => lineId === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}
