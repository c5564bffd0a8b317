import type { CurrencyCode } from '@consignment/domain/currency';
import type { ComponentProps } from 'react';
import { Greeting } from '../../../parts/Greeting.tsx';
import type { Loadable } from '../../../parts/loadable.ts';
import { PayoutDialogOnUse } from '../../../parts/payout-dialog-on-use.ts';
import type { Payable, PayoutAnswer, PayoutTerms } from '../../../parts/payout-terms.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { StatBoxes } from '../../../parts/StatBoxes.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { DueCard, RecentPayoutsCard, TopEarnersCard } from './dashboard-cards.tsx';
import type { RankedVendor, RecentPayout } from './dashboard-cards.tsx';
import * as styles from './DashboardScreen.css.ts';
import { EarningsCard } from './EarningsCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';

/** Decimal strings over all vendors that are not hidden; the profit is the shop's own. */
export type DashboardTotals = {
  commission_due: string;
  commission_paid: string;
  commission_earned: string;
  store_profit?: string;
};

type Props = {
  shopName: string;
  now: Date;
  /** IANA zone of whoever reads it, for the greeting. */
  viewerZone: string;
  /** IANA zone of the shop, for all dates. */
  timeZone: string;
  currency: ShopCurrency;
  /** The switch `showDashboardProfit`. */
  showsProfit: boolean;
  totals: Loadable<DashboardTotals>;
  history: ComponentProps<typeof EarningsCard>['periods'];
  due: Loadable<readonly RankedVendor[]>;
  payouts: Loadable<readonly RecentPayout[]>;
  earners: Loadable<readonly RankedVendor[]>;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfVendors: string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
  /** The payout under review; null while none is. */
  paying: {
    vendor: { id: number; name: string; paypal_email: string; currency: CurrencyCode | null };
    payable: Loadable<Payable>;
  } | null;
  canPayWithPaypal: boolean;
  onPayNow: (vendorId: number) => void;
  onClosePayout: () => void;
  onPay: (vendorId: number, terms: PayoutTerms) => Promise<PayoutAnswer>;
} & Pick<
  ComponentProps<typeof NotificationsCard>,
  'announcements' | 'upgrade' | 'onAcceptOffer' | 'onRequestActivation'
>;

/** The first page: how the shop stands, whom to pay, and what is new (spec operations §2). Each card loads by itself. */
export function DashboardScreen(props: Props) {
  const { totals, currency, timeZone, now, hrefOfVendor, hrefOfPayout, paying } = props;
  return (
    <Page title="Dashboard">
      <Greeting name={props.shopName} now={now} timeZone={props.viewerZone} />
      {totals.is === 'failed' ? (
        <FailedState what="The totals" problem={totals.problem} onRetry={totals.onRetry} />
      ) : (
        <StatBoxes
          stats={totals.is === 'ready' ? statsOf(totals.value, props.showsProfit) : null}
          currency={currencyOf(currency, null)}
          dueLabel="Due"
        />
      )}
      <div className={styles.columns}>
        <Stack space="large">
          <EarningsCard periods={props.history} currency={currencyOf(currency, null)} />
          <DueCard
            vendors={props.due}
            currency={currency}
            hrefOfVendor={hrefOfVendor}
            hrefOfVendors={props.hrefOfVendors}
            onPayNow={props.onPayNow}
          />
          <RecentPayoutsCard
            payouts={props.payouts}
            currency={currency}
            timeZone={timeZone}
            hrefOfPayout={hrefOfPayout}
            hrefOfPayouts={props.hrefOfPayouts}
          />
        </Stack>
        <Stack space="large">
          <NotificationsCard
            announcements={props.announcements}
            upgrade={props.upgrade}
            now={now}
            timeZone={timeZone}
            onAcceptOffer={props.onAcceptOffer}
            onRequestActivation={props.onRequestActivation}
          />
          <TopEarnersCard vendors={props.earners} currency={currency} hrefOfVendor={hrefOfVendor} />
        </Stack>
      </div>
      {paying !== null && (
        <PayoutDialogOnUse
          key={paying.vendor.id}
          vendor={paying.vendor}
          payable={paying.payable}
          currency={currency}
          canPayWithPaypal={props.canPayWithPaypal}
          onPay={(terms) => props.onPay(paying.vendor.id, terms)}
          hrefOfPayout={hrefOfPayout}
          onClose={props.onClosePayout}
        />
      )}
    </Page>
  );
}

function statsOf(totals: DashboardTotals, showsProfit: boolean) {
  return {
    due: totals.commission_due,
    paid: totals.commission_paid,
    earned: totals.commission_earned,
    ...(showsProfit && totals.store_profit !== undefined ? { profit: totals.store_profit } : {}),
  };
}
