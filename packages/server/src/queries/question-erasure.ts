import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/*
 * Erases personal data from questions, whose words come from people: for `asSystem`. Acts and amounts stay, which are the shop's
 * books.
 */

/** A customer, by what the shop knows of them. */
export type NamedPerson = {
  /** The ids of their orders. */
  readonly orders: readonly number[];
  /** In lower case; anywhere in the shop they name this person alone. */
  readonly emails: readonly string[];
  /** In lower case, such as the parts of their name: in questions about their orders these are taken for them. */
  readonly words: readonly string[];
};

/** The shop's questions about the orders of a person. */
const theirs = (shopId: number, { orders }: NamedPerson) => sql`
  select q.id from questions q
  left join line_items l on l.shop_id = q.shop_id and l.id = q.line_item_id
  left join order_sales_rep_commissions r on r.shop_id = q.shop_id and r.id = q.rep_commission_id
  where q.shop_id = ${shopId} and coalesce(l.order_id, r.order_id) = any (${[...orders]}::int8[])`;

const hasAny = (text: string, words: readonly string[]) =>
  sql<boolean>`exists (select from unnest(${[...words]}::text[]) as w (word)
    where strpos(lower(${sql.ref(text)}::text), w.word) > 0)`;

function names(shopId: number, person: NamedPerson) {
  const { emails, words } = person;
  return sql`m.shop_id = ${shopId} and m.text <> '' and (${hasAny('m.text', emails)}
    or (m.question_id in (${theirs(shopId, person)}) and ${hasAny('m.text', words)}))`;
}

const erased = 'Erased at the request of a customer.';

/** Erases the messages that name a person, and all files of questions about their orders, since no program can read these. */
export async function eraseFromQuestions(tx: Tx, shopId: number, person: NamedPerson): Promise<void> {
  await allowErasure(tx, shopId);
  await sql`update question_messages m set text = ${erased} where ${names(shopId, person)}`.execute(tx);
  await sql`
    delete from question_files where shop_id = ${shopId} and question_id in (${theirs(shopId, person)})`.execute(
    tx,
  );
  // Copies of the texts: in mails that were sent, and in the answers that are kept for requests that are sent again.
  const copied = [...person.emails, ...person.words];
  await sql`
    delete from mails where shop_id = ${shopId} and kind in ('question', 'question_answer')
      and finished_at is not null and ${hasAny('text_body', copied)}`.execute(tx);
  await sql`${answers(shopId)} and ${hasAny('answer', copied)}`.execute(tx);
}

/** Erases all that was said in the questions of a shop that is closed. */
export async function eraseAllQuestions(tx: Tx, shopId: number): Promise<void> {
  await allowErasure(tx, shopId);
  await sql`
    update question_messages set text = 'Erased, since the shop is closed.'
    where shop_id = ${shopId} and text <> ''`.execute(tx);
  await sql`delete from question_files where shop_id = ${shopId}`.execute(tx);
  await answers(shopId).execute(tx);
}

export type NamedInQuestion = {
  readonly number: number;
  readonly day: Date;
  readonly facts: readonly string[];
};

/** The messages that name a person, and the files of questions about their orders, by name. */
export async function keptInQuestions(
  tx: Tx,
  shopId: number,
  person: NamedPerson,
): Promise<NamedInQuestion[]> {
  const { rows } = await sql<NamedInQuestion>`
    select q.number, q.asked_at as day, array_agg(said.fact order by said.is_file, said.id) as facts
    from questions q join (
      select m.question_id, m.id, false as is_file, m.text as fact from question_messages m where ${names(shopId, person)}
      union all
      select f.question_id, f.id, true, f.name from question_files f
      where f.shop_id = ${shopId} and f.question_id in (${theirs(shopId, person)})) said on said.question_id = q.id
    where q.shop_id = ${shopId} group by q.shop_id, q.id order by q.id`.execute(tx);
  return rows;
}

async function allowErasure(tx: Tx, shopId: number): Promise<void> {
  await sql`select set_config('app.erased_shop_id', ${String(shopId)}, true)`.execute(tx);
}

const answers = (shopId: number) => sql`
  delete from idempotency_keys where shop_id = ${shopId} and answer is not null
    and operation in ('askQuestion', 'replyQuestion', 'actOnQuestion')`;
