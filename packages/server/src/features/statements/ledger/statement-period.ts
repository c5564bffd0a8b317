import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import { dayAt, endOfDayExclusive, startOfDay } from '@consignment/domain/time/zone';
import type { Tx } from '../../../database/database.ts';
import { lastStatement, type Payee, type StatementRow } from '../queries/statements.ts';

const texts = defineTexts('StatementPeriod', {
  endsFirst: 'The period ends on {lastDay}, before it begins.',
  stated: 'This period already has a statement: the last one ends on {lastDay}.',
  notBegun: '{day} has not started yet. A statement cannot end later than today.',
  nothing: 'Nothing was earned, changed or paid, and nothing is outstanding.',
});

export type PeriodAsk = {
  readonly payee: Payee;
  /** The first day of the payee's first statement, 'YYYY-MM-DD'; every later one begins where the last one ended. */
  readonly firstDay: string;
  /** Counts in full; today up to now. */
  readonly lastDay: string;
  readonly now: Date;
};

export type NextPeriod = {
  readonly is: 'open';
  readonly last: StatementRow | null;
  readonly firstDay: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
};

/** `code` is one of the wire's problem codes. */
export type StatementRefusal = {
  readonly is: 'refused';
  readonly code: 'not_found' | 'recalculating' | 'period_stated' | 'period_open' | 'nothing_to_state';
  readonly detail: string;
};

/** The period of a payee's next statement, which follows the last one without a gap. */
export async function nextPeriod(
  tx: Tx,
  ask: PeriodAsk,
  { time_zone: timeZone, locale }: { readonly time_zone: string; readonly locale: string },
): Promise<NextPeriod | StatementRefusal> {
  const last = await lastStatement(tx, ask.payee);
  const startsAt = last?.ends_at ?? startOfDay(ask.firstDay, timeZone);
  const isCut = ask.lastDay === dayAt(ask.now, timeZone);
  const endsAt = isCut ? ask.now : endOfDayExclusive(ask.lastDay, timeZone);
  // A day that was cut is asked for once: the next statement begins where it was, and ends on a later day.
  if (endsAt <= startsAt || (last !== null && ask.lastDay <= last.last_day)) {
    const end = formatDate(new Date(startsAt.getTime() - 1), timeZone, locale);
    return refusal(
      'period_stated',
      last === null ? texts.endsFirst({ lastDay: ask.lastDay }) : texts.stated({ lastDay: end }),
    );
  }
  if (endsAt > ask.now) return periodIsOpen(ask.lastDay);
  const firstDay = last === null ? ask.firstDay : dayAt(startsAt, timeZone);
  return { is: 'open', last, firstDay, startsAt, endsAt };
}

/** Does the day come after today? */
export function isAhead(lastDay: string, timeZone: string, now: Date): boolean {
  // YYYY-MM-DD sorts as text.
  return lastDay > dayAt(now, timeZone);
}

export function periodIsOpen(lastDay: string): StatementRefusal {
  return refusal('period_open', texts.notBegun({ day: lastDay }));
}

export function nothingToState(): StatementRefusal {
  return refusal('nothing_to_state', texts.nothing);
}

export function refusal(code: StatementRefusal['code'], detail: string): StatementRefusal {
  return { is: 'refused', code, detail };
}
