import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/money.ts';
import type { lostStatuses } from '../payouts/payout-status.ts';
import { isolated } from '../text/direction.ts';
import { defineTexts, formatCount, reader } from '../text/texts.ts';
import { formatDay } from '../time/dates.ts';
import { daysBetween } from '../time/periods.ts';
import { dayAt } from '../time/zone.ts';

/*
 * The lines of the first page: what waits for the shop now, each while it is true. Amounts are decimal strings, instants
 * ISO 8601.
 */

const texts = defineTexts('LinesThisWeek', {
  accounts: '{count, plural, one {# new account} other {# new accounts}}',
  differences:
    '{count, plural, one {# difference found by reconciliation} other {# differences found by reconciliation}}',
  due: '{amount} due to {count, plural, one {# vendor} other {# vendors}}',
  payoutFailed: 'Payout #{number} of {amount} did not arrive',
  payoutReturned: 'Payout #{number} of {amount} was returned',
  questionFrom: '1 question from {name}',
  questionFromDue: '1 question from {name}, {due}',
  questions: '{count, plural, one {# question} other {# questions}}',
  questionsOverdue:
    '{count, plural, one {# question, {overdue} overdue} other {# questions, {overdue} overdue}}',
  refunds: 'Refunds to assign: {count, plural, one {# order} other {# orders}}, {amounts}',
  runApprovedOnce:
    '{amount} to {count, plural, one {# vendor} other {# vendors}}, pay run needs a second approval',
  runDrafted: '{amount} to {count, plural, one {# vendor} other {# vendors}}, pay run drafted',
});

/** After the name of the person who asks. */
const dueTexts = defineTexts('DueThisWeek', {
  onDay: 'due on {day}',
  onWeekday: 'due {weekday}',
  overdue: 'overdue',
  today: 'due today',
  tomorrow: 'due tomorrow',
});

/** A draft of a pay run that waits. `approvals` counts the persons who have approved it. */
export type WaitingRun = {
  readonly id: number;
  readonly amount: string;
  readonly count: number;
  readonly currency: CurrencyCode;
  readonly approvals: number;
};

/** A payout whose money did not arrive, with nothing paid to its vendor since. */
export type LostPayout = {
  readonly id: number;
  readonly number: number;
  readonly amount: string;
  readonly currency: CurrencyCode;
  readonly status: (typeof lostStatuses)[number];
};

/** `first` is the question whose answer is due first; null where it is not needed or known. */
export type WaitingQuestions = {
  readonly open: number;
  readonly overdue: number;
  readonly first: { readonly id: number; readonly from: string; readonly dueAt: string | null } | null;
};

/** Each part is null while it is not known, and where the person may not act on it. */
export type WeekFacts = {
  readonly run: WaitingRun | null;
  readonly due: { readonly amount: string; readonly count: number; readonly currency: CurrencyCode } | null;
  readonly lostPayout: LostPayout | null;
  readonly questions: WaitingQuestions | null;
  readonly accounts: number | null;
  readonly refunds: {
    readonly orders: number;
    readonly totals: readonly { readonly amount: string; readonly currency: CurrencyCode }[];
  } | null;
  readonly differences: number | null;
};

type Facts = { readonly [Part in keyof WeekFacts]: NonNullable<WeekFacts[Part]> };

export type WeekLine =
  | ({ readonly is: 'run' } & WaitingRun)
  | ({ readonly is: 'due' } & Facts['due'])
  | ({ readonly is: 'lost_payout' } & LostPayout)
  | ({ readonly is: 'questions' } & WaitingQuestions)
  | { readonly is: 'accounts'; readonly count: number }
  | ({ readonly is: 'refunds' } & Facts['refunds'])
  | { readonly is: 'differences'; readonly count: number };

/** The lines, the most urgent first: the pay run, or else the amount due, and then the rest. */
export function weekLines(facts: WeekFacts): WeekLine[] {
  const { run, due, lostPayout, questions, accounts, refunds, differences } = facts;
  const lines: (WeekLine | false)[] = [
    run !== null && run.count > 0
      ? { is: 'run', ...run }
      : due !== null && due.count > 0 && { is: 'due', ...due },
    lostPayout !== null && { is: 'lost_payout', ...lostPayout },
    questions !== null && questions.open > 0 && { is: 'questions', ...questions },
    accounts !== null && accounts > 0 && { is: 'accounts', count: accounts },
    refunds !== null && refunds.orders > 0 && { is: 'refunds', ...refunds },
    differences !== null && differences > 0 && { is: 'differences', count: differences },
  ];
  return lines.filter((line) => line !== false);
}

type When = { readonly now: Date; /** IANA zone of the shop. */ readonly timeZone: string };

/** '£3,581.55 to 24 vendors, pay run drafted'. */
export function weekLineText(line: WeekLine, when: When): string {
  switch (line.is) {
    case 'run': {
      const run = { amount: formatDecimal(line.amount, line.currency), count: line.count };
      return line.approvals > 0 ? texts.runApprovedOnce(run) : texts.runDrafted(run);
    }
    case 'due':
      return texts.due({ amount: formatDecimal(line.amount, line.currency), count: line.count });
    case 'lost_payout': {
      const lost = { number: line.number, amount: formatDecimal(line.amount, line.currency) };
      return line.status === 'returned' ? texts.payoutReturned(lost) : texts.payoutFailed(lost);
    }
    case 'questions':
      return questionsText(line, when);
    case 'accounts':
      return texts.accounts({ count: line.count });
    case 'refunds':
      return texts.refunds({
        count: line.orders,
        amounts: line.totals.map(({ amount, currency }) => formatDecimal(amount, currency)).join(' + '),
      });
    case 'differences':
      return texts.differences({ count: line.count });
  }
}

function questionsText({ open, overdue, first }: WaitingQuestions, when: When): string {
  if (open === 1 && first !== null) {
    const name = isolated(first.from);
    return first.dueAt === null
      ? texts.questionFrom({ name })
      : texts.questionFromDue({ name, due: dueText(first.dueAt, when) });
  }
  return overdue > 0
    ? texts.questionsOverdue({ count: open, overdue: formatCount(overdue) })
    : texts.questions({ count: open });
}

/** 'due today', 'due tomorrow', 'due Thu', 'due on Dec 24, 2026' or 'overdue'. */
function dueText(dueAt: string, { now, timeZone }: When): string {
  const due = new Date(dueAt);
  if (due <= now) return dueTexts.overdue;
  const day = dayAt(due, timeZone);
  const days = daysBetween(dayAt(now, timeZone), day);
  if (days === 0) return dueTexts.today;
  if (days === 1) return dueTexts.tomorrow;
  // A week from now has the name of today.
  if (days >= 7) return dueTexts.onDay({ day: formatDay(day) });
  const names = { weekday: 'short', timeZone: 'UTC' } as const;
  return dueTexts.onWeekday({
    weekday: new Date(`${day}T00:00:00Z`).toLocaleDateString(reader.language().locale, names),
  });
}
