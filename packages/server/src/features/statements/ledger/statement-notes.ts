import { questionNoteText } from '../domain/question-note.ts';
import { dayAt } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { isOfPayee, type Payee, type StatementRow } from '../queries/statements.ts';

type Asked = {
  readonly id: number;
  readonly number: number;
  readonly title: string;
  readonly orderName: string;
  readonly currency: string;
  readonly state: 'open' | 'answered' | 'settled' | 'closed';
  readonly askedAt: Date;
  readonly endedAt: Date | null;
  readonly before: number | null;
  readonly after: number | null;
  readonly customItems: number | null;
};

type Stated = Pick<StatementRow, 'id' | 'last_day' | 'time_zone' | 'starts_at' | 'ends_at'> & {
  readonly locale: string;
};

/**
 * Freezes the payee's questions that were asked or that ended in the period of a statement as its notes, by the time of what
 * they say, and returns how many there are.
 */
export async function freezeNotes(tx: Tx, statement: Stated, payee: Payee): Promise<number> {
  const asked = await questionsIn(tx, statement, payee);
  if (asked.length === 0) return 0;
  const isIn = (at: Date) => at >= statement.starts_at && at < statement.ends_at;
  const day = (at: Date) => dayAt(at, statement.time_zone);
  const notes = asked.map((question) => {
    const { state, askedAt, endedAt, before, after } = question;
    const isEnded = (state === 'settled' || state === 'closed') && endedAt !== null && isIn(endedAt);
    const text = questionNoteText(
      {
        ...question,
        askedOn: isIn(askedAt) ? day(askedAt) : null,
        ended: isEnded ? { as: state, on: day(endedAt) } : null,
        changed: before === null || after === null ? null : { before, after },
      },
      { lastDay: statement.last_day, currency: question.currency, locale: statement.locale },
    );
    return {
      question_id: question.id,
      question_number: question.number,
      happened_at: isEnded ? endedAt : askedAt,
      order_name: question.orderName,
      title: question.title,
      text,
    };
  });
  await sql`
    insert into statement_notes (statement_id, position, shop_id, question_id, question_number, happened_at, order_name, title,
      text)
    select ${statement.id}::int8, row_number() over (order by given.happened_at, given.question_number), ${payee.shopId}::int8,
      given.*
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as given (question_id int8, question_number int4,
      happened_at timestamptz, order_name text, title text, text text)`.execute(tx);
  return notes.length;
}

/** With the changes that each has brought in the period. */
async function questionsIn(tx: Tx, { starts_at, ends_at }: Stated, payee: Payee): Promise<Asked[]> {
  const startsAt = sql`${starts_at}::timestamptz`;
  const endsAt = sql`${ends_at}::timestamptz`;
  const isIn = (column: string) =>
    sql`(${sql.ref(column)} >= ${startsAt} and ${sql.ref(column)} < ${endsAt})`;
  const { rows } = await sql<Asked>`
    select q.id, q.number, q.title, q.order_name as "orderName", q.currency, q.state,
      q.asked_at as "askedAt", q.ended_at as "endedAt", acts.*
    from questions q
    cross join lateral (
      select (array_agg(m.amount_before order by m.id) filter (where m.act <> 'custom_item'))[1] as before,
        (array_agg(m.amount_after order by m.id desc) filter (where m.act <> 'custom_item'))[1] as after,
        (sum(m.amount_after) filter (where m.act = 'custom_item'))::int8 as "customItems"
      from question_messages m
      where m.shop_id = q.shop_id and m.question_id = q.id and m.kind = 'act' and ${isIn('m.at')}) acts
    where q.shop_id = ${payee.shopId}::int8 and ${isOfPayee(payee, 'q')} and (${isIn('q.asked_at')} or ${isIn('q.ended_at')})`.execute(
    tx,
  );
  return rows;
}
