import type { ListedProduct } from '../../../parts/products/catalog.ts';

/** A product as a vendor gets it. The server leaves out the fields that the shop hides from its vendors. */
export type PortalProduct = ListedProduct & {
  /** Stands in the address of its page in the shop. */
  handle: string;
  /** The commission for one unit now, of the variant that would earn the least; a decimal string. */
  get_earning_potential?: string | null;
};
