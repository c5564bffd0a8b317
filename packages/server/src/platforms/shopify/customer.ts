import type { PlatformCustomer } from '../../imports/port/records.ts';
import type { Address, OrderNode } from './wire.ts';

// The address goods went to; an order without one (collected, or digital) shows the billing address.
export function customerOf(node: OrderNode): PlatformCustomer {
  const { billingAddress: billing, shippingAddress: shipping } = node;
  const isShipped = [shipping?.address1, shipping?.city, shipping?.zip, shipping?.country].some(
    (part) => (part ?? '') !== '',
  );
  const at: Partial<Address> = (isShipped ? shipping : billing) ?? {};
  const names = [billing?.name, shipping?.name, node.customer?.displayName];
  return {
    name: names.find((name) => (name ?? '') !== '') ?? '',
    email: node.email ?? '',
    company: at.company ?? '',
    address1: at.address1 ?? '',
    address2: at.address2 ?? '',
    city: at.city ?? '',
    province: at.province ?? '',
    zip: at.zip ?? '',
    country: at.country ?? '',
  };
}
