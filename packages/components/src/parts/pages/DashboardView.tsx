import type { PayeeKind } from '@consignment/domain/payouts/dues';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import { greetingOf } from '@consignment/domain/text/greeting';
import { dayAt } from '@consignment/domain/time/zone';
import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Page } from '../../primitives/layout/Page.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { DueCard } from './DueCard.tsx';
import { RecentPayoutsCard } from './RecentPayoutsCard.tsx';
import { TopEarnersCard } from './TopEarnersCard.tsx';
import type { AllOfThem } from './DueCard.tsx';
import type { PaidPayee } from './RecentPayoutsCard.tsx';
import type { RankedPayee } from './dashboard-rows.ts';
import * as styles from './DashboardView.css.ts';
import { EarningsCard } from '../money/EarningsCard.tsx';
import { DueTrend } from '../money/DueTrend.tsx';
import type { EarningsPeriod } from '../money/EarningsChart.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { StatBoxes, type VendorStats } from '../money/StatBoxes.tsx';

const texts = defineTexts('DashboardView', {
  totalsNotLoaded: 'The totals could not be loaded.',
  due: 'Due',
  reviewAndPay: 'Review and pay',
  nothingPaid: 'Nothing paid yet',
  lastOn: 'Last payout: {amount} on {created_date}',
  nothingYetThisMonth: 'Nothing yet this month',
  thisMonth: '{earned} this month',
});

type Props = {
  /** The one who is greeted: the shop, or the person who is logged in. */
  name: string;
  now: Date;
  /** IANA zone of the reader, for the greeting. */
  viewerZone: string;
  /** IANA zone of the shop, for all dates. */
  timeZone: string;
  currency: ShopCurrency;
  /** Left out for a person who sees their own figures alone. */
  payees?: PayeeKind;
  totals: Loadable<VendorStats>;
  history: Loadable<readonly (EarningsPeriod & { due: string })[]>;
  /** The chart's name, and its text before the first order. */
  chart: Pick<ComponentProps<typeof EarningsCard>, 'label' | 'empty'>;
  /** Null for a person who sees their own figures alone, and so are the top earners. */
  due: Loadable<readonly RankedPayee[]> | null;
  payouts: Loadable<readonly PaidPayee[]>;
  earners: Loadable<readonly RankedPayee[]> | null;
  hrefOfPayee: (payeeId: number) => string;
  allPayees: AllOfThem;
  /** Where all who can be paid are listed. */
  hrefToPay: string | null;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
  /** Null for a person who may not pay, and so is `hrefToPay`. */
  onPayNow: ((payeeId: number) => void) | null;
  /** A fault of all that is shown, above it. */
  notice?: ReactNode;
  /** The card above all figures. */
  first?: ReactNode;
  /** The card of the news. */
  notifications: ReactNode;
  /** The payout under review, over the page. */
  children?: ReactNode;
};

/**
 * The first page of a shop's app: the balances of the people whom the shop pays, the next to pay, and the news. Each card loads
 * separately. Vendors are paid in the merchant's app, sales reps in theirs.
 */
export function DashboardView(props: Props) {
  const { totals, history, currency, timeZone, hrefOfPayee } = props;
  return (
    <Page title={greetingOf(props.name, props.now, props.viewerZone)}>
      {props.notice}
      {props.first}
      {totals.is === 'failed' ? (
        <FailedState title={texts.totalsNotLoaded} problem={totals.problem} onRetry={totals.onRetry} />
      ) : (
        <StatBoxes
          stats={totals.is === 'ready' ? totals.value : null}
          currency={currencyOf(currency, null)}
          dueLabel={texts.due}
          {...(props.payees !== undefined && { payees: props.payees })}
          details={{ paid: lastPayoutText(props), earned: earnedThisMonthText(props) }}
          dueTrend={
            history.is === 'ready' && (
              <DueTrend months={history.value} currency={currencyOf(currency, null)} />
            )
          }
          action={
            props.hrefToPay !== null &&
            totals.is === 'ready' &&
            typeof totals.value.due !== 'string' &&
            totals.value.due.due_count > 0 && (
              <ButtonLink label={texts.reviewAndPay} href={props.hrefToPay} tone="primary" size="small" />
            )
          }
        />
      )}
      <div className={styles.columns}>
        <Stack space="large">
          <EarningsCard {...props.chart} periods={history} currency={currencyOf(currency, null)} />
          {props.due !== null && (
            <DueCard
              payees={props.due}
              currency={currency}
              hrefOfPayee={hrefOfPayee}
              all={props.allPayees}
              onPayNow={props.onPayNow}
            />
          )}
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
          {props.earners !== null && (
            <TopEarnersCard payees={props.earners} currency={currency} hrefOfPayee={hrefOfPayee} />
          )}
        </Stack>
      </div>
      {props.children}
    </Page>
  );
}

/** The last payout whose money went or is on its way; null while it is not known. */
function lastPayoutText({ payouts, currency, timeZone }: Props): string | null {
  if (payouts.is !== 'ready') return null;
  if (payouts.value.length === 0) return texts.nothingPaid;
  const last = payouts.value.find(
    ({ status = 'recorded', is_test: isTest = false }) => !isTest && standingOf(status) !== 'void',
  );
  if (last === undefined) return null;
  const amount = formatDecimal(last.amount, currencyOf(currency, last));
  return texts.lastOn({ amount, created_date: formatDate(last.created_date, timeZone) });
}

/** Null while it is not known. */
function earnedThisMonthText({ history, currency, timeZone, now }: Props): string | null {
  if (history.is !== 'ready') return null;
  // A shop without sales in a year is shown the months before that.
  const month = dayAt(now, timeZone).slice(0, 7);
  const earned = history.value.find(({ start }) => start.startsWith(month))?.earned;
  if (earned === undefined) return texts.nothingYetThisMonth;
  return texts.thisMonth({ earned: formatDecimal(earned, currencyOf(currency, null)) });
}
