import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { isCurrency } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { isZone } from '@consignment/domain/time/zone';
import type { By } from '../../common/by.ts';
import { record, type Entry } from '../../ledger/record.ts';
import { startJob } from '../../jobs/start.ts';
import type { Service } from '../service.ts';
import { sealedAccess } from '../../platforms/access.ts';
import {
  PlatformRefused,
  type ConnectedPlatform,
  type PlatformAccess,
  type ShopFacts,
} from '../../platforms/platform.ts';
import { platformNamed } from '../../platforms/platforms.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import { firstOwner } from '../../queries/people/logins.ts';
import { insertLogin, insertMember, insertShop } from '../../queries/shops/new-shop.ts';
import { connect, keepInstall, takeInstall } from '../../queries/shops/platforms.ts';
import {
  changeSettings,
  describeShop,
  settingsToChange,
  shopByPlatformHost,
} from '../../queries/shops/shops.ts';
import { isRuleChange, rulesChanged } from '../commission/rules-change.ts';
import { settingsEntries } from './settings-entries.ts';
import type { Tx } from '../../database/database.ts';
import type { PlatformName } from '../../database/column-types.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { startSession, type TokenPair } from '../../identity/tokens.ts';
import type { Origin } from '../../common/by.ts';

const texts = defineTexts('PlatformInstall', {
  noShopAddress: 'This is not a shop’s address. Enter one such as my-shop.myshopify.com.',
  platformAway: 'The shop’s platform cannot be reached. Please try installing the app again in a moment.',
  twoCurrencies:
    'This shop uses {here} in this app and {there} on its platform. A shop can only have one currency.',
  unknownCurrency: 'The currency {currency} is not supported.',
  underWay: 'The app is already being installed in this shop. Try again in a moment.',
  otherBrowser:
    'This installation was started in another browser, or too long ago. Open the app from the shop again.',
});

/*
 * A shop's owner installs the app: they are sent to their platform with a state, agree there, and return with the
 * state and a code that is exchanged for access. The state works once and for a limited time, and only in the browser
 * that began: it is the digest of a secret that only that browser has.
 */

type Known = Pick<Service, 'database' | 'tokens' | 'platforms' | 'secrets' | 'jobs' | 'publicUrl'>;

const minutes = 15;

/** The page where the owner agrees to the installation, and the secret to return with. Throws a Refusal. */
export async function beginInstall(
  known: Known,
  name: PlatformName,
  shop: string,
  now: Date,
): Promise<{ url: string; verifier: string }> {
  const platform = platformNamed(known.platforms, name);
  const host = platform.hostOf(shop);
  if (host === null) {
    throw refuse(422, 'invalid_value', texts.noShopAddress, { pointer: '/shop' });
  }
  const verifier = randomBytes(32).toString('base64url');
  const state = stateOf(verifier);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await known.database.asSystem((tx) =>
    keepInstall(tx, { stateHash: hashOf(state), platform: name, host, expiresAt }, now),
  );
  const redirectUri = `${known.publicUrl}/install/connected`;
  return { url: platform.authorizeUrl({ host, state, redirectUri }), verifier };
}

