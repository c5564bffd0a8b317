import { createHash } from 'node:crypto';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Service } from '../service.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import { firstOwner, isPortalClosed, shopIdByDomain } from '../../queries/people/logins.ts';
import { useSignature } from '../../queries/people/proxy-sign-ins.ts';
import { signupOfCustomer } from '../../queries/people/signups.ts';
import {
  isPlainVisit,
  proxyVisitOf,
  shopOfSessionToken,
  shopOfSignedQuery,
  toleranceSeconds,
  type PlatformApp,
} from '../../platforms/platform-signature.ts';
import { checkPortal } from '../people/sign-in.ts';
import { startSession, type TokenPair } from '../../identity/tokens.ts';
import type { Origin } from '../../common/by.ts';

const texts = defineTexts('PlatformSignIn', {
  noProof: 'Send the shop platform’s parameters, signed with hmac, or its id_token.',
  notOpened: 'The shop {shop} has not been set up in this app yet.',
  notSigned: 'Send the shop platform’s parameters with their signature.',
  otherParameters:
    'Send only shop, timestamp, path_prefix, logged_in_customer_id, state and signature, each once and exactly as the shop platform writes it.',
  logInToShop: 'Log in to the shop first, or log in to the portal with your password.',
  notConnected: 'Your account with this shop is not connected to its vendor portal.',
  noPlatform:
    'This installation is not connected to a shop platform. Log in with an email address and a password.',
  wrongSignature:
    'These parameters were not signed by the shop platform, were signed too long ago, or have already been used. Open the page from the shop again.',
});

/* Sign-in vouched for by the shop's platform, in place of a password. */

type Known = Pick<Service, 'database' | 'tokens' | 'config'>;

/** A session of the shop's first merchant, for the signed query or the session token of an app page. */
export async function signInShop(
  known: Known,
  query: URLSearchParams,
  from: Origin,
  now: Date,
): Promise<TokenPair> {
  const app = appOf(known.config.platform);
  const sessionToken = query.get('id_token') ?? query.get('session_token');
  if (!query.has('hmac') && sessionToken === null) {
    throw refuse(400, 'required', texts.noProof);
  }
  const domain = query.has('hmac')
    ? shopOfSignedQuery(query, app.secret, now)
    : await shopOfSessionToken(sessionToken ?? '', app, now);
  if (domain === null) throw notVouchedFor();
  return known.database.asSystem(async (tx) => {
    const shopId = await shopIdByDomain(tx, domain);
    const loginId = shopId === null ? null : await firstOwner(tx, shopId);
    if (shopId === null || loginId === null) {
      throw refuse(404, 'not_found', texts.notOpened({ shop: domain.slice(0, 255) }));
    }
    const who = { loginId, shopId, party: 'merchant', byPassword: false, from } as const;
    return startSession(tx, known.tokens, who, now);
  });
}

/**
 * A vendor's session, for the signed query of an app-proxy page that a customer of the shop has opened. Each
 * signature opens one session, so a signature found in a log is useless.
 */
export async function signInCustomer(
  known: Known,
  query: URLSearchParams,
  from: Origin,
  now: Date,
): Promise<TokenPair> {
  const app = appOf(known.config.platform);
  if (!query.has('signature')) {
    throw refuse(400, 'required', texts.notSigned);
  }
  if (!isPlainVisit(query)) {
    throw refuse(401, 'invalid_credentials', texts.otherParameters);
  }
  const visit = proxyVisitOf(query, app.secret, now);
  if (visit === null) throw notVouchedFor();
  const { customerId } = visit;
  if (customerId === null) {
    throw refuse(401, 'unauthenticated', texts.logInToShop);
  }
  return known.database.asSystem(async (tx) => {
    const shopId = await shopIdByDomain(tx, visit.shop);
    const account = shopId === null ? null : await signupOfCustomer(tx, shopId, customerId);
    if (shopId === null || account === null) {
      throw refuse(403, 'not_approved', texts.notConnected);
    }
    checkPortal(account, await isPortalClosed(tx, shopId));
    const signatureHash = createHash('sha256').update(visit.signature.toLowerCase()).digest();
    // A signature's time may lie in the future by the same tolerance.
    const expiresAt = new Date(now.getTime() + 2 * toleranceSeconds * 1000);
    if (!(await useSignature(tx, { shopId, signatureHash, expiresAt }, now))) throw notVouchedFor();
    return startSession(
      tx,
      known.tokens,
      { loginId: account.loginId, shopId, party: 'vendor', byPassword: false, from },
      now,
    );
  });
}

function appOf(platform: PlatformApp | null): PlatformApp {
  if (platform !== null) return platform;
  throw refuse(
    503,
    'platform_not_configured',
    texts.noPlatform,
    // The default until it is configured.
    { headers: { 'retry-after': '3600' } },
  );
}

function notVouchedFor(): Refusal {
  return refuse(401, 'invalid_credentials', texts.wrongSignature);
}
