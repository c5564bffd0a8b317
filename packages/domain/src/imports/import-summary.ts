import { isBlockedKind, type ImportFindingKind } from './import-findings.ts';

/* The result of a check or an import of files, in the words that its page and the command share. */

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
  return `${contentOf(figures.counts)}. ${verdictOn(figures)}`;
}

function contentOf({ products, orders, refunds, ...counts }: ImportFigures['counts']): string {
  if (orders === 0) {
    const found = [counted(products, 'product'), counted(refunds, 'return')].filter((text) => text !== '');
    return found.length === 0 ? 'Nothing that can be read' : found.join(', ');
  }
  const { orders_new: fresh, orders_changed: changed, orders_unchanged: unchanged } = counts;
  const parts = [
    [fresh, 'new'],
    [changed, 'changed'],
    [unchanged, 'unchanged'],
  ] as const;
  const named = parts.filter(([count]) => count > 0).map(([count, what]) => `${grouped(count)} ${what}`);
  return `${counted(orders, 'order')}${named.length === 0 ? '' : `: ${named.join(', ')}`}`;
}

function verdictOn(figures: ImportFigures): string {
  const doubts = figures.findings.filter(({ kind }) => isInDoubt(kind));
  const [only, another] = doubts;
  if (another !== undefined) return 'The money of some orders is in doubt.';
  if (only !== undefined) return `The money of ${counted(only.orders, 'order')} is in doubt.`;
  if (!isAllRight(figures)) return 'Some of it needs a look.';
  const { orders } = figures.counts;
  if (orders === 0) return 'Every row can be read.';
  return hasSums(figures) ? 'Everything adds up.' : 'Every row can be read; there are no sums to compare.';
}

function hasSums({ files }: ImportFigures): boolean {
  return !files.some(({ columns }) =>
    columns?.missing.some(({ header }) => header === 'Subtotal' || header === 'Total'),
  );
}

function counted(count: number, what: string): string {
  return count === 0 ? '' : `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
