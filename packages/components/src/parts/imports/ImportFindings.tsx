import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { counted } from '../lists/counted.ts';
import { unreadFiles, type ImportGaps, type ImportRun } from './import-run.ts';

type Props = {
  run: Pick<ImportRun, 'files' | 'counts' | 'gaps'>;
  currency: CurrencyCode;
  /** `ahead` before the import, when all can still be mended. */
  when: 'ahead' | 'past';
};

/**
 * Findings about the files before, or after, they are imported: rows that cannot be read, lines without a vendor
 * and SKUs that no product has. Draws nothing where there is nothing. Products and rows one by one
 * are in tables of the Import screen.
 */
export function ImportFindings({ run, currency, when }: Props) {
  const { counts, gaps } = run;
  const unread = unreadFiles(run);
  if (unread.length === 0 && counts.skipped === 0 && gaps.no_vendor.lines + gaps.unknown_sku.lines === 0)
    return null;
  return (
    <Stack space="small">
      {unread.length > 0 && (
        <Banner
          tone="critical"
          title={`Nothing ${when === 'ahead' ? 'can be' : 'was'} read of ${unread.join(', ')}.`}
        >
          <p>{when === 'ahead' ? 'Only the rest would be imported.' : 'Only the rest was imported.'}</p>
        </Banner>
      )}
      {gaps.no_vendor.lines > 0 && (
        <Banner tone="caution" title={noVendorTitle(gaps)}>
          <p>{worthOf(gaps, currency)}</p>
          <p>
            Give these products a vendor in Shopify, export both files again and import them: nothing is
            counted twice. You can also set the vendor of a line item by hand, on its order, once it is
            imported.
          </p>
        </Banner>
      )}
      {gaps.unknown_sku.lines > 0 && (
        <Banner tone="caution" title={unknownSkuTitle(gaps)}>
          <p>
            Their cost and product type are not known, so rates that depend on them do not apply. Import a
            products export that has <span>{gaps.unknown_sku.skus === 1 ? 'this SKU' : 'these SKUs'}</span>,
            or correct <span>{gaps.unknown_sku.skus === 1 ? 'it' : 'them'}</span> in Shopify; then import the
            orders again.
          </p>
        </Banner>
      )}
      {counts.skipped > 0 && <Banner tone="caution" title={skippedTitle(counts.skipped, when)} />}
    </Stack>
  );
}

function noVendorTitle({ no_vendor: { lines, products } }: ImportGaps): string {
  const of = products === 1 ? 'of one product' : `of ${counted(products, 'product')}`;
  return lines === 1
    ? `One line item ${of} has no vendor.`
    : `${counted(lines, 'line item')} ${of} have no vendor.`;
}

function worthOf(
  { no_vendor: { lines, sales, commission, unpriced_lines } }: ImportGaps,
  currency: CurrencyCode,
) {
  const sold = `${lines === 1 ? 'It was' : 'They were'} sold for ${formatDecimal(sales, currency)}.`;
  if (unpriced_lines === lines) return `${sold} Without a vendor no commission is earned on that.`;
  const but =
    unpriced_lines === 0
      ? ''
      : `, not counting ${counted(unpriced_lines, 'line item')} without a rate or cost`;
  return `${sold} At the shop’s own rates a vendor would earn ${formatDecimal(commission, currency)} of that${but}; without a vendor no commission is earned.`;
}

function unknownSkuTitle({ unknown_sku: { lines, skus } }: ImportGaps): string {
  if (lines === 1) return 'One line item has a SKU that matches no product.';
  return skus === 1
    ? `${counted(lines, 'line item')} have a SKU that matches no product.`
    : `${counted(lines, 'line item')} have SKUs that match no product: ${counted(skus, 'SKU')}.`;
}

function skippedTitle(skipped: number, when: Props['when']): string {
  if (when === 'ahead') {
    return skipped === 1
      ? 'One row will be left out. It is listed below with its reason.'
      : `${counted(skipped, 'row')} will be left out. They are listed below with their reasons.`;
  }
  return skipped === 1
    ? 'One row was not read. It is listed below with its reason.'
    : `${counted(skipped, 'row')} were not read. They are listed below with their reasons.`;
}
