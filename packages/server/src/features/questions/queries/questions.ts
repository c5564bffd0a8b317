import { activeStates, type QuestionState } from '@consignment/domain/questions/question';
import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Ordering } from '../../../common/page.ts';
import type { Session } from '../../../common/session.ts';
import type { Visible } from '../../../common/visibility.ts';
import type { Tx } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import {
  batchOf,
  comesAfter,
  cursorOf,
  type Batch,
  type BatchAsk,
  type OrderKey,
} from '../../../queries/batch.ts';
import { containing } from '../../../queries/search.ts';

/**
 * The questions that a session may see: the shop's people all, a sales rep those about their own parts of orders, and a vendor its own. Row-level
 * security keeps vendors apart too; a transaction that writes for the shop has this alone.
 */
export type QuestionScope =
  | { readonly is: 'shop' }
  | { readonly is: 'reps'; readonly ids: readonly number[] }
  | { readonly is: 'vendors'; readonly ids: readonly number[] };

export function scopeOf({
  party,
  vendorIds,
  repIds,
}: Pick<Session, 'party' | 'vendorIds' | 'repIds'>): QuestionScope {
  if (vendorIds !== null || party === 'vendor') return { is: 'vendors', ids: vendorIds ?? [] };
  return party === 'salesrep' ? { is: 'reps', ids: repIds ?? [] } : { is: 'shop' };
}

type QuestionTables = Schema & { q: Schema['questions'] };

/** True for questions of the shop in the scope. */
export function questionsInScope(
  eb: ExpressionBuilder<QuestionTables, 'q'>,
  shopId: number,
  scope: QuestionScope,
): Expression<SqlBool> {
  const ofShop = eb('q.shop_id', '=', shopId);
  if (scope.is === 'shop') return ofShop;
  const ids = sql`any (${[...scope.ids]}::int8[])`;
  const own =
    scope.is === 'reps' ? sql<boolean>`q.sales_rep_id = ${ids}` : sql<boolean>`q.vendor_id = ${ids}`;
  return eb.and([ofShop, own]);
}

export type QuestionFilter = {
  readonly state: QuestionState | 'active' | 'ended' | null;
  readonly isOverdue: boolean;
  readonly vendorId: number | null;
  readonly salesRepId: number | null;
  readonly lineId: number | null;
  readonly repCommissionId: number | null;
  readonly search: string | null;
  readonly visible: Visible;
  readonly now: Date;
};

export const questionOrderings = ['changed_at', 'asked_at', 'due_at', 'number'] as const;
export type QuestionOrdering = (typeof questionOrderings)[number];

/** Questions without a day to be answered by come last when the soonest are first. */
const never = sql`'infinity'::timestamptz`;
const keys = {
  changed_at: { by: sql`q.changed_at`, type: 'timestamptz' },
  asked_at: { by: sql`q.asked_at`, type: 'timestamptz' },
  due_at: { by: sql`coalesce(q.due_at, ${never})`, type: 'timestamptz' },
  number: { by: sql`q.number`, type: 'int8' },
} satisfies Record<QuestionOrdering, OrderKey>;

function matches(
  eb: ExpressionBuilder<QuestionTables, 'q'>,
  shopId: number,
  scope: QuestionScope,
  filter: QuestionFilter,
): Expression<SqlBool> {
  const { state, isOverdue, vendorId, salesRepId, lineId, repCommissionId, search, now } = filter;
  const all: Expression<SqlBool>[] = [questionsInScope(eb, shopId, scope)];
  if (state === 'active') all.push(eb('q.state', 'in', activeStates));
  else if (state === 'ended') all.push(eb('q.state', 'in', ['settled', 'closed']));
  else if (state !== null) all.push(eb('q.state', '=', state));
  if (isOverdue) all.push(eb('q.state', '=', 'open'), eb('q.due_at', '<', now));
  if (vendorId !== null) all.push(eb('q.vendor_id', '=', vendorId));
  if (salesRepId !== null) all.push(eb('q.sales_rep_id', '=', salesRepId));
  if (lineId !== null) all.push(eb('q.line_item_id', '=', lineId));
  if (repCommissionId !== null) all.push(eb('q.rep_commission_id', '=', repCommissionId));
  if (search !== null) all.push(eb.or(found(eb, search, filter.visible)));
  return eb.and(all);
}

