import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import type { PayoutRules } from '../queries/payouts/payout-rules.ts';
import type { VendorRow } from '../queries/vendors/vendors.ts';

type Schemas = components['schemas'];

export function payoutRulesToWire(rules: PayoutRules, currency: string): Schemas['PayoutRules'] {
  return {
    hold_days: rules.hold_days,
    hold_from: rules.hold_from,
    minimum_payout: moneyToWire(rules.minimum_payout, currency),
  };
}

/** Null follows the shop's. */
export function vendorPayoutRulesToWire(
  row: Pick<VendorRow, 'hold_days' | 'minimum_payout'>,
  currency: string,
): Schemas['VendorPayoutRules'] {
  const { hold_days, minimum_payout: minimum } = row;
  return { hold_days, minimum_payout: minimum === null ? null : moneyToWire(minimum, currency) };
}
