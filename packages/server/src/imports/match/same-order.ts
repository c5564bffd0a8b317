import type { Exactness } from '../port/records.ts';

/** The identity of an order where the platform's id is missing. */
export type Named = { readonly name: string; readonly processedAt: string; readonly currency: string };
export type NamedInFile = Named & { readonly exactness: Exactness };

const spans = { second: 0, minute: 60_000, day: 86_400_000 } satisfies Record<Exactness, number>;

/** True for a stored order of the name and currency of one in a file, and of its time as exactly as both are known. */
export function isSameOrder(order: NamedInFile, held: Named): boolean {
  return order.name === held.name && order.currency === held.currency && isSameTime(order, held);
}

/** Spreadsheets save times without seconds, and a stored time may have come from one. */
export function isSameTime(
  order: Omit<NamedInFile, 'name' | 'currency'>,
  held: Pick<Named, 'processedAt'>,
): boolean {
  if (order.processedAt === held.processedAt) return true;
  const [written, stored] = [Date.parse(order.processedAt), Date.parse(held.processedAt)];
  if (stored >= written) return stored - written < spans[order.exactness];
  return stored % spans.minute === 0 && written - stored < spans.minute;
}

/** The keys under which a stored order is found; memory and time grow with the orders of one name and minute at most. */
export function keysOfStored({ name, processedAt, currency }: Named): string[] {
  return [
    `${name} ${processedAt.slice(0, 16)} ${currency}`,
    `${name} ${processedAt.slice(0, 10)} ${currency}`,
  ];
}

/** The keys of the stored orders that may be the same as one of a file. */
export function keysOfWritten({ name, processedAt, currency, exactness }: NamedInFile): string[] {
  if (exactness !== 'day') return [`${name} ${processedAt.slice(0, 16)} ${currency}`];
  const end = new Date(Date.parse(processedAt) + spans.day).toISOString();
  return [processedAt, end].map((time) => `${name} ${time.slice(0, 10)} ${currency}`);
}