/** A search covers only what the session may see, or its hits would reveal the rest. */
function found(
  eb: ExpressionBuilder<QuestionTables, 'q'>,
  search: string,
  { orderName, shopOnly }: Visible,
): Expression<SqlBool>[] {
  const pattern = containing(search);
  const number = /^#?(\d{1,9})$/.exec(search)?.[1];
  return [
    eb('q.title', 'ilike', pattern),
    sql<boolean>`exists (select from question_messages m
      where m.shop_id = q.shop_id and m.question_id = q.id and m.text ilike ${pattern})`,
    ...(number === undefined ? [] : [eb('q.number', '=', Number(number))]),
    ...(orderName ? [eb('q.order_name', 'ilike', pattern)] : []),
    ...(shopOnly
      ? [
          sql<boolean>`q.vendor_id in (select id from vendors where shop_id = q.shop_id and name ilike ${pattern})`,
          sql<boolean>`q.sales_rep_id in (select id from sales_reps
            where shop_id = q.shop_id and first_name || ' ' || last_name ilike ${pattern})`,
        ]
      : []),
  ];
}

function questionsInFull(tx: Tx) {
  return tx
    .selectFrom('questions as q')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'q.shop_id').onRef('v.id', '=', 'q.vendor_id'),
    )
    .leftJoin('sales_reps as r', (join) =>
      join.onRef('r.shop_id', '=', 'q.shop_id').onRef('r.id', '=', 'q.sales_rep_id'),
    )
    .selectAll('q')
    .select([
      'v.name as vendor_name',
      sql<string | null>`trim(r.first_name || ' ' || r.last_name)`.as('sales_rep_name'),
    ]);
}

/** A question with the names of the asker. Amounts in minor units of its currency. */
export type QuestionRow = Awaited<ReturnType<ReturnType<typeof questionsInFull>['executeTakeFirstOrThrow']>>;

export async function pageOfQuestions(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  ask: QuestionFilter & {
    readonly ordering: Ordering<QuestionOrdering>;
    readonly size: number;
    readonly offset: number;
  },
): Promise<{ count: number; rows: QuestionRow[] }> {
  const { ordering, size, offset } = ask;
  const { count } = await tx
    .selectFrom('questions as q')
    .where((eb) => matches(eb, shopId, scope, ask))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await questionsInFull(tx)
    .where((eb) => matches(eb, shopId, scope, ask))
    .orderBy(keys[ordering.by].by, ordering.direction)
    .orderBy('q.id', ordering.direction)
    .limit(size)
    .offset(offset)
    .execute();
  return { count, rows };
}

/** All questions of the pages in batches. */
export async function batchOfQuestions(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  ask: QuestionFilter & { readonly ordering: Ordering<QuestionOrdering> } & BatchAsk,
): Promise<Batch<QuestionRow & { readonly cursor: string; readonly last_text: string | null }>> {
  const { ordering, after, size } = ask;
  const key = keys[ordering.by];
  const id = sql`q.id`;
  const rows = await questionsInFull(tx)
    .select([
      cursorOf(key).as('cursor'),
      sql<string | null>`(select m.text from question_messages m
        where m.shop_id = q.shop_id and m.question_id = q.id and m.text <> '' order by m.id desc limit 1)`.as(
        'last_text',
      ),
    ])
    .where((eb) => matches(eb, shopId, scope, ask))
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, id, ordering.direction, after)),
    )
    .orderBy(key.by, ordering.direction)
    .orderBy('q.id', ordering.direction)
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}

export async function questionById(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  id: number,
): Promise<QuestionRow | null> {
  const row = await questionsInFull(tx)
    .where((eb) => questionsInScope(eb, shopId, scope))
    .where('q.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export async function countQuestionsOf(
  tx: Tx,
  shopId: number,
  scope: QuestionScope,
  now: Date,
): Promise<{ readonly open: number; readonly overdue: number; readonly answered: number }> {
  return tx
    .selectFrom('questions as q')
    .where((eb) => questionsInScope(eb, shopId, scope))
    .where('q.state', 'in', activeStates)
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('q.state', '=', 'open').as('open'),
      eb.fn
        .countAll<number>()
        .filterWhere('q.state', '=', 'open')
        .filterWhere('q.due_at', '<', now)
        .as('overdue'),
      eb.fn.countAll<number>().filterWhere('q.state', '=', 'answered').as('answered'),
    ])
    .executeTakeFirstOrThrow();
}
