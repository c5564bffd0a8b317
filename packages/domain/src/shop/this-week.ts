import type { CurrencyCode } from '../money/currency.ts';
import { formatDecimal } from '../money/money.ts';
import type { lostStatuses } from '../payouts/payout-status.ts';
import { isolated } from '../text/direction.ts';
import { formatDay } from '../time/dates.ts';
import { daysBetween } from '../time/periods.ts';
import { dayAt } from '../time/zone.ts';

/*
 * The lines of the first page: what waits for the shop now, each while it is true. Amounts are decimal strings, instants
 * ISO 8601.
 */

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

/** The lines, the most urgent first: the pay run, or else what is due, and then the rest. */
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
    case 'run':
      return `${formatDecimal(line.amount, line.currency)} to ${counted(line.count, 'vendor')}, pay run ${line.approvals > 0 ? 'approved once, for a second person to approve' : 'drafted'}`;
    case 'due':
      return `${formatDecimal(line.amount, line.currency)} due to ${counted(line.count, 'vendor')}`;
    case 'lost_payout':
      return `Payout #${line.number} ${line.status === 'returned' ? 'came back' : 'did not arrive'}, ${formatDecimal(line.amount, line.currency)}`;
    case 'questions':
      return questionsText(line, when);
    case 'accounts':
      return counted(line.count, 'new account');
    case 'refunds':
      return `Refunds to be assigned: ${counted(line.orders, 'order')}, ${line.totals.map(({ amount, currency }) => formatDecimal(amount, currency)).join(' + ')}`;
    case 'differences':
      return `${counted(line.count, 'difference')} found by the reconciliation`;
  }
}

function questionsText({ open, overdue, first }: WaitingQuestions, when: When): string {
  if (open === 1 && first !== null) {
    const due = first.dueAt === null ? '' : `, ${dueText(first.dueAt, when)}`;
    return `1 question from ${isolated(first.from)}${due}`;
  }
  return `${counted(open, 'question')}${overdue > 0 ? `, ${overdue.toLocaleString('en-US')} overdue` : ''}`;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** 'due today', 'due tomorrow', 'due Thu', 'due on Dec 24, 2026' or 'overdue'. */
function dueText(dueAt: string, { now, timeZone }: When): string {
  const due = new Date(dueAt);
  if (due <= now) return 'overdue';
  const day = dayAt(due, timeZone);
  const days = daysBetween(dayAt(now, timeZone), day);
  if (days === 0) return 'due today';
  if (days === 1) return 'due tomorrow';
  // A week from now has the name of today.
  return days < 7
    ? `due ${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`
    : `due on ${formatDay(day)}`;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}
