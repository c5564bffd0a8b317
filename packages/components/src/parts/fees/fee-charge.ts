import type { ShownFeeCause } from '@consignment/domain/fees/fee-text';

/** A charge of the wire. The amount is below 0 where it gives an earlier one back. */
export type ShownFeeCharge = {
  id: number;
  fee_name: string;
  vendor_name: string;
  /** 'YYYY-MM-DD' in the shop's zone. */
  day: string;
  amount: string;
  state: FeeChargeState;
  cause: ShownFeeCause;
};

/** Of `charged` the next payout takes it off; of `taken` one has. */
export type FeeChargeState = 'waiting' | 'charged' | 'taken' | 'waived';

export function isGivenBack({ amount }: Pick<ShownFeeCharge, 'amount'>): boolean {
  return Number(amount) < 0;
}
