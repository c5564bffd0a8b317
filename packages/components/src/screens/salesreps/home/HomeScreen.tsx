import { dueOfOne, type ShownDues } from '@consignment/domain/payouts/dues';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import { Announcements } from '../../../parts/pages/Announcements.tsx';
import type { PaidPayee } from '../../../parts/pages/RecentPayoutsCard.tsx';
import type { RankedPayee } from '../../../parts/pages/dashboard-rows.ts';
import { DashboardView } from '../../../parts/pages/DashboardView.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { PayRep } from '../payouts/PayRep.tsx';

const texts = defineTexts('HomeScreen', {
  allReps: 'All sales reps',
  notifications: 'Notifications',
  chooseOrder: 'Choose an order',
  yourChart: 'How much you earn and how much you’re paid, by month',
  yourChartEmpty: 'The chart will start with your first order.',
  yourChartDetail: 'Your earnings, payments and amount due will appear here, month by month.',
  chart: 'How much sales reps earn and how much you pay them, by month',
  chartEmpty: 'The chart will start with a sales rep’s first order.',
  chartDetail:
    'Sales reps’ earnings, your payments to them and the amount due will appear here, month by month.',
});

/** Decimal strings over the sales reps whose figures the person sees. */
export type HomeTotals = { dues: ShownDues; commission_paid: string; commission_earned: string };

type Props = {
  /** The name of the person who is logged in. */
  person: string;
  now: Date;
  /** IANA zone of the reader, for the greeting. */
  viewerZone: string;
  /** IANA zone of the shop, for all dates. */
  timeZone: string;
  totals: Loadable<HomeTotals>;
  history: ComponentProps<typeof DashboardView>['history'];
  /** Null for a sales rep, who sees their own figures alone. */
  reps: { due: Loadable<readonly RankedPayee[]>; earners: Loadable<readonly RankedPayee[]> } | null;
  payouts: Loadable<readonly (Omit<PaidPayee, 'name'> & { sales_rep_name: string })[]>;
  announcements: ComponentProps<typeof Announcements>['announcements'];
  hrefOfRep: (repId: number) => string;
  hrefOfReps: string;
  /** Those to whom most is due first; null for a person who may not pay, and so is `onPayNow`. */
  hrefToPay: string | null;
  hrefOfPayouts: string;
  hrefOfOrders: string;
  onPayNow: ((repId: number) => void) | null;
  onClosePayout: () => void;
} & Omit<ComponentProps<typeof PayRep>, 'onClose'>;

/** The first page: the sales reps' balances, the next to pay, and the news. A rep sees only their own figures (spec accounts §2.5). */
export function HomeScreen(props: Props) {
  const { totals, payouts, currency, timeZone } = props;
  return (
    <DashboardView
      name={props.person}
      now={props.now}
      viewerZone={props.viewerZone}
      timeZone={timeZone}
      currency={currency}
      {...(props.reps !== null && { payees: 'sales rep' })}
      totals={
        totals.is === 'ready' ? { is: 'ready', value: statsOf(totals.value, props.reps === null) } : totals
      }
      history={props.history}
      chart={chartOf(props)}
      due={props.reps?.due ?? null}
      payouts={
        payouts.is === 'ready'
          ? {
              is: 'ready',
              value: payouts.value.map(({ sales_rep_name: name, ...payout }) => ({ ...payout, name })),
            }
          : payouts
      }
      earners={props.reps?.earners ?? null}
      hrefOfPayee={props.hrefOfRep}
      allPayees={{ label: texts.allReps, href: props.hrefOfReps }}
      hrefToPay={props.hrefToPay}
      hrefOfPayout={props.hrefOfPayout}
      hrefOfPayouts={props.hrefOfPayouts}
      onPayNow={props.onPayNow}
      notifications={
        <Card title={texts.notifications}>
          <Announcements announcements={props.announcements} timeZone={timeZone} />
        </Card>
      }
    >
      <PayRep
        paying={props.paying}
        currency={currency}
        hrefOfPayout={props.hrefOfPayout}
        onPay={props.onPay}
        onClose={props.onClosePayout}
      />
    </DashboardView>
  );
}

function chartOf({ reps, hrefOfOrders }: Props): ComponentProps<typeof DashboardView>['chart'] {
  const action = <ButtonLink label={texts.chooseOrder} href={hrefOfOrders} />;
  if (reps === null) {
    return {
      label: texts.yourChart,
      empty: {
        title: texts.yourChartEmpty,
        detail: texts.yourChartDetail,
        action,
      },
    };
  }
  return {
    label: texts.chart,
    empty: {
      title: texts.chartEmpty,
      detail: texts.chartDetail,
      action,
    },
  };
}

function statsOf(totals: HomeTotals, isOwn: boolean) {
  return {
    due: isOwn ? dueOfOne(totals.dues) : totals.dues,
    paid: totals.commission_paid,
    earned: totals.commission_earned,
  };
}
