import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { closeStaleQuestions } from '../../../packages/server/src/features/questions/close-stale-questions.ts';
import { questionsOf, signInMember } from '../operations/question-steps.ts';
import { forEachMailWorld } from '../identity/world.ts';
import { repsOf } from '../operations/reps.ts';
import type { ReadMail } from './read-mail.ts';

const day = 86_400_000;

const keyOf = ({ headers, text }: ReadMail) =>
  `${headers.get('message-id') ?? ''} ${headers.get('to') ?? ''} ${text}`;

forEachMailWorld({}, (world) => {
  const { server, vendor, ask, thread, reply, end, act, upload, listed, sell } = questionsOf(world);
  const reps = repsOf(world);
  beforeAll(async () => {
    mkdirSync(join(server().dataDir, 'mail'), { recursive: true });
    for (const role of ['support', 'payer', 'bookkeeper'] as const) await signInMember(world(), role);
  });

  /** The mails that the work has caused, in the order of their addresses. */
  async function mailsOf<T>(work: () => Promise<T>) {
    const sent = async () => [
      ...(await world().mails('question')).map((mail) => ({ kind: 'question', ...mail })),
      ...(await world().mails('question_answer')).map((mail) => ({ kind: 'question_answer', ...mail })),
    ];
    const before = (await sent()).map(keyOf);
    const done = await work();
    const mails = (await sent())
      .filter((mail) => !before.includes(keyOf(mail)))
      .map(({ kind, headers, said, text, html }) => ({
        kind,
        to: /<([^>]+)>/.exec(headers.get('to') ?? '')?.[1] ?? headers.get('to') ?? '',
        subject: headers.get('subject') ?? '',
        said,
        text,
        html,
      }))
      .toSorted((one, other) => one.to.localeCompare(other.to));
    return { done, mails };
  }
  const answerers = ['both@alder.example', 'owner@alder.example', 'support@alder.example'];

  describe('mail about a question', () => {
    it('goes to those of the shop who answer, with its words, its day and a link, and no file', async () => {
      const { tokens } = world();
      const file = await upload(tokens.vendor, { name: 'proof.png' });
      const asked = await mailsOf(() =>
        ask('lamp', { text: 'Was it not £12.00?\n<b>Look</b>\r\nBcc: x@y.example', files: [file.id] }),
      );
      const { question } = asked.done;
      expect(asked.mails.map(({ to }) => to)).toEqual(answerers);
      const [first] = asked.mails;
      expect(first).toMatchObject({ kind: 'question' });
      expect(first?.subject).toBe(`Question ${question.number} from Lantern Loom`);
      expect(first?.said).toContain('Lantern Loom has asked about a line: The rate looks wrong.');
      expect(first?.said).toContain('Was it not £12.00? <b>Look</b> Bcc: x@y.example');
      expect(first?.said).toContain('Answer by: Mar 20, 2026');
      expect(first?.text).toMatch(new RegExp(String.raw`/questions/${question.id}\s`));
      expect(first?.html).toContain('&lt;b&gt;Look&lt;/b&gt;');
      expect(`${first?.text} ${first?.html}`).not.toContain('proof.png');

      const replied = await mailsOf(() => reply(question.id, tokens.vendor, { text: 'And one more.' }));
      expect(replied.mails.map(({ to }) => to)).toEqual(answerers);
      expect(replied.mails[0]?.subject).toBe(`Lantern Loom replied to question ${question.number}`);
    });

    it('goes to the logins of the vendor where the shop answers, acts or ends', async () => {
      const { tokens } = world();
      const { question } = await ask('shade');
      const { id, number } = question;
      const answered = await mailsOf(() => reply(id, tokens.owner, { text: 'We look at it.' }));
      expect(answered.mails.map(({ to }) => to)).toEqual(['vendor@alder.example']);
      const [answer] = answered.mails;
      expect(answer).toMatchObject({
        kind: 'question_answer',
        subject: `alder.example answered your question ${number}`,
      });
      expect(answer?.said).toContain('We look at it.');
      expect(answer?.text).toContain(`/apps/vendor-portal/questions/${id}?shop=alder.example`);
      // Not who of the shop has written it.
      expect(answer?.text).not.toContain('owner@');

      const expected_amount = (await listed('shade')).commission_amount;
      const acted = await mailsOf(() =>
        act(id, { do: 'move', vendor: vendor('Ash'), expected_amount, text: 'Sorry.' }),
      );
      expect(acted.mails).toHaveLength(1);
      expect(acted.mails[0]?.subject).toBe(`Your question ${number} has been settled`);
      expect(acted.mails[0]?.said).toContain(
        `The item no longer counts as yours, so its commission of £${expected_amount} has been deducted. Sorry.`,
      );
      expect(acted.mails.map(({ text, subject }) => text + subject).join()).not.toContain('Ash');
      const again = { token: tokens.vendor, params: { id }, body: { text: 'Still wrong.' } };
      const reopened = await mailsOf(() => server().ok('reopenQuestion', again));
      expect(reopened.mails.map(({ to }) => to)).toEqual(answerers);
      const closed = await mailsOf(() => end(id, tokens.vendor));
      expect(closed.mails[0]?.subject).toBe(`Lantern Loom closed question ${number}`);
    });

    it('leaves out what the shop hides from its vendors', async () => {
      const { alder } = world();
      const { question } = await ask('wick');
      const set = (meta_value: string) =>
        server().database.asSystem(async (tx) => {
          for (const meta_key of ['vendor_field_commissions', 'vendor_field_order_num'])
            await tx
              .insertInto('shop_metas')
              .values({ shop_id: alder.id, meta_key, meta_value })
              .onConflict((conflict) => conflict.columns(['shop_id', 'meta_key']).doUpdateSet({ meta_value }))
              .execute();
        });
      const expected_amount = (await listed('wick')).commission_amount;
      await set('false');
      const { mails } = await mailsOf(() =>
        act(question.id, { do: 'override', amount: '4.56', expected_amount }),
      );
      expect(mails[0]?.said).toContain('The commission was changed.');
      expect(mails[0]?.text).not.toMatch(/4\.56|#wick/);
      await set('true');
    });

    it('is none where the act is refused', async () => {
      const { tokens } = world();
      const { question } = await ask('fern');
      const { mails } = await mailsOf(() =>
        server().refused('actOnQuestion', 409, {
          token: tokens.owner,
          params: { id: question.id },
          body: { do: 'override', amount: '1.00', expected_amount: '99.00' },
        }),
      );
      expect(mails).toEqual([]);
    });

    it('goes to the sales rep who asked', async () => {
      const { tokens } = world();
      const robin = await reps.addRep('Robin');
      await reps.beRep(robin);
      const { part } = await reps.sell(robin);
      const body = { rep_commission: part, reason: 'rate', text: 'Was it not 12 %?' };
      const asked = await mailsOf(() => server().ok('askQuestion', { token: tokens.rep, body }));
      expect(asked.mails[0]?.subject).toContain('from Robin');
      const answered = await mailsOf(() => reply(asked.done.question.id, tokens.owner));
      expect(answered.mails.map(({ to }) => to)).toEqual(['rep@alder.example']);
      expect(answered.mails[0]?.text).toContain(`/salesreps/questions/${asked.done.question.id}`);
    });
  });

  /** The mails that wait to be sent, which then are not. */
  const takeQueued = () =>
    server().database.asSystem((tx) =>
      tx.deleteFrom('mails').where('state', '=', 'queued').returning(['to_address', 'text_body']).execute(),
    );

  describe('the clock', () => {
    const clockAt = (at: Date) =>
      closeStaleQuestions({
        database: server().database,
        publicUrl: () => 'https://portal.example',
        clock: () => at,
        startDelivery: () => undefined,
      });

    it('closes an answered question without a reply, once, and leaves every other one', async () => {
      const { tokens } = world();
      const open = await ask('unpaid order');
      await sell('vase', 'Moss & Fern');
      const waiting = await ask('vase');
      const { id } = waiting.question;
      await reply(id, tokens.owner);
      const answered = server().now.getTime();
      await clockAt(new Date(answered + 14 * day - 1));
      expect((await thread(id)).question.state).toBe('answered');

      const late = new Date(answered + 14 * day);
      await Promise.all([clockAt(late), clockAt(late)]);
      const mails = await takeQueued();
      // The mail of the answer may still wait beside it.
      const ours = mails.filter(
        ({ text_body: text }) => text.includes(`/questions/${id}?`) && text.includes('closed'),
      );
      expect(ours.map(({ to_address: to }) => to)).toEqual(['vendor@alder.example']);
      expect(ours[0]?.text_body.replaceAll(/\s+/g, ' ')).toContain(
        'has been closed because you didn’t reply to the answer',
      );
      const seen = await thread(id);
      expect(seen.question).toMatchObject({ state: 'closed', ended_at: late.toISOString() });
      expect(seen.messages.at(-1)).toMatchObject({
        side: 'system',
        kind: 'state',
        state: 'closed',
        author: null,
      });
      expect(seen.messages.filter(({ kind }) => kind === 'state')).toHaveLength(1);
      expect((await thread(open.question.id)).question.state).toBe('open');
    });

    it('closes none where the shop never does', async () => {
      const { tokens } = world();
      const { results } = await server().ok('listQuestions', {
        token: tokens.owner,
        query: { state: 'open' },
      });
      const [first] = results;
      if (first === undefined) throw new Error('There is no open question.');
      await reply(first.id, tokens.owner);
      const settings = { answer_days: 5, close_days: 0, holds_lines: true };
      await server().ok('updateQuestionSettings', { token: tokens.owner, body: settings });
      await clockAt(new Date(server().now.getTime() + 400 * day));
      expect((await thread(first.id)).question.state).toBe('answered');
    });
  });
});
