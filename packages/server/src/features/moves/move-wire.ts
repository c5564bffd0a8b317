import type { components } from '@consignment/client/generated/api';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { mappingFaults, type MovingMapping } from './domain/moving-columns.ts';
import { causeRemedy, causeText } from '@consignment/domain/moves/moving-cause-text';
import { movingFields } from '@consignment/domain/moves/moving-fields';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { MoveFileRow, MoveProfileRow } from './queries/move-files.ts';
import type { FoundOfMove } from './queries/move-found.ts';
import type { ListedDifference, ListedGroup, ListedMovePayout } from './queries/move-lists.ts';
import type { ListedMoveVendor } from './queries/move-vendors.ts';
import type { MoveRow } from './queries/moves.ts';

type Schemas = components['schemas'];

export type MoveParts = {
  readonly move: MoveRow;
  readonly files: readonly MoveFileRow[];
  /** Null before a check. */
  readonly found: FoundOfMove | null;
  readonly isCurrent: boolean;
  readonly hasOrders: boolean;
  readonly undoRefused: string | null;
  readonly currency: CurrencyCode;
};

export function moveToWire(parts: MoveParts): Schemas['Move'] {
  const { move, found, currency } = parts;
  const time = (at: Date | null) => at?.toISOString() ?? null;
  return {
    id: move.id,
    name: move.name,
    state: move.state,
    description: move.description,
    progress: move.progress,
    problem: move.problem,
    is_current: parts.isCurrent,
    has_orders: parts.hasOrders,
    currency,
    files: parts.files.map(fileToWire),
    found: found === null ? null : foundToWire(found, currency),
    balances_reviewed: move.balances_reviewed_at !== null,
    created_at: move.created_at.toISOString(),
    checked_at: time(move.checked_at),
    booked_at: time(move.booked_at),
    undone_at: time(move.undone_at),
    undo_refused: parts.undoRefused,
  };
}

function foundToWire(found: FoundOfMove, currency: CurrencyCode): Schemas['MoveFound'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  return {
    ...found,
    theirs: money(found.theirs),
    ours: money(found.ours),
    to_book_amount: money(found.to_book_amount),
    booked_amount: money(found.booked_amount),
    left_out_amount: money(found.left_out_amount),
    stays_due: money(found.stays_due),
    opening: money(found.opening),
  };
}

function fileToWire(file: MoveFileRow): Schemas['MoveFile'] {
  const mapping: MovingMapping = {
    columns: file.columns,
    dateOrder: file.date_order,
    decimalMark: file.decimal_mark,
    rateForm: file.rate_form,
  };
  const missing = movingFields(file.role).flatMap(({ name, isNeeded }) =>
    isNeeded && file.columns[name] === undefined ? [name] : [],
  );
  const ofMapping = mappingFaults(file.role, mapping, file.headers)
    .filter(({ field }) => field === null || !missing.includes(field))
    .map(({ why }) => why);
  return {
    role: file.role,
    name: file.name,
    size: file.size,
    rows: file.row_count,
    sha256: file.sha256 ?? '',
    format: file.format,
    profile: file.profile,
    headers: [...file.headers],
    sample: file.sample.map((cells) => [...cells]),
    columns: { ...file.columns },
    date_order: file.date_order,
    decimal_mark: file.decimal_mark,
    rate_form: file.rate_form,
    missing,
    questions: file.questions.map(({ about, samples }) => ({
      about,
      samples: samples.map((sample) => ({
        ...sample,
        readings: sample.readings.map((reading) => ({ ...reading })),
      })),
    })),
    faults: [...ofMapping, ...file.faults],
  };
}

export function moveProfileToWire({
  id,
  name,
  saved_at: savedAt,
  files,
}: MoveProfileRow): Schemas['MoveProfile'] {
  return {
    id,
    name,
    saved_at: savedAt.toISOString(),
    files: files.map((file) => ({ ...file, columns: { ...file.columns } })),
  };
}

export function moveVendorToWire(row: ListedMoveVendor, currency: CurrencyCode): Schemas['MoveVendor'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    matched_by: row.matched_by,
    rows: row.row_count,
    payouts: row.payout_count,
    paid: money(row.paid),
    unpaid: money(row.unpaid),
    due_here: money(row.due_here),
    suggested: money(row.suggested),
    opening: money(row.opening_amount),
    is_typed: row.opening !== null,
  };
}

export function movePayoutToWire(row: ListedMovePayout, currency: CurrencyCode): Schemas['MovePayout'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  return {
    id: row.id,
    number: row.number,
    vendor: row.vendor_id,
    vendor_name: row.vendor_name,
    day: row.day,
    theirs: money(row.amount),
    ours: money(row.ours),
    difference: money(row.amount - row.ours),
    state: row.verdict,
    causes: row.causes.map(({ cause, amount }) => ({ cause, amount: money(amount) })),
    blocked_because: row.blocked_because,
    rows: row.row_count,
    payout: row.payout_id,
    invoice_number: row.invoice_number,
  };
}

export function moveGroupToWire(
  row: ListedGroup,
  example: ListedDifference | undefined,
  currency: CurrencyCode,
): Schemas['MoveDifferenceGroup'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  return {
    id: row.id,
    cause: row.cause,
    text: causeText(row.detail, currency),
    remedy: causeRemedy(row.cause),
    about: row.vendor_name ?? '',
    rows: row.difference_count,
    payouts: row.payout_count,
    theirs: money(row.theirs),
    ours: money(row.ours),
    difference: money(row.theirs - row.ours),
    size: money(row.size),
    answer: row.answer,
    rate: rateOf(row),
    example: example === undefined ? null : moveDifferenceToWire(example, currency),
  };
}

/** The rule that would come to the old amounts; null where no rate fits that the files do not name. */
function rateOf({ detail, vendor_id: vendor }: ListedGroup): Schemas['MoveDifferenceGroup']['rate'] {
  if (detail.cause !== 'rate' || detail.fitted === undefined || vendor === null) return null;
  const { productType, from } = detail.fitted;
  return { vendor, product_type: productType, rate: percentToWire(detail.theirs.value), from_day: from };
}

export function moveDifferenceToWire(
  row: ListedDifference,
  currency: CurrencyCode,
): Schemas['MoveDifference'] {
  const money = (minor: number) => moneyToWire(minor, currency);
  const rate = (ppm: number | null) => (ppm === null ? null : percentToWire(ppm));
  return {
    id: row.id,
    group: row.group_id,
    cause: row.detail.cause,
    payout: row.move_payout_id,
    payout_number: row.payout_number,
    vendor_name: row.vendor_name,
    row: row.row_number,
    order: row.order_name ?? '',
    title: row.title ?? '',
    sku: row.sku ?? '',
    line_item: row.line_item_id,
    theirs: money(row.theirs),
    ours: money(row.ours),
    difference: money(row.theirs - row.ours),
    their_rate: rate(row.their_rate_ppm),
    our_rate: rate(row.our_rate_ppm),
    their_working: row.their_working,
    our_working: row.our_working,
    text: causeText(row.detail, currency),
  };
}
