import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { DateOrder, DateQuestion, DateSample, FileRole } from '../../imports/port/records.ts';

/** The part of a stored file that is about its dates. Older imports, and files that need no answer, lack it. */
export type FileDates = {
  /** The owner's answer to how they are written. */
  date_order?: DateOrder | null;
  /** Those that can be read in several ways, while there is no answer. */
  date_samples?: readonly DateSample[] | null;
  /** The answer to a file of this name and size that was imported before. */
  date_order_before?: DateOrder | null;
};

export type DateOrders = Readonly<Partial<Record<FileRole, DateOrder>>>;

/**
 * Lets an import that has written nothing wait for its owner's answer about these dates. An answer that was given for a
 * file of the same name and size is kept beside the question: it may be the same import, which was interrupted.
 */
export async function askDates(tx: Tx, importId: number, questions: readonly DateQuestion[]): Promise<void> {
  const asked = JSON.stringify(Object.fromEntries(questions.map(({ role, samples }) => [role, samples])));
  await sql`
    update imports set state = 'waiting', description = 'Waiting for an answer', progress = 0, owner = null,
      files = (
        select jsonb_agg(f || jsonb_build_object('date_samples', ${asked}::jsonb -> (f ->> 'role'),
          'date_order_before', (
            select g ->> 'date_order' from imports i cross join jsonb_array_elements(i.files) g
            where i.shop_id = imports.shop_id and i.state in ('done', 'failed') and g ->> 'date_order' is not null
              and (g ->> 'role', g ->> 'name', g ->> 'size') = (f ->> 'role', f ->> 'name', f ->> 'size')
            order by i.id desc limit 1)) order by nth)
        from jsonb_array_elements(files) with ordinality as e (f, nth))
    where id = ${importId} and state in ('waiting', 'checking', 'running')`.execute(tx);
}

/** Keeps the owner's answers with the files of an import that has not been started. */
export async function answerDates(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  orders: DateOrders,
): Promise<void> {
  const given = JSON.stringify(orders);
  await sql`
    update imports set files = (
      select jsonb_agg(f || case when ${given}::jsonb -> (f ->> 'role') is null then '{}' else
        jsonb_build_object('date_order', ${given}::jsonb -> (f ->> 'role'), 'date_samples', null) end order by nth)
      from jsonb_array_elements(files) with ordinality as e (f, nth))
    where shop_id = ${of.shopId} and id = ${of.importId} and state in ('waiting', 'checked')`.execute(tx);
}
