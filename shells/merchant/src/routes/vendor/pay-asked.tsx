import { useAct } from '@consignment/routing/app/use-act';
import { useEffect, useEffectEvent } from 'react';
import { may } from '../../may.ts';

type Props = {
  vendor: { hidden: boolean; commission_totals: { due: string } };
  /** Opens the review. */
  onPay: () => void;
};

/** The address asks to pay the vendor: the review opens, where there is something to pay. */
export function PayAsked({ vendor, onPay }: Props) {
  const { forgetAct } = useAct();
  const open = useEffectEvent(() => {
    if (may('createPayout') && !vendor.hidden && Number(vendor.commission_totals.due) > 0) onPay();
    forgetAct();
  });
  useEffect(() => open(), []);
  return null;
}
