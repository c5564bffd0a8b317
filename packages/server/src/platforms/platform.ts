import type { CurrencyCode } from '@consignment/domain/currency';
import type { LineReturn } from '../queries/imports/returns.ts';
import type { ImportShop } from '../queries/imports/shop.ts';
import type { InboxSubject, PlatformName } from '../database/schema-platforms.ts';
import type { RowProblem } from './reading.ts';

/*
 * The interface between the server and a shop's platform. A platform returns products and orders as the records below
 * and knows nothing of commissions; the code that writes them knows nothing of the platform. One implementation reads
 * files (imports/csv), another is Shopify (platforms/shopify).
 */

/** A source of products and orders. `V` and `O` may hold more, for example the rows of a file. */
export type Platform<
  Cursor,
  V extends PlatformVariant = PlatformVariant,
  O extends PlatformOrder = PlatformOrder,
> = {
  /**
   * Returns everything, products before their orders, in batches of bounded size, starting after the cursor. Throws
   * PlatformRefused with a message for the shop's owner, and other errors where a retry from the last cursor may
   * succeed.
   */
  readonly batches: (shop: ImportShop, from: Cursor) => AsyncIterable<PlatformBatch<Cursor, V, O>>;
};

export type PlatformBatch<
  Cursor,
  V extends PlatformVariant = PlatformVariant,
  O extends PlatformOrder = PlatformOrder,
> = (
  | { readonly of: 'products'; readonly variants: readonly V[] }
  /** Returns from a file, which may precede their orders; a connected platform returns them with the order. */
  | { readonly of: 'returns'; readonly returns: readonly ReadReturn[] }
  | { readonly of: 'orders'; readonly orders: readonly O[] }
  /** No more data yet: ask again after `wait` milliseconds. */
  | { readonly of: 'nothing'; readonly wait: number }
) & {
  /** Shown beside the progress bar. */
  readonly description: string;
  /** Rows that were refused, with reasons, and the number of skipped rows of a file. */
  readonly problems: readonly RowProblem[];
  readonly skipped: number;
  /** The progress after this batch, from 0 to 1. */
  readonly progress: number;
  /** The position after this batch; null after the last, and for a source that cannot resume. */
  readonly cursor: Cursor | null;
};

/** The part of a batch without data. */
export const emptyBatch = { problems: [], skipped: 0 } as const;

/**
 * A platform that shops connect to and that is called over the network. Its cursors are opaque to callers and stored
 * as JSON.
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
  readonly order: (id: string, shop: ImportShop) => Promise<Parsed<PlatformOrder> | null>;
  /** Those of the ids for which the shop no longer has an order. */
  readonly missingOrders: (ids: readonly string[]) => Promise<string[]>;
  /**
   * The present state of a product with all of its variants; `id` is the product's, even where a variant's id was
   * asked for.
   */
  readonly product: (
    id: string,
    shop: ImportShop,
  ) => Promise<{ readonly id: string; readonly variants: readonly Parsed<PlatformVariant>[] | null }>;
  /** Subscribes to the platform's webhooks; existing subscriptions stay. */
  readonly listen: (callbackUrl: string) => Promise<void>;
};

/** A parsed record, or the reason why it is invalid. */
export type Parsed<T> =
  { readonly is: 'read'; readonly value: T } | { readonly is: 'problem'; readonly problem: RowProblem };

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

/** One variant with its product's own columns. Money in minor units. */
export type PlatformVariant = {
  readonly product: PlatformProduct;
  readonly platformId: string;
  readonly title: string;
  readonly sku: string;
  readonly barcode: string;
  readonly price: number;
  readonly compareAtPrice: number | null;
  readonly cost: number | null;
  readonly inventoryQuantity: number | null;
  readonly inventoryManagement: string | null;
  /** The id of the same variant in files. */
  readonly idInFiles?: string;
};

export type PlatformProduct = {
  readonly handle: string;
  readonly title: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly isGiftCard: boolean;
  readonly image: string | null;
  readonly status: string;
  /** Only from a connected platform; in a file a product is identified by its handle. */
  readonly exact?: { readonly platformId: string; readonly updatedAt: string };
};

/** An order with all of its lines. Money in minor units, times as ISO instants. */
export type PlatformOrder = {
  readonly platformId: string;
  readonly name: string;
  readonly processedAt: string;
  readonly cancelledAt: string | null;
  readonly financialStatus: string | null;
  readonly fulfillmentStatus: string | null;
  readonly currency: CurrencyCode;
  /** Null where the platform does not state it. */
  readonly subtotal: number | null;
  readonly shipping: number;
  readonly taxes: number;
  readonly total: number;
  /** The part of discounts that may apply to the whole order and to no line. */
  readonly discountAmount: number;
  readonly refundedAmount: number;
  readonly tags: readonly string[];
  readonly note: string;
  readonly location: string;
  readonly customer: PlatformCustomer;
  readonly lines: readonly PlatformLine[];
  /** Only from a connected platform: with it, `returns` are all returns of the order. */
  readonly exact?: {
    readonly updatedAt: string;
    readonly taxesIncluded: boolean;
    readonly returns: readonly LineReturn[];
  };
};

export type PlatformCustomer = {
  readonly name: string;
  readonly company: string;
  readonly email: string;
  readonly address1: string;
  readonly address2: string;
  readonly city: string;
  readonly province: string;
  readonly zip: string;
  readonly country: string;
};

export type PlatformLine = {
  readonly platformId: string;
  readonly name: string;
  readonly sku: string;
  readonly vendor: string;
  readonly price: number;
  readonly quantity: number;
  readonly discount: number;
  readonly compareAtPrice: number | null;
  readonly isTaxable: boolean;
  readonly requiresShipping: boolean;
  readonly fulfillmentStatus: string | null;
  /** Only from a connected platform; otherwise derived from the order and the catalogue. */
  readonly exact?: {
    readonly title: string;
    readonly kind: 'product' | 'gift_card' | 'tip';
    readonly tax: number;
    readonly variantId: string | null;
  };
};

/** Units of one SKU that came back from one order. `amount` is minor units before discount, where given. */
export type ReadReturn = {
  readonly row: number;
  readonly refundedAt: string;
  readonly orderName: string;
  readonly sku: string;
  readonly units: number;
  readonly amount: number | null;
  readonly excerpt: string;
};
