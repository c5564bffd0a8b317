import type { Parsed, PlatformOrder, PlatformVariant } from '../imports/port/records.ts';
import type { Platform, ReaderShop } from '../imports/port/source.ts';
import type { PlatformName } from '../database/column-types.ts';
import type { InboxSubject } from '../database/rows.ts';

/**
 * A platform that shops connect to and that is called over the network. It delivers the records of imports/port; its
 * cursors are opaque to callers and stored as JSON. Shopify (platforms/shopify) implements it.
 */
export type ConnectedPlatform = {
  readonly name: PlatformName;
  /** The shop's host in a text; null where it is no shop of this platform. */
  readonly hostOf: (text: string) => string | null;
  /** The page where the shop's owner agrees; it redirects to `redirectUri` with `state`. */
  readonly authorizeUrl: (ask: {
    readonly host: string;
    readonly state: string;
    readonly redirectUri: string;
  }) => string;
  /** The shop that returns, where the platform's signature is valid; else null. */
  readonly comingBack: (
    query: URLSearchParams,
    now: Date,
  ) => { readonly host: string; readonly state: string; readonly code: string } | null;
  /** Throws PlatformRefused for an invalid code. */
  readonly accessFor: (host: string, code: string, now: Date) => Promise<PlatformAccess>;
  /** The next access for a refresh token; throws PlatformRefused where the token is invalid. */
  readonly renew: (host: string, refreshToken: string, now: Date) => Promise<PlatformAccess>;
  /**
   * The message of a webhook; 'unsigned' where the signature is wrong, 'misplaced' for a privacy request whose body
   * does not match its topic, null where the message is irrelevant.
   */
  readonly messageOf: (
    header: (name: string) => string,
    body: Buffer,
  ) => PlatformMessage | 'unsigned' | 'misplaced' | null;
  readonly open: (host: string, tokens: TokenSource, signal: AbortSignal) => OpenShop;
  /** The cursor of the start: of everything, or of changes since an instant. */
  readonly beginning: (since: Date | null) => unknown;
  /** The age in milliseconds up to which every app sees an order: an older one may be hidden rather than deleted. */
  readonly showsOrdersFor: number;
  /** Changes before this instant are covered by a fetch that has reached this cursor. */
  readonly readUntil: (cursor: unknown) => Date | null;
};

export type PlatformAccess = {
  readonly token: string;
  /** Null for a token that does not expire. */
  readonly expiresAt: Date | null;
  readonly refreshToken: string | null;
  readonly scopes: string;
};

/** The current token; with `isRefused`, after a rejected token, a new one or null. */
export type TokenSource = (isRefused: boolean) => Promise<string | null>;

/** A webhook's message. `body` is stored only for messages about people. */
export type PlatformMessage = {
  readonly host: string;
  /** Identical for repeated deliveries of a message. */
  readonly id: string;
  readonly subject: InboxSubject;
  readonly objectId: string;
  readonly body: unknown;
};

/** One shop of a connected platform. */
export type OpenShop = {
  readonly facts: () => Promise<ShopFacts>;
  readonly reading: Platform<unknown>;
  /** The present state of an order; null where the shop no longer has it. */
  readonly order: (id: string, shop: ReaderShop) => Promise<Parsed<PlatformOrder> | null>;
  /** Those of the ids for which the shop no longer has an order. */
  readonly missingOrders: (ids: readonly string[]) => Promise<string[]>;
  /**
   * The present state of a product with all of its variants; `id` is the product's, even where a variant's id was
   * asked for.
   */
  readonly product: (
    id: string,
    shop: ReaderShop,
  ) => Promise<{ readonly id: string; readonly variants: readonly Parsed<PlatformVariant>[] | null }>;
  /** Subscribes to the platform's webhooks; existing subscriptions stay. */
  readonly listen: (callbackUrl: string) => Promise<void>;
};

export type ShopFacts = {
  readonly host: string;
  readonly domain: string;
  readonly name: string;
  readonly email: string | null;
  readonly countryCode: string | null;
  readonly currency: string;
  readonly timeZone: string;
  readonly taxesIncluded: boolean;
};

/** The platform refuses, and retries are useless; the message is for the shop's owner. */
export class PlatformRefused extends Error {}

/** The platform has revoked access: the app is no longer installed in the shop. */
export class AccessGone extends PlatformRefused {}
