import type { KnownOrder } from '../../queries/imports/known-orders.ts';
import type { PlatformCustomer, PlatformOrder, FileOrder } from '../port/records.ts';
import { isSameOrder } from './same-order.ts';

/* A customer who was erased stays erased: the orders are read again without personal data. */

const noCustomer: PlatformCustomer = {
  name: '',
  company: '',
  email: '',
  address1: '',
  address2: '',
  city: '',
  province: '',
  zip: '',
  country: '',
};

export function withoutCustomer<O extends PlatformOrder>(order: O): O {
  return { ...order, note: '', customer: noCustomer };
}

/** The orders of a file without customers that were erased; problems do not quote the rows of these. */
export function withoutErased(orders: readonly FileOrder[], known: readonly KnownOrder[]): FileOrder[] {
  const erased = known.filter(({ isErased }) => isErased);
  if (erased.length === 0) return [...orders];
  const ids = new Set(erased.map(({ platformId }) => platformId));
  const byName = Map.groupBy(erased, ({ name }) => name);
  return orders.map((order) => {
    const isErased =
      ids.has(order.platformId) || byName.get(order.name)?.some((one) => isSameOrder(order, one)) === true;
    if (!isErased) return order;
    const lines = order.lines.map((line) => ({ ...line, excerpt: '' }));
    return { ...withoutCustomer(order), excerpt: '', lines };
  });
}
