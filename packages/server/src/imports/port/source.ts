import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { PlatformOrder, PlatformVariant, FileReturn, RowProblem } from './records.ts';

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
  | ({ readonly of: 'products' } & SourceBatch<V>)
  /** Returns from a file, which may precede their orders; a connected platform returns them with the order. */
  | ({ readonly of: 'returns' } & SourceBatch<FileReturn>)
  | ({ readonly of: 'orders' } & SourceBatch<O>)
  /** No more data yet: ask again after `wait` milliseconds. */
  | { readonly of: 'nothing'; readonly wait: number }
) & {
  /** Shown beside the progress bar. */
  readonly description: string;
  /** The progress after this batch, from 0 to 1. */
  readonly progress: number;
  /** The position after this batch; null after the last, and for a source that cannot resume. */
  readonly cursor: Cursor | null;
};

/** Records, and the rows that were refused, with reasons. */
export type SourceBatch<T> = {
  readonly read: readonly T[];
  readonly problems: readonly RowProblem[];
  /** The number of skipped rows. */
  readonly skipped: number;
};
