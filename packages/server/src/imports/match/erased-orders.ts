import type { KnownOrder } from '../../queries/imports/known-orders.ts';
import { idWithoutId } from '../port/ids.ts';
import type { PlatformCustomer, PlatformOrder, FileOrder } from '../port/records.ts';

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
  const erased = new Set(known.flatMap((one) => (one.isErased ? [one.platformId, idWithoutId(one)] : [])));
  return orders.map((order) => {
    if (!erased.has(order.platformId) && !erased.has(idWithoutId(order))) return order;
    const lines = order.lines.map((line) => ({ ...line, excerpt: '' }));
    return { ...withoutCustomer(order), excerpt: '', lines };
  });
}
