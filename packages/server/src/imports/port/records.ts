import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { NamedTax } from '@consignment/domain/orders/order-tax';

/*
 * The records that a platform delivers, whether it is connected or exports files. They know nothing of commissions,
 * and the code that writes them knows nothing of the platform.
 */

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
  /** By `collectionNames`; null where the platform does not state them, and those that are stored stay. */
  readonly collections: readonly string[] | null;
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
  /** When it was paid and fulfilled in full; null while it is not, or where it is not known. */
  readonly paidAt: string | null;
  readonly fulfilledAt: string | null;
  readonly financialStatus: string | null;
  readonly fulfillmentStatus: string | null;
  readonly currency: CurrencyCode;
  /** Null where the platform does not state it. */
  readonly subtotal: number | null;
  readonly shipping: number;
  readonly taxes: number;
  /** The taxes by their names, where the lines do not state theirs. */
  readonly namedTaxes?: readonly NamedTax[];
  readonly total: number;
  /** All discounts as an order states them, those of its lines among them; 0 where each line holds its own completely. */
  readonly discountAmount: number;
  /** Duties, and what else is beside goods, shipping and tax. */
  readonly charges?: number;
  /** The rounding of payments in cash, which the total may hold. */
  readonly rounding?: number;
  /** The sums that it does not state, and which are 0 above. */
  readonly unstated?: readonly ('shipping' | 'taxes' | 'discountAmount')[];
  /** The balance that the customer still owes, below 0 where the shop owes them; null where the platform does not state it. */
  readonly outstanding?: number | null;
  readonly refundedAmount: number;
  readonly tags: readonly string[];
  readonly note: string;
  readonly location: string;
  readonly customer: PlatformCustomer;
  readonly lines: readonly PlatformLine[];
  /** Only from a connected platform: with it, `returns` are all returns of the order. */
  readonly exact?: {
    readonly updatedAt: string;
    /** Null where the platform does not state it. */
    readonly taxesIncluded: boolean | null;
    /** The standing of its open dispute; null for none. */
    readonly dispute: 'needs_response' | 'under_review' | null;
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
    /** Units without those that edits removed, and without those that came back too: its order's sums may be of either. */
    readonly afterEdits: number;
    readonly current: number;
  };
};

/** Units of one SKU that came back from one order. `amount` is minor units before discount, where given. */
export type FileReturn = {
  readonly row: number;
  readonly refundedAt: string;
  readonly orderName: string;
  readonly sku: string;
  readonly units: number;
  readonly amount: number | null;
  readonly excerpt: string;
};

/** Units of a line that came back, or with 0 units a refund of money that names no line. */
export type LineReturn = {
  readonly refundedAt: string;
  /** The platform's id of the line; '' for money. */
  readonly lineId: string;
  readonly sku: string;
  readonly units: number;
  /** Minor units; null with units. */
  readonly amount: number | null;
};

/** A variant with its row. Its `platformId` is the product's handle and the options, or the SKU without options. */
export type FileVariant = PlatformVariant & { readonly row: number };

/** An order with the place of its rows. */
export type FileOrder = Omit<PlatformOrder, 'lines'> & {
  readonly row: number;
  readonly rows: number;
  readonly excerpt: string;
  readonly exactness: Exactness;
  /** False or missing where the file does not say how much was refunded. */
  readonly hasRefundedAmount?: boolean;
  /** `processedAt` with day and month the other way round. */
  readonly otherwise?: readonly string[];
  readonly lines: readonly FileLine[];
};

/**
 * A line's `platformId` is `<order id>:<sku, or name>:<occurrence in the order>`. It is valid within the file; the
 * import matches it to the stored line.
 */
export type FileLine = PlatformLine & { readonly row: number; readonly excerpt: string };

/** The role of a file in an import. */
export type FileRole = 'products' | 'orders' | 'refunds';

/** The columns of a file: what those that are read are taken for, and what follows from those that are missing. */
export type FileColumns = {
  readonly read: readonly { readonly header: string; readonly taken_for: string }[];
  readonly ignored: readonly string[];
  readonly missing: readonly { readonly header: string; readonly without: string }[];
};

/** The role of a CSV file: a file of an import, or PayPal's report of activity, which is compared and never imported. */
export type CsvRole = FileRole | 'paypal';

/** How exactly a file writes a time: `minute` is some time in that minute. */
export type Exactness = 'second' | 'minute' | 'day';

/** The order in which a file writes the parts of a date, where its dates leave it open. */
export type DateOrder = 'day_first' | 'month_first' | 'year_first';

/** A date of a file that can be read in several ways; each as 'YYYY-MM-DD'. */
export type DateSample = {
  readonly row: number;
  /** The column's header. */
  readonly column: string;
  readonly text: string;
  readonly readings: readonly { readonly date_order: DateOrder; readonly date: string }[];
};

/** The first dates of a file whose order is open, three at most. */
export type DateQuestion<R extends CsvRole = FileRole> = {
  readonly role: R;
  readonly samples: readonly DateSample[];
};

/** A refused row and its reason. `row` is the number that a spreadsheet shows. */
export type RowProblem = {
  readonly file: FileRole;
  readonly row: number;
  readonly reason: string;
  readonly excerpt: string;
};

/** A parsed record, or the reason why it is invalid. */
export type Parsed<T> =
  { readonly is: 'read'; readonly value: T } | { readonly is: 'problem'; readonly problem: RowProblem };
