import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('QuestionContent', {
  answerBy: 'Answer by',
  answerQuestion: 'Answer question',
  viewQuestion: 'View question',
  reopenThere: 'If anything is still unclear, you can reopen the question there.',
  replyThere: 'Please reply there, so everything stays in one place.',
  item: 'Item',
  order: 'Order',
});

const subjects = defineTexts('SubjectsOfQuestionContent', {
  asked: 'Question {number} from {asker}',
  replied: '{asker} replied to question {number}',
  closed: '{asker} closed question {number}',
  reopened: '{asker} reopened question {number}',
});

const sentences = defineTexts('SentencesOfQuestionContent', {
  asked: '{asker} has asked about a line: {reason}.',
  replied: '{asker} replied to question {number}.',
  closed: '{asker} closed question {number}. There is nothing left to do.',
  reopened: '{asker} reopened question {number}.',
});

const answerSubjects = defineTexts('AnswerSubjectsOfQuestionContent', {
  answered: '{shop} answered your question {number}',
  settled: 'Your question {number} has been settled',
  closed: 'Your question {number} has been closed',
  closed_by_itself: 'Your question {number} has been closed',
  reopened: 'Your question {number} is open again',
});

const answerSentences = defineTexts('AnswerSentencesOfQuestionContent', {
  answered: '{shop} answered your question {number}.',
  settled: '{shop} settled your question {number}.',
  closed: '{shop} closed your question {number}.',
  closed_by_itself: 'Your question {number} has been closed because you didn’t reply to the answer.',
  reopened: '{shop} reopened your question {number}.',
});

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
  const { about, asker, what, reason, text, dueOn } = of;
  const { number } = about;
  return {
    subject: subjects[what]({ number, asker }),
    greeting: hello(of.toName),
    paragraphs: [sentences[what]({ number, asker, reason }), ...(text === '' ? [] : [text])],
    facts: [
      ...factsOf(about),
      ...(dueOn === null || what === 'closed'
        ? []
        : [[texts.answerBy, formatDay(dueOn, of.locale)] as const]),
    ],
    action: { label: what === 'closed' ? texts.viewQuestion : texts.answerQuestion, url: of.link },
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
  const isOver = what !== 'answered' && what !== 'reopened';
  return {
    subject: answerSubjects[what]({ number, shop }),
    greeting: hello(of.toName),
    paragraphs: [
      answerSentences[what]({ number, shop }),
      ...(done === null ? [] : [done]),
      ...(text === '' ? [] : [text]),
    ],
    facts: factsOf(about),
    action: { label: texts.viewQuestion, url: of.link },
    notes: [isOver ? texts.reopenThere : texts.replyThere],
  };
}

function factsOf({ title, orderName }: AskedAbout): (readonly [string, string])[] {
  return [[texts.item, title], ...(orderName === '' ? [] : [[texts.order, orderName] as const])];
}
