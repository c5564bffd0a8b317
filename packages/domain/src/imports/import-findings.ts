/* Facts of an import’s files that move money, in the order in which its check shows them. */

export const importFindings = {
  sums_differ: 'Orders whose own sums do not add up',
  refund_to_assign: 'Refunds that may be of several vendors',
  customer_owes: 'Orders for which the customer still owes',
  line_without_rate: 'Lines without a rate',
  line_without_cost: 'Lines without a cost',
  refund_matched: 'Refunds that were matched to what came back',
  tax_included: 'Orders whose prices include tax',
  tax_on_top: 'Orders whose tax comes on top',
  tax_unknown: 'Orders that do not say whether prices include tax',
} as const;

export type ImportFindingKind = keyof typeof importFindings;

/** Lines that earn nothing until something is set. Their amounts are sales, as the commission is not known. */
const blocked = { line_without_rate: 'no rate', line_without_cost: 'no cost' } as const;
export type BlockedKind = keyof typeof blocked;

export function isBlockedKind(kind: ImportFindingKind): kind is BlockedKind {
  return kind in blocked;
}

/** '2 lines of £60.00 have no rate'. */
export function blockedText(kind: BlockedKind, lines: number, sales: string): string {
  return `${counted(lines, 'line')} of ${sales} ${lines === 1 ? 'has' : 'have'} ${blocked[kind]}`;
}

/** The sum of the findings of one kind: '4 orders, £149.00 of commission'. `amount` is null for none. */
export function findingSumText(
  { kind, orders, lines = 0 }: { kind: ImportFindingKind; orders: number; lines?: number },
  amount: string | null,
): string {
  if (isBlockedKind(kind)) return blockedText(kind, lines, amount ?? '0');
  return `${counted(orders, 'order')}${amount === null ? '' : `, ${amount} of commission`}`;
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;
}

/** One finding, of an order or of one vendor in it. `amount` is the commission that depends on it, in minor units. */
export type ImportFinding = {
  readonly kind: ImportFindingKind;
  /** '' where it is of the whole file. */
  readonly orderName: string;
  /** How many orders it is of; left out where it names one. */
  readonly orders?: number;
  /** How many lines it is of, where it counts lines. */
  readonly lines?: number;
  /** The order's first row in its file, as a spreadsheet numbers it. */
  readonly row: number;
  /** The vendor's name; '' where it concerns no single one. */
  readonly vendor: string;
  readonly amount: number;
  /** In a sentence, what was found. */
  readonly detail: string;
};
