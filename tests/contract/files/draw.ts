import { randomOf, type Random } from '../reconciliation/random.ts';
import { rounded, shareOf, spread, sum } from './arithmetic.ts';
import { netOf, sumsOf, type Layout, type LineFacts, type OrderFacts, type ShopFacts } from './facts.ts';
import { truthOf } from './truth.ts';

/*
 * Draws shops: the facts first, of which files are written. A shop differs from the next in its currency, its tax, its rules, the
 * columns of its file and the program that saved it.
 */

const stories = [
  'plain',
  'plain',
  'plain',
  'plain',
  'code',
  'code',
  'free_shipping',
  'gift_card',
  'tip',
  'same_item_twice',
  'removed_line',
  'unpaid',
  'cancelled',
  'voided',
  'refund_listed',
  'refund_listed',
  'exchange',
  'refund_all',
  'refund_item',
  'refund_item',
  'refund_item_and_shipping',
  'refund_shipping',
  'refund_some',
  'refund_unsent',
  'owed_item',
  'owed_some',
  'row_lost',
  'row_twice',
  'price_edited',
  'head_lost',
  'rows_apart',
  'order_twice',
] as const;
type Story = (typeof stories)[number];

/** The names of a gift card and of a tip by language. */
const languages = [
  ['Gift Card', 'Tip'],
  ['Geschenkgutschein', 'Trinkgeld'],
  ['Carte-cadeau', 'Pourboire'],
  ['Tarjeta de regalo', 'Propina'],
  ['Buono regalo', 'Mancia'],
  ['Cadeaubon', 'Fooi'],
  ['Presentkort', 'Dricks'],
  ['Cartão-presente', 'Gorjeta'],
  ['ギフトカード', 'チップ'],
] as const;

const currencies = [
  ['EUR', 2],
  ['USD', 2],
  ['GBP', 2],
  ['JPY', 0],
  ['KWD', 3],
] as const;

/** The columns that a file may lack, with the stories that do not show in it then. */
const lacks: readonly { readonly columns: readonly string[]; readonly not: readonly Story[] }[] = [
  { columns: [], not: [] },
  { columns: [], not: [] },
  { columns: ['Id'], not: [] },
  { columns: ['Subtotal'], not: [] },
  { columns: ['Total'], not: [] },
  { columns: ['Refunded Amount'], not: [] },
  // A price that was edited looks like a discount then.
  { columns: ['Discount Amount'], not: ['price_edited'] },
  { columns: ['Tax 1 Name', 'Tax 1 Value', 'Tax 2 Name', 'Tax 2 Value'], not: [] },
  { columns: ['Lineitem fulfillment status'], not: ['owed_item', 'refund_unsent'] },
  { columns: ['Outstanding Balance'], not: ['owed_item', 'owed_some'] },
  { columns: ['Vendor'], not: [] },
  { columns: ['Email', 'Notes', 'Lineitem compare at price', 'Duties'], not: [] },
];

/** The `nth` shop of a seed, with so many orders. */
export function drawShop(seed: number, nth: number, orders: number): ShopFacts {
  const random = randomOf((seed ^ Math.imul(nth + 1, 0x9e3779b1)) >>> 0);
  const [currency, decimals] = random.pick(currencies);
  const lack = random.pick(lacks);
  const rates = random.pick([[], [60_000], [88_750], [190_000], [210_000], [70_000], [50_000, 99_750]]);
  const shop: ShopFacts = {
    seed,
    currency,
    decimals,
    tax: {
      rates,
      isIncluded: rates.length === 1 && random.between(0, 1) === 0,
      isOnShipping: rates.length === 1 && random.between(0, 1) === 0,
    },
    share: random.pick(['vendor', 'store', 'equal'] as const),
    isDiscountFirst: random.between(0, 2) === 0,
    rate: random.pick([500_000, 400_000, 333_300]),
    vendors: ['Blue Kiln', 'Ørsted & Søn', 'Loom, Ltd', 'Moss "Glass"'].map((name) => ({
      name,
      rate: random.pick([null, 600_000, 450_000, 125_000]),
      collectsTax: random.between(0, 2) === 0,
    })),
    without: lack.columns,
    layout: layoutOf(random, decimals),
    orders: [],
  };
  const possible = stories.filter((story) => !lack.not.includes(story));
  const [giftCard, tip] = random.pick(languages);
  const made = Array.from({ length: orders }, (_, at) => {
    for (let tries = 0; tries < 200; tries++) {
      const order = orderOf(random, shop, random.pick(possible), { at, nth, giftCard, tip });
      if (order !== null && truthOf(order, shop) !== null) return order;
    }
    throw new Error('No order came of 200 tries.');
  });
  return { ...shop, orders: made };
}

