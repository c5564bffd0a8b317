import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import type { NoPaymentCode } from '@consignment/domain/pay-runs/next-payment';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { nextPaymentDay, type ShownNextPayment } from '../../../parts/payouts/next-payment.ts';
import { PayoutStatusBadge } from '../../../parts/payouts/PayoutStatusBadge.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import type { PortalPayoutRow } from '../payouts/PortalPayoutsScreen.tsx';
import { HomeFact } from './HomeFact.tsx';
import * as styles from './HomeFact.css.ts';

const texts = defineTexts('PayoutLine', {
  notLoaded: 'Your payouts could not be loaded.',
  loadingYourPayouts: 'Loading your payouts…',
  moreIsRecordedAndSent: 'Another {toSend} has been recorded but not sent yet.',
  notSent: 'Not sent yet.',
  since: 'Since {sent}.',
  beingPaid: 'Being paid',
  nextPayout: 'Next payout',
  theLastOneCame: 'The last payout was on {newest}.',
  theLastOnesCame: 'The last payouts were on {before} and {newest}.',
  lastPayout: 'Last payout',
});

/** Amounts are decimal strings. */
export type HomePayouts = {
  /** Asked of a provider or the bank, and not arrived. */
  onItsWay: string;
  /** Recorded by the shop, which has yet to send it. */
  toSend: string;
  next: ShownNextPayment & { reason: NoPaymentCode | null };
  /** The newest first; a few are enough. */
  latest: readonly PortalPayoutRow[];
};

type Props = {
  shop: { time_zone: string };
  payouts: Loadable<HomePayouts>;
  currency: CurrencyCode;
  hrefOfPayout: (id: number) => string;
};

/**
 * A vendor's payouts beneath its figures: being paid, next, last. Those of which nothing is known are left out. The list
 * of them is PortalPayoutsScreen.
 */
export function PayoutLine({ shop, payouts, currency, hrefOfPayout }: Props) {
  if (payouts.is === 'failed') {
    return <FailedState title={texts.notLoaded} problem={payouts.problem} onRetry={payouts.onRetry} />;
  }
  if (payouts.is === 'loading') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{texts.loadingYourPayouts}</VisuallyHidden>
        <Skeleton />
      </div>
    );
  }
  const dayOf = ({ created_date: date }: PortalPayoutRow) => formatDate(date, shop.time_zone);
  return (
    <dl className={styles.line}>
      {beingPaid(payouts.value, currency, dayOf)}
      {next(payouts.value, dayOf)}
      {last(payouts.value, currency, dayOf, hrefOfPayout)}
    </dl>
  );
}

type DayOf = (payout: PortalPayoutRow) => string;

function beingPaid({ onItsWay, toSend, latest }: HomePayouts, currency: CurrencyCode, dayOf: DayOf) {
  const isAnySent = Number(onItsWay) !== 0;
  const isAnyToSend = Number(toSend) !== 0;
  if (!isAnySent && !isAnyToSend) return null;
  const sent = latest.find(({ status }) => standingOf(status) === 'in_flight');
  const more = texts.moreIsRecordedAndSent({ toSend: formatDecimal(toSend, currency) });
  const detail = isAnyToSend
    ? isAnySent
      ? more
      : texts.notSent
    : sent && texts.since({ sent: dayOf(sent) });
  const amount = isAnySent ? onItsWay : toSend;
  return (
    <HomeFact
      label={texts.beingPaid}
      value={<MoneyText amount={amount} currency={currency} />}
      detail={detail}
    />
  );
}

/** Without a schedule, the days of the last payouts say what to expect. */
function next({ next: payment, latest }: HomePayouts, dayOf: DayOf) {
  const value = payment.on === null ? undefined : nextPaymentDay(payment);
  const days = latest.filter(({ status }) => standingOf(status) === 'settled').map(dayOf);
  const [newest, before] = days;
  if (payment.reason !== 'no_schedule' || newest === undefined) {
    return <HomeFact label={texts.nextPayout} value={value} detail={payment.detail} />;
  }
  const lately =
    before === undefined || before === newest
      ? texts.theLastOneCame({ newest })
      : texts.theLastOnesCame({ before: beside(before, newest), newest });
  return <HomeFact label={texts.nextPayout} value={value} detail={`${payment.detail} ${lately}`} />;
}

/** A day without its year where the other day is in the same one. */
function beside(day: string, other: string): string {
  const year = day.slice(-6);
  return other.endsWith(year) ? day.slice(0, -6) : day;
}

function last(
  { latest: [payout] }: HomePayouts,
  currency: CurrencyCode,
  dayOf: DayOf,
  hrefOfPayout: Props['hrefOfPayout'],
) {
  if (payout === undefined) return null;
  const { id, amount, status } = payout;
  return (
    <HomeFact
      label={texts.lastPayout}
      value={
        <span dir="ltr" translate="no">
          <Link href={hrefOfPayout(id)} label={formatDecimal(amount, currency)} />
        </span>
      }
      detail={
        <Inline space="xsmall" as="span">
          <span>{dayOf(payout)}</span>
          {status !== 'recorded' && <PayoutStatusBadge status={status} />}
        </Inline>
      }
    />
  );
}
