import type { Feature } from '../feature.ts';
import { chargeAllFees } from './charge-all-fees.ts';
import { chargesOffItems } from './queries/fee-charges.ts';
import { feeChargesExport } from './fee-charges-export.ts';

export const fees: Feature = {
  recurring: {
    'fee-clock': { cron: '11 * * * *', run: ({ database, clock }) => chargeAllFees(database, clock) },
  },
  exports: [feeChargesExport],
  audit: chargesOffItems,
};
