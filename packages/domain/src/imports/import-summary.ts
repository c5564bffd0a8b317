import { defineTexts } from '../text/texts.ts';
import { isBlockedKind, type ImportFindingKind } from './import-findings.ts';

/* The result of a check or an import of files, in the words that its page and the command share. */

const texts = defineTexts('ImportSummary', {
  allAddsUp: 'Everything adds up.',
  allIsRead: 'Every row can be read.',
  changed: '{count, plural, other {# changed}}',
  heading: '{content}. {verdict}',
  inDoubt: 'The amounts for {orders, plural, one {# order} other {# orders}} are in doubt.',
  needsAttention: 'Some rows need attention.',
  new: '{count, plural, other {# new}}',
  noSums: 'Every row can be read, but there are no totals to compare.',
  nothing: 'Nothing can be read',
  orders: '{orders, plural, one {# order} other {# orders}}',
  ordersByState: '{orders, plural, one {# order: {states}} other {# orders: {states}}}',
  products: '{products, plural, one {# product} other {# products}}',
  returns: '{refunds, plural, one {# return} other {# returns}}',
  someInDoubt: 'The amounts for some orders are in doubt.',
  unchanged: '{count, plural, other {# unchanged}}',
});

export type ImportFigures = {
  readonly counts: {
    readonly products: number;
    readonly orders: number;
    readonly orders_new: number;
    readonly orders_changed: number;
    readonly orders_unchanged: number;
    readonly refunds: number;
    readonly skipped: number;
  };
  readonly gaps: {
    readonly no_vendor: { readonly lines: number };
    readonly unknown_sku: { readonly lines: number };
  };
  readonly findings: readonly { readonly kind: ImportFindingKind; readonly orders: number }[];
  readonly files: readonly {
    readonly columns: { readonly missing: readonly { readonly header: string }[] } | null;
  }[];
};

/** Findings whose lines wait until a person has decided. */
const inDoubt: ReadonlySet<ImportFindingKind> = new Set(['sums_differ', 'refund_to_assign', 'customer_owes']);

export function isInDoubt(kind: ImportFindingKind): boolean {
  return inDoubt.has(kind);
}

/** True where the files leave nothing to look at. */
export function isAllRight({ counts, gaps, findings }: ImportFigures): boolean {
  const isWhole = counts.skipped === 0 && gaps.no_vendor.lines === 0 && gaps.unknown_sku.lines === 0;
  return (
    isWhole && !findings.some(({ kind }) => isInDoubt(kind) || isBlockedKind(kind) || kind === 'tax_unknown')
  );
}

/** '212 orders: 180 new, 3 changed, 29 unchanged. Everything adds up.' */
export function importHeading(figures: ImportFigures): string {
  return texts.heading({ content: contentOf(figures.counts), verdict: verdictOn(figures) });
}

function contentOf({ products, orders, refunds, ...counts }: ImportFigures['counts']): string {
  if (orders === 0) {
    const found = [
      ...(products === 0 ? [] : [texts.products({ products })]),
      ...(refunds === 0 ? [] : [texts.returns({ refunds })]),
    ];
    return found.length === 0 ? texts.nothing : found.join(', ');
  }
  const { orders_new: fresh, orders_changed: changed, orders_unchanged: unchanged } = counts;
  const states = [
    ...(fresh === 0 ? [] : [texts.new({ count: fresh })]),
    ...(changed === 0 ? [] : [texts.changed({ count: changed })]),
    ...(unchanged === 0 ? [] : [texts.unchanged({ count: unchanged })]),
  ];
  return states.length === 0
    ? texts.orders({ orders })
    : texts.ordersByState({ orders, states: states.join(', ') });
}

function verdictOn(figures: ImportFigures): string {
  const doubts = figures.findings.filter(({ kind }) => isInDoubt(kind));
  const [only, another] = doubts;
  if (another !== undefined) return texts.someInDoubt;
  if (only !== undefined) return texts.inDoubt({ orders: only.orders });
  if (!isAllRight(figures)) return texts.needsAttention;
  const { orders } = figures.counts;
  if (orders === 0) return texts.allIsRead;
  return hasSums(figures) ? texts.allAddsUp : texts.noSums;
}

function hasSums({ files }: ImportFigures): boolean {
  return !files.some(({ columns }) =>
    columns?.missing.some(({ header }) => header === 'Subtotal' || header === 'Total'),
  );
}
