import { sql, type RawBuilder } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { mergeVendors } from '../../../packages/server/src/ledger/merge-vendors.ts';
import { download, questionsOf, signInAsh, signInMember } from './question-steps.ts';
import { forEachWorld } from './world.ts';

/* A vendor never learns of another one’s questions: not by their ids, by a key, by a line that was the other’s, nor by the rows. */

forEachWorld((world) => {
  const { server, line, vendor, ask, thread, reply, end, act, upload, listed } = questionsOf(world);
  let ash: string;
  beforeAll(async () => {
    ash = await signInAsh(world());
  });
  const secret = 'The secret of Lantern Loom';

  describe('another vendor, another shop and those who only read', () => {
    it('reach no thread, whichever way they ask for it', async () => {
      const { tokens } = world();
      const file = await upload(tokens.vendor);
      const { question } = await ask('lamp', { text: secret, files: [file.id] });
      const params = { id: question.id };
      for (const token of [ash, tokens.strangeVendor, tokens.stranger]) {
        await server().refused('getQuestion', 404, { token, params });
        await server().refused('replyQuestion', 404, {
          token,
          params,
          body: { text: 'Hello.' },
        });
        await server().refused('settleQuestion', 404, { token, params, body: { state: 'closed' } });
        await server().refused('reopenQuestion', 404, { token, params, body: {} });
        expect((await download(server(), file.id, token)).status).toBe(404);
        const list = await server().ok('listQuestions', { token, query: { search: 'secret' } });
        expect(list.count).toBe(0);
        expect(await server().ok('countQuestions', { token })).toEqual({ open: 0, overdue: 0, answered: 0 });
      }
      for (const query of [
        { vendor_id: vendor('Lantern Loom') },
        { line_item: line('lamp') },
        { state: 'open' },
        { search: `#${question.number}` },
      ])
        expect((await server().ok('listQuestions', { token: ash, query })).count).toBe(0);
      expect((await thread(question.id)).messages).toHaveLength(1);
    });

    it('ask about no line that is not theirs, and learn nothing of it', async () => {
      const { birch, tokens } = world();
      const about = (line_item: number) => ({
        token: ash,
        body: { line_item, reason: 'rate' as const, text: 'What is this?' },
      });
      const [others, missing] = [
        await server().refused('askQuestion', 404, about(line('lamp'))),
        await server().refused('askQuestion', 404, about(900_000_000_000)),
      ];
      expect(others.detail).toBe(missing.detail);
      await server().refused('askQuestion', 404, about(birch.lines['twig'] ?? 0));
      await server().refused('askQuestion', 403, { ...about(line('ash tray')), token: tokens.owner });
    });

    it('get no answer of another by the same key and body', async () => {
      const { tokens } = world();
      const { question } = await ask('shade', { text: secret });
      const request = (token: string) => ({
        token,
        params: { id: question.id },
        headers: { 'idempotency-key': 'the-key-of-another' },
        body: { text: 'The very same words.' },
      });
      await server().ok('replyQuestion', request(tokens.vendor));
      for (const token of [ash, tokens.rep, tokens.owner]) {
        const problem = await server().refused('replyQuestion', 422, request(token));
        expect(problem.code).toBe('idempotency_key_reused');
        expect(JSON.stringify(problem)).not.toContain('secret');
      }
    });

    it('see nothing of a line that has changed hands but what they have said themselves', async () => {
      const { tokens } = world();
      const { question: first } = await ask('wick', { text: secret });
      const expected_amount = (await listed('wick')).commission_amount;
      await act(first.id, { do: 'move', vendor: vendor('Ash'), expected_amount });
      // The new vendor has the line, and no question about it; it asks its own.
      expect((await listed('wick', ash)).question).toBeNull();
      const second = await ask('wick', { text: 'The words of Ash' }, ash);
      expect(JSON.stringify(second)).not.toContain('Lantern');
      expect(JSON.stringify(second)).not.toContain(secret);
      const amount = (await listed('wick')).commission_amount;
      await act(second.question.id, { do: 'move', vendor: vendor('Lantern Loom'), expected_amount: amount });
      await server().ok('reopenQuestion', { token: ash, params: { id: second.question.id }, body: {} });
      const back = await server().ok('reopenQuestion', {
        token: tokens.vendor,
        params: { id: first.id },
        body: { text: 'Thank you.' },
      });
      // A later question about the line is the other vendor's; a write answers as a look does.
      for (const seen of [back, await thread(first.id, tokens.vendor)]) {
        expect(seen.line?.question).toMatchObject({ id: first.id });
        expect(JSON.stringify(seen)).not.toMatch(/Ash|The words/);
      }
      expect((await listed('wick', tokens.vendor)).question).toMatchObject({ id: first.id });
      const others = await thread(second.question.id, ash);
      expect(others.line).toBeNull();
      expect(JSON.stringify(others)).not.toContain('Lantern');
    });

    it('are sales reps too, who see no question in an order', async () => {
      const { tokens } = world();
      const { order, question } = await listed('lamp');
      expect(question).not.toBeNull();
      for (const [token, seen] of [
        [tokens.owner, question],
        [tokens.rep, null],
      ] as const) {
        const { line_items: lines } = await server().ok('getOrder', {
          token,
          params: { id: order?.id ?? 0 },
        });
        expect(lines.find(({ id }) => id === line('lamp'))?.question).toEqual(seen);
      }
    });

    it('write nothing where they only read', async () => {
      const { tokens } = world();
      const { question } = await ask('unpaid order');
      const params = { id: question.id };
      const payer = await signInMember(world(), 'payer');
      const bookkeeper = await signInMember(world(), 'bookkeeper');
      for (const token of [payer, bookkeeper]) {
        expect((await thread(question.id, token)).question.allows).toEqual([]);
        await server().refused('replyQuestion', 403, { token, params, body: { text: 'x' } });
        await server().refused('settleQuestion', 403, { token, params, body: { state: 'closed' } });
        await server().refused('reopenQuestion', 403, { token, params, body: {} });
      }
      await end(question.id, tokens.vendor);
    });
  });

  describe('the rows', () => {
    it('are a vendor’s own in its session, and it writes none', async () => {
      const { alder } = world();
      const asVendor = <T>(name: string, statement: RawBuilder<T>) =>
        server().database.asShop({ shopId: alder.id, vendorIds: [vendor(name)] }, async (tx) => {
          const { rows } = await statement.execute(tx);
          return rows;
        });
      const loom = vendor('Lantern Loom');
      const seen = await asVendor(
        'Lantern Loom',
        sql<{ vendor_id: number }>`select vendor_id from questions`,
      );
      expect(new Set(seen.map(({ vendor_id: id }) => id))).toEqual(new Set([loom]));
      const texts = await asVendor('Ash', sql<{ text: string }>`select text from question_messages`);
      expect(texts.map(({ text }) => text).join()).not.toContain(secret);
      expect(await asVendor('Zinc', sql`select from question_files`)).toEqual([]);
      expect(await asVendor('Ash', sql<{ name: string }>`select name from question_people`)).toEqual([
        { name: 'waiting@alder.example' },
      ]);
      for (const statement of [
        sql`insert into questions (shop_id, number, vendor_id, title, order_name, amount_asked, currency, reason, asked_at, changed_at)
          values (${alder.id}, 900, ${loom}, 'x', 'x', 0, 'GBP', 'rate', now(), now())`,
        sql`insert into question_messages (shop_id, question_id, side, at, kind, text)
          select shop_id, id, 'shop', now(), 'text', 'Yes.' from questions limit 1`,
        sql`update questions set state = 'settled', ended_at = now(), due_at = null, answered_at = null where state = 'open'`,
      ])
        await expect(asVendor('Lantern Loom', statement)).rejects.toThrow(/row-level security/);
    });

    it('of what was said stay', async () => {
      const { alder } = world();
      const inShop = (statement: RawBuilder<unknown>) =>
        server().database.asSystem(async (tx) => {
          await statement.execute(tx);
        });
      for (const statement of [
        sql`update question_messages set text = 'No.' where shop_id = ${alder.id}`,
        sql`delete from question_messages where shop_id = ${alder.id}`,
        sql`update question_files set name = 'x.png' where shop_id = ${alder.id} and question_id is not null`,
        sql`delete from question_files where shop_id = ${alder.id} and question_id is not null`,
      ])
        await expect(inShop(statement)).rejects.toThrow('what was said in a question stays');
    });
  });

  describe('a merge of vendors', () => {
    it('takes the questions along, and leaves one about a line', async () => {
      const { alder, tokens } = world();
      const { question: mine } = await ask('ash tray', {}, ash);
      const [first] = (
        await server().ok('listQuestions', { token: tokens.owner, query: { line_item: line('wick') } })
      ).results;
      expect(first).toBeDefined();
      const verdict = await server().database.asSystem((tx) =>
        mergeVendors(tx, {
          shopId: alder.id,
          fromId: vendor('Ash'),
          intoId: vendor('Lantern Loom'),
          createdBy: null,
          now: server().now,
        }),
      );
      expect(verdict).toEqual({ is: 'merged' });
      const seen = await thread(mine.id, tokens.vendor);
      expect(seen.question).toMatchObject({ vendor: vendor('Lantern Loom'), state: 'open' });
      const { results } = await server().ok('listQuestions', {
        token: tokens.owner,
        query: { line_item: line('wick'), state: 'active' },
      });
      expect(results).toHaveLength(1);
      const [kept] = results;
      const { results: ended } = await server().ok('listQuestions', {
        token: tokens.owner,
        query: { line_item: line('wick'), state: 'ended' },
      });
      const said = (await thread(ended[0]?.id ?? 0)).messages.at(-1);
      expect(said).toMatchObject({ side: 'system', state: 'closed' });
      expect(said?.text).toBe(
        `The vendors were merged, and question ${kept?.number} is about this line too.`,
      );
      await reply(mine.id, tokens.vendor);
    });
  });

  // The last, since it leaves the vendor's login without another word.
  describe('a vendor, or its program,', () => {
    it('writes at most as much as a person does in a day', async () => {
      const { alder, tokens } = world();
      const { question } = await ask('fern');
      const keyOf = async (name: string) =>
        (
          await server().ok('createKey', {
            token: tokens.owner,
            body: {
              mode: 'live',
              name: `Program of ${name}`,
              scopes: ['questions:write'],
              calls_a_minute: 60,
              vendor: vendor(name),
            },
          })
        ).secret;
      const program = await keyOf('Moss & Fern');
      const params = { id: question.id };
      const write = (token: string) => ({ token, params, body: { text: 'Hello.' } });
      await server().refused('replyQuestion', 404, write(await keyOf('Zinc')));
      await server().ok('replyQuestion', write(program));
      const fill = (by: string, side = 'vendor') =>
        server().database.asSystem((tx) =>
          sql`insert into question_messages (shop_id, question_id, side, by_login, at, kind, text)
            select ${alder.id}, ${question.id}, ${side}, (select min(id) from logins where email = ${by}), ${server().now},
              'text', 'More.' from generate_series(1, 100)`.execute(tx),
        );
      await fill('');
      expect((await server().refused('replyQuestion', 429, write(program))).code).toBe('too_many_requests');
      await server().ok('replyQuestion', write(tokens.vendor));
      await fill('vendor@alder.example');
      await server().refused('replyQuestion', 429, write(tokens.vendor));
      // The shop answers all of its vendors.
      await fill('owner@alder.example', 'shop');
      await server().ok('replyQuestion', write(tokens.owner));
    });
  });
});
