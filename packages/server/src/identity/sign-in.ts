import { refuse, type Refusal } from '../problem.ts';
import {
  isPortalClosed,
  loginByEmail,
  memberships,
  shopIdByDomain,
  signups,
  type Membership,
} from '../queries/logins.ts';
import type { Database } from '../store/database.ts';
import type { AccessTokens } from './access-token.ts';
import { isPassword } from './passwords.ts';
import { startSession, type TokenPair } from './tokens.ts';

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The shop's domain; null when the login is left to say, which it can when it has one shop. */
  readonly shop: string | null;
};

/**
 * Checks a password and starts a session: as a member of the shop (merchant, sales rep) or as a vendor. Unknown
 * e-mail, wrong password and a shop the login has nothing to do with get one and the same refusal.
 */
export async function signIn(
  database: Database,
  tokens: AccessTokens,
  door: 'members' | 'vendors',
  credentials: Credentials,
  now: Date,
): Promise<TokenPair> {
  const found = await database.asSystem(async (tx) => {
    const login = await loginByEmail(tx, credentials.email);
    if (login === null) return null;
    const shops = await (door === 'members' ? memberships(tx, login.id) : signups(tx, login.id));
    if (credentials.shop === null) return { login, shops };
    const shopId = await shopIdByDomain(tx, credentials.shop);
    return { login, shops: shops.filter((shop) => shop.shopId === shopId) };
  });
  const isRight = await isPassword(credentials.password, found?.login.passwordHash ?? null);
  if (!isRight || found === null) throw wrongCredentials();
  const shop = oneShop(found.shops);
  return database.asSystem(async (tx) => {
    if (door === 'vendors') checkPortal(shop, await isPortalClosed(tx, shop.shopId));
    const who = { loginId: found.login.id, shopId: shop.shopId, role: shop.role, byPassword: true };
    return startSession(tx, tokens, who, now);
  });
}

function oneShop(shops: readonly Membership[]): Membership {
  const [shop, another] = shops;
  if (shop === undefined) throw wrongCredentials();
  if (another !== undefined) {
    throw refuse(
      422,
      'shop_required',
      'This login belongs to several shops. Open the sign-in page from the shop you want.',
    );
  }
  return shop;
}

/** Throws a Refusal where the portal is closed, or the account not approved. */
export function checkPortal(shop: { readonly isApproved: boolean }, isClosed: boolean): void {
  if (isClosed) throw portalClosed();
  if (!shop.isApproved) {
    throw refuse(
      403,
      'not_approved',
      'Your account is waiting for the store owner to approve it. Please try again later or contact them.',
    );
  }
}

export function portalClosed(): Refusal {
  return refuse(
    403,
    'portal_closed',
    'This vendor portal is closed at the moment. Please contact the store owner.',
  );
}

function wrongCredentials(): Refusal {
  return refuse(401, 'invalid_credentials', 'Email or password is not right.');
}
