import type { ComponentProps, ReactNode } from 'react';
import { FailedState } from '../primitives/FailedState.tsx';
import { Page } from '../primitives/Page.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { DueCard, RecentPayoutsCard, TopEarnersCard } from './dashboard-cards.tsx';
import type { AllOfThem, PaidPayee, RankedPayee } from './dashboard-cards.tsx';
import * as styles from './DashboardView.css.ts';
import { EarningsCard } from './EarningsCard.tsx';
import { Greeting } from './Greeting.tsx';
import type { Loadable } from './loadable.ts';
import { currencyOf, type ShopCurrency } from './shop-currency.ts';
import { StatBoxes } from './StatBoxes.tsx';

type Props = {
  /** Of the page. */
  title: string;
  shopName: string;
  now: Date;
  /** IANA zone of the reader, for the greeting. */
  viewerZone: string;
  /** IANA zone of the shop, for all dates. */
  timeZone: string;
  currency: ShopCurrency;
  totals: Loadable<NonNullable<ComponentProps<typeof StatBoxes>['stats']>>;
  history: ComponentProps<typeof EarningsCard>['periods'];
  due: Loadable<readonly RankedPayee[]>;
  payouts: Loadable<readonly PaidPayee[]>;
  earners: Loadable<readonly RankedPayee[]>;
  hrefOfPayee: (payeeId: number) => string;
  allPayees: AllOfThem;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
  onPayNow: (payeeId: number) => void;
  /** A fault of all that is shown, above it. */
  notice?: ReactNode;
  /** The card of what is new. */
  notifications: ReactNode;
  /** The payout under review, over the page. */
  children?: ReactNode;
};

/**
 * The first page of a shop's app: how those stand whom the shop pays, whom to pay next, and what is new. Each card loads
 * by itself. Vendors are paid in the merchant's app, sales reps in theirs.
 */
export function DashboardView(props: Props) {
  const { totals, currency, timeZone, hrefOfPayee } = props;
  return (
    <Page title={props.title}>
      <Greeting name={props.shopName} now={props.now} timeZone={props.viewerZone} />
      {props.notice}
      {totals.is === 'failed' ? (
        <FailedState what="The totals" problem={totals.problem} onRetry={totals.onRetry} />
      ) : (
        <StatBoxes
          stats={totals.is === 'ready' ? totals.value : null}
          currency={currencyOf(currency, null)}
          dueLabel="Due"
        />
      )}
      <div className={styles.columns}>
        <Stack space="large">
          <EarningsCard periods={props.history} currency={currencyOf(currency, null)} />
          <DueCard
            payees={props.due}
            currency={currency}
            hrefOfPayee={hrefOfPayee}
            all={props.allPayees}
            onPayNow={props.onPayNow}
          />
          <RecentPayoutsCard
            payouts={props.payouts}
            currency={currency}
            timeZone={timeZone}
            hrefOfPayout={props.hrefOfPayout}
            hrefOfPayouts={props.hrefOfPayouts}
          />
        </Stack>
        <Stack space="large">
          {props.notifications}
          <TopEarnersCard payees={props.earners} currency={currency} hrefOfPayee={hrefOfPayee} />
        </Stack>
      </div>
      {props.children}
    </Page>
  );
}
