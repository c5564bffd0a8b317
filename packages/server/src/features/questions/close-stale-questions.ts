import type { By } from '../../common/by.ts';
import type { Database, Tx } from '../../database/database.ts';
import { record, type Entry } from '../../ledger/record.ts';
import { mailAsker, peopleToMail } from './question-mails.ts';
import { lockStale, setState, shopsWithAnswered } from './queries/question-changes.ts';
import { addMessage } from './queries/question-messages.ts';
import { questionSettingsOf } from './queries/question-settings.ts';
import type { Member } from '../../queries/people/team.ts';

export type QuestionClockGiven = {
  readonly database: Database;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** Starts the delivery of queued mails. */
  readonly startDelivery: () => void;
};

const by: By = { kind: 'job', name: 'clock of questions' };
const day = 86_400_000;
/** Questions closed in one transaction. */
const atOnce = 100;

/** Closes the answered questions that had no reply for as long as their shop waits; each once, however often this is called. */
export async function closeStaleQuestions(given: QuestionClockGiven): Promise<void> {
  const { database } = given;
  for (const shopId of await database.asSystem(shopsWithAnswered)) {
    const people = await database.asSystem((tx) => peopleToMail(tx, shopId));
    for (;;) {
      const closed = await database.asShop({ shopId, vendorIds: null }, (tx) =>
        closeSome(tx, shopId, people, given),
      );
      if (closed < atOnce) break;
    }
  }
  given.startDelivery();
}

/** How many it has closed. */
async function closeSome(
  tx: Tx,
  shopId: number,
  people: readonly Member[],
  { publicUrl, clock }: QuestionClockGiven,
): Promise<number> {
  const now = clock();
  const { closeDays } = await questionSettingsOf(tx, shopId);
  if (closeDays === 0) return 0;
  const stale = await lockStale(tx, shopId, new Date(now.getTime() - closeDays * day), atOnce);
  const entries: Entry[] = [];
  for (const question of stale) {
    const { id, number, vendor_id: vendorId } = question;
    await addMessage(tx, {
      shop_id: shopId,
      question_id: id,
      side: 'system',
      by_login: null,
      at: now,
      kind: 'state',
      state: 'closed',
    });
    await setState(tx, question, { state: 'closed', dueAt: null, now });
    const mail = { question, people, text: '', publicUrl: publicUrl(), now };
    await mailAsker(tx, { ...mail, what: 'closed_by_itself', done: null });
    entries.push({ event: 'question.closed', id, vendorId, after: { number } });
  }
  await record(tx, { shopId, by, now }, entries);
  return stale.length;
}
