import { formatDay } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

/** A version of a rule with days in words. Days are 'YYYY-MM-DD', both included. */
export type RuleNotice = {
  /** 'Product type Lighting' */
  readonly what: string;
  /** The value before; null for nothing. */
  readonly before: string | null;
  /** The value from then on; null where the rule ends and nothing stands in its place. */
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
        ? `Your rates at ${shop} change`
        : `Your rates at ${shop} change on ${formatDay(only, locale)}`,
    greeting: hello(of.vendorName),
    paragraphs: [
      only === undefined
        ? `${shop} has changed what you earn, from the days below on.`
        : only <= today
          ? `${shop} has changed what you earn for goods ordered since ${formatDay(only, locale)}.`
          : `${shop} has changed what you earn for goods ordered from ${formatDay(only, locale)} on.`,
      'An order takes the rates of its own day. Paid commissions do not change.',
    ],
    facts: named.map((notice) => [notice.what, changeText(notice, locale)]),
    action: { label: 'View your rates', url: of.link },
    notes: [
      ...(more > 0
        ? [`${more === 1 ? 'One change' : `${more} changes`} more can be seen in the portal.`]
        : []),
      ...(of.canReply ? ['To ask about it, reply to this mail.'] : []),
    ],
  };
}

/** '50% → 60%, from Dec 1, 2026' */
function changeText({ before, after, from, until }: RuleNotice, locale: string): string {
  const days =
    until === null
      ? `from ${formatDay(from, locale)}`
      : `${formatDay(from, locale)} to ${formatDay(until, locale)}`;
  const to = after ?? 'ends, and your other rates hold';
  const change = before === null ? to : `${before} → ${to}`;
  return `${change}, ${days}`;
}
