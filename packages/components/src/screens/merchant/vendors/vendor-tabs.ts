import { defineTexts } from '@consignment/domain/text/texts';

/** The tabs of a vendor: those of the specification in its order (operations §2), then ours. */
export const tabNames = defineTexts('VendorTabs', {
  commissions: 'Commissions',
  unpaid: 'Unpaid Orders',
  payouts: 'Payouts',
  products: 'Products',
  'product-types': 'Product Types',
  settings: 'Settings',
  statements: 'Statements',
  history: 'History',
});
