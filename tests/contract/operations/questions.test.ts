import { beforeAll, describe, expect, it } from 'vitest';
import { questionsOf, signInMember } from './question-steps.ts';
import { repsOf } from './reps.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  const { server, line, vendor, ask, thread, reply, end, listed, sell } = questionsOf(world);
  const reps = repsOf(world);
  let support: string;
  beforeAll(async () => {
    support = await signInMember(world(), 'support');
    await sell('vase', 'Moss & Fern');
  });

  describe('a question about a line', () => {
    it('has its number, its line and the day by which the shop is to answer', async () => {
      const { tokens } = world();
      const asked = await ask('lamp', { reason: 'price', text: 'The price was 12.00.\r\nPlease look.' });
      expect(asked.question).toMatchObject({
        state: 'open',
        is_overdue: false,
        reason: 'price',
        vendor: vendor('Lantern Loom'),
        vendor_name: 'Lantern Loom',
        sales_rep: null,
        line_item: line('lamp'),
        title: 'lamp',
        order_name: '#lamp',
        amount_asked: '5.00',
        asked_at: '2026-03-15T12:00:00.000Z',
        due_at: '2026-03-20T12:00:00.000Z',
        ended_at: null,
        allows: ['reply', 'close'],
      });
      expect(asked.line).toMatchObject({ id: line('lamp'), commission_amount: '5.00' });
      expect(asked.line?.commission_trace?.rule.source).toBe('global');
      expect(asked.messages).toMatchObject([
        { side: 'vendor', kind: 'text', text: 'The price was 12.00.\nPlease look.', files: [], act: null },
      ]);
      const { id, number } = asked.question;
      const seen = await thread(id);
      expect(seen.question.allows).toEqual(['reply', 'settle', 'close', 'act']);
      expect(seen).toMatchObject({ may_override: { allowed: true }, may_move: { allowed: true } });
      // Beside the line, for the shop and for the vendor.
      for (const token of [tokens.owner, tokens.vendor]) {
        expect((await listed('lamp', token)).question).toEqual({ id, number, state: 'open' });
      }
      expect((await listed('shade')).question).toBeNull();
      expect((await ask('shade')).question.number).toBe(number + 1);
    });

    it('goes back and forth: the shop answers, the vendor opens it again, and days count again', async () => {
      const { tokens } = world();
      const { question } = await ask('wick');
      server().now = new Date(server().now.getTime() + 60_000);
      expect((await reply(question.id, tokens.vendor, { text: 'One more thing.' })).question.due_at).toBe(
        question.due_at,
      );
      const answered = await reply(question.id, support, { text: 'We look at it.' });
      expect(answered.question).toMatchObject({
        state: 'answered',
        due_at: null,
        closes_at: '2026-03-29T12:01:00.000Z',
        allows: ['reply', 'settle', 'close'],
      });
      expect(answered.messages.map(({ side, author }) => [side, author])).toEqual([
        ['vendor', 'vendor@alder.example'],
        ['vendor', 'vendor@alder.example'],
        ['shop', 'The support'],
      ]);
      const again = await reply(question.id, tokens.vendor, { text: 'Thank you. And now?' });
      expect(again.question).toMatchObject({ state: 'open', due_at: '2026-03-20T12:01:00.000Z' });
      // The vendor learns what the shop has written, and not who of its people.
      expect(again.messages.map(({ author }) => author)).toEqual([
        'vendor@alder.example',
        'vendor@alder.example',
        null,
        'vendor@alder.example',
      ]);
      expect(JSON.stringify(again)).not.toContain('The support');
    });

    it('is settled by the shop and closed by its vendor, and reopened by either', async () => {
      const { tokens } = world();
      const { question } = await ask('fern');
      const { id } = question;
      const asVendor = { token: tokens.vendor, params: { id } };
      expect(
        (await server().refused('settleQuestion', 422, { ...asVendor, body: { state: 'settled' } })).errors,
      ).toMatchObject([{ pointer: '/state' }]);
      const settled = await end(id, tokens.owner, { state: 'settled', text: 'As agreed on the phone.' });
      expect(settled.question).toMatchObject({ state: 'settled', due_at: null, allows: ['reopen'] });
      expect(settled.messages.at(-1)).toMatchObject({ kind: 'state', state: 'settled', side: 'shop' });
      // Once more is no second message, and another end is refused.
      expect(await end(id, tokens.owner, { state: 'settled' })).toEqual(settled);
      const refusals = [
        await server().refused('settleQuestion', 409, { ...asVendor, body: { state: 'closed' } }),
        await server().refused('replyQuestion', 409, { ...asVendor, body: { text: 'But …' } }),
      ];
      expect(refusals.map(({ code }) => code)).toEqual(['question_ended', 'question_ended']);

      const open = await server().ok('reopenQuestion', { ...asVendor, body: { text: 'It is wrong still.' } });
      expect(open.question).toMatchObject({ state: 'open', ended_at: null });
      expect(open.messages.at(-1)).toMatchObject({
        kind: 'state',
        state: 'open',
        text: 'It is wrong still.',
      });
      expect(await server().ok('reopenQuestion', { ...asVendor, body: {} })).toEqual(open);
      expect((await end(id, tokens.vendor)).question.state).toBe('closed');
      const byShop = { token: support, params: { id }, body: {} };
      expect((await server().ok('reopenQuestion', byShop)).question.state).toBe('open');
      await end(id, tokens.vendor);
    });

    it('is the only one under way about its line', async () => {
      const { tokens } = world();
      const { question } = await ask('unpaid order');
      const body = { line_item: line('unpaid order'), reason: 'other', text: 'And this?' };
      const refused = await server().refused('askQuestion', 409, { token: tokens.vendor, body });
      expect(refused.code).toBe('already_asked');
      expect(refused.detail).toContain(`Question ${question.number} `);
      await end(question.id, tokens.vendor);
      const next = await ask('unpaid order');
      expect(next.question.number).toBe(question.number + 1);
      const reopen = { token: tokens.vendor, params: { id: question.id }, body: {} };
      expect((await server().refused('reopenQuestion', 409, reopen)).code).toBe('already_asked');
    });

    it('is asked once, however often the same request comes', async () => {
      const { tokens } = world();
      await server().database.asSystem((tx) =>
        tx
          .updateTable('questions')
          .set({ state: 'closed', ended_at: server().now, due_at: null, answered_at: null })
          .where('line_item_id', '=', line('fern'))
          .where('state', '<>', 'closed')
          .execute(),
      );
      const request = {
        token: tokens.vendor,
        headers: { 'idempotency-key': 'asked-once-1' },
        body: { line_item: line('fern'), reason: 'rate', text: 'Once.' },
      };
      const both = await Promise.all([
        server().ask('askQuestion', request),
        server().ask('askQuestion', request),
      ]);
      const statuses = both.map(({ status }) => status).toSorted();
      expect(statuses[0]).toBe(201);
      expect([201, 409]).toContain(statuses[1]);
      const first = await server().ok('askQuestion', request);
      expect(await server().ok('askQuestion', request)).toEqual(first);
      const replied = {
        token: tokens.vendor,
        params: { id: first.question.id },
        headers: { 'idempotency-key': 'replied-once-1' },
        body: { text: 'Once more.' },
      };
      await server().ok('replyQuestion', replied);
      expect((await server().ok('replyQuestion', replied)).messages).toHaveLength(2);
    });

    it('takes text of people as it is read, and none that has nothing to read', async () => {
      const { tokens } = world();
      const { question } = await ask('vase', {
        text: ' <script>alert(1)</script>\u202Eexe.gpj\u202C\u0007 =1+1 שלום ',
      });
      expect((await thread(question.id)).messages[0]?.text).toBe(
        '<script>alert(1)</script>exe.gpj =1+1 שלום',
      );
      const write = (text: string) => ({ token: tokens.vendor, params: { id: question.id }, body: { text } });
      for (const text of ['   \n', '\u200B\u202E', '\u0001\u0002'])
        expect((await server().refused('replyQuestion', 422, write(text))).errors).toMatchObject([
          { pointer: '/text' },
        ]);
      for (const text of ['\u0000', 'x'.repeat(5001), ''])
        await server().refused('replyQuestion', 400, write(text));
      expect((await reply(question.id, tokens.vendor, { text: '𝒳'.repeat(5000) })).messages).toHaveLength(2);
    });
  });

  describe('the list', () => {
    it('is filtered, searched, sorted and counted', async () => {
      const { tokens } = world();
      const list = (query: Record<string, string | number | boolean>) =>
        server().ok('listQuestions', { token: tokens.owner, query });
      const all = await list({ ordering: 'number' });
      expect(all.results.map(({ number }) => number)).toEqual(all.results.map((_one, at) => at + 1));
      for (const state of ['open', 'answered', 'settled', 'closed'] as const) {
        const found = await list({ state });
        expect(found.results.every((one) => one.state === state)).toBe(true);
      }
      const [active, ended] = [await list({ state: 'active' }), await list({ state: 'ended' })];
      expect(active.count + ended.count).toBe(all.count);
      expect((await list({ search: '#1' })).results.map(({ number }) => number)).toEqual([1]);
      expect((await list({ search: 'moss' })).results.map(({ title }) => title)).toContain('fern');
      expect((await list({ search: 'And now?' })).results.map(({ title }) => title)).toEqual(['wick']);
      expect((await list({ search: '%' })).count).toBe(0);
      expect((await list({ line_item: line('lamp') })).count).toBe(1);
      expect((await list({ vendor_id: vendor('Moss & Fern') })).results.map(({ title }) => title)).toContain(
        'vase',
      );
      expect((await list({ vendor_id: vendor('Ash') })).count).toBe(0);
      expect((await list({ page_size: 2, page: 2, ordering: '-number' })).results).toHaveLength(2);
      await server().refused('listQuestions', 400, { token: tokens.owner, query: { ordering: 'text' } });

      const counts = () => server().ok('countQuestions', { token: tokens.owner });
      const open = (await list({ state: 'open' })).count;
      expect(await counts()).toEqual({ open, overdue: 0, answered: 0 });
      const at = server().now;
      await server().database.asSystem((tx) =>
        tx
          .updateTable('questions')
          .set({ due_at: new Date(at.getTime() - 1) })
          .where('line_item_id', '=', line('lamp'))
          .execute(),
      );
      expect(await counts()).toEqual({ open, overdue: 1, answered: 0 });
      const overdue = await list({ overdue: true });
      expect(overdue.results).toMatchObject([{ title: 'lamp', is_overdue: true }]);
      expect((await list({ ordering: 'due_at' })).results[0]?.title).toBe('lamp');
    });

    it('is a file, in which no text becomes a formula', async () => {
      const { tokens } = world();
      await reply((await thread((await firstOf('lamp')).id)).question.id, tokens.vendor, {
        text: '=HYPERLINK("x")',
      });
      const response = await fetch(`${server().url}/api/questions/?format=csv&ordering=number`, {
        headers: { authorization: `Bearer ${tokens.owner}`, accept: 'text/csv' },
      });
      const text = await response.text();
      expect(text.split('\r\n')[0]).toContain('No.,State,Overdue,Vendor');
      expect(text).toContain(`"'=HYPERLINK(""x"")"`);
      for (const token of [support, tokens.vendor])
        await server().refused('listQuestions', 403, { token, query: { format: 'csv' } });
    });
  });

  const firstOf = async (title: string) => {
    const query = { line_item: line(title) };
    const { results } = await server().ok('listQuestions', { token: world().tokens.owner, query });
    const [first] = results;
    if (first === undefined) throw new Error(`There is no question about '${title}'.`);
    return first;
  };

  describe('what a shop hides from its vendors', () => {
    it('is in none of their questions, and cannot be searched', async () => {
      const { alder, tokens } = world();
      const hide = (meta_value: string) =>
        server().database.asSystem(async (tx) => {
          for (const meta_key of ['vendor_field_commissions', 'vendor_field_order_num']) {
            await tx
              .insertInto('shop_metas')
              .values({ shop_id: alder.id, meta_key, meta_value })
              .onConflict((conflict) => conflict.columns(['shop_id', 'meta_key']).doUpdateSet({ meta_value }))
              .execute();
          }
        });
      await hide('false');
      const { id } = await firstOf('lamp');
      const seen = await thread(id, tokens.vendor);
      expect(seen.question).not.toHaveProperty('order_name');
      expect(seen.question).not.toHaveProperty('amount_asked');
      expect(seen.line).not.toHaveProperty('commission_amount');
      expect(seen.line?.commission_trace).toBeNull();
      expect(JSON.stringify(seen)).not.toMatch(/#lamp|5\.00/);
      const search = { token: tokens.vendor, query: { search: '#lamp' } };
      expect((await server().ok('listQuestions', search)).count).toBe(0);
      await hide('true');
      expect((await server().ok('listQuestions', search)).count).toBe(1);
    });
  });

  describe('the settings', () => {
    it('are the usual ones until the shop has its own, and count from the next message on', async () => {
      const { tokens } = world();
      const token = tokens.owner;
      const usual = { answer_days: 5, close_days: 14, holds_lines: true };
      expect(await server().ok('getQuestionSettings', { token: support })).toEqual(usual);
      const none = { answer_days: 0, close_days: 0, holds_lines: false };
      expect(await server().ok('updateQuestionSettings', { token, body: none })).toEqual(none);
      expect(await server().ok('getQuestionSettings', { token })).toEqual(none);
      const { id } = await firstOf('vase');
      const before = (await thread(id)).question.due_at;
      expect(before).not.toBeNull();
      const answered = await reply(id, tokens.owner);
      expect(answered.question).toMatchObject({ state: 'answered', closes_at: null });
      expect((await reply(id, tokens.vendor)).question.due_at).toBeNull();
      for (const body of [{ ...none, answer_days: 61 }, { ...none, close_days: -1 }, { answer_days: 1 }])
        await server().refused('updateQuestionSettings', 400, { token, body });
      await server().refused('updateQuestionSettings', 403, { token: support, body: usual });
      await server().ok('updateQuestionSettings', { token, body: usual });
      const { results } = await server().ok('listHistory', {
        token,
        query: { search: 'question_settings', page_size: 10 },
      });
      expect(results.map(({ event }) => event)).toEqual([
        'question_settings.changed',
        'question_settings.changed',
      ]);
    });
  });

  describe('a sales rep’s question', () => {
    it('is about a part of an order, and the shop answers it', async () => {
      const { tokens } = world();
      const rep = await reps.addRep('Robin');
      await reps.beRep(rep);
      const { part, order } = await reps.sell(rep);
      const asked = await server().ok('askQuestion', {
        token: tokens.rep,
        body: { rep_commission: part, reason: 'rate', text: 'Was it not 12 %?' },
      });
      expect(asked.question).toMatchObject({
        vendor: null,
        sales_rep: rep,
        sales_rep_name: 'Robin',
        rep_commission: part,
        line_item: null,
        amount_asked: '1.00',
      });
      expect(asked.rep_part).toMatchObject({ id: part, order, commission: '1.00' });
      expect((await reply(asked.question.id, tokens.owner)).question.state).toBe('answered');
      const { results } = await server().ok('listQuestions', { token: tokens.rep });
      expect(results.map(({ id }) => id)).toEqual([asked.question.id]);
      // Nor is a part of a colleague.
      const colleague = await reps.sell(await reps.addRep('Bo'));
      await server().refused('askQuestion', 404, {
        token: tokens.rep,
        body: { rep_commission: colleague.part, reason: 'rate', text: 'What does Bo get?' },
      });
      await reps.beRep(await reps.addRep('Kim'));
      expect((await server().ok('listQuestions', { token: tokens.rep })).results).toEqual([]);
      await server().refused('getQuestion', 404, { token: tokens.rep, params: { id: asked.question.id } });
      await reps.beRep(rep);
      // It does not see the threads of vendors, and they do not see its own.
      const { id: ofVendor } = await firstOf('lamp');
      await server().refused('getQuestion', 404, { token: tokens.rep, params: { id: ofVendor } });
      await server().refused('replyQuestion', 404, {
        token: tokens.rep,
        params: { id: ofVendor },
        body: { text: 'Me too.' },
      });
      await server().refused('getQuestion', 404, { token: tokens.vendor, params: { id: asked.question.id } });
      await server().refused('askQuestion', 422, {
        token: tokens.rep,
        body: { line_item: line('shade'), reason: 'rate', text: 'And this?' },
      });
      await server().refused('askQuestion', 422, {
        token: tokens.vendor,
        body: { rep_commission: part, reason: 'rate', text: 'And this?' },
      });
    });
  });
});
