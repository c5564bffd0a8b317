import { notFound } from '../../common/problem.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import type { Tx } from '../../database/database.ts';

/** The session's shop, where a call may name a shop by domain; any other answers as not found. */
export async function shopNamed(tx: Tx, shopId: number, domain: string | undefined): Promise<void> {
  if (domain === undefined || domain === '') return;
  if (!(await domainsOf(tx, shopId)).includes(domain.trim().toLowerCase())) throw notFound();
}

/**
 * The shop named beside a call's own keys, by domain or by number. A session belongs to one shop; any other answers
 * as not found.
 */
export async function onlyOwnShop(tx: Tx, shopId: number, named: readonly string[]): Promise<void> {
  const own = [String(shopId), ...(await domainsOf(tx, shopId))];
  if (!named.every((shop) => own.includes(shop.toLowerCase()))) throw notFound();
}

async function domainsOf(tx: Tx, shopId: number): Promise<string[]> {
  const shop = await shopOf(tx, shopId);
  return [shop.domain, shop.myshopify_domain].map((one) => one.toLowerCase());
}
