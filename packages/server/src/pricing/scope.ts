import { sql, type RawBuilder } from 'kysely';

/* Which lines a statement prices. */

/** The unpaid lines to price: by id, by order, by vendor, or in a range of orders. */
export type PricingScope =
  | { readonly lines: readonly number[] }
  | { readonly orders: readonly number[] }
  | { readonly vendor: number }
  | OrderRange;

/** The orders with an id above `after`, up to and including `through`. */
export type OrderRange = { readonly after: number; readonly through: number };

/**
 * For figures that are shown and never written: every product line of the orders of a range that were processed from an
 * instant and before another, paid lines and those that a later refund has touched as well.
 */
export type ReplayScope =
  | {
      readonly replayed: OrderRange;
      readonly from: Date;
      readonly until: Date;
    }
  /** These lines, whatever became of them. */
  | { readonly replayedLines: readonly number[] };

/** The scope as a condition on lines `l` and their orders `o`. */
export function inScope(scope: PricingScope | ReplayScope): RawBuilder<unknown> {
  if ('replayed' in scope) {
    return sql`${inScope(scope.replayed)} and o.processed_at >= ${scope.from} and o.processed_at < ${scope.until}`;
  }
  if ('replayedLines' in scope) return sql`l.id = any (${[...scope.replayedLines]}::int8[])`;
  if ('lines' in scope) return sql`l.id = any (${[...scope.lines]}::int8[])`;
  if ('vendor' in scope) return sql`l.vendor_id = ${scope.vendor}::int8`;
  // For a range, the planner needs the condition on both sides of the join.
  return sql`${ofOrders(scope, 'l.order_id')} and ${'through' in scope ? ofOrders(scope, 'o.id') : sql`true`}`;
}

/** The scope as a condition on a column of order ids; true for scopes by line or vendor. */
export function ofOrders(scope: PricingScope | ReplayScope, column: string): RawBuilder<boolean> {
  if ('replayed' in scope) return ofOrders(scope.replayed, column);
  if ('lines' in scope || 'replayedLines' in scope || 'vendor' in scope) return sql`true`;
  if ('orders' in scope) return sql`${sql.ref(column)} = any (${[...scope.orders]}::int8[])`;
  return sql`${sql.ref(column)} > ${scope.after}::int8 and ${sql.ref(column)} <= ${scope.through}::int8`;
}
