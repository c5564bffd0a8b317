import type { By } from '../common/by.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Database, Tx } from '../database/database.ts';
import { shopByDomain } from '../queries/imports/shop.ts';
import { lockShop, type ShopRow } from '../queries/shops/shops.ts';

/* The parts of the operator's commands. */

/** The result line by line, or the reason why nothing was done. */
export type Done =
  | { readonly is: 'done'; readonly lines: readonly string[] }
  | { readonly is: 'refused'; readonly faults: readonly string[] };

/** The arguments of a command; a missing value is undefined. */
export type Typed = Readonly<Record<string, string | boolean | undefined>>;

export type Means = {
  readonly database: Database;
  readonly clock: () => Date;
  /** Reads the secrets' key, which only few commands need. */
  readonly secrets: () => Promise<Sealer>;
  /** The password of a new login; shown once and stored only as a hash. */
  readonly password: string;
};

/** The operator, in the history of a shop. */
export const byOperator: By = { kind: 'command', name: 'npm run operate' };

/** Runs a command on the shop of --shop, after concurrent changes of it. */
export async function inShop(tx: Tx, typed: Typed, work: (shop: ShopRow) => Promise<Done>): Promise<Done> {
  const domain = text(typed, 'shop');
  if (domain === '') return refused('--shop must be the domain of a shop, such as my-shop.myshopify.com.');
  const found = await shopByDomain(tx, domain);
  if (found === null) {
    return refused(`There is no shop '${domain}' here. The command shops lists those that are.`);
  }
  return work(await lockShop(tx, found.id));
}

export function text(typed: Typed, name: string): string {
  const value = typed[name];
  return typeof value === 'string' ? value.trim() : '';
}

export function done(...lines: readonly string[]): Done {
  return { is: 'done', lines };
}

export function refused(...faults: readonly string[]): Done {
  return { is: 'refused', faults };
}
