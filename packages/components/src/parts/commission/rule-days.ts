import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay, isDate } from '@consignment/domain/time/dates';

const texts = defineTexts('RuleDays', {
  enterDay: 'Enter a valid date.',
  readToday: 'The vendors affected will see a notice today.',
  notice:
    '{days, plural, one {You give a day’s notice, so a rule can start on {day} at the earliest.} other {You give # days’ notice, so a rule can start on {day} at the earliest.}}',
  tooSoon:
    '{days, plural, one {With a day’s notice, the rule can start on {day} or later.} other {With # days’ notice, the rule can start on {day} or later.}}',
});

/** The first day that a rule can begin on: null where any day can be chosen. */
export type Notice = { days: number; soonest: string | null };

/** In a review, of the mail to vendors. */
export const readToday = () => texts.readToday;

export function noticeText({ days, soonest }: Notice): string {
  if (soonest === null) return texts.readToday;
  return `${texts.readToday} ${texts.notice({ days, day: formatDay(soonest) })}`;
}

export function firstDayFault(day: string, { days, soonest }: Notice): string | null {
  if (!isDate(day)) return texts.enterDay;
  if (soonest === null || day >= soonest) return null;
  return texts.tooSoon({ days, day: formatDay(soonest) });
}
