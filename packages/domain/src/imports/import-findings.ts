import { defineTexts } from '../text/texts.ts';

/* Facts of an import’s files that move money, in the order in which its check shows them. */

export const importFindings = defineTexts('KindsOfImportFindings', {
  sums_differ: 'Orders whose figures do not add up',
  refund_to_assign: 'Refunds that may affect several vendors',
  customer_owes: 'Orders that customers still owe money for',
  line_without_rate: 'Lines without a rate',
  line_without_cost: 'Lines without a cost',
  refund_matched: 'Refunds matched to returned items',
  tax_included: 'Orders whose prices include tax',
  tax_on_top: 'Orders with tax added on top',
  tax_unknown: 'Orders that do not say whether prices include tax',
});

export type ImportFindingKind = keyof typeof importFindings;

/** Lines that earn nothing until something is set. Their amounts are sales, as the commission is not known. */
const blocked = defineTexts('BlockedLinesOfImportFindings', {
  line_without_rate:
    '{lines, plural, one {# line worth {sales} has no rate} other {# lines worth {sales} have no rate}}',
  line_without_cost:
    '{lines, plural, one {# line worth {sales} has no cost} other {# lines worth {sales} have no cost}}',
});

const sums = defineTexts('SumsOfImportFindings', {
  commission: '{orders, plural, one {# order} other {# orders}}, {amount} in commission',
  orders: '{orders, plural, one {# order} other {# orders}}',
});

export type BlockedKind = keyof typeof blocked;

export function isBlockedKind(kind: ImportFindingKind): kind is BlockedKind {
  return Object.hasOwn(blocked, kind);
}

/** '2 lines of £60.00 have no rate'. */
export function blockedText(kind: BlockedKind, lines: number, sales: string): string {
  return blocked[kind]({ lines, sales });
}

/** The sum of the findings of one kind: '4 orders, £149.00 of commission'. `amount` is null for none. */
export function findingSumText(
  { kind, orders, lines = 0 }: { kind: ImportFindingKind; orders: number; lines?: number },
  amount: string | null,
): string {
  if (isBlockedKind(kind)) return blockedText(kind, lines, amount ?? '0');
  return amount === null ? sums.orders({ orders }) : sums.commission({ orders, amount });
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
  /** The finding as a sentence. */
  readonly detail: string;
};
