import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ShownDues } from '@consignment/domain/payouts/dues';
import { greetingOf } from '@consignment/domain/text/greeting';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps } from 'react';
import type { PaidPayee } from '../../../parts/pages/RecentPayoutsCard.tsx';
import type { RankedPayee } from '../../../parts/pages/dashboard-rows.ts';
import { DashboardView } from '../../../parts/pages/DashboardView.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { PayoutDialogOnUse } from '../../../parts/payouts/payout-dialog-on-use.ts';
import type { Payable, PayoutAnswer, PayoutTerms } from '../../../parts/payouts/payout-terms.ts';
import { PlatformTrouble, type PlatformTroubleFacts } from '../../../parts/imports/PlatformTrouble.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { onItsWayOf, type SplitDue } from '../../../parts/money/split-due.ts';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import { SetupGuide } from './SetupGuide.tsx';
import { ThisWeek } from './ThisWeek.tsx';

const texts = defineTexts('DashboardScreen', {
  chart: 'How much vendors earn and how much you pay them, by month',
  noChart: 'The chart will begin with your first order.',
  noChartDetail: 'Vendor earnings, your payments and the amount due will appear here, month by month.',
  importOrders: 'Import orders',
  allVendors: 'All vendors',
});

/** Decimal strings over all vendors that are not hidden; the profit is the shop's own. */
export type DashboardTotals = SplitDue & {
  dues: ShownDues;
  commission_paid: string;
  commission_earned: string;
  store_profit?: string;
};

export type RankedVendor = RankedPayee & { contact_name: string };

export type RecentPayout = Omit<PaidPayee, 'name' | 'currency'> & {
  vendor_name: string;
  vendor_currency: CurrencyCode | null;
};

type Props = {
  shopName: string;
  now: Date;
  /** IANA zone of the reader, for the greeting. */
  viewerZone: string;
  /** IANA zone of the shop, for all dates. */
  timeZone: string;
  currency: ShopCurrency;
  /** The switch `showDashboardProfit`. */
  showsProfit: boolean;
  /** The fault between the shop and its platform; null where there is none, or it is not known. */
  trouble: PlatformTroubleFacts | null;
  hrefToSync: string;
  /** The things that wait for the shop. */
  week: Omit<ComponentProps<typeof ThisWeek>, 'due' | 'currency' | 'now' | 'timeZone'>;
  /** Of a shop that has not put it away; `isAlone` while there is nothing else to see. */
  guide: (ComponentProps<typeof SetupGuide> & { isAlone: boolean }) | null;
  totals: Loadable<DashboardTotals>;
  history: ComponentProps<typeof DashboardView>['history'];
  due: Loadable<readonly RankedVendor[]>;
  payouts: Loadable<readonly RecentPayout[]>;
  earners: Loadable<readonly RankedVendor[]>;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfVendors: string;
  /** Null for a person who may not import. */
  hrefToImport: string | null;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
  /** The payout under review; null while none is. */
  paying: {
    vendor: { id: number; name: string; paypal_email: string; currency: CurrencyCode | null };
    payable: Loadable<Payable>;
  } | null;
  /** Null for a person who may not pay. */
  onPayNow: ((vendorId: number) => void) | null;
  onClosePayout: () => void;
  onPay: (vendorId: number, terms: PayoutTerms) => Promise<PayoutAnswer>;
} & Pick<
  ComponentProps<typeof NotificationsCard>,
  'announcements' | 'upgrade' | 'onAcceptOffer' | 'onRequestActivation'
>;

/** The first page: the shop's balances, whom to pay, and the news (spec operations §2). */
export function DashboardScreen(props: Props) {
  const { totals, payouts, currency, timeZone, now, hrefOfPayout, paying } = props;
  const trouble = props.trouble !== null && (
    <PlatformTrouble trouble={props.trouble} hrefToSync={props.hrefToSync} />
  );
  const guide = props.guide !== null && (
    <SetupGuide
      guide={props.guide.guide}
      hrefOfStep={props.guide.hrefOfStep}
      onPutAway={props.guide.onPutAway}
    />
  );
  if (props.guide?.isAlone === true) {
    return (
      <Page title={greetingOf(props.shopName, now, props.viewerZone)} width="medium">
        {trouble}
        {guide}
      </Page>
    );
  }
  return (
    <DashboardView
      name={props.shopName}
      now={now}
      viewerZone={props.viewerZone}
      timeZone={timeZone}
      currency={currency}
      payees="vendor"
      totals={
        totals.is === 'ready'
          ? { is: 'ready', value: statsOf(totals.value, props.showsProfit, currencyOf(currency, null)) }
          : totals
      }
      history={props.history}
      chart={{
        label: texts.chart,
        empty: {
          title: texts.noChart,
          detail: texts.noChartDetail,
          action:
            props.hrefToImport === null ? null : (
              <ButtonLink label={texts.importOrders} href={props.hrefToImport} />
            ),
        },
      }}
      due={props.due}
      payouts={payouts.is === 'ready' ? { is: 'ready', value: payouts.value.map(paidVendor) } : payouts}
      earners={props.earners}
      hrefOfPayee={props.hrefOfVendor}
      allPayees={{ label: texts.allVendors, href: props.hrefOfVendors }}
      hrefToPay={null}
      hrefOfPayout={hrefOfPayout}
      hrefOfPayouts={props.hrefOfPayouts}
      onPayNow={props.onPayNow}
      notice={trouble}
      first={
        <>
          <ThisWeek
            {...props.week}
            due={totals.is === 'ready' ? { is: 'ready', value: dueOf(totals.value, currency) } : totals}
            currency={currency}
            now={now}
            timeZone={timeZone}
          />
          {guide}
        </>
      }
      notifications={
        <NotificationsCard
          announcements={props.announcements}
          upgrade={props.upgrade}
          now={now}
          timeZone={timeZone}
          onAcceptOffer={props.onAcceptOffer}
          onRequestActivation={props.onRequestActivation}
        />
      }
    >
      {paying !== null && (
        <PayoutDialogOnUse
          key={paying.vendor.id}
          vendor={paying.vendor}
          payable={paying.payable}
          currency={currency}
          onPay={(terms) => props.onPay(paying.vendor.id, terms)}
          hrefOfPayout={hrefOfPayout}
          onClose={props.onClosePayout}
        />
      )}
    </DashboardView>
  );
}

function dueOf({ dues }: DashboardTotals, currency: ShopCurrency) {
  return { amount: dues.due, count: dues.due_count, currency: currencyOf(currency, null) };
}

function paidVendor({ vendor_name: name, vendor_currency: currency, ...payout }: RecentPayout): PaidPayee {
  return { ...payout, name, currency };
}

function statsOf(totals: DashboardTotals, showsProfit: boolean, currency: CurrencyCode) {
  return {
    due: totals.dues,
    paid: totals.commission_paid,
    earned: totals.commission_earned,
    waiting: onItsWayOf(totals, currency),
    ...(showsProfit && totals.store_profit !== undefined ? { profit: totals.store_profit } : {}),
  };
}
