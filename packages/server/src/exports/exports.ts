import type { AnyExport } from './export.ts';
import { commissionTotalsExport } from './commission-totals.ts';
import { commissionsExport } from './commissions.ts';
import { historyExport } from './history.ts';
import { ordersExport } from './orders.ts';
import { payoutAdviceExport } from './payout-advice.ts';
import { payoutExport } from './payout.ts';
import { payoutsExport } from './payouts.ts';
import { productVariantsExport } from './product-variants.ts';
import { productsExport, soldProductsExport } from './products.ts';
import { signupsExport } from './signups.ts';

/** The exports of the core; each feature brings its own. */
export const coreExports: readonly AnyExport[] = [
  historyExport,
  ordersExport,
  payoutsExport,
  commissionsExport,
  commissionTotalsExport,
  payoutExport,
  signupsExport,
  payoutAdviceExport,
  productsExport,
  soldProductsExport,
  productVariantsExport,
];
