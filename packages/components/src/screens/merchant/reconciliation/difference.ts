import type { CurrencyCode } from '@consignment/domain/money/currency';
import type {
  DifferenceFactForm,
  DifferenceGroup,
  DifferenceKind,
  DifferenceSource,
  DifferenceState,
} from '@consignment/domain/reconciliation/difference-kinds';
import type { ListQuery } from '@consignment/domain/text/list-query';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';

/** A figure of both sides; null where a side has none. `currency` is of money that is not in the difference's own. */
export type DifferenceFact = {
  field: string;
  form: DifferenceFactForm;
  here: string | null;
  there: string | null;
  currency?: CurrencyCode;
};

/** Times are ISO 8601, money decimal strings. */
export type ShownDifference = {
  id: number;
  kind: DifferenceKind;
  source: DifferenceSource;
  /** The name of the file, where the other side is one. */
  file: string | null;
  state: DifferenceState;
  /** The name of its subject, such as '#1001 · Oak table'. */
  title: string;
  amount: string | null;
  currency: CurrencyCode;
  facts: readonly DifferenceFact[];
  vendor: { id: number; name: string } | null;
  since: string;
  aside: { reason: string; by: string | null; at: string } | null;
  settled_at: string | null;
};

/** Something to do about a difference, with one press. */
export type Remedy =
  | { is: 'link'; label: string; href: string; isExternal?: boolean }
  /** Done once the server has done it. The difference goes when the comparison no longer finds it. */
  | { is: 'call'; label: string; busyLabel: string; run: () => Promise<Outcome> }
  /** Is asked about before it is done. */
  | { is: 'cancel_order'; label: string };

/** The earnings that vendors lose when an order is canceled. Money is decimal strings. */
export type OrderCancellation = {
  order_name: string;
  currency: CurrencyCode;
  vendors: readonly {
    id: number;
    name: string;
    /** No longer due. */
    unpaid: string;
    /** Taken back from the next payout. */
    paid: string;
  }[];
};

/** A preview, or the reason that there is none. */
export type PreviewedCancellation =
  { is: 'ready'; value: OrderCancellation } | Extract<Outcome, { is: 'refused' }>;

export type DifferencesQuery = ListQuery & {
  group: DifferenceGroup | 'all';
  state: DifferenceState;
  kind: DifferenceKind | 'all';
  /** Null for all of them. */
  vendor: number | null;
};

type Counted = { open: number; aside: number };

export type DifferenceCounts = Counted & {
  /** Every group, in the order in which they are shown. */
  groups: readonly (Counted & { group: DifferenceGroup })[];
  /** The kinds that there are some of. */
  kinds: readonly (Counted & { kind: DifferenceKind })[];
};
