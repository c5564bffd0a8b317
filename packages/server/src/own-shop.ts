import { notFound } from './problem.ts';
import { shopOf } from './queries/shops.ts';
import type { Tx } from './store/database.ts';

/** The session's shop, where a call may name it by a domain: any other than its own is not there. */
export async function shopNamed(tx: Tx, shopId: number, domain: string | undefined): Promise<void> {
  if (domain === undefined || domain === '') return;
  const shop = await shopOf(tx, shopId);
  const own = [shop.domain, shop.myshopify_domain].map((one) => one.toLowerCase());
  if (!own.includes(domain.trim().toLowerCase())) throw notFound();
}
