/** The records that every side draws: the same each time, in the shape of the API's answers. */
import type { CommissionLine } from '@consignment/components/screens/merchant/vendors/commission-columns';

export type Line = ReturnType<typeof aLine>;

export const shop = { name: 'Rookery Market', currency: 'USD', time_zone: 'Europe/London' } as const;

export const vendor = {
  id: 1,
  name: 'Juniper & Oak',
  image: null,
  contact_name: 'Maren Holt',
  email: 'maren@juniperandoak.example',
  phone: '+44 20 7946 0112',
  paypal_email: 'pay@juniperandoak.example',
  pay_type: 'Bank transfer',
  address_1: '14 Rookery Lane',
  address_2: '',
  city: 'Hastings',
  state: 'East Sussex',
  zip: 'TN34 3AB',
  hidden: false,
  currency: null,
  commission_totals: { due: '412.60', paid: '1280.00', earned: '1692.60' },
  next_prev: { prev: { id: 7, name: 'Harrow Lane Candles' }, next: { id: 2, name: 'Lantern Loom' } },
};

/** As many as the address of the page asks for. */
export const records = Array.from(
  { length: Number(new URLSearchParams(window.location.search).get('rows')) },
  (_, index) => aLine(index),
);

function aLine(index: number) {
  const products = [
    'Folding table',
    'Stoneware jug',
    'Beeswax candle',
    'Linen throw',
    'Letterpress calendar',
  ];
  const product = products[index % products.length] ?? '';
  const price = 1200 + ((index * 731 + 500) % 9000);
  const quantity = 1 + (index % 3);
  const day = new Date(Date.UTC(2026, 2, 31, 9, 30) - index * 7_200_000);
  return {
    id: 1000 + index,
    order: {
      id: 9000 + index,
      name: `#${1001 + index}`,
      processed_at: day.toISOString(),
      location: { name: 'Hastings' },
    },
    variant: {
      title: 'Default Title',
      image: { src: pictureOf(index % products.length) },
      product: { title: product },
      cost_per_item: '9.40',
      barcode: `50123456${10_000 + index}`,
    },
    title: product,
    sku: `RM-${1000 + index}`,
    image: null,
    price: inWords(price),
    quantity,
    returned_quantity: 0,
    allocated_discount: '0.00',
    total_tax: '0.00',
    commission_amount: inWords(Math.round(price * quantity * 0.45)),
    commission_type: 'default',
    vendor_paid: index % 7 === 4,
    commission_state: 'accrued',
    commission_reason: null,
    commission_trace: {
      currency: shop.currency,
      rule: { source: 'vendor', kind: 'percent', value: 450_000 },
      beaten: [],
      inputs: {
        price,
        quantity,
        discount: 0,
        tax: 0,
        cost: null,
        compareAtPrice: null,
        discountShare: 'equal',
        discountBeforePercentage: false,
        taxesIncluded: false,
        collectsTax: false,
        byCompareAtPrice: false,
        byProfit: false,
      },
    },
  } satisfies CommissionLine;
}

function inWords(cents: number): string {
  return (cents / 100).toFixed(2);
}

function pictureOf(product: number): string {
  const colour = `hsl(${product * 72} 40% 60%)`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${colour}"/><circle cx="20" cy="20" r="10" fill="white"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}
