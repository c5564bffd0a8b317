import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('FeeNoticeContent', {
  subjectNew: 'A fee at {shop} from {day}',
  subjectChange: 'Your fee at {shop} will change on {day}',
  isNew: '{shop} charges a fee from {day} onwards. It comes off your payouts.',
  changes: '{shop} changes a fee from {day} onwards.',
  viewFees: 'View your fees',
  reply: 'If you have any questions, reply to this email.',
});

/** To a vendor whom new terms of a fee concern. The terms are in words; `before` is null for a fee that is new to it. */
export function feeNoticeContent(of: {
  shop: string;
  vendorName: string;
  fee: string;
  before: string | null;
  after: string;
  /** 'YYYY-MM-DD' */
  from: string;
  locale: string;
  link: string;
  canReply: boolean;
}): MailContent {
  const { shop, before } = of;
  const day = formatDay(of.from, of.locale);
  return {
    subject: before === null ? texts.subjectNew({ shop, day }) : texts.subjectChange({ shop, day }),
    greeting: hello(of.vendorName),
    paragraphs: [before === null ? texts.isNew({ shop, day }) : texts.changes({ shop, day })],
    facts: [[of.fee, before === null ? of.after : `${before} → ${of.after}`]],
    action: { label: texts.viewFees, url: of.link },
    notes: of.canReply ? [texts.reply] : [],
  };
}
