import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from '../service.ts';
import { refuse, SecondFactorRequired, type Refusal } from '../../common/problem.ts';
import { isKnownDevice } from '../../queries/people/known-devices.ts';
import {
  holdMembership,
  isPortalClosed,
  loginByEmail,
  memberships,
  shopIdByDomain,
  signups,
  type Membership,
} from '../../queries/people/logins.ts';
import { tryPassword } from '../../identity/attempts.ts';
import { deviceHash, rememberDevice } from '../../identity/devices.ts';
import { otherAppOf } from './other-app.ts';
import { askForFactor } from './second-factor.ts';
import { startSession, type TokenPair } from '../../identity/tokens.ts';
import type { Origin } from '../../common/by.ts';

const texts = defineTexts('ActionSignIn', {
  severalShops: 'This login belongs to several shops. Open the login page from the shop you want to use.',
  notApproved:
    'Your account is waiting for the store owner to approve it. Please try again later or contact them.',
  portalClosed: 'This vendor portal is closed at the moment. Please contact the store owner.',
  wrongLogin: 'The email or password is incorrect.',
});

export type Credentials = {
  readonly email: string;
  readonly password: string;
  /** The device token that this browser got at its last sign-in. */
  readonly device?: string;
  /** The shop's domain; null where the login has only one shop. */
  readonly shop: string | null;
};

type Known = Pick<Service, 'database' | 'tokens' | 'publicUrl' | 'config' | 'secrets'>;

/**
 * Checks a password and starts a session: as a member of the shop (merchant, sales rep) or as a vendor. An unknown
 * e-mail, a wrong password and a shop that the login does not belong to get the same refusal; a valid login of the
 * other app gets that app's address. A login with a second factor gets SecondFactorRequired, and no session.
 */
export async function signIn(
  known: Known,
  door: 'members' | 'vendors',
  credentials: Credentials,
  from: Origin,
  now: Date,
): Promise<TokenPair & { readonly device: string }> {
  const { database, tokens } = known;
  const { email, password, device: sent = null } = credentials;
  const sentHash = sent === null ? null : deviceHash(sent);
  const found = await database.asSystem(async (tx) => {
    const login = await loginByEmail(tx, email);
    if (login === null) return null;
    const isKnown = sentHash !== null && (await isKnownDevice(tx, sentHash, login.id));
    const shops = await (door === 'members' ? memberships(tx, login.id) : signups(tx, login.id));
    if (credentials.shop === null) return { login, shops, isKnown };
    const shopId = await shopIdByDomain(tx, credentials.shop);
    return { login, shops: shops.filter((shop) => shop.shopId === shopId), isKnown };
  });
  const isRight = await tryPassword(
    known,
    found?.isKnown === true && sentHash !== null
      ? { is: 'device', email, deviceHash: sentHash }
      : { is: 'strangers', email },
    { password, passwordHash: found?.login.passwordHash ?? null },
    now,
  );
  if (!isRight || found === null) throw wrongCredentials();
  if (found.shops.length === 0) {
    const about = { loginId: found.login.id, shop: credentials.shop };
    throw (await database.asSystem((tx) => otherAppOf(tx, known, door, about))) ?? wrongCredentials();
  }
  const { login } = found;
  const { shopId, party } = oneShop(found.shops);
  const begun = await database.asSystem(async (tx) => {
    // The password, or the membership of the shop, may have changed while the password was checked.
    const held = await holdMembership(tx, { loginId: login.id, shopId, party });
    if (held?.passwordHash !== login.passwordHash) throw wrongCredentials();
    if (door === 'vendors') checkPortal(held, await isPortalClosed(tx, shopId));
    const asked = await askForFactor(
      tx,
      known,
      { purpose: 'sign_in', loginId: login.id, shopId, party },
      now,
    );
    // Returned, and not thrown: the request has to be kept.
    if (asked !== null) return { is: 'asked', asked } as const;
    const device = await rememberDevice(tx, { loginId: login.id, sent, now });
    const how = { byPassword: true, deviceHash: deviceHash(device), from, isProved: true };
    const pair = await startSession(tx, tokens, { loginId: login.id, shopId, party, ...how }, now);
    return { is: 'signed_in', pair: { ...pair, device } } as const;
  });
  if (begun.is === 'asked') throw new SecondFactorRequired(begun.asked);
  return begun.pair;
}

function oneShop(shops: readonly Membership[]): Membership {
  const [shop, another] = shops;
  if (shop === undefined) throw wrongCredentials();
  if (another !== undefined) {
    throw refuse(422, 'shop_required', texts.severalShops);
  }
  return shop;
}

/** Throws a Refusal where the portal is closed or the account is not approved. */
export function checkPortal(shop: { readonly isApproved: boolean }, isClosed: boolean): void {
  if (isClosed) throw portalClosed();
  if (!shop.isApproved) {
    throw refuse(403, 'not_approved', texts.notApproved);
  }
}

export function portalClosed(): Refusal {
  return refuse(403, 'portal_closed', texts.portalClosed);
}

function wrongCredentials(): Refusal {
  return refuse(401, 'invalid_credentials', texts.wrongLogin);
}
