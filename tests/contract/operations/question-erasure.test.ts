import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseCustomer, eraseShop, keptOfPerson } from '../../../packages/server/src/queries/erasure.ts';
import { download, questionsOf } from './question-steps.ts';
import { forEachWorld } from './world.ts';

/* A customer’s right to know and to be forgotten reaches the words and the files of questions, and leaves what was done. */

forEachWorld((world) => {
  const { server, line, ask, thread, reply, act, upload, listed } = questionsOf(world);
  const ada = { customerId: '77', email: 'Ada@example.com', orders: [] };
  const shopId = () => world().alder.id;
  const kept = () => server().database.asSystem((tx) => keptOfPerson(tx, shopId(), ada));
  const texts = async (id: number) => (await thread(id)).messages.map(({ text }) => text);

  it('takes a customer out of what was said about their orders, and leaves the amounts', async () => {
    const { tokens } = world();
    await server().database.asSystem(async (tx) => {
      await sql`update orders o set customer_name = 'Ada Marsh', customer_email = 'ada@example.com'
        from line_items l where l.id = ${line('lamp')} and o.shop_id = l.shop_id and o.id = l.order_id`.execute(
        tx,
      );
    });
    const file = await upload(tokens.vendor);
    const headers = { 'idempotency-key': 'a-question-about-ada' };
    const { question } = await server().ok('askQuestion', {
      token: tokens.vendor,
      headers,
      body: {
        line_item: line('lamp'),
        reason: 'rate',
        text: 'Mrs Marsh paid the full price.',
        files: [file.id],
      },
    });
    await reply(question.id, tokens.vendor, { text: 'We agreed on more.' });
    const { question: elsewhere } = await ask('shade', { text: 'The lamp of ada@EXAMPLE.com came back.' });
    await reply(elsewhere.id, tokens.vendor, { text: 'Marsh green, as ordered.' });
    const expected_amount = (await listed('lamp')).commission_amount;
    await act(question.id, { do: 'override', percentage: '60', expected_amount, text: 'Marsh was right.' });

    expect((await kept()).questions).toMatchObject([
      { number: question.number, facts: ['Mrs Marsh paid the full price.', 'Marsh was right.', 'lamp.png'] },
      { number: elsewhere.number, facts: ['The lamp of ada@EXAMPLE.com came back.'] },
    ]);
    const before = (await thread(question.id)).messages.at(-1)?.act;
    await server().database.asSystem((tx) => eraseCustomer(tx, shopId(), ada));
    const erased = 'Erased at the request of a customer.';
    expect(await texts(question.id)).toEqual([erased, 'We agreed on more.', erased]);
    expect(await texts(elsewhere.id)).toEqual([erased, 'Marsh green, as ordered.']);
    expect((await thread(question.id)).messages.at(-1)?.act).toEqual(before);
    expect((await download(server(), file.id, tokens.vendor)).status).toBe(404);
    expect((await kept()).questions).toEqual([]);
    const { rows } = await server().database.asSystem((tx) =>
      sql<{ answers: number }>`select count(*)::int4 as answers from idempotency_keys
        where shop_id = ${shopId()} and answer::text ilike '%Mrs Marsh%'`.execute(tx),
    );
    expect(rows).toEqual([{ answers: 0 }]);
  });

  it('takes all words and files of a shop that is closed', async () => {
    const { tokens } = world();
    const file = await upload(tokens.vendor);
    const { question } = await ask('wick', { text: 'The words of the vendor', files: [file.id] });
    await server().database.asSystem((tx) => eraseShop(tx, shopId(), server().now));
    const left = await server().database.asSystem(async (tx) => {
      const { rows } = await sql<{ said: string[]; files: number; questions: number }>`
        select array(select distinct text from question_messages where shop_id = ${shopId()} and text <> '') as said,
          (select count(*)::int4 from question_files where shop_id = ${shopId()}) as files,
          (select count(*)::int4 from questions where id = ${question.id}) as questions`.execute(tx);
      return rows;
    });
    expect(left).toEqual([{ said: ['Erased, since the shop is closed.'], files: 0, questions: 1 }]);
  });
});
