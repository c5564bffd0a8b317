import { defineTexts, formatCount } from '../text/texts.ts';
import { movingCauses, type CauseDetail, type LineDifference, type MovingCause } from './moving-lines.ts';

/* Differences of one cause and of one kind, which one answer settles. */

const texts = defineTexts('MovingGroups', {
  allEqual:
    '{payouts, plural, one {The only payout matches to the cent.} other {All # payouts match to the cent.}}',
  noPayouts: 'There are no payouts to compare.',
  partlyExplained:
    '{explained, plural, one {# is explained} other {# are explained}}, and {unexplained, plural, one {# is not explained.} other {# are not explained.}}',
  restExplained: '{rest, plural, one {The other payout is explained.} other {The other # are explained.}}',
  someEqual:
    '{equal, plural, one {# of {payouts} payouts matches to the cent.} other {# of {payouts} payouts match to the cent.}}',
  unexplained: '{unexplained, plural, one {# is not explained.} other {# are not explained.}}',
});

/** `theirs`: the old amount is booked. `leave`: the payout is not booked. */
export const movingAnswers = ['theirs', 'leave'] as const;
export type MovingAnswer = (typeof movingAnswers)[number];

/** A difference as it is grouped. */
export type GroupedDifference = Pick<LineDifference, 'detail' | 'difference'> & {
  readonly vendorId: number | null;
  readonly payout: string;
};

/**
 * The key of a difference's group. One answer settles all lines of the same two rates, or of the same formula; what is missing, sums and what is
 * unexplained are settled vendor by vendor.
 */
export function groupKey(detail: CauseDetail, vendorId: number | null): string {
  const vendor = isByVendor(detail) || isFitted(detail) ? `:vendor=${vendorId ?? 'none'}` : '';
  return `${detail.cause}${formOf(detail)}${vendor}`;
}

const byVendor: ReadonlySet<MovingCause> = new Set(['missing_order', 'missing_row', 'sum', 'other']);

/** Whether each group of a cause is of one vendor. */
export function isByVendor({ cause }: Pick<CauseDetail, 'cause'>): boolean {
  return byVendor.has(cause);
}

/** Each of these is offered as a rule of its vendor. */
function isFitted(detail: CauseDetail): boolean {
  return detail.cause === 'rate' && detail.fitted !== undefined;
}

function formOf(detail: CauseDetail): string {
  if (detail.cause === 'rate') {
    const { theirs, ours, fitted } = detail;
    const form = `:${theirs.kind}=${theirs.value}:${ours.kind}=${ours.value}`;
    return fitted === undefined ? form : `${form}:fitted=${fitted.productType ?? ''}`;
  }
  if (detail.cause === 'discount_share') return `:${detail.theirs}:${detail.ours}`;
  if (detail.cause === 'missing_order') return `:${detail.missing}`;
  if (detail.cause === 'other') return `:${detail.reason ?? 'none'}`;
  return 'theirs' in detail ? `:${detail.theirs}` : '';
}

/** Sums in minor units. */
export type MoveDifferenceGroup = {
  readonly key: string;
  /** Of its first difference; what the key does not hold may differ in the others. */
  readonly detail: CauseDetail;
  /** Null where several vendors have such differences. */
  readonly vendorId: number | null;
  readonly count: number;
  readonly payouts: number;
  /** The sum by which the former app has more, and the one by which it has less, below 0. */
  readonly more: number;
  readonly less: number;
  readonly difference: number;
};

/**
 * Groups in the order of the causes, and of one cause the largest first.
 * @internal SQL adds them up; tests hold it to this.
 */
export function groupDifferences(differences: readonly GroupedDifference[]): MoveDifferenceGroup[] {
  const grouped = Map.groupBy(differences, ({ detail, vendorId }) => groupKey(detail, vendorId));
  const groups = [...grouped].flatMap(([key, members]): MoveDifferenceGroup[] => {
    const [first] = members;
    if (first === undefined) return [];
    const vendors = new Set(members.map(({ vendorId }) => vendorId));
    const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
    const more = sumOf(members.map(({ difference }) => Math.max(0, difference)));
    const less = sumOf(members.map(({ difference }) => Math.min(0, difference)));
    return [
      {
        key,
        detail: first.detail,
        vendorId: vendors.size === 1 ? first.vendorId : null,
        count: members.length,
        payouts: new Set(members.map(({ payout }) => payout)).size,
        more,
        less,
        difference: more + less,
      },
    ];
  });
  const place = ({ detail }: MoveDifferenceGroup) => movingCauses.indexOf(detail.cause);
  const size = ({ more, less }: MoveDifferenceGroup) => more - less;
  return groups.toSorted(
    (one, other) => place(one) - place(other) || size(other) - size(one) || (one.key < other.key ? -1 : 1),
  );
}

/**
 * The state of a payout by the answers to its differences. Only what is equal or accepted can be booked; `blocked` cannot be, whatever its
 * amounts are.
 */
export type MovingStanding = 'equal' | 'accepted' | 'open' | 'left' | 'blocked';

/**
 * One answer for each difference, null where there is none yet.
 * @internal SQL works it out; tests hold it to this.
 */
export function movingStanding(answers: readonly (MovingAnswer | null)[]): MovingStanding {
  if (answers.length === 0) return 'equal';
  if (answers.includes('leave')) return 'left';
  return answers.includes(null) ? 'open' : 'accepted';
}

/** Counts of payouts by standing, and sums in minor units. */
export type MovingSums = Readonly<
  Record<MovingStanding | 'payouts' | 'explained' | 'oldAmount' | 'ourAmount' | 'difference', number>
>;

/** `isExplained`: it differs or is blocked, and each of its differences has a cause other than `other`. */
type SummedPayout = {
  readonly standing: MovingStanding;
  readonly isExplained: boolean;
  readonly oldAmount: number;
  readonly ourAmount: number;
};

/** @internal SQL adds them up; tests hold it to this. */
export function sumsOfPayouts(payouts: readonly SummedPayout[]): MovingSums {
  const sums = {
    payouts: payouts.length,
    equal: 0,
    accepted: 0,
    open: 0,
    left: 0,
    blocked: 0,
    explained: 0,
    oldAmount: 0,
    ourAmount: 0,
    difference: 0,
  };
  for (const { standing, isExplained, oldAmount, ourAmount } of payouts) {
    sums[standing] += 1;
    if (isExplained) sums.explained += 1;
    sums.oldAmount += oldAmount;
    sums.ourAmount += ourAmount;
    sums.difference += oldAmount - ourAmount;
  }
  return sums;
}

/** '418 of 420 payouts are equal to the cent. The other 2 are explained.' */
export function equalText({
  payouts,
  equal,
  explained,
}: Pick<MovingSums, 'payouts' | 'equal' | 'explained'>): string {
  if (payouts === 0) return texts.noPayouts;
  const rest = payouts - equal;
  if (rest === 0) return texts.allEqual({ payouts });
  const head = texts.someEqual({ equal, payouts: formatCount(payouts) });
  const unexplained = rest - explained;
  if (unexplained === 0) return `${head} ${texts.restExplained({ rest })}`;
  return explained === 0
    ? `${head} ${texts.unexplained({ unexplained })}`
    : `${head} ${texts.partlyExplained({ explained, unexplained })}`;
}
