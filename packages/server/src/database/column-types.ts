import type { DatedRule } from '@consignment/domain/commission/dated-rules';
import type { MovingCause } from '@consignment/domain/moves/moving-lines';
import type { DateOrder, DecimalMark, MovingFile, RateForm } from '@consignment/domain/moves/moving-fields';
import type {
  DifferenceFactForm,
  DifferenceField,
} from '@consignment/domain/reconciliation/difference-kinds';
import type { StatedParty, StatementShows } from '@consignment/domain/statements/statement-document';

/* The shapes of JSON that the server alone knows, as typed-columns.ts gives them to their columns. */

/** The details of a vendor on an invoice. */
export type InvoicedVendor = Record<
  'name' | 'contact_name' | 'address_1' | 'address_2' | 'city' | 'state' | 'zip' | 'email' | 'phone',
  string
>;

/* Jobs. */

/** The position of a job: the step of its plan, the last row handled there, and the counts. */
export type JobPosition = {
  readonly step: number;
  readonly after: JobCursor | null;
  readonly handled: number;
  readonly total: number;
  /** The job's progress at the start of its plan, in per cent; 0 by default. */
  readonly from?: number;
};

/** The last row that was handled; `at` is its instant in the database's own text, for rows in order of time. */
export type JobCursor = { readonly id: number; readonly at?: string };

/* Platforms. */

export type PlatformName = 'shopify';

/** The cursor of a search for deleted orders: from an order towards older ones, down to an ISO instant. */
export type DeletionsCursor = {
  readonly since: string;
  readonly after: { readonly processedAt: string; readonly id: number } | null;
};

/* Rules. */

/** By which tiers are found. */
export type MonthSales = { readonly vendor: number; readonly month: string; readonly sales: number };

/** A version of a rule that is not made yet. */
export type RuleDraft = Omit<DatedRule, 'id' | 'version'>;

export type ReplayedLine = { readonly line: number; readonly earned: number; readonly would: number };

/* Moves from another app. */

/** The place of what is under way: its step, and the last row or id that is done. */
export type MovePosition = { readonly step: number; readonly after: number };

/** How a file is read. Null where nothing in the file leaves it open, or there is no answer yet. */
export type MoveMapping = {
  readonly columns: Readonly<Record<string, string>>;
  readonly date_order: DateOrder | null;
  readonly decimal_mark: DecimalMark | null;
  readonly rate_form: RateForm | null;
};

export type MoveProfileFile = MoveMapping & { readonly role: MovingFile };

/** The question that a file leaves open, with up to three cells as they are written. */
export type OpenQuestion = {
  readonly about: 'date_order' | 'decimal_mark' | 'rate_form';
  readonly samples: readonly CellSample[];
};

export type CellSample = {
  /** As a spreadsheet counts, the header's row being 1. */
  readonly row: number;
  readonly column: string;
  readonly text: string;
  /** The same cell as each answer reads it: '3 April 2024', '1,500.00', '0.45%'. */
  readonly readings: readonly {
    readonly answer: DateOrder | DecimalMark | RateForm;
    readonly text: string;
  }[];
};

export type MoveCause = { readonly cause: MovingCause; readonly amount: number };

/* Reconciliation. */

/** A row of a file that cannot be read; `row` as a spreadsheet counts, 0 for the file itself. */
export type ComparedProblem = { readonly row: number; readonly detail: string };

/** A figure of both sides as it is kept: money in minor units, instants as days of the shop. */
export type KeptFact = {
  readonly field: DifferenceField;
  readonly form: DifferenceFactForm;
  readonly here: string | number | null;
  readonly there: string | number | null;
  /** Of money that is not in the shop's currency. */
  readonly currency?: string;
};

/** The steps of a comparison, in the order in which they are taken. */
export type ReconciliationStep =
  'reading_platform' | 'platform' | 'orders' | 'refunds' | 'paypal' | 'bank' | 'books' | 'blockers';

/* Statements. */

export type StatementDetails = {
  readonly shop: StatedParty;
  readonly payee: StatedParty;
  readonly shows: StatementShows;
  readonly checkAt: string;
};

/* Webhooks. */