function layoutOf(random: Random, decimals: number): Layout {
  const plain: Layout = {
    separator: ',',
    hasDecimalCommas: false,
    isShuffled: false,
    isFilledDown: false,
    isInOneCell: false,
    start: '',
    lineEnd: '\n',
  };
  return random.pick<Layout>([
    plain,
    plain,
    { ...plain, start: '\uFEFF', lineEnd: '\r\n' },
    { ...plain, isShuffled: true },
    { ...plain, isFilledDown: true },
    { ...plain, separator: ';', isInOneCell: true },
    // With three decimals 1.250 and 1,250 are the same there.
    decimals === 3 ? plain : { ...plain, separator: ';', hasDecimalCommas: true, lineEnd: '\r\n' },
    decimals === 3 ? plain : { ...plain, separator: '\t' },
  ]);
}

type Of = { readonly at: number; readonly nth: number; readonly giftCard: string; readonly tip: string };

/** Null where the story does not come of the lines that were drawn. */
function orderOf(random: Random, shop: ShopFacts, story: Story, of: Of): OrderFacts | null {
  const { tax } = shop;
  const goods = goodsOf(random, shop, story, of);
  const net = sum(goods.filter(({ kind }) => kind === 'product').map(netOf));
  const code =
    story === 'code' || random.between(0, 5) === 0
      ? random.between(1, Math.max(1, Math.floor(net * 0.6)))
      : 0;
  const ofCode = spread(
    code,
    goods.map((line) => (line.kind === 'product' ? netOf(line) : 0)),
  );
  if (ofCode === null) return null;
  const discounted = goods.map((line, at) => ({ ...line, ofCode: ofCode[at] ?? 0 }));
  const taxed = discounted.map((line) => (line.isTaxable ? netOf(line) : 0));
  // Without their names nothing divides the taxes between goods and shipping.
  const isDivided = !shop.without.includes('Tax 1 Name') || shop.tax.rates.length === 0;
  const shipping = isDivided ? random.pick([0, 0, 500, 495, 1250]) : 0;
  const shippingDiscount =
    shipping === 0 ? 0 : story === 'free_shipping' ? shipping : random.pick([0, 0, 0, 200]);
  const taxOf = (base: number, rate: number) =>
    rounded(BigInt(base) * BigInt(rate), 1_000_000n + (tax.isIncluded ? BigInt(rate) : 0n));
  const shippingTaxes = tax.rates.map((rate) =>
    tax.isOnShipping ? taxOf(shipping - shippingDiscount, rate) : 0,
  );
  const goodsTaxes = tax.rates.map((rate) => taxOf(sum(taxed), rate));
  const taxes = spread(sum(goodsTaxes), taxed);
  if (taxes === null) return null;
  // A discount of unknown amount makes up for such a tax: the tax seems to be within the prices.
  const isLikeTax = Math.abs(sum(goodsTaxes) + sum(shippingTaxes) - shippingDiscount) <= 2 * goods.length;
  if (shippingDiscount > 0 && isLikeTax && shop.without.includes('Discount Amount')) return null;
  const order: OrderFacts = {
    name: `#${1000 + of.at}`,
    id: String(5_163_237_966_074 + of.nth * 1_000_003 + of.at * 17),
    day: of.at,
    story,
    status: 'paid',
    isCancelled: false,
    lines: discounted.map((line, at) => ({ ...line, tax: taxes[at] ?? 0 })),
    shipping,
    shippingDiscount,
    shippingTax: sum(shippingTaxes),
    taxes: tax.rates.map((_, at) => (goodsTaxes[at] ?? 0) + (shippingTaxes[at] ?? 0)),
    refunded: 0,
    owed: 0,
    fault: null,
  };
  return withStory(random, shop, story, order);
}

