import { isCurrency } from '@consignment/domain/money/currency';
import { isZone } from '@consignment/domain/time/zone';
import { hashPassword } from '../../identity/passwords.ts';
import type { By } from '../../common/by.ts';
import { record } from '../../ledger/record.ts';
import { loginByEmail } from '../../queries/people/logins.ts';
import { insertLogin, insertMember, insertShop } from '../../queries/shops/new-shop.ts';
import { demoShop } from '../../queries/shops/demo-shop.ts';
import { shopByDomain } from '../../queries/imports/shop.ts';
import type { Database, Tx } from '../../database/database.ts';
import { removeWholeShop } from './remove-shop.ts';

/** The operator's input; a missing value is undefined. */
export type ShopDraft = {
  readonly domain: string | undefined;
  readonly name: string | undefined;
  readonly email: string | undefined;
  readonly currency: string | undefined;
  readonly timeZone: string | undefined;
  readonly pricesIncludeTax?: boolean;
};

export type Opened =
  /** `password` is null where the e-mail address already has a login, whose password stays as it is. */
  | {
      readonly is: 'opened';
      readonly shopId: number;
      readonly email: string;
      readonly password: string | null;
      readonly demoIsRemoved: boolean;
    }
  | { readonly is: 'refused'; readonly faults: readonly string[] };

/**
 * Creates a shop with default settings and its owner's login. The demo shop goes first, with its logins: their password is public.
 * @param password the password of a new login; shown to its owner once and stored only as a hash
 */
export async function openShop(
  database: Database,
  draft: ShopDraft,
  password: string,
  now: Date,
): Promise<Opened> {
  const faults = faultsOf(draft);
  const { domain, name, email, currency, timeZone, pricesIncludeTax = false } = draft;
  if (faults.length > 0 || !domain || !name || !email || !currency || !timeZone)
    return { is: 'refused', faults };

  const passwordHash = await hashPassword(password);
  const open = async (tx: Tx): Promise<Opened> => {
    const place = { currency, timeZone, pricesIncludeTax };
    const shop = { domain: domain.toLowerCase(), name: name.trim(), email, ...place, now };
    if ((await shopByDomain(tx, shop.domain)) !== null)
      return { is: 'refused', faults: [`There is a shop ${shop.domain} already.`] };
    const demo = await demoShop(tx);
    if (demo !== null) await removeWholeShop(tx, demo.id, now);
    const shopId = await insertShop(tx, shop);
    if (shopId === null) throw new Error(`The shop ${shop.domain} can be neither made nor found.`);
    const newLogin = await insertLogin(tx, { email, passwordHash, name: shop.name, now });
    const loginId = newLogin ?? (await loginByEmail(tx, email))?.id;
    if (loginId === undefined) throw new Error(`The login ${email} can be neither made nor found.`);
    await insertMember(tx, { shopId, loginId, role: 'owner' });
    const by: By = { kind: 'command', name: 'npm run create-shop' };
    await record(tx, { shopId, by, now }, [{ event: 'shop.opened', id: shopId }]);
    const demoIsRemoved = demo !== null;
    return { is: 'opened', shopId, email, password: newLogin === null ? null : password, demoIsRemoved };
  };
  return database.asSystem(open, { statementTimeout: 0 });
}

function faultsOf({ domain, name, email, currency, timeZone }: ShopDraft): string[] {
  const faults: string[] = [];
  if (!domain || !/^[a-z0-9][a-z0-9-]*(\.[a-z0-9-]+)+$/i.test(domain)) {
    faults.push('--shop must be a domain, such as my-shop.myshopify.com.');
  }
  if (!name?.trim()) faults.push('--name must be the name of the shop.');
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    faults.push("--email must be the owner's e-mail address.");
  if (!currency || !isCurrency(currency)) faults.push('--currency must be an ISO 4217 code, such as USD.');
  if (!timeZone || !isZone(timeZone))
    faults.push('--time-zone must be an IANA name, such as America/New_York.');
  return faults;
}
