import { formatDay } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

/* Mails about questions. Their texts come from other people; files are not sent along. */

/** The subject of a question, for its mails. */
export type AskedAbout = {
  readonly number: number;
  readonly title: string;
  /** '' where there is none, or where the shop hides it from the vendor. */
  readonly orderName: string;
};

/** To a person of the shop who answers questions. */
export function questionContent(of: {
  about: AskedAbout;
  /** The vendor or the sales rep. */
  asker: string;
  toName: string;
  what: 'asked' | 'replied' | 'closed' | 'reopened';
  /** In words; of a question that was asked. */
  reason: string;
  text: string;
  /** 'YYYY-MM-DD'; null without a promise. */
  dueOn: string | null;
  locale: string;
  link: string;
}): MailContent {
  const { about, asker, what, text, dueOn } = of;
  const { number } = about;
  const subjects = {
    asked: `Question ${number} from ${asker}`,
    replied: `${asker} replied in question ${number}`,
    closed: `${asker} closed question ${number}`,
    reopened: `${asker} reopened question ${number}`,
  };
  const first = {
    asked: `${asker} asks about a line: ${of.reason}.`,
    replied: `${asker} replied in question ${number}.`,
    closed: `${asker} closed question ${number}. Nothing is left to do.`,
    reopened: `${asker} opened question ${number} again.`,
  };
  return {
    subject: subjects[what],
    greeting: hello(of.toName),
    paragraphs: [first[what], ...(text === '' ? [] : [text])],
    facts: [
      ...factsOf(about),
      ...(dueOn === null || what === 'closed' ? [] : [['Answer by', formatDay(dueOn, of.locale)] as const]),
    ],
    action: { label: what === 'closed' ? 'View question' : 'Answer question', url: of.link },
  };
}

/** To the vendor or the sales rep who asked. */
export function questionAnswerContent(of: {
  about: AskedAbout;
  shop: string;
  toName: string;
  what: 'answered' | 'settled' | 'closed' | 'closed_by_itself' | 'reopened';
  /** The act in a sentence; null for none. */
  done: string | null;
  text: string;
  link: string;
}): MailContent {
  const { about, shop, what, done, text } = of;
  const { number } = about;
  const subjects = {
    answered: `${shop} answered your question ${number}`,
    settled: `Your question ${number} is settled`,
    closed: `Your question ${number} is closed`,
    closed_by_itself: `Your question ${number} is closed`,
    reopened: `Your question ${number} is open again`,
  };
  const first = {
    answered: `${shop} answered your question ${number}.`,
    settled: `${shop} settled your question ${number}.`,
    closed: `${shop} closed your question ${number}.`,
    closed_by_itself: `Your question ${number} was answered and had no reply, so it is closed now.`,
    reopened: `${shop} opened your question ${number} again.`,
  };
  const isOver = what !== 'answered' && what !== 'reopened';
  return {
    subject: subjects[what],
    greeting: hello(of.toName),
    paragraphs: [first[what], ...(done === null ? [] : [done]), ...(text === '' ? [] : [text])],
    facts: factsOf(about),
    action: { label: 'View question', url: of.link },
    notes: [
      isOver
        ? 'If something is still open, you can reopen the question there.'
        : 'Please reply there, so that all of it stays in one place.',
    ],
  };
}

function factsOf({ title, orderName }: AskedAbout): (readonly [string, string])[] {
  return [['Item', title], ...(orderName === '' ? [] : [['Order', orderName] as const])];
}
