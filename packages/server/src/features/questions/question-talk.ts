import {
  dueAfter,
  isActive,
  questionLimits,
  type QuestionMessageKind,
  type QuestionState,
} from '@consignment/domain/questions/question';
import { sideOf } from '@consignment/domain/questions/question-rights';
import { defineTexts } from '@consignment/domain/text/texts';
import { cleanText } from './domain/question-text.ts';
import { notFound, refuse } from '../../common/problem.ts';
import type { LiveSession } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import { lockQuestion, type Question } from './queries/question-changes.ts';
import { filesOf, sendFiles, type Uploader } from './queries/question-files.ts';
import { addMessage, countMessagesBy, messagesOf } from './queries/question-messages.ts';
import { questionSettingsOf } from './queries/question-settings.ts';
import { scopeOf } from './queries/questions.ts';

const texts = defineTexts('QuestionTalk', {
  noText: 'Write a few words.',
  ended: 'Question {number} has ended. Reopen it first.',
  tooMany:
    '{most, plural, one {You can write up to # message a day.} other {You can write up to # messages a day.}} Please try again tomorrow.',
  fileGone: 'A file is no longer available or has already been sent. Choose it again.',
  tooManyFiles:
    '{most, plural, one {A question can have up to # file.} other {A question can have up to # files.}} Send this message without files.',
  askedMeanwhile: 'Another question about this line has just been asked. Please check again.',
  underWay:
    'Question {number} about this line is already open. Please add to that question, so everything stays in one place.',
  changed: 'Question {number} has changed since you opened it.',
  changedTo: 'Question {number} has changed since you opened it. It now ends with: “{end}”',
});

/* All calls that write in a question have this in common. They run for the shop, and the scope says what they reach. */

const day = 86_400_000;
/** More than a person asks and replies in a day, and too few to fill a mailbox. */
const mostMessagesInADay = 100;

/** For transactions that write: a vendor's own session reads questions, and writes none. */
export function asTheShop({ shopId }: Pick<LiveSession, 'shopId'>) {
  return { shopId, vendorIds: null };
}

/** The caller within the hash of an Idempotency-Key, so that the key of one person gets no other the answer. */
export function callerOf({ loginId, key, party }: LiveSession): string {
  return `${party} ${loginId ?? ''} ${key?.family ?? ''}`;
}

/** The text that is kept. Throws a Refusal for one with nothing to read. */
export function textOf(text: string): string {
  const clean = cleanText(text);
  if (clean === '') throw refuse(422, 'invalid_value', texts.noText, { pointer: '/text' });
  return clean;
}

/** The person or program that uploads and sends files; null for a command on the server, which does neither. */
export function uploaderOf({ loginId, key }: Pick<LiveSession, 'loginId' | 'key'>): Uploader | null {
  if (key !== null) return { login: null, key: key.id };
  return loginId === null ? null : { login: loginId, key: null };
}

/**
 * The question locked for a change. Throws a Refusal for one that the session may not see, and (409) for one that has more messages than
 * the caller has seen.
 */
export async function holdQuestion(
  tx: Tx,
  session: LiveSession,
  id: number,
  seen?: number,
): Promise<Question> {
  const question = await lockQuestion(tx, session.shopId, scopeOf(session), id);
  if (question === null) throw notFound();
  if (seen !== undefined) {
    const unseen = (await messagesOf(tx, session.shopId, id)).slice(seen);
    const last = unseen.findLast(({ text }) => text !== '') ?? unseen.at(-1);
    if (last !== undefined) {
      const { number } = question;
      const end = last.text.slice(0, 200);
      throw refuse(409, 'stale', end === '' ? texts.changed({ number }) : texts.changedTo({ number, end }));
    }
  }
  return question;
}

/** Throws a Refusal for a question that has ended. */
export function refuseEndedQuestion({ number, state }: Pick<Question, 'number' | 'state'>): void {
  if (isActive(state)) return;
  throw refuse(409, 'question_ended', texts.ended({ number }));
}

/** Throws a Refusal for those who ask and have written more than a person does; the programs of a vendor count as one. */
export async function refuseTooMany(tx: Tx, session: LiveSession, now: Date): Promise<void> {
  const { shopId, loginId, role } = session;
  const side = sideOf(role);
  if (side === 'shop') return;
  const since = new Date(now.getTime() - day);
  const count = await countMessagesBy(tx, shopId, scopeOf(session), { login: loginId, side, since });
  if (count < mostMessagesInADay) return;
  throw refuse(429, 'too_many_requests', texts.tooMany({ most: mostMessagesInADay }));
}

/** Adds a message of the session's side with its files; its id. Throws a Refusal where a file is not to be sent. */
export async function say(
  tx: Tx,
  session: LiveSession,
  message: {
    readonly questionId: number;
    readonly kind: QuestionMessageKind;
    readonly text: string;
    readonly state?: QuestionState;
    readonly files?: readonly number[];
    readonly now: Date;
  },
): Promise<void> {
  const { shopId } = session;
  const { questionId, kind, text, state, files = [], now } = message;
  const messageId = await addMessage(tx, {
    shop_id: shopId,
    question_id: questionId,
    side: sideOf(session.role),
    by_login: session.loginId,
    at: now,
    kind,
    text,
    state: state ?? null,
  });
  if (files.length === 0) return;
  const by = uploaderOf(session);
  const sent = by === null ? 0 : await sendFiles(tx, shopId, { questionId, messageId, by }, files);
  if (sent !== files.length) {
    throw refuse(422, 'invalid_value', texts.fileGone, { pointer: '/files' });
  }
  const { filesOfThread } = questionLimits;
  if ((await filesOf(tx, shopId, questionId)).length > filesOfThread) {
    throw refuse(422, 'invalid_value', texts.tooManyFiles({ most: filesOfThread }), { pointer: '/files' });
  }
}

/** By when the shop is to answer what this side has written: a second word does not put off the first. */
export async function dueNow(
  tx: Tx,
  question: Pick<Question, 'shop_id' | 'state' | 'due_at'>,
  now: Date,
): Promise<Date | null> {
  if (question.state === 'open') return question.due_at;
  return dueAfter(now, await questionSettingsOf(tx, question.shop_id));
}

/** The refusal of a second question about a line; `number` is that of the one under way. */
export function alreadyAsked(number: number | null) {
  const detail = number === null ? texts.askedMeanwhile : texts.underWay({ number });
  return refuse(409, 'already_asked', detail);
}
