import type { CurrencyCode } from '@consignment/domain/currency';
import type { PlatformOrder, PlatformVariant, ReadReturn, RowProblem } from './records.ts';

/* The interface of a reader: a platform's products and orders come in batches. */

/** The facts of a shop that a reader needs. */
export type ReaderShop = { readonly currency: CurrencyCode };

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
  readonly batches: (shop: ReaderShop, from: Cursor) => AsyncIterable<PlatformBatch<Cursor, V, O>>;
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

export type Batch<T> = {
  readonly read: readonly T[];
  readonly problems: readonly RowProblem[];
  /** The number of skipped rows. */
  readonly skipped: number;
};