function goodsOf(random: Random, shop: ShopFacts, story: Story, { giftCard, tip }: Of): LineFacts[] {
  const vendors = random.shuffled(shop.vendors).slice(0, random.pick([1, 1, 2, 2, 3]));
  const scale = 10 ** shop.decimals / 100;
  const isTaxed = shop.tax.rates.length > 0;
  const count = random.pick([1, 1, 2, 2, 3, 4]);
  const isOnlyTaxable = shop.without.includes('Lineitem taxable') || random.between(0, 3) > 0;
  const lines = Array.from({ length: count }, (_, at): LineFacts => {
    const vendor = random.pick(vendors).name;
    const [price, quantity] = [
      random.pick([random.between(150, 30_000), random.between(2, 90) * 500]),
      random.pick([1, 1, 1, 2, 3]),
    ];
    const amount = Math.max(1, Math.round(price * scale));
    const own = random.between(0, 5) === 0 ? random.between(1, Math.floor(amount * quantity * 0.5)) : 0;
    return {
      // The SKU says the vendor, whose products the shop has.
      sku: `${shop.vendors.findIndex(({ name }) => name === vendor)}-${at}`,
      name: `Piece ${at}`,
      kind: 'product',
      vendor,
      price: amount,
      quantity,
      own,
      ofCode: 0,
      isTaxable: isTaxed && (isOnlyTaxable || random.between(0, 1) === 0),
      tax: 0,
      isShipped: true,
      returned: 0,
    };
  });
  const plain = {
    sku: '',
    vendor: '',
    quantity: 1,
    own: 0,
    ofCode: 0,
    isTaxable: false,
    tax: 0,
    isShipped: true,
    returned: 0,
  };
  // A gift card may be sold under the name of a vendor, and earns nothing for it.
  const seller = random.pick(['', vendors[0]?.name ?? '']);
  const card: LineFacts = {
    ...plain,
    name: giftCard,
    vendor: seller,
    kind: 'gift_card',
    price: Math.round(5000 * scale),
  };
  const thanks: LineFacts = { ...plain, name: tip, kind: 'tip', price: Math.round(300 * scale) };
  const isBeside = random.between(0, 15);
  return [
    ...lines,
    ...(story === 'same_item_twice' ? lines.slice(-1) : []),
    ...(story === 'gift_card' || isBeside === 0 ? [card] : []),
    ...(story === 'tip' || isBeside === 1 ? [thanks] : []),
  ];
}

