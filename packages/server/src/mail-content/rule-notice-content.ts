import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('RuleNoticeContent', {
  subject: 'Your rates at {shop} are changing',
  subjectWithDay: 'Your rates at {shop} will change on {day}',
  changes: '{shop} has changed what you earn, starting on the days below.',
  changeSince: '{shop} has changed what you earn for goods ordered since {day}.',
  changeFrom: '{shop} has changed what you earn for goods ordered from {day} onwards.',
  dayOfOrder:
    'Each order keeps the rates that applied on the day it was placed. Commissions that have been paid will not change.',
  viewRates: 'View your rates',
  more: '{changes, plural, one {One more change is} other {# more changes are}} in the portal.',
  reply: 'If you have any questions, reply to this email.',
  ends: 'ends (your other rates apply instead)',
  from: '{change}, from {day}',
  between: '{change}, {from} to {until}',
});

/** A version of a rule with days in words. Days are 'YYYY-MM-DD', both included. */
export type RuleNotice = {
  /** 'Product type Lighting' */
  readonly what: string;
  /** The value before; null for nothing. */
  readonly before: string | null;
  /** The value from then on; null where the rule ends and nothing replaces it. */
  readonly after: string | null;
  readonly from: string;
  readonly until: string | null;
};

/** More are in the portal. */
const mostNamed = 20;

/** To a vendor: all versions of rules that were saved together and concern it, the soonest first. */
export function ruleNoticeContent(of: {
  shop: string;
  vendorName: string;
  notices: readonly RuleNotice[];
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  locale: string;
  link: string;
  canReply: boolean;
}): MailContent {
  const { shop, notices, today, locale } = of;
  const days = new Set(notices.map(({ from }) => from));
  const [only] = days.size === 1 ? days : [];
  const named = notices.slice(0, mostNamed);
  const more = notices.length - named.length;
  return {
    subject:
      only === undefined || only <= today
        ? texts.subject({ shop })
        : texts.subjectWithDay({ shop, day: formatDay(only, locale) }),
    greeting: hello(of.vendorName),
    paragraphs: [
      only === undefined
        ? texts.changes({ shop })
        : only <= today
          ? texts.changeSince({ shop, day: formatDay(only, locale) })
          : texts.changeFrom({ shop, day: formatDay(only, locale) }),
      texts.dayOfOrder,
    ],
    facts: named.map((notice) => [notice.what, changeText(notice, locale)]),
    action: { label: texts.viewRates, url: of.link },
    notes: [...(more > 0 ? [texts.more({ changes: more })] : []), ...(of.canReply ? [texts.reply] : [])],
  };
}

/** '50% → 60%, from Dec 1, 2026' */
function changeText({ before, after, from, until }: RuleNotice, locale: string): string {
  const to = after ?? texts.ends;
  const change = before === null ? to : `${before} → ${to}`;
  const day = formatDay(from, locale);
  return until === null
    ? texts.from({ change, day })
    : texts.between({ change, from: day, until: formatDay(until, locale) });
}
