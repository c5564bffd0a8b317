import type { OldFacts, OldHabits } from './old-amount.ts';
import type { Random } from './random.ts';

/* The sales of a made-up shop: vendors, their products, and lines of orders. */

export type OldVendor = { readonly name: string; readonly email: string; readonly rate: number };

export type OldProduct = {
  readonly vendor: OldVendor;
  readonly sku: string;
  readonly title: string;
  readonly price: number;
  readonly cost: number;
};

export type OldSale = {
  readonly order: string;
  /** Days since the first one. */
  readonly day: number;
  readonly product: OldProduct;
  readonly facts: OldFacts;
};

const names = [
  'Ann Lee',
  'Blue Kiln',
  'Zoë & Söhne',
  'Puddle Lane, Ltd',
  'Marta "Tess" Ruiz',
  'O’Neill',
  'دار الفن',
];

export function makeVendors(random: Random, count: number): OldVendor[] {
  return Array.from({ length: count }, (_, at) => ({
    name: `${names[at % names.length] ?? ''} ${at + 1}`,
    email: `vendor${at + 1}@example.com`,
    rate: random.int(6, 14) * 50_000,
  }));
}

export function makeProducts(random: Random, vendors: readonly OldVendor[]): OldProduct[] {
  return vendors.flatMap((vendor, at) =>
    Array.from({ length: 5 }, (_, place) => {
      const price = random.int(700, 24_000);
      const cost = Math.floor((price * random.int(15, 45)) / 100);
      const sku = `V${at + 1}-${place + 1}`;
      return { vendor, sku, title: `Piece ${place + 1} by ${vendor.name}`, price, cost };
    }),
  );
}

/** As many lines of each vendor as are asked for, in the order of their days; one to three are in an order. */
export function makeSales(
  random: Random,
  products: readonly OldProduct[],
  linesOf: ReadonlyMap<OldVendor, number>,
): OldSale[] {
  const slots = random.shuffled(
    [...linesOf].flatMap(([vendor, count]) => Array.from({ length: count }, () => vendor)),
  );
  const ofVendor = Map.groupBy(products, ({ vendor }) => vendor);
  const sales: OldSale[] = [];
  for (let at = 0, number = 1001; at < slots.length; number++) {
    const day = Math.floor((at * 320) / slots.length);
    let isTaxed = random.chance(40);
    for (const vendor of slots.slice(at, at + random.int(1, 3))) {
      const product = random.pick(ofVendor.get(vendor) ?? []);
      const twin = sales.findLastIndex(
        (one) => one.order === `#${number}` && one.product.sku === product.sku,
      );
      sales.push({ order: `#${number}`, day, product, facts: factsOf(random, product, isTaxed) });
      // Of a SKU that an order has twice, it is not known which line came back.
      for (const place of twin === -1 ? [] : [twin, sales.length - 1]) withoutReturns(sales, place);
      // The import gives the tax of an order to its one line that is taxable.
      isTaxed = false;
      at += 1;
    }
  }
  return sales;
}

function withoutReturns(sales: OldSale[], place: number): void {
  const sale = sales[place];
  if (sale !== undefined) sales[place] = { ...sale, facts: { ...sale.facts, returned: 0 } };
}

function factsOf(random: Random, { price, cost, vendor }: OldProduct, isTaxed: boolean): OldFacts {
  const quantity = random.int(1, 4);
  const discount = random.chance(35) ? random.int(40, Math.floor((price * quantity) / 5)) : 0;
  const tax = isTaxed ? Math.floor(((price * quantity - discount) * random.int(5, 21)) / 100) : 0;
  const returned = random.chance(12) ? random.int(1, quantity) : 0;
  return { price, quantity, discount, tax, cost, rate: vendor.rate, returned };
}

/** The habits of a shop, which its settings here are to be the same as. */
export function makeHabits(random: Random): OldHabits {
  return {
    discount: random.pick(['vendor', 'equal'] as const),
    isDiscountFirst: random.chance(50),
    tax: 'left_out',
    profit: random.chance(40) ? 'each' : 'none',
    rounding: 'half_up',
    takesRefunds: true,
  };
}
