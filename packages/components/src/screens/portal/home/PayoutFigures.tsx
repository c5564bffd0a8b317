import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDate } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import type { NoPaymentCode } from '@consignment/domain/pay-runs/next-payment';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import type { ComponentProps } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { nextPaymentDay, type ShownNextPayment } from '../../../parts/payouts/next-payment.ts';
import { PayoutStatusBadge } from '../../../parts/payouts/PayoutStatusBadge.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import type { PortalPayoutRow } from '../payouts/PortalPayoutsScreen.tsx';
import { HomeFigure } from './HomeFigure.tsx';
import * as styles from './PayoutFigures.css.ts';

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

/** The payouts among a vendor's figures: being paid, next, last. The list of them is PortalPayoutsScreen. */
export function PayoutFigures({ shop, payouts, currency, hrefOfPayout }: Props) {
  if (payouts.is === 'failed') {
    return <FailedState what="Your payouts" problem={payouts.problem} onRetry={payouts.onRetry} />;
  }
  const known = payouts.is === 'ready' ? payouts.value : null;
  const dayOf = ({ created_date: date }: PortalPayoutRow) => formatDate(date, shop.time_zone);
  return (
    <dl className={styles.figures}>
      <HomeFigure label="Being paid" {...(known && beingPaid(known, currency, dayOf))} />
      <HomeFigure
        label="Next payout"
        {...(known === null ? { detail: <Skeleton shape="shortLine" /> } : next(known, dayOf))}
      />
      <HomeFigure label="Last payout" {...(known && last(known, currency, dayOf, hrefOfPayout))} />
    </dl>
  );
}

type Said = Omit<ComponentProps<typeof HomeFigure>, 'label'>;
type DayOf = (payout: PortalPayoutRow) => string;

function beingPaid({ onItsWay, toSend, latest }: HomePayouts, currency: CurrencyCode, dayOf: DayOf): Said {
  const isAnySent = Number(onItsWay) !== 0;
  const isAnyToSend = Number(toSend) !== 0;
  if (!isAnySent && !isAnyToSend) return { value: 'Nothing', look: 'words' };
  const amount = isAnySent ? onItsWay : toSend;
  const value = <MoneyText amount={amount} currency={currency} />;
  if (isAnyToSend) {
    const more = `${formatDecimal(toSend, currency)} more is recorded, and not sent yet.`;
    return { value, detail: isAnySent ? more : 'Not sent yet.' };
  }
  const sent = latest.find(({ status }) => standingOf(status) === 'in_flight');
  return sent === undefined ? { value } : { value, detail: `Since ${dayOf(sent)}.` };
}

/** Without a schedule, the days of the last payouts say what to expect. */
function next({ next: payment, latest }: HomePayouts, dayOf: DayOf): Said {
  const value = nextPaymentDay(payment);
  const days = latest.filter(({ status }) => standingOf(status) === 'settled').map(dayOf);
  const [newest, before] = days;
  if (payment.reason !== 'no_schedule' || newest === undefined) {
    return { value, look: 'words', detail: payment.detail };
  }
  const lately =
    before === undefined || before === newest
      ? `The last one came on ${newest}.`
      : `The last ones came on ${beside(before, newest)} and ${newest}.`;
  return { value, look: 'words', detail: `${payment.detail} ${lately}` };
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
): Said {
  if (payout === undefined) return { value: 'None yet', look: 'words' };
  const { id, amount, status } = payout;
  return {
    value: (
      <span dir="ltr" translate="no">
        <Link href={hrefOfPayout(id)} label={formatDecimal(amount, currency)} />
      </span>
    ),
    detail: (
      <span className={styles.outcome}>
        <span>{dayOf(payout)}</span>
        {status !== 'recorded' && <PayoutStatusBadge status={status} />}
      </span>
    ),
  };
}
