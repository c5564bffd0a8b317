import type { ListedProduct } from '../../../parts/catalog.ts';

/** A product as a vendor gets it. What the shop hides from its vendors is left out by the server. */
export type PortalProduct = ListedProduct & {
  /** Stands in the address of its page in the shop. */
  handle: string;
  /** What one unit would earn now, of the variant that would earn the least; a decimal string. */
  get_earning_potential?: string | null;
};
