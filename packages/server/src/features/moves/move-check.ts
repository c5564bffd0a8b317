import { workOut } from '@consignment/domain/commission/commission-amount';
import { causeOf, ourAmountOf } from './domain/moving-causes.ts';
import { groupKey } from '@consignment/domain/moves/moving-groups';
import type { LineDifference, OldLine, OurLine } from '@consignment/domain/moves/moving-lines';
import { checkPayout, type PayoutLine } from './domain/moving-payouts.ts';
import { wholeCommission } from './domain/moving-whole.ts';
import { workingsOf } from './domain/moving-working.ts';
import { traceOf } from '../../pricing/trace.ts';
import type {
  CheckedRow,
  FoundDifference,
  FoundPayout,
  PayoutToCheck,
  PricedLine,
} from './queries/move-figures.ts';

/* The findings about a payout of the former app. Reads and writes nothing. */

type Row = PayoutToCheck['rows'][number];

export type MoveFound = {
  readonly payouts: FoundPayout[];
  readonly rows: CheckedRow[];
  readonly differences: FoundDifference[];
};

export function findIn(payouts: readonly PayoutToCheck[], today: string): MoveFound {
  const found: MoveFound = { payouts: [], rows: [], differences: [] };
  for (const payout of payouts) {
    const lines = payout.rows.map((row) => lineOf(payout, row));
    const { amount, additional } = payout;
    const checked = checkPayout({ amount, additional, lines });
    const differences = [
      ...payout.rows.map((row, place) => ({ row, one: checked.lines[place] ?? null, line: lines[place] })),
      { row: null, one: checked.ofSum, line: undefined },
    ];
    for (const { row, one, line } of differences) {
      if (one !== null) found.differences.push(differenceOf(payout, row, one, line));
    }
    payout.rows.forEach((row, place) => {
      const line = lines[place];
      if (line === undefined) return;
      const { ours } = line;
      const isHere = !('missing' in ours);
      found.rows.push({
        row: row.row_number,
        ours: isHere ? ourAmountOf(ours) : 0,
        full: isHere ? wholeOf(row, ours, checked.lines[place] ?? null) : null,
      });
    });
    found.payouts.push({
      id: payout.id,
      ours: checked.ourAmount,
      rows: payout.rows.length,
      blocked: blockOf(payout, today),
      causes: JSON.stringify(causesOf(differences.flatMap(({ one }) => (one === null ? [] : [one])))),
    });
  }
  return found;
}

function causesOf(differences: readonly LineDifference[]) {
  const byCause = Map.groupBy(differences, ({ detail }) => detail.cause);
  return [...byCause].map(([cause, members]) => ({
    cause,
    amount: members.reduce((sum, { difference }) => sum + difference, 0),
  }));
}

function lineOf(payout: PayoutToCheck, row: Row): PayoutLine {
  const old: OldLine = {
    amount: row.amount,
    rest: row.rest,
    rate: row.rate_ppm,
    quantity: row.quantity,
    price: row.price,
    discount: row.discount,
    tax: row.tax,
    cost: row.cost,
    returned: row.returned,
  };
  if (row.line === null) return { old, ours: { missing: row.has_order ? 'line' : 'order' } };
  return { old, ours: oursOf(old, row, row.line, payout.vendor_rate) };
}

/**
 * Our line with what had come back of it on the day of the payout, as our rules would have paid it then. Where only all that came back
 * until now comes to the same amount, or explains it, that counts: the day of a refund that a file brought is not known.
 */
function oursOf(old: OldLine, row: Row, line: PricedLine, vendorRate: number | null): OurLine {
  const before = { units: row.units_before, amount: row.money_before };
  const less = (units: number, amount: number) => ({
    units: Math.max(0, units - before.units),
    amount: Math.max(0, amount - before.amount),
  });
  const ours: OurLine = {
    trace: traceOf(line),
    reason: line.reason,
    row: row.takes_back ? 'back' : row.is_split ? 'sold' : 'net',
    returned: less(row.units_then, row.money_then),
    otherRates: vendorRate === null ? [] : [vendorRate],
  };
  const now: OurLine = { ...ours, returned: less(line.returned_quantity, line.refunded_amount) };
  const then = causeOf(old, ours);
  if (then === null) return ours;
  const later = causeOf(old, now);
  return later === null || (then.detail.cause === 'other' && later.detail.cause !== 'other') ? now : ours;
}

/** Null for a row that only takes something back. */
function wholeOf(row: Row, ours: OurLine, difference: LineDifference | null): number | null {
  const { line } = row;
  if (line === null || ours.row === 'back') return null;
  if (ours.row === 'sold') return row.amount;
  if (difference?.detail.cause === 'refund' && ours.trace !== null) return workOut(ours.trace).amount;
  const net = line.price * line.quantity - line.allocated_discount;
  return wholeCommission(row.amount, { quantity: line.quantity, net, returned: ours.returned });
}

function differenceOf(
  payout: PayoutToCheck,
  row: Row | null,
  difference: LineDifference,
  line: PayoutLine | undefined,
): FoundDifference {
  const { detail, oldAmount, ourAmount } = difference;
  const ours = line === undefined || 'missing' in line.ours ? null : line.ours;
  const rule = ours?.trace?.rule;
  const none = { theirs: null, ours: null };
  const working = line === undefined || ours === null ? none : workingsOf(line.old, ours, difference);
  return {
    payout: payout.id,
    row: row?.row_number ?? null,
    key: groupKey(detail, payout.vendor_id),
    detail,
    vendor: payout.vendor_id,
    theirs: oldAmount,
    ours: ourAmount,
    their_rate: row?.rate_ppm ?? null,
    our_rate: rule?.kind === 'percent' ? rule.value : null,
    their_working: working.theirs,
    our_working: working.ours,
  };
}

/** Why a payout cannot be booked, and what to do; null where it can. */
function blockOf(payout: PayoutToCheck, today: string): string | null {
  const { number, vendor_id: vendor, vendor_name: name } = payout;
  if (vendor === null) return `“${name}” is not matched with a vendor here. Match it, and check again.`;
  if (payout.first_row < payout.row_number)
    return `The number ${number} is that of row ${payout.first_row} too. Correct the file, so that each payout has one row.`;
  if (payout.day > today) return 'Its day is still to come. Correct the file, or leave the payout out of it.';
  if (payout.amount < 0) return 'Its amount is below 0, and a payout pays. Leave it out of the file.';
  if (payout.moved_as !== null) return `It is in the books already, as payout ${payout.moved_as}.`;
  for (const { line, order_name: order, title, sku } of payout.rows) {
    const what = `Order ${order}, ${title === '' ? sku : title},`;
    if (line === null) continue;
    if (line.paid_as !== null) return `${what} is paid here already, by payout ${line.paid_as}.`;
    if (line.is_settled) return `${what} has a refund after a payout here, and cannot be paid again.`;
  }
  return null;
}
