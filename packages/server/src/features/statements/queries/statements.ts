import type { StatementNote, StatementSection } from '@consignment/domain/statements/statement';
import type { StatementHead } from '@consignment/domain/statements/statement-document';
import { sql, type ExpressionBuilder, type RawBuilder, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { StatementPayees } from '../../../database/rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { containing } from '../../../queries/search.ts';

/** The vendor or the sales rep whom a statement is of. */
export type Payee = { readonly shopId: number } & (
  | { readonly vendorId: number; readonly salesRepId?: undefined }
  | { readonly salesRepId: number; readonly vendorId?: undefined }
);

/** True where a row of the table is of the payee. */
export function isOfPayee(payee: Payee, table: string): RawBuilder<boolean> {
  return payee.vendorId === undefined
    ? sql`${sql.ref(`${table}.sales_rep_id`)} = ${payee.salesRepId}::int8`
    : sql`${sql.ref(`${table}.vendor_id`)} = ${payee.vendorId}::int8`;
}

/** A statement with the hash of the one before it, which its own takes in. */
export type StatementRow = Selectable<Schema['statements']> & {
  readonly previous_hash: string | null;
  /** Another one follows, which is not withdrawn. */
  readonly is_followed: boolean;
};

function statements(tx: Tx, shopId: number) {
  return tx
    .selectFrom('statements as s')
    .leftJoin('statements as before', (join) =>
      join.onRef('before.shop_id', '=', 's.shop_id').onRef('before.id', '=', 's.previous_id'),
    )
    .selectAll('s')
    .select('before.hash as previous_hash')
    .select(
      sql<boolean>`exists (select from statements n where n.shop_id = s.shop_id and n.previous_id = s.id and n.withdrawn_at is null)`.as(
        'is_followed',
      ),
    )
    .where('s.shop_id', '=', shopId);
}

export async function statementById(tx: Tx, shopId: number, id: number): Promise<StatementRow | null> {
  return (await statements(tx, shopId).where('s.id', '=', id).executeTakeFirst()) ?? null;
}

/** The last statement of a payee that was not withdrawn. */
export async function lastStatement(tx: Tx, payee: Payee): Promise<StatementRow | null> {
  const row = await statements(tx, payee.shopId)
    .where(isOfPayee(payee, 's'))
    .where('s.withdrawn_at', 'is', null)
    .orderBy('s.number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Withdrawn statements keep their numbers. */
export async function nextNumber(tx: Tx, payee: Payee): Promise<number> {
  const { last } = await tx
    .selectFrom('statements as s')
    .select((eb) => eb.fn.max<number | null>('s.number').as('last'))
    .where('s.shop_id', '=', payee.shopId)
    .where(isOfPayee(payee, 's'))
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export type StatementsAsked = {
  readonly payees: StatementPayees;
  /** Only this vendor's or sales rep's. */
  readonly payeeId: number | null;
  readonly lastDay: string | null;
  /** Only those with an entry of this payout. */
  readonly payoutId: number | null;
  /** Covers the name of the payee as it was. */
  readonly search: string | null;
};

/** A page of statements, the latest first, withdrawn ones among them. */
export async function pageOfStatements(
  tx: Tx,
  shopId: number,
  ask: StatementsAsked & { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: StatementRow[] }> {
  const payee = ask.payees === 'vendors' ? 's.vendor_id' : 's.sales_rep_id';
  const matches = (eb: ExpressionBuilder<{ s: Schema['statements'] }, 's'>) =>
    eb.and([
      eb(payee, 'is not', null),
      ...(ask.payeeId === null ? [] : [eb(payee, '=', ask.payeeId)]),
      ...(ask.lastDay === null ? [] : [eb('s.last_day', '=', ask.lastDay)]),
      ...(ask.payoutId === null
        ? []
        : [
            sql<boolean>`exists (select from statement_entries e where e.shop_id = s.shop_id and e.statement_id = s.id
              and e.item = 'payout' and e.item_id = ${ask.payoutId}::int8)`,
          ]),
      ...(ask.search === null
        ? []
        : [sql<boolean>`s.details -> 'payee' ->> 'name' ilike ${containing(ask.search)}`]),
    ]);
  const { count } = await tx
    .selectFrom('statements as s')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('s.shop_id', '=', shopId)
    .where(matches)
    .executeTakeFirstOrThrow();
  const rows = await statements(tx, shopId)
    .where(matches)
    .orderBy('s.last_day', 'desc')
    .orderBy('s.id', 'desc')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

/** The shop that issued a statement, and whether another shop of the installation has the name that it prints. */
type Issuer = { readonly name: string; readonly domain: string; readonly has_namesake: boolean };

/**
 * The state of the statement whose hash begins so, and its payee; for `asSystem`. Null where this installation has not issued it.
 */
export async function standingByHash(
  tx: Tx,
  start: string,
): Promise<{ standing: StatementStanding; issuer: Issuer } | null> {
  const plain = (name: RawBuilder<unknown>) => sql`lower(regexp_replace(btrim(${name}), '\\s+', ' ', 'g'))`;
  const row = await tx
    .selectFrom('statements as s')
    .innerJoin('shops as h', 'h.id', 's.shop_id')
    .select(['s.withdrawn_at', 'h.name', 'h.domain'])
    .select(
      sql<boolean>`exists (select from shops o where o.id <> h.id and o.sandbox_of is null
        and ${plain(sql`o.name`)} in (${plain(sql`s.details #>> '{shop,name}'`)}, ${plain(sql`h.name`)}))`.as(
        'has_namesake',
      ),
    )
    .select(
      sql<boolean>`exists (select from statements n where n.shop_id = s.shop_id and n.previous_id = s.id and n.withdrawn_at is null)`.as(
        'is_followed',
      ),
    )
    .where('s.hash', 'like', `${start}%`)
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { name, domain, has_namesake } = row;
  return { standing: standingOf(row), issuer: { name, domain, has_namesake } };
}

export type StatementStanding = 'latest' | 'followed' | 'withdrawn';

export function standingOf(row: Pick<StatementRow, 'withdrawn_at' | 'is_followed'>): StatementStanding {
  if (row.withdrawn_at !== null) return 'withdrawn';
  return row.is_followed ? 'followed' : 'latest';
}

export type EntryRow = Selectable<Schema['statement_entries']>;

/** A page of a statement's entries in their order. */
export async function pageOfEntries(
  tx: Tx,
  statement: Pick<StatementRow, 'id' | 'shop_id'>,
  ask: { readonly section: StatementSection | null; readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: EntryRow[] }> {
  const matching = tx
    .selectFrom('statement_entries')
    .where('shop_id', '=', statement.shop_id)
    .where('statement_id', '=', statement.id)
    .$if(ask.section !== null, (query) => query.where('section', '=', ask.section ?? 'earned'));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching.selectAll().orderBy('position').limit(ask.size).offset(ask.offset).execute();
  return { count, rows };
}

export function statementPayeeOf(
  statement: Pick<StatementRow, 'shop_id' | 'vendor_id' | 'sales_rep_id'>,
): Payee {
  const { shop_id: shopId, vendor_id: vendorId, sales_rep_id: salesRepId } = statement;
  if (vendorId !== null) return { shopId, vendorId };
  if (salesRepId !== null) return { shopId, salesRepId };
  throw new Error('A statement is of a vendor or of a sales rep.');
}

export function statementHeadOf(statement: StatementRow, notes: readonly StatementNote[]): StatementHead {
  const payee = statementPayeeOf(statement);
  const { opening, earned, adjustments, custom_items, additional_pay, payouts, closing } = statement;
  const { shop, payee: party, shows, checkAt } = statement.details;
  return {
    version: statement.format,
    number: statement.number,
    firstDay: statement.first_day,
    lastDay: statement.last_day,
    timeZone: statement.time_zone,
    currency: statement.currency,
    issuedAt: statement.issued_at,
    sums: { opening, earned, adjustments, custom_items, additional_pay, payouts, closing },
    shop,
    payee:
      payee.vendorId === undefined
        ? { ...party, kind: 'sales_rep', id: payee.salesRepId }
        : { ...party, kind: 'vendor', id: payee.vendorId },
    shows,
    checkAt,
    previous: statement.previous_hash,
    notes,
  };
}
