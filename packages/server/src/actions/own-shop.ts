import { notFound } from '../common/problem.ts';
import { shopOf } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';

/** The session's shop, where a call may name it by a domain: any other than its own is not there. */
export async function shopNamed(tx: Tx, shopId: number, domain: string | undefined): Promise<void> {
  if (domain === undefined || domain === '') return;
  if (!(await domainsOf(tx, shopId)).includes(domain.trim().toLowerCase())) throw notFound();
}

/**
 * What a call says beside its own keys of the shop that it is for, by domain or by number: a session is of one shop, and
 * the others are not there.
 */
export async function onlyOwnShop(tx: Tx, shopId: number, named: readonly string[]): Promise<void> {
  const own = [String(shopId), ...(await domainsOf(tx, shopId))];
  if (!named.every((shop) => own.includes(shop.toLowerCase()))) throw notFound();
}

async function domainsOf(tx: Tx, shopId: number): Promise<string[]> {
  const shop = await shopOf(tx, shopId);
  return [shop.domain, shop.myshopify_domain].map((one) => one.toLowerCase());
}
