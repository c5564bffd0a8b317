import { withheldField, type HistoryValue, type HistoryValues } from './history-entry.ts';

/** A field of an entry in words: what it was, what it is, or that it changed where its values are not kept. */
export type FieldChange =
  | {
      readonly is: 'kept';
      readonly field: string;
      readonly before: string | null;
      readonly after: string | null;
    }
  | { readonly is: 'withheld'; readonly field: string };

/** The fields of an entry in their order, in words. */
export function fieldChanges(before: HistoryValues, after: HistoryValues): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => field !== withheldField,
  );
  const withheld = after[withheldField];
  return [
    ...fields.map((field): FieldChange => {
      const [was, is] = [before[field], after[field]];
      return {
        is: 'kept',
        field: fieldWords(field),
        before: was === undefined ? null : valueWords(was),
        after: is === undefined ? null : valueWords(is),
      };
    }),
    ...listIn(withheld).map((field): FieldChange => {
      return { is: 'withheld', field: fieldWords(String(field)) };
    }),
  ];
}

const words: Readonly<Record<string, string>> = {
  below_minimum_payout: 'Below the minimum payout of',
  by_compare_at_price: 'By compare-at price',
  by_profit: 'By profit',
  collects_tax: 'Collects tax',
  customer: 'Customer of the shop',
  email: 'E-mail address',
  global_commission: 'Commission of the shop',
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

function listIn(value: HistoryValue | undefined): readonly (string | number)[] {
  return typeof value === 'object' && value !== null ? value : [];
}

function valueWords(value: HistoryValue): string {
  if (value === null || value === '') return 'none';
  if (value === true || value === 'true') return 'on';
  if (value === false || value === 'false') return 'off';
  if (typeof value === 'object') return value.length === 0 ? 'none' : value.join(', ');
  return String(value);
}
