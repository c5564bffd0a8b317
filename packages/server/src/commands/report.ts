import { findingSumText, importFindings } from '@consignment/domain/imports/import-findings';
import { importHeading, isInDoubt } from '@consignment/domain/imports/import-summary';
import { mostTriedText } from '@consignment/domain/imports/import-trial';
import type { ListsOfImport, WireFinding, WireGap, WireImport, WireProblem } from './lists.ts';

/*
 * The end of an import or of its check in words: what moves money comes first, then what may matter, then counts. It names
 * orders, vendors and rows, and no customer.
 */

/** How much of each list a terminal shows. */
const mostShown = 50;

export async function reportText(end: WireImport, lists: ListsOfImport): Promise<string> {
  const page = { size: mostShown, offset: 0 };
  const [findings, gaps, problems] = [
    await lists.findings(page),
    await lists.gaps(page),
    await lists.problems(page),
  ];
  // A check is deleted once it is reported.
  const whole = end.state === 'checked' ? 'in --json' : 'on the Import page';
  const parts = [
    importHeading(end),
    ...end.findings.filter(({ kind }) => isInDoubt(kind)).map((sum) => findingPart(sum, findings.rows)),
    end.effect === null ? (end.state === 'checked' ? notWorkedOut() : '') : effectPart(end.effect),
    noVendorPart(end, gaps.rows),
    ...end.findings.filter(({ kind }) => !isInDoubt(kind)).map((sum) => findingPart(sum, findings.rows)),
    unknownPart(end, gaps.rows),
    problemsPart(problems, whole),
    ...end.files.map(columnsPart),
    countsPart(end),
  ];
  const isCut = findings.count > findings.rows.length || gaps.count > gaps.rows.length;
  if (isCut) parts.push(`The lists are cut. All of them are ${whole}.`);
  return parts.filter((part) => part !== '').join('\n\n');
}

const notWorkedOut = () =>
  `The amounts due after it are worked out for up to ${mostTriedText()}. These files hold more.`;

function findingPart(sum: WireImport['findings'][number], rows: readonly WireFinding[]): string {
  const { kind, detail, amount, vendors, vendor_count } = sum;
  const more = vendor_count - vendors.length;
  return [
    `${importFindings[kind]}: ${findingSumText(sum, isZero(amount) ? null : amount)}`,
    ...(detail === '' ? [] : [`  ${detail}`]),
    ...vendors.map((one) => `  ${one.vendor}: ${counted(one.orders, 'order')}, ${one.amount}`),
    ...(more > 0 ? [`  and ${counted(more, 'other vendor')}`] : []),
    ...rows
      .filter((row) => row.kind === kind && !kind.startsWith('tax_'))
      .map((row) => `  ${row.order_name}, row ${row.row}: ${row.detail}`),
  ].join('\n');
}

function effectPart(effect: NonNullable<WireImport['effect']>): string {
  const { vendors, vendor_count } = effect;
  if (vendor_count === 0) return `Nothing that is due changes: ${effect.due_after}.`;
  const owed = isZero(effect.owed_back_after) ? '' : `, and ${effect.owed_back_after} is owed back`;
  const more = vendor_count - vendors.length;
  return [
    `Due before: ${effect.due_before}. Due after: ${effect.due_after}${owed}.`,
    ...vendors.map((one) => `  ${one.vendor}: ${one.due_before} before, ${one.due_after} after`),
    ...(more > 0 ? [`  and ${counted(more, 'other vendor')}`] : []),
  ].join('\n');
}

function noVendorPart({ gaps: { no_vendor: gap } }: WireImport, rows: readonly WireGap[]): string {
  if (gap.lines === 0) return '';
  const priced =
    gap.unpriced_lines === gap.lines
      ? ''
      : `, of which a vendor would earn ${gap.commission} at your own rates`;
  return [
    `${counted(gap.lines, 'line')} of ${counted(gap.products, 'product')} ` +
      `${gap.lines === 1 ? 'has' : 'have'} no vendor and ${gap.lines === 1 ? 'earns' : 'earn'} nothing: ` +
      `sales of ${gap.sales}${priced}.`,
    'Give these products a vendor in the shop, export both files again and import them.',
    ...rows.filter((row) => row.no_vendor).map(gapLine),
  ].join('\n');
}

function unknownPart({ gaps: { unknown_sku: gap } }: WireImport, rows: readonly WireGap[]): string {
  if (gap.lines === 0) return '';
  return [
    `${counted(gap.lines, 'line')} ${gap.lines === 1 ? 'has' : 'have'} a SKU that no product has ` +
      `(${counted(gap.skus, 'SKU')}), so no cost and no product type.`,
    'Import the products that have these SKUs, and the orders again.',
    ...rows.filter((row) => !row.no_vendor).map(gapLine),
  ].join('\n');
}

function gapLine({ title, sku, no_vendor, unknown_sku, lines, sales }: WireGap): string {
  const what = [no_vendor ? 'no vendor' : '', unknown_sku ? 'unknown SKU' : ''].filter((part) => part !== '');
  return `  ${title}${sku === '' ? '' : ` (${sku})`}: ${what.join(', ')}; ${counted(lines, 'line')}, ${sales}`;
}

function problemsPart(
  { count, rows }: { readonly count: number; readonly rows: readonly WireProblem[] },
  whole: string,
): string {
  if (count === 0) return '';
  const more = count - rows.length;
  return [
    `${count === 1 ? '1 row needs' : `${grouped(count)} rows need`} a look:`,
    ...rows.map(problemLine),
    ...(more > 0 ? [`  … and ${grouped(more)} more, all of them ${whole}.`] : []),
  ].join('\n');
}

export function problemLine({ file, row, reason }: Omit<WireProblem, 'excerpt'>): string {
  return `  ${file}, ${row === 0 ? 'the file' : `row ${row}`}: ${withoutMails(reason)}`;
}

function columnsPart({ name, columns }: WireImport['files'][number]): string {
  if (columns === null || (columns.missing.length === 0 && columns.ignored.length === 0)) return '';
  const { missing, ignored } = columns;
  return [
    `Columns in ${name}:`,
    ...missing.map(({ header, without }) => `  '${header}' is missing. ${without}`),
    ...(ignored.length === 0 ? [] : [`  Not read: ${ignored.join(', ')}`]),
  ].join('\n');
}

function countsPart({ counts }: WireImport): string {
  const found = [
    [counts.products, 'product', 'products'],
    [counts.orders, 'order', 'orders'],
    [counts.lines, 'line', 'lines'],
    [counts.refunds, 'return', 'returns'],
    [counts.vendors_created, 'new vendor', 'new vendors'],
    [counts.skipped, 'row left out', 'rows left out'],
  ] as const;
  const named = found
    .filter(([count]) => count > 0)
    .map((one) => `${grouped(one[0])} ${one[one[0] === 1 ? 1 : 2]}`);
  return named.length === 0 ? '' : `Read: ${named.join(', ')}.`;
}

/** A reason may quote a cell that has slipped from another column. */
export function withoutMails(reason: string): string {
  return reason.replaceAll(/[^\s'"]+@[^\s'"]+/g, '…');
}

function isZero(amount: string): boolean {
  return Number(amount) === 0;
}

function counted(count: number, what: string): string {
  return `${grouped(count)} ${what}${count === 1 ? '' : 's'}`;
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}