/** The order with what its story adds. */
function withStory(random: Random, shop: ShopFacts, story: Story, order: OrderFacts): OrderFacts | null {
  const { lines } = order;
  const worth = (line: LineFacts, units: number) =>
    shareOf(netOf(line), units, line.quantity) +
    (shop.tax.isIncluded ? 0 : shareOf(line.tax, units, line.quantity));
  const { total } = sumsOf(order, shop.tax);
  if (total <= 0) return null;
  const products = [...lines.keys()].filter((at) => lines[at]?.kind === 'product');
  const at = random.pick(products);
  const line = lines[at];
  if (line === undefined) return null;
  const paidShipping = order.shipping - order.shippingDiscount;
  const refunded = (amount: number): OrderFacts | null =>
    amount <= 0 || amount > total
      ? null
      : { ...order, refunded: amount, status: amount === total ? 'refunded' : 'partially_refunded' };
  const unsent = (places: readonly number[]) =>
    lines.map((one, place) => ({ ...one, isShipped: !places.includes(place) }));
  const some = products.filter(() => random.between(0, 1) === 0);
  const rest = some.length === 0 ? [at] : some;
  switch (story) {
    case 'unpaid':
      return { ...order, status: random.pick(['pending', 'authorized', 'partially_paid']) };
    case 'cancelled':
      return { ...order, isCancelled: true, refunded: total, status: 'refunded' };
    case 'voided':
      return { ...order, isCancelled: true, status: 'voided' };
    case 'refund_listed':
    case 'exchange': {
      // In an exchange the difference comes back; the other item is one of the lines.
      const other = lines.find((one, place) => place !== at && one.kind === 'product');
      const units = random.between(1, line.quantity);
      const back = worth(line, units);
      if (story === 'exchange' && other === undefined) return null;
      const difference =
        story === 'exchange' && other !== undefined ? Math.max(0, back - worth(other, other.quantity)) : back;
      const listed = { ...order, lines: lines.with(at, { ...line, returned: units }), refunded: difference };
      return {
        ...listed,
        status: difference === 0 ? 'paid' : difference === total ? 'refunded' : 'partially_refunded',
      };
    }
    case 'refund_all':
      return refunded(total);
    case 'refund_item':
    case 'refund_item_and_shipping': {
      const shippingToo =
        story === 'refund_item' ? 0 : paidShipping + (shop.tax.isIncluded ? 0 : order.shippingTax);
      if (story === 'refund_item_and_shipping' && paidShipping === 0) return null;
      return refunded(worth(line, random.between(1, line.quantity)) + shippingToo);
    }
    case 'refund_shipping':
      return paidShipping === 0
        ? null
        : refunded(paidShipping + (shop.tax.isIncluded ? 0 : order.shippingTax));
    case 'refund_some':
      return refunded(random.between(1, total - 1));
    case 'refund_unsent':
    case 'owed_item': {
      if (rest.length === lines.length) return null;
      const amount = sum(rest.map((place) => worth(lines[place] ?? line, (lines[place] ?? line).quantity)));
      const sent = { ...order, lines: unsent(rest) };
      if (story === 'owed_item') return amount === 0 ? null : { ...sent, owed: amount };
      const back = refunded(amount);
      return back === null ? null : { ...back, lines: sent.lines };
    }
    case 'owed_some':
      return { ...order, owed: random.between(1, total), lines: unsent(rest) };
    case 'row_lost':
    case 'row_twice': {
      // The first row has the order's own columns.
      const place = story === 'row_lost' ? random.between(1, Math.max(1, lines.length - 1)) : at;
      const lost = lines[place];
      const hasCode = lines.some(({ ofCode }) => ofCode > 0);
      if (story === 'row_lost' && !isSeen(lost, shop, hasCode)) return null;
      // The first row again is the whole order again, where each row has the order's own columns.
      if (story === 'row_twice' && shop.layout.isFilledDown && place === 0) return null;
      // A rounded unit a line is no difference.
      if (lost === undefined || netOf(lost) <= 2 * lines.length + 2) return null;
      const more = (story === 'row_lost' ? -1 : 1) * (lost.price * lost.quantity - lost.own);
      return isLikeOthers(more, order, shop) ? null : { ...order, fault: { is: story, at: place } };
    }
    case 'price_edited': {
      const price = line.price + random.pick([-1, 1]) * (2 * lines.length + random.between(1, line.price));
      if (price * line.quantity < line.own || price <= 0) return null;
      const hasCode = lines.some(({ ofCode }) => ofCode > 0);
      if (price < line.price && !isSeen(line, shop, hasCode)) return null;
      const more = (price - line.price) * line.quantity;
      return isLikeOthers(more, order, shop) ? null : { ...order, fault: { is: story, at, price } };
    }
    case 'head_lost':
      return lines.length < 2 || shop.layout.isFilledDown ? null : { ...order, fault: { is: story } };
    case 'rows_apart':
      return lines.length < 2 || shop.layout.isFilledDown ? null : { ...order, fault: { is: story } };
    case 'order_twice':
      return { ...order, fault: { is: story } };
    case 'removed_line':
      return lines.length < 2 ? null : order;
    case 'same_item_twice': {
      // Without the amount of a discount it looks like a row that is there twice, and the first row again is the order again.
      const isLikeFault = shop.without.includes('Discount Amount') && lines.some(({ ofCode }) => ofCode > 0);
      return isLikeFault || (shop.layout.isFilledDown && products.length === 2) ? null : order;
    }
    case 'gift_card':
    case 'tip':
    case 'plain':
    case 'code':
    case 'free_shipping':
      return order;
  }
}

/** False where no sum of the file says that this row, or a part of its price, is missing. */
function isSeen(lost: LineFacts | undefined, { without }: ShopFacts, hasCode: boolean): boolean {
  if (lost?.kind === 'tip') return !without.includes('Total');
  // Less of the discount seems to be on goods then, and more of it on shipping, or it is of unknown amount.
  return !hasCode || !['Total', 'Discount Amount'].some((sum) => without.includes(sum));
}

/** True where so much more of goods makes the sums those of another order: its tax, tip or discounts meant in another way. */
function isLikeOthers(more: number, order: OrderFacts, shop: ShopFacts): boolean {
  const { lines, shippingDiscount } = order;
  const others = [
    sumsOf(order, shop.tax).tax,
    shippingDiscount,
    sum(lines.map(({ own }) => own)),
    sum(lines.filter(({ kind }) => kind === 'tip').map(netOf)),
  ];
  const slack = 2 * lines.length + 2;
  // Without a total, less of the discount seems to be on shipping then, and more of it on goods.
  if (shop.without.includes('Total') && more > 0 && more <= shippingDiscount + slack) return true;
  const sums = others.reduce((some, one) => some.flatMap((all) => [all - one, all, all + one]), [0]);
  return sums.some((all) => Math.abs(more + all) <= slack);
}
