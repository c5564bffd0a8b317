import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDate } from '@consignment/domain/dates';
import { isolated } from '@consignment/domain/direction';
import { formatDecimal } from '@consignment/domain/money';
import { standingOf } from '@consignment/domain/payout-status';
import type { ComponentProps } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { PayoutStatusBadge } from '../../../parts/PayoutStatusBadge.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Link } from '../../../primitives/Link.tsx';
import type { PortalPayoutRow } from '../payouts/PortalPayoutsScreen.tsx';
import { HomeFigure } from './HomeFigure.tsx';
import * as styles from './PayoutFigures.css.ts';

/** Amounts are decimal strings. */
export type HomePayouts = {
  /** Asked of a provider, and not arrived. */
  onItsWay: string;
  /** The newest first; a few are enough. */
  latest: readonly PortalPayoutRow[];
};

type Props = {
  shop: { name: string; time_zone: string };
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
      <HomeFigure label="Being paid" {...(known && onItsWay(known, currency, dayOf))} />
      <HomeFigure label="Next payout" {...(known && next(known, shop.name, dayOf))} />
      <HomeFigure label="Last payout" {...(known && last(known, currency, dayOf, hrefOfPayout))} />
    </dl>
  );
}

type Said = Omit<ComponentProps<typeof HomeFigure>, 'label'>;
type DayOf = (payout: PortalPayoutRow) => string;

function onItsWay({ onItsWay: amount, latest }: HomePayouts, currency: CurrencyCode, dayOf: DayOf): Said {
  if (Number(amount) === 0) return { value: 'Nothing', look: 'words' };
  const value = <MoneyText amount={amount} currency={currency} />;
  const sent = latest.find(({ status }) => standingOf(status) === 'in_flight');
  return sent === undefined ? { value } : { value, detail: `Since ${dayOf(sent)}.` };
}

/** Shops pay when they choose to, so no day is promised; the days of the last payouts say what to expect. */
function next({ latest }: HomePayouts, shopName: string, dayOf: DayOf): Said {
  const days = latest.filter(({ status }) => standingOf(status) === 'settled').map(dayOf);
  const [newest, before] = days;
  const detail =
    newest === undefined
      ? `${isolated(shopName)} chooses the day.`
      : before === undefined || before === newest
        ? `The last one came on ${newest}.`
        : `The last ones came on ${beside(before, newest)} and ${newest}.`;
  return { value: 'No date yet', look: 'words', detail };
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
      <span dir="ltr">
        <Link href={hrefOfPayout(id)} label={formatDecimal(amount, currency)} />
      </span>
    ),
    detail: (
      <span className={styles.outcome}>
        {dayOf(payout)}
        {status !== 'recorded' && <PayoutStatusBadge status={status} />}
      </span>
    ),
  };
}
