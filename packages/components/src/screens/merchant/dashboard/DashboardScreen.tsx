import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { DifferenceGroup } from '@consignment/domain/reconciliation/difference-groups';
import type { ShownDues } from '@consignment/domain/payouts/dues';
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
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { DifferencesCard, type OpenDifferences } from './DifferencesCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import { OpenRefunds, type RefundsToAssign } from './OpenRefunds.tsx';
import { QuestionsCard, type OpenQuestions } from './QuestionsCard.tsx';

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
  /** Accounts of vendors that the shop has not looked at yet. */
  waitingAccounts: number;
  hrefToAccounts: string;
  totals: Loadable<DashboardTotals>;
  history: ComponentProps<typeof DashboardView>['history'];
  due: Loadable<readonly RankedVendor[]>;
  payouts: Loadable<readonly RecentPayout[]>;
  earners: Loadable<readonly RankedVendor[]>;
  /** Those that wait for an answer. */
  questions: Loadable<OpenQuestions>;
  hrefOfQuestions: string;
  hrefOfOpenQuestions: string;
  hrefOfOverdueQuestions: string;
  /** Between the books and what they are compared with. */
  differences: Loadable<OpenDifferences>;
  /** Null while they are not known. */
  openRefunds: RefundsToAssign | null;
  /** Where the orders with a refund to be assigned are listed. */
  hrefOfOpenRefunds: string;
  hrefOfDifferences: (group: DifferenceGroup | null) => string;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfVendors: string;
  /** Those to whom most is due first. */
  hrefToPay: string;
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

/** The first page: how the shop stands, whom to pay, and what is new (spec operations §2). */
export function DashboardScreen(props: Props) {
  const { totals, payouts, currency, timeZone, now, hrefOfPayout, paying } = props;
  return (
    <DashboardView
      title="Dashboard"
      shopName={props.shopName}
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
        label: 'How much vendors earn and you pay them, by month',
        empty: {
          title: 'The chart begins with the first order.',
          detail:
            'The earnings of vendors, your payments to them and the amount due will appear here, month by month.',
          action:
            props.hrefToImport === null ? null : (
              <ButtonLink label="Import orders" href={props.hrefToImport} />
            ),
        },
      }}
      due={props.due}
      payouts={payouts.is === 'ready' ? { is: 'ready', value: payouts.value.map(paidVendor) } : payouts}
      earners={props.earners}
      hrefOfPayee={props.hrefOfVendor}
      allPayees={{ label: 'All vendors', href: props.hrefOfVendors }}
      hrefToPay={props.onPayNow === null ? null : props.hrefToPay}
      hrefOfPayout={hrefOfPayout}
      hrefOfPayouts={props.hrefOfPayouts}
      onPayNow={props.onPayNow}
      notice={
        props.trouble === null ? null : (
          <PlatformTrouble trouble={props.trouble} hrefToSync={props.hrefToSync} />
        )
      }
      waiting={
        <>
          {props.waitingAccounts > 0 && (
            <Banner
              tone="caution"
              title={
                props.waitingAccounts === 1
                  ? '1 new account is waiting for you.'
                  : `${props.waitingAccounts.toLocaleString('en-US')} new accounts are waiting for you.`
              }
              action={<Link href={props.hrefToAccounts} label="Review accounts" />}
            />
          )}
          {props.openRefunds !== null && (
            <OpenRefunds {...props.openRefunds} href={props.hrefOfOpenRefunds} />
          )}
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
      beneath={
        <>
          <QuestionsCard
            counts={props.questions}
            hrefOfAll={props.hrefOfQuestions}
            hrefOfOpen={props.hrefOfOpenQuestions}
            hrefOfOverdue={props.hrefOfOverdueQuestions}
          />
          <DifferencesCard
            counts={props.differences}
            hrefOfAll={props.hrefOfDifferences(null)}
            hrefOfGroup={props.hrefOfDifferences}
          />
        </>
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
