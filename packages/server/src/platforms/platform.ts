import type { CurrencyCode } from '@consignment/domain/currency';
import type { LineReturn } from '../queries/imports/returns.ts';
import type { ImportShop } from '../queries/imports/shop.ts';
import type { InboxSubject, PlatformName } from '../database/schema-platforms.ts';
import type { RowProblem } from './reading.ts';

/*
 * What a shop sells on, as the rest of the server sees it. A platform tells products and orders in the records below
 * and knows nothing of commissions; whoever writes them knows nothing of the platform. Files are one implementation
 * (platforms/csv), Shopify is another (platforms/shopify).
 */

/** Where products and orders come from. `V` and `O` may hold more, such as the rows of a file that they stand in. */
export type Platform<
  Cursor,
  V extends PlatformVariant = PlatformVariant,
  O extends PlatformOrder = PlatformOrder,
> = {
  /**
   * Tells all it knows, products before the orders made of them, in batches of bounded size. With the cursor of a
   * batch it goes on behind that batch. Throws PlatformRefused with words for the shop's owner, and anything else
   * when it is worth another try from the last cursor.
   */
  readonly batches: (shop: ImportShop, from: Cursor) => AsyncIterable<PlatformBatch<Cursor, V, O>>;
};

export type PlatformBatch<
  Cursor,
  V extends PlatformVariant = PlatformVariant,
  O extends PlatformOrder = PlatformOrder,
> = (
  | { readonly of: 'products'; readonly variants: readonly V[] }
  /** Returns that may come before their orders; a platform that is asked tells them with the order. */
  | { readonly of: 'returns'; readonly returns: readonly ReadReturn[] }
  | { readonly of: 'orders'; readonly orders: readonly O[] }
  /** There is no more yet: ask again after so many milliseconds. */
  | { readonly of: 'nothing'; readonly wait: number }
) & {
  /** In words that fit a progress bar. */
  readonly description: string;
  /** What could not be taken, and how many rows of a file that were. */
  readonly problems: readonly RowProblem[];
  readonly skipped: number;
  /** How much of all has been told with this batch, from 0 to 1. */
  readonly progress: number;
  /** Where to go on behind this batch; null behind the last, and from a platform that can only begin again. */
  readonly cursor: Cursor | null;
};

/** For a batch that holds nothing. */
export const emptyBatch = { problems: [], skipped: 0 } as const;

/** A platform that shops connect to, and that is asked over the network. Cursors are its own affair, kept as JSON. */
export type ConnectedPlatform = {
  readonly name: PlatformName;
  /** The shop's host that a text names; null for what is no shop of this platform. */
  readonly hostOf: (text: string) => string | null;
  /** The page at which the shop's owner agrees; they come back from there to `redirectUri` with `state`. */
  readonly authorizeUrl: (ask: {
    readonly host: string;
    readonly state: string;
    readonly redirectUri: string;
  }) => string;
  /** Who comes back, when the platform vouches for it; else null. */
  readonly comingBack: (
    query: URLSearchParams,
    now: Date,
  ) => { readonly host: string; readonly state: string; readonly code: string } | null;
  /** Throws PlatformRefused for a code that is not good. */
  readonly accessFor: (host: string, code: string, now: Date) => Promise<PlatformAccess>;
  /** The next access for a refresh token; throws PlatformRefused when there is none. */
  readonly renew: (host: string, refreshToken: string, now: Date) => Promise<PlatformAccess>;
  /**
   * What a message tells; 'unsigned' when it is not the platform's, 'misplaced' when it asks on behalf of people what
   * its body is not of, null when it tells nothing of use.
   */
  readonly messageOf: (
    header: (name: string) => string,
    body: Buffer,
  ) => PlatformMessage | 'unsigned' | 'misplaced' | null;
  readonly open: (host: string, tokens: TokenSource, signal: AbortSignal) => OpenShop;
  /** Where a reading begins: of everything, or of what has changed since an instant. */
  readonly beginning: (since: Date | null) => unknown;
  /** For how many milliseconds behind it an order is shown to every app: an older one may be hidden, and not gone. */
  readonly showsOrdersFor: number;
  /** What changed on the platform before this is told by a reading that has come to this cursor. */
  readonly readUntil: (cursor: unknown) => Date | null;
};

export type PlatformAccess = {
  readonly token: string;
  /** Null for a token that does not expire. */
  readonly expiresAt: Date | null;
  readonly refreshToken: string | null;
  readonly scopes: string;
};

/** The token of now; with `isRefused`, which says that the last one was not accepted, a new one or null. */
export type TokenSource = (isRefused: boolean) => Promise<string | null>;

/** A message that a platform sends by itself. Only `body` of messages about people is kept. */
export type PlatformMessage = {
  readonly host: string;
  /** The same for the same message sent again. */
  readonly id: string;
  readonly subject: InboxSubject;
  readonly objectId: string;
  readonly body: unknown;
};

/** One shop of a connected platform. */
export type OpenShop = {
  readonly facts: () => Promise<ShopFacts>;
  readonly reading: Platform<unknown>;
  /** An order as it is now; null when the shop has none of this id any more. */
  readonly order: (id: string, shop: ImportShop) => Promise<Parsed<PlatformOrder> | null>;
  /** Which of these ids the shop has no order of any more. */
  readonly missingOrders: (ids: readonly string[]) => Promise<string[]>;
  /** A product as it is now, by all of its variants; `id` is the product's, whatever it was asked for by. */
  readonly product: (
    id: string,
    shop: ImportShop,
  ) => Promise<{ readonly id: string; readonly variants: readonly Parsed<PlatformVariant>[] | null }>;
  /** Has the platform tell what happens from now on; what is told already stays as it is. */
  readonly listen: (callbackUrl: string) => Promise<void>;
};

/** Something that was read, or why it cannot be taken. */
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

/** The platform will not answer, however often it is asked; the message is for the shop's owner. */
export class PlatformRefused extends Error {}

/** The platform has taken its access back: the app is not installed in the shop any more. */
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
  /** The id that the same variant has in a file. */
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
  /** What only a platform that is asked tells; in a file a product goes by its handle. */
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
  /** Null where it is not told. */
  readonly subtotal: number | null;
  readonly shipping: number;
  readonly taxes: number;
  readonly total: number;
  /** What of discounts may be of the whole order and on no line. */
  readonly discountAmount: number;
  readonly refundedAmount: number;
  readonly tags: readonly string[];
  readonly note: string;
  readonly location: string;
  readonly customer: PlatformCustomer;
  readonly lines: readonly PlatformLine[];
  /** What only a platform that is asked tells: with it, `returns` are all that came back of the order. */
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
  /** What only a platform that is asked tells; else it is worked out from the order and the catalogue. */
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
