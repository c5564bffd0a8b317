/* On which days statements are issued by schedule, and of which month. Days are 'YYYY-MM-DD' in the shop's zone. */

export type StatementRule = {
  /** 1 to 28, so that every month has it. */
  readonly dayOfMonth: number;
  /** The schedule was set on this day, and begins after it. */
  readonly setOn: string;
};

/** The next day on which statements are issued; `lastIssuedFor` is the last such day that was done. */
export function nextStatementDay(rule: StatementRule, today: string, lastIssuedFor: string | null): string {
  const ofThisMonth = dayOf(monthOf(today), rule.dayOfMonth);
  const isOver = ofThisMonth <= rule.setOn || (lastIssuedFor !== null && lastIssuedFor >= ofThisMonth);
  return isOver ? dayOf(monthAfter(monthOf(today)), rule.dayOfMonth) : ofThisMonth;
}

/** The first and last day of the month before a day's. */
export function monthBefore(day: string): { readonly firstDay: string; readonly lastDay: string } {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 2, 1));
  const last = new Date(Date.UTC(year, month - 1, 0));
  return { firstDay: first.toISOString().slice(0, 10), lastDay: last.toISOString().slice(0, 10) };
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

function monthAfter(month: string): string {
  const [year = 0, at = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 7);
}

function dayOf(month: string, dayOfMonth: number): string {
  return `${month}-${String(dayOfMonth).padStart(2, '0')}`;
}
