import { decimalText } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import { csvOf, ordersCsv, productHeader } from '../../unit/import/files.ts';
import type { OldFacts } from './old-amount.ts';
import type { OldProduct, OldSale, OldVendor } from './old-sales.ts';

/* The files of a made-up shop: three for the import, and three that the former app gives out, in its own words and forms. */

/** A row of commissions: what the former app says of a line. Money in minor units. */
export type OldRow = {
  readonly order: string;
  readonly day: number;
  readonly product: OldProduct;
  readonly facts: OldFacts;
  readonly amount: number;
};

export type OldPayout = {
  readonly number: string;
  readonly vendor: OldVendor;
  readonly day: number;
  readonly rows: readonly OldRow[];
  readonly amount: number;
};

export type OldFiles = {
  readonly imports: { readonly products: string; readonly orders: string; readonly refunds: string };
  readonly files: { readonly vendors: string; readonly commissions: string; readonly payouts: string };
  /** The columns of the three files by field; their headers are not all guessed. */
  readonly columns: Readonly<Record<'vendors' | 'commissions' | 'payouts', Readonly<Record<string, string>>>>;
};

type Shop = {
  readonly vendors: readonly OldVendor[];
  readonly products: readonly OldProduct[];
  readonly sales: readonly OldSale[];
  readonly payouts: readonly OldPayout[];
  readonly unpaid: readonly OldRow[];
};

const columns = {
  vendors: { name: 'Consignor', email: 'E-mail', rate: 'Split %', balance: 'Owed' },
  commissions: {
    order: 'Order No',
    sku: 'Item code',
    title: 'Item',
    vendor: 'Consignor',
    quantity: 'Qty',
    price: 'Unit price',
    discount: 'Discount',
    tax: 'VAT',
    cost: 'Unit cost',
    rate: 'Split %',
    returned: 'Returned',
    amount: 'Due to consignor',
    payout: 'Payment ref',
    day: 'Sold on',
  },
  payouts: { number: 'Payment ref', vendor: 'Consignor', day: 'Paid on', amount: 'Total paid', note: 'Memo' },
} as const;

export function oldFiles(shop: Shop): OldFiles {
  return {
    columns,
    imports: { products: productsOf(shop), orders: ordersOf(shop), refunds: refundsOf(shop) },
    files: { vendors: vendorsOf(shop), commissions: commissionsOf(shop), payouts: payoutsOf(shop) },
  };
}

const money = (minor: number) => decimalText(BigInt(minor), 2);

const day = (days: number) => new Date(Date.UTC(2025, 0, 2 + days)).toISOString().slice(0, 10);

/** As the former app writes it: 31/01/2025. */
const written = (days: number) => day(days).split('-').reverse().join('/');

/** As the former app writes it: 1,234.50. */
const grouped = (minor: number) => money(minor).replace(/\B(?=(\d{3})+\.)/g, ',');

function productsOf({ products }: Shop): string {
  return csvOf(
    productHeader,
    products.map(({ vendor, sku, title, price, cost }) => ({
      Handle: sku.toLowerCase(),
      Title: title,
      Vendor: vendor.name,
      'Variant SKU': sku,
      'Variant Price': money(price),
      'Cost per item': money(cost),
    })),
  );
}

function ordersOf({ sales }: Shop): string {
  const orders = Map.groupBy(sales, ({ order }) => order);
  return ordersCsv(
    [...orders].flatMap(([name, lines]) => {
      const taxes = lines.reduce((sum, { facts }) => sum + facts.tax, 0);
      const discounts = lines.reduce((sum, { facts }) => sum + facts.discount, 0);
      const net = lines.reduce((sum, { facts }) => sum + facts.price * facts.quantity - facts.discount, 0);
      return lines.map(({ product, facts, day: sold }, at) => ({
        Name: name,
        'Created at': `${day(sold)} 12:00:00 +0000`,
        ...(at === 0
          ? {
              Id: name.replace(/\D/g, ''),
              'Financial Status': 'paid',
              Currency: 'USD',
              Subtotal: money(net),
              Taxes: money(taxes),
              Total: money(net + taxes),
              'Discount Amount': money(discounts),
              'Paid at': `${day(sold)} 12:00:00 +0000`,
            }
          : {}),
        'Lineitem quantity': String(facts.quantity),
        'Lineitem name': product.title,
        'Lineitem price': money(facts.price),
        'Lineitem sku': product.sku,
        'Lineitem taxable': String(facts.tax > 0),
        'Lineitem discount': money(facts.discount),
        Vendor: product.vendor.name,
      }));
    }),
  );
}

function refundsOf({ sales }: Shop): string {
  return csvOf(
    ['Refunded at', 'Order', 'Sku', 'Units', 'Amount before discount'],
    sales
      .filter(({ facts }) => facts.returned > 0)
      .map(({ order, product, facts, day: sold }) => ({
        'Refunded at': `${day(sold + 1)} 12:00:00 +0000`,
        Order: order,
        Sku: product.sku,
        Units: String(facts.returned),
      })),
  );
}

function vendorsOf({ vendors, unpaid }: Shop): string {
  return csvOf(
    Object.values(columns.vendors),
    vendors.map((vendor) => {
      const owed = unpaid.filter(({ product }) => product.vendor === vendor);
      return {
        [columns.vendors.name]: vendor.name,
        [columns.vendors.email]: vendor.email,
        [columns.vendors.rate]: percentToWire(vendor.rate),
        [columns.vendors.balance]: grouped(owed.reduce((sum, { amount }) => sum + amount, 0)),
      };
    }),
  );
}

function commissionsOf({ payouts, unpaid }: Shop): string {
  const names = columns.commissions;
  const row = ({ order, day: sold, product, facts, amount }: OldRow, payout: string) => ({
    [names.order]: order.replace('#', ''),
    [names.sku]: product.sku,
    [names.title]: product.title,
    [names.vendor]: product.vendor.name,
    [names.quantity]: String(facts.quantity),
    [names.price]: grouped(facts.price),
    [names.discount]: grouped(facts.discount),
    [names.tax]: grouped(facts.tax),
    [names.cost]: grouped(facts.cost ?? 0),
    [names.rate]: percentToWire(facts.rate),
    [names.returned]: String(facts.returned),
    [names.amount]: grouped(amount),
    [names.payout]: payout,
    [names.day]: written(sold),
  });
  return csvOf(Object.values(names), [
    ...payouts.flatMap(({ rows, number }) => rows.map((one) => row(one, number))),
    ...unpaid.map((one) => row(one, '')),
  ]);
}

function payoutsOf({ payouts }: Shop): string {
  const names = columns.payouts;
  return csvOf(
    Object.values(names),
    payouts.map(({ number, vendor, day: paid, amount }) => ({
      [names.number]: number,
      [names.vendor]: vendor.name,
      [names.day]: written(paid),
      [names.amount]: grouped(amount),
      [names.note]: `Sent to ${vendor.name}`,
    })),
  );
}
