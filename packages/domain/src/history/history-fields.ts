import type { HistoryValue } from './history-entry.ts';

const words: Readonly<Record<string, string>> = {
  below_minimum_payout: 'Below the minimum payout of',
  by_compare_at_price: 'By compare-at price',
  by_profit: 'By profit',
  collects_tax: 'Collects tax',
  commission_rate: 'Rate',
  customer: 'Customer of the shop',
  email: 'E-mail address',
  global_commission: 'Rate of the shop',
  is_test: 'In the test system',
  into: 'Merged into vendor no.',
  live_api_client: 'Live client',
  live_api_secret: 'Live secret',
  metafields: 'Notes',
  order: 'Order no.',
  override: 'Set by hand',
  override_vendor_id: 'Moved to vendor no.',
  paid_before_available: 'Paid early, while it was held',
  pay_run: 'Pay All no.',
  pay_run_number: 'Pay run no.',
  payout_method: 'Method of payouts',
  paypal_email: 'PayPal e-mail address',
  product_id: 'Product no.',
  sales_rep: 'Sales rep no.',
  second_above: 'A second person is needed above',
  test_api_client: 'Test client',
  test_api_secret: 'Test secret',
  variant_id: 'Variant no.',
  vendor_id: 'Vendor no.',
  vendor_product_tag_prefix: 'Prefix of the tags that name a vendor',
  vendor_count: 'Vendors',
  vendors: 'Vendors no.',
};

/** 'commission_rate' as 'Commission rate', and 'showTaxColumn' as 'Show tax column'. */
export function fieldWords(field: string): string {
  const known = words[field];
  if (known !== undefined) return known;
  const spaced = field
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/** A value as the screens write it. */
export function valueWords(value: HistoryValue): string {
  if (value === null || value === '') return 'none';
  if (value === true || value === 'true') return 'on';
  if (value === false || value === 'false') return 'off';
  if (typeof value === 'object') return value.length === 0 ? 'none' : value.join(', ');
  return String(value);
}
