import { PayoutDialogOnUse } from '../../../parts/payouts/payout-dialog-on-use.ts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import type { Payable, PayoutAnswer, PayoutTerms } from '../../../parts/payouts/payout-terms.ts';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';

/** The payout of a sales rep that is under review. */
export type PayingRep = { rep: { id: number; name: string }; payable: Loadable<Payable> };

type Props = {
  /** Null while none is. */
  paying: PayingRep | null;
  currency: ShopCurrency;
  hrefOfPayout: (payoutId: number) => string;
  onPay: (repId: number, terms: PayoutTerms) => Promise<PayoutAnswer>;
  onClose: () => void;
};

/** The review of a sales rep's payout over the page that it was opened on. */
export function PayRep({ paying, currency, hrefOfPayout, onPay, onClose }: Props) {
  if (paying === null) return null;
  const { rep, payable } = paying;
  return (
    <PayoutDialogOnUse
      key={rep.id}
      payee="salesRep"
      vendor={{ name: rep.name, paypal_email: '', currency: null }}
      payable={payable}
      currency={currency}
      onPay={(terms) => onPay(rep.id, terms)}
      hrefOfPayout={hrefOfPayout}
      onClose={onClose}
    />
  );
}
