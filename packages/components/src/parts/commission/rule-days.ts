import { formatDay, isDate } from '@consignment/domain/time/dates';

/** The first day that a rule can begin on: null where any day can be chosen. */
export type Notice = { days: number; soonest: string | null };

/** In a review, of the mail to vendors. */
export const readToday = 'Vendors whom it concerns read a notice today.';

export function noticeText({ days, soonest }: Notice): string {
  if (soonest === null) return readToday;
  return `${readToday} You give ${days === 1 ? 'a day’s' : `${days} days’`} notice, so a rule begins on ${formatDay(soonest)} at the soonest.`;
}

export function firstDayFault(day: string, { days, soonest }: Notice): string | null {
  if (!isDate(day)) return 'Enter a day of the calendar.';
  if (soonest === null || day >= soonest) return null;
  return `With ${days === 1 ? 'a day’s' : `${days} days’`} notice it can begin on ${formatDay(soonest)} or later.`;
}