/** Connects the shop, starts its sync and signs its owner in. Throws a Refusal. */
export async function finishInstall(
  known: Known,
  name: PlatformName,
  back: { readonly query: string; readonly verifier: string },
  from: Origin,
  now: Date,
): Promise<TokenPair> {
  const platform = platformNamed(known.platforms, name);
  const owner = platform.comingBack(new URLSearchParams(back.query), now);
  if (owner === null || !isSame(owner.state, stateOf(back.verifier))) throw notBegunHere();
  const { host, state, code } = owner;
  const begun = await known.database.asSystem((tx) => takeInstall(tx, name, hashOf(state), now));
  if (begun !== host) throw notBegunHere();
  const { access, facts } = await asked(platform, host, code, now);
  if (facts.host !== host) throw notBegunHere();
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return known.database.asSystem(async (tx) => {
    const shopId = await shopFor(tx, facts, now);
    const before = await settingsToChange(tx, shopId);
    const after = await changeSettings(tx, shopId, { prices_include_tax: facts.taxesIncluded });
    await connect(tx, {
      shopId,
      platform: name,
      host,
      access: sealedAccess(known.secrets, shopId, access),
      cursor: platform.beginning(null),
      now,
    });
    const how = { holdsPayouts: false, beginsAgain: true };
    await startJob(tx, known.jobs, { shopId, kind: 'sync', vendorId: null }, how);
    if (isRuleChange(before, after)) await rulesChanged(tx, known.jobs, { shopId });
    const loginId = (await firstOwner(tx, shopId)) ?? (await addOwner(tx, shopId, facts, passwordHash, now));
    const who = { loginId, shopId, party: 'merchant', byPassword: false, from } as const;
    const pair = await startSession(tx, known.tokens, who, now);
    const by: By = { kind: 'platform', name };
    const connected: Entry = { event: 'platform.connected', id: name };
    await record(tx, { shopId, by, now }, [connected, ...settingsEntries(before, after)]);
    return pair;
  });
}

async function asked(
  platform: ConnectedPlatform,
  host: string,
  code: string,
  now: Date,
): Promise<{ access: PlatformAccess; facts: ShopFacts }> {
  try {
    const access = await platform.accessFor(host, code, now);
    const stop = AbortSignal.timeout(30_000);
    const facts = await platform
      .open(host, (isRefused) => Promise.resolve(isRefused ? null : access.token), stop)
      .facts();
    return { access, facts };
  } catch (error) {
    if (error instanceof PlatformRefused) throw refuse(422, 'invalid_value', error.message);
    throw refuse(502, 'unavailable', texts.platformAway);
  }
}

/** The shop of this host, or a new one. A shop has one currency. */
async function shopFor(tx: Tx, facts: ShopFacts, now: Date): Promise<number> {
  const known = await shopByPlatformHost(tx, facts.host);
  if (known !== null && known.currency !== facts.currency) {
    throw refuse(422, 'invalid_value', texts.twoCurrencies({ here: known.currency, there: facts.currency }));
  }
  if (!isCurrency(facts.currency)) {
    throw refuse(422, 'invalid_value', texts.unknownCurrency({ currency: facts.currency.slice(0, 10) }));
  }
  const timeZone = isZone(facts.timeZone) ? facts.timeZone : 'UTC';
  const shopId =
    known?.id ??
    (await insertShop(tx, {
      domain: facts.host,
      name: facts.name,
      email: facts.email ?? '',
      currency: facts.currency,
      timeZone,
      now,
    }));
  if (shopId === null) throw refuse(409, 'in_flight', texts.underWay);
  await describeShop(tx, shopId, {
    name: facts.name,
    domain: facts.domain,
    email: facts.email,
    // One that the shop has entered stays.
    country_code: known?.country_code ?? facts.countryCode,
    time_zone: timeZone,
  });
  return shopId;
}

/**
 * The platform vouches for the shop, not for an e-mail address: its owner gets a separate login that is reached
 * through the platform, and never the login of the address that the shop names.
 */
async function addOwner(
  tx: Tx,
  shopId: number,
  { host, name }: ShopFacts,
  passwordHash: string,
  now: Date,
): Promise<number> {
  const word = randomBytes(6).toString('hex');
  const loginId = await insertLogin(tx, { email: `owner-${word}@${host}`, passwordHash, name, now });
  if (loginId === null) throw new Error('A login could not be made.');
  await insertMember(tx, { shopId, loginId, role: 'owner' });
  return loginId;
}

function stateOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function hashOf(state: string): Buffer {
  return createHash('sha256').update(state).digest();
}

function isSame(a: string, b: string): boolean {
  return timingSafeEqual(hashOf(a), hashOf(b));
}

function notBegunHere(): Refusal {
  return refuse(401, 'invalid_credentials', texts.otherBrowser);
}
