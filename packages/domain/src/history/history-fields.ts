import { defineTexts } from '../text/texts.ts';
import type { HistoryValue } from './history-entry.ts';

/** Of fields whose names say too little, as they are written within a line. */
const words = defineTexts('HistoryFields', {
  below_minimum_payout: 'below the minimum payout of',
  by_compare_at_price: 'by compare-at price',
  by_profit: 'by profit',
  collects_tax: 'collects tax',
  commission_rate: 'rate',
  customer: 'shop customer',
  email: 'email address',
  global_commission: 'the shop’s rate',
  is_test: 'in the test system',
  into: 'merged into vendor no.',
  live_api_client: 'live client',
  live_api_secret: 'live secret',
  metafields: 'notes',
  order: 'order no.',
  override: 'set by hand',
  override_vendor_id: 'moved to vendor no.',
  paid_before_available: 'paid early, while held',
  pay_run: 'Pay All no.',
  pay_run_number: 'pay run no.',
  paypal_email: 'PayPal email',
  product_id: 'product no.',
  sales_rep: 'sales rep no.',
  second_above: 'second person needed above',
  test_api_client: 'test client',
  test_api_secret: 'test secret',
  variant_id: 'variant no.',
  vendor_id: 'vendor no.',
  vendor_product_tag_prefix: 'vendor tag prefix',
  vendor_count: 'vendors',
  vendors: 'vendor nos.',
});

const values = defineTexts('ValuesOfHistoryFields', { none: 'none', off: 'off', on: 'on' });

/** 'commission_start_date' as 'commission start date', and 'showTaxColumn' as 'show tax column'. */
export function fieldWords(field: string): string {
  if (isNamed(field)) return words[field];
  return field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
}

function isNamed(field: string): field is keyof typeof words {
  return Object.hasOwn(words, field);
}

/** A value as the screens write it. */
export function valueWords(value: HistoryValue): string {
  if (value === null || value === '') return values.none;
  if (value === true || value === 'true') return values.on;
  if (value === false || value === 'false') return values.off;
  if (typeof value === 'object') return value.length === 0 ? values.none : value.join(', ');
  return String(value);
}
