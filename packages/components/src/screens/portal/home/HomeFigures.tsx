import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDate } from '@consignment/domain/dates';
import { isolated } from '@consignment/domain/direction';
import { formatDecimal } from '@consignment/domain/money';
import { standingOf } from '@consignment/domain/payout-status';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { PayoutStatusBadge } from '../../../parts/PayoutStatusBadge.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Link } from '../../../primitives/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import type { PortalTotals, StatSwitches } from '../commissions/PortalStats.tsx';
import type { PortalPayoutRow } from '../payouts/PortalPayoutsScreen.tsx';
import * as styles from './HomeFigures.css.ts';

/** Amounts are decimal strings. */
export type HomePayouts = {
  /** Asked of a provider, and not arrived. */
  onItsWay: string;
  /** The newest first; a few are enough. */
  latest: readonly PortalPayoutRow[];
};

type Props = {
  shop: { name: string; time_zone: string };
  totals: Loadable<PortalTotals>;
  /** Null where the shop keeps its payouts out of the portal. */
  payouts: Loadable<HomePayouts> | null;
  switches: StatSwitches;
  currency: CurrencyCode;
  hrefOfPayout: (id: number) => string;
};

/**
 * The figures that a vendor comes for: the amount owed, the part on its way, the next payout; below them the last payout
 * and the sums of all time (spec accounts §2.4). Nothing in a shop that shows no totals.
 */
export function HomeFigures({ shop, totals, payouts, switches, currency, hrefOfPayout }: Props) {
  if (switches.hidePortalStats) return null;
  if (totals.is === 'failed') {
    return (
      <Card>
        <FailedState what="Your totals" problem={totals.problem} onRetry={totals.onRetry} />
      </Card>
    );
  }
  const sums = totals.is === 'ready' ? totals.value : null;
  const money = (amount: string | undefined) =>
    amount === undefined ? null : <MoneyText amount={amount} currency={currency} />;
  const known = payouts?.is === 'ready' ? payouts.value : null;
  const last = known?.latest[0];
  return (
    <Card padding="none">
      <dl className={styles.now}>
        <Figure {...owedOf(sums, money)} rank="first" isLong={isLong(sums?.commission_due, currency)} />
        {payouts !== null && payouts.is !== 'failed' && (
          <>
            <Figure label="On its way" {...(known && onItsWayOf(known, shop.time_zone, money))} />
            <Figure label="Next payout" {...(known && nextOf(known, shop))} />
          </>
        )}
      </dl>
      {payouts?.is === 'failed' && (
        <FailedState what="Your payouts" problem={payouts.problem} onRetry={payouts.onRetry} />
      )}
      <dl className={styles.soFar}>
        {payouts !== null && payouts.is !== 'failed' && (
          <div className={styles.last}>
            <dt>Last payout</dt>
            <dd className={styles.sum}>
              {known === null && loading}
              {known !== null && last === undefined && 'None yet'}
              {last !== undefined && (
                <>
                  <span dir="ltr">
                    <Link href={hrefOfPayout(last.id)} label={formatDecimal(last.amount, currency)} />
                  </span>
                  <span className={styles.day}>{formatDate(last.created_date, shop.time_zone)}</span>
                  {last.status !== 'recorded' && <PayoutStatusBadge status={last.status} />}
                </>
              )}
            </dd>
          </div>
        )}
        <Sum label="Paid" value={money(sums?.commission_paid)} />
        <Sum label="Earned" value={money(sums?.commission_earned)} />
        {switches.showVendorSalesStat && <Sum label="Sales" value={money(sums?.total_sales)} />}
        {switches.showVendorTaxesStat && <Sum label="Taxes" value={money(sums?.amount_taxed)} />}
      </dl>
    </Card>
  );
}

type FigureProps = {
  label: string;
  /** Left out while it is being loaded. */
  value?: ReactNode;
  detail?: string | undefined;
  /** A value in words is quieter than an amount. */
  isWords?: boolean;
  rank?: 'first' | 'other';
  /** Too long for the large type of the first figure on a phone. */
  isLong?: boolean;
};

function isLong(amount: string | undefined, currency: CurrencyCode): boolean {
  return amount !== undefined && formatDecimal(amount, currency).length > 13;
}

function Figure({ label, value, detail, isWords = false, rank = 'other', isLong = false }: FigureProps) {
  const size = rank === 'first' && isLong ? 'firstAndLong' : rank;
  return (
    <div className={styles.figure({ rank })}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value({ size, isWords })}>{value ?? loading}</dd>
      <dd className={styles.detail}>{value === undefined ? <Skeleton shape="shortLine" /> : detail}</dd>
    </div>
  );
}

function Sum({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className={styles.sumRow}>
      <dt>{label}</dt>
      <dd className={styles.sum}>{value ?? loading}</dd>
    </div>
  );
}

const loading = (
  <>
    <VisuallyHidden>Loading…</VisuallyHidden>
    <Skeleton shape="figure" />
  </>
);

type Said = Pick<FigureProps, 'value' | 'detail' | 'isWords'>;
type Money = (amount: string) => ReactNode;

function owedOf(sums: PortalTotals | null, money: Money): Said & { label: string } {
  if (sums === null) return { label: 'Owed' };
  const { commission_due: due, commission_earned: earned } = sums;
  // A figure below 0 under Owed reads as a fault; it is what has been paid out too much.
  if (Number(due) < 0) {
    const detail = 'More was paid out than you have earned. It comes off your next payouts.';
    return { label: 'Owed back', value: money(due.replace('-', '')), detail };
  }
  if (Number(due) > 0) return { label: 'Owed', value: money(due), detail: 'Earned, and not paid out yet.' };
  const detail = Number(earned) === 0 ? 'Your first sale starts it.' : 'All that you have earned is paid.';
  return { label: 'Owed', value: money(due), detail };
}

function onItsWayOf({ onItsWay, latest }: HomePayouts, timeZone: string, money: Money): Said {
  if (Number(onItsWay) === 0) return { value: 'Nothing', isWords: true };
  const sent = latest.find(({ status }) => standingOf(status) === 'in_flight');
  const detail = sent && `Since ${formatDate(sent.created_date, timeZone)}.`;
  return { value: money(onItsWay), detail };
}

/** Shops pay when they choose to, so no day is promised; the days of the last payouts say what to expect. */
function nextOf({ latest }: HomePayouts, shop: Props['shop']): Said {
  const days = latest
    .filter(({ status }) => standingOf(status) === 'settled')
    .map(({ created_date: date }) => formatDate(date, shop.time_zone));
  const [newest, before] = days;
  const detail =
    newest === undefined
      ? `${isolated(shop.name)} chooses the day.`
      : before === undefined || before === newest
        ? `The last one came on ${newest}.`
        : `The last ones came on ${before} and ${newest}.`;
  return { value: 'No date yet', isWords: true, detail };
}
