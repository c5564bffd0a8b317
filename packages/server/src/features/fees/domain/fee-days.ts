import { divideRoundHalfAway, minorFromBigInt } from '@consignment/domain/money/money';
import { daysAfter, daysBetween } from '@consignment/domain/time/periods';
import { partsOfDay, twoDigits } from '@consignment/domain/time/zone';
import { isPeriodic, type FeeSpell, type FeeTerms, type PeriodicFeeKind } from './fee-terms.ts';

/** A charge that is due: of a period in advance, or once. */
export type DueFee = {
  readonly version: number;
  /** The day on which it is due, which names it among the charges of a vendor. */
  readonly day: string;
  /** The last day that it pays for; null for a fee that is charged once. */
  readonly until: string | null;
  readonly amount: number;
};

/**
 * The charges of a fee to one vendor that are due by `today`, in the order of their days. A period is paid in advance. One that
 * the fee covers in part, from its first day, of a vendor who came later or until its last day, is charged by its days where the
 * terms say so; otherwise a period is charged in full if its first day is covered, and else not at all.
 */
export function dueFees(
  spells: readonly FeeSpell[],
  {
    vendorSince,
    lookBackTo,
    today,
  }: { readonly vendorSince: string; readonly lookBackTo: string; readonly today: string },
): DueFee[] {
  const all = spells.flatMap(({ version, from, until, terms }): DueFee[] => {
    if (terms === null) return [];
    if (terms.kind === 'once') {
      const day = later(from, vendorSince);
      const isDue = day <= today && (until === null || day <= until);
      return isDue ? [{ version, day, until: null, amount: terms.amount }] : [];
    }
    if (!isPeriodic(terms.kind)) return [];
    const first = later(from, vendorSince);
    const due: DueFee[] = [];
    for (let index = indexOn(terms, later(first, lookBackTo)); dueDay(terms, index) <= today; index += 1) {
      const start = dueDay(terms, index);
      const end = daysAfter(dueDay(terms, index + 1), -1);
      if (until !== null && start > until) break;
      const day = later(start, first);
      const last = until === null || until > end ? end : until;
      if (day > today || day > last) continue;
      if (terms.prorated) {
        const share = BigInt(terms.amount) * BigInt(daysBetween(day, last) + 1);
        const amount = minorFromBigInt(divideRoundHalfAway(share, BigInt(daysBetween(start, end) + 1)));
        due.push({ version, day, until: last, amount });
      } else if (day === start) {
        due.push({ version, day, until: end, amount: terms.amount });
      }
    }
    return due;
  });
  // A vendor pays once, by the first terms that it comes under.
  const once = all.find(({ until }) => until === null);
  return all.filter((due) => due.until !== null || due === once);
}

/** The next day after `today` on which a fee is charged by the calendar; null where none is known to come. */
export function nextFeeDay(spells: readonly FeeSpell[], today: string): string | null {
  for (const { from, until, terms } of spells) {
    if (terms === null || (until !== null && until <= today)) continue;
    const first = later(from, daysAfter(today, 1));
    const day = nextOf(terms, from, first);
    if (day !== null && (until === null || day <= until)) return day;
  }
  return null;
}

function nextOf(terms: FeeTerms, from: string, first: string): string | null {
  if (terms.kind === 'once') return from === first ? from : null;
  if (!isPeriodic(terms.kind)) return null;
  if (terms.prorated && from === first) return first;
  const index = indexOn(terms, first);
  return dueDay(terms, index) === first ? first : dueDay(terms, index + 1);
}

const months: Readonly<Record<Exclude<PeriodicFeeKind, 'weekly'>, number>> = {
  monthly: 1,
  quarterly: 3,
  yearly: 12,
};

/** A Monday. */
const firstMonday = '1970-01-05';

/** The first day of the period with this index. */
function dueDay(terms: FeeTerms, index: number): string {
  const { kind, day, month } = terms;
  if (kind === 'weekly') return daysAfter(firstMonday, 7 * index + (day ?? 1) - 1);
  const monthIndex = index * monthsIn(kind) + (month ?? 1) - 1;
  const year = Math.floor(monthIndex / 12);
  const ofYear = monthIndex - 12 * year + 1;
  const date = Math.min(day ?? 1, new Date(Date.UTC(year, ofYear, 0)).getUTCDate());
  return `${String(year).padStart(4, '0')}-${twoDigits(ofYear)}-${twoDigits(date)}`;
}

/** The index of the period that holds this day. */
function indexOn(terms: FeeTerms, on: string): number {
  const { kind, day, month } = terms;
  if (kind === 'weekly') return Math.floor((daysBetween(firstMonday, on) - (day ?? 1) + 1) / 7);
  const [year, ofYear] = partsOfDay(on);
  const index = Math.floor((12 * year + ofYear - (month ?? 1)) / monthsIn(kind));
  return dueDay(terms, index) <= on ? index : index - 1;
}

function monthsIn(kind: FeeTerms['kind']): number {
  return months[kind as keyof typeof months];
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
