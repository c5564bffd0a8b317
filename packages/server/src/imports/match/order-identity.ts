import type { FileOrder, RowProblem } from '../port/records.ts';
import { isPlatformId } from '../port/ids.ts';
import type { Join, KnownOrder } from '../../queries/imports/known-orders.ts';
import { isSameOrder, isSameTime, keysOfStored, keysOfWritten, type NamedInFile } from './same-order.ts';

/*
 * Matches the orders of a file to stored orders (commission rules §10): by id, or without an id by name, date and
 * currency. An id that arrives later for the same three is added to the stored order.
 */

export type IdentifiedOrders = {
  /** The orders under their stored ids. */
  readonly orders: readonly FileOrder[];
  /** To be applied before the orders are written. */
  readonly joins: readonly Join[];
  readonly left: readonly FileOrder[];
  readonly problems: readonly RowProblem[];
};

/** The keys by which an order may have occurred in the file before. */
export function orderKeysOf(orders: readonly FileOrder[], known: readonly KnownOrder[]): string[] {
  const listed = new Set(orders.flatMap(keysOfWritten));
  const namesakes = known.filter((one) => keysOfStored(one).some((key) => listed.has(key)));
  return [...new Set([...orders, ...namesakes].map(({ platformId }) => platformId))];
}

/** `known` are the stored orders with these ids or names; `metBefore` has the earlier row of each key in the file. */
export function identifyOrders(
  orders: readonly FileOrder[],
  known: readonly KnownOrder[],
  metBefore: ReadonlyMap<string, number>,
): IdentifiedOrders {
  const books = new Books(known);
  const met = new Map(metBefore);
  const kept = new Map<string, FileOrder>();
  const joins: Join[] = [];
  const left: FileOrder[] = [];
  const problems: RowProblem[] = [];
  const report = ({ row, excerpt }: FileOrder, reason: string) => {
    problems.push({ file: 'orders', row, reason, excerpt });
  };
  const leaveOut = (order: FileOrder, reason: string) => {
    left.push(order);
    report(order, `${reason} ${leftOut(order)}`);
  };
  const keep = (order: FileOrder, platformId: string, held = books.of(platformId)) => {
    // The stored time is the more exact one.
    const processedAt = held !== undefined && isSameTime(order, held) ? held.processedAt : order.processedAt;
    kept.set(platformId, under({ ...order, processedAt }, platformId));
    met.set(platformId, order.row);
    books.write({ ...order, processedAt, platformId });
  };

  for (const order of orders) {
    const { platformId: id, name } = order;
    const same = books.namesakes(order);
    if (!isPlatformId(id)) {
      const [only, another] = same;
      if (another !== undefined && !same.includes(id)) {
        leaveOut(
          order,
          `There are ${same.length} orders ${name} of this date, and without an Id it is not known which of them this one is.`,
        );
        continue;
      }
      const turned = only === undefined ? books.turned(order) : undefined;
      if (turned !== undefined) {
        leaveOut(
          order,
          `Order ${name} was imported before with its day and month the other way round. Import this file with the same answer as then, or with the column 'Id'.`,
        );
        continue;
      }
      const keptBy = same.includes(id) ? id : (only ?? id);
      const firstRow = met.get(keptBy);
      if (firstRow === undefined) keep(order, keptBy);
      else leaveOut(order, `Order ${name} is already in row ${firstRow}.`);
      continue;
    }
    const held = books.of(id);
    const firstRow = met.get(id);
    const idless = same.find((one) => !isPlatformId(one));
    if (held !== undefined && isAnother(order, held, { isMet: firstRow !== undefined, idless })) {
      const where = firstRow === undefined ? 'which was imported before' : `which is in row ${firstRow}`;
      leaveOut(
        order,
        `Order ${name} has the Id ${id} of order ${held.name}, ${where}. An Id belongs to one order.`,
      );
    } else if (firstRow !== undefined) {
      leaveOut(order, `Order ${name} is already in row ${firstRow}.`);
    } else {
      if (held === undefined && idless !== undefined) {
        joins.push({ from: idless, to: id });
        books.remove(idless);
        const instead = kept.get(idless);
        if (instead !== undefined) left.push(instead);
        kept.delete(idless);
        const row = met.get(idless);
        if (row !== undefined) {
          report(
            order,
            `Order ${name} is already in row ${row}, without its Id. The values of this row are imported.`,
          );
        }
      }
      keep(order, id);
    }
  }
  return { orders: [...kept.values()], joins, left, problems };
}

// An order may be renamed, and a name may be used again on another day; if both differ, it is another order.
function isAnother(
  order: FileOrder,
  held: Identity,
  { isMet, idless }: { readonly isMet: boolean; readonly idless: string | undefined },
): boolean {
  if (isSameOrder(order, held)) return false;
  if (idless !== undefined) return true;
  return order.name !== held.name && (isMet || !isSameTime(order, held));
}

function leftOut({ rows }: FileOrder): string {
  return rows === 1 ? 'This row was left out.' : `These ${rows} rows were left out.`;
}

export function under(order: FileOrder, platformId: string): FileOrder {
  if (order.platformId === platformId) return order;
  const from = order.platformId.length;
  return {
    ...order,
    platformId,
    lines: order.lines.map((line) => ({ ...line, platformId: platformId + line.platformId.slice(from) })),
  };
}

function turnedOf({ name, currency, exactness, otherwise = [] }: FileOrder): NamedInFile[] {
  return otherwise.map((processedAt) => ({ name, currency, exactness, processedAt }));
}

type Identity = Omit<KnownOrder, 'isErased'>;

/** Stored orders, as they are after the rows above are written. */
class Books {
  readonly #byId = new Map<string, Identity>();
  readonly #byKey = new Map<string, Set<string>>();

  constructor(known: readonly KnownOrder[]) {
    for (const order of known) this.write(order);
  }

  of(platformId: string): Identity | undefined {
    return this.#byId.get(platformId);
  }

  /** The ids of orders of one name, date and currency. */
  namesakes(order: NamedInFile): string[] {
    const ids = new Set(keysOfWritten(order).flatMap((key) => [...(this.#byKey.get(key) ?? [])]));
    return [...ids].filter((id) => {
      const held = this.#byId.get(id);
      return held !== undefined && isSameOrder(order, held);
    });
  }

  /** The same order, where its date was read the other way. */
  turned(order: FileOrder): string | undefined {
    return turnedOf(order).flatMap((one) => this.namesakes(one))[0];
  }

  write({ platformId, name, processedAt, currency }: Identity): void {
    this.remove(platformId);
    const order = { platformId, name, processedAt, currency };
    this.#byId.set(platformId, order);
    for (const key of keysOfStored(order))
      this.#byKey.set(key, (this.#byKey.get(key) ?? new Set()).add(platformId));
  }

  remove(platformId: string): void {
    const order = this.#byId.get(platformId);
    if (order === undefined) return;
    this.#byId.delete(platformId);
    for (const key of keysOfStored(order)) this.#byKey.get(key)?.delete(platformId);
  }
}
