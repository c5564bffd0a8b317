import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { unreadFiles, type ImportGaps, type ImportRun } from './import-run.ts';

const texts = defineTexts('ImportFindings', {
  restWouldBeImported: 'Only the rest would be imported.',
  restWasImported: 'Only the rest was imported.',
  giveThemAVendor:
    'Give these products a vendor in Shopify, export both files again and import them: nothing is counted twice. You can also set the vendor of a line item by hand, on its order, once it is imported.',
  cannotRead: 'Nothing can be read of {files}.',
  notRead: 'Nothing was read of {files}.',
  unknownSkuDetail:
    '{skus, plural, one {Their cost and product type are not known, so rates that depend on them do not apply. Import a products export that has this SKU, or correct it in Shopify; then import the orders again.} other {Their cost and product type are not known, so rates that depend on them do not apply. Import a products export that has these SKUs, or correct them in Shopify; then import the orders again.}}',
  noVendor:
    '{lines, plural, one {One line item of {products, plural, one {one product} other {# products}} has no vendor.} other {# line items of {products, plural, one {one product} other {# products}} have no vendor.}}',
  sold: '{lines, plural, one {It was sold for {sales}.} other {They were sold for {sales}.}}',
  noCommission: 'Without a vendor no commission is earned on that.',
  commissionLost:
    '{unpriced, plural, =0 {At the shop’s own rates a vendor would earn {commission} of that; without a vendor no commission is earned.} one {At the shop’s own rates a vendor would earn {commission} of that, not counting # line item without a rate or cost; without a vendor no commission is earned.} other {At the shop’s own rates a vendor would earn {commission} of that, not counting # line items without a rate or cost; without a vendor no commission is earned.}}',
  unknownSku:
    '{lines, plural, one {One line item has a SKU that matches no product.} other {# line items have {skus, plural, one {a SKU that matches no product} other {SKUs that match no product: # SKUs}}.}}',
  rowsLeftOut:
    '{n, plural, one {One row will be left out. It is listed below with its reason.} other {# rows will be left out. They are listed below with their reasons.}}',
  rowsNotRead:
    '{n, plural, one {One row was not read. It is listed below with its reason.} other {# rows were not read. They are listed below with their reasons.}}',
});

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
          title={(when === 'ahead' ? texts.cannotRead : texts.notRead)({ files: unread.join(', ') })}
        >
          <p>{when === 'ahead' ? texts.restWouldBeImported : texts.restWasImported}</p>
        </Banner>
      )}
      {gaps.no_vendor.lines > 0 && (
        <Banner tone="caution" title={noVendorTitle(gaps)}>
          <p>{worthOf(gaps, currency)}</p>
          <p>{texts.giveThemAVendor}</p>
        </Banner>
      )}
      {gaps.unknown_sku.lines > 0 && (
        <Banner tone="caution" title={unknownSkuTitle(gaps)}>
          <p>{texts.unknownSkuDetail({ skus: gaps.unknown_sku.skus })}</p>
        </Banner>
      )}
      {counts.skipped > 0 && <Banner tone="caution" title={skippedTitle(counts.skipped, when)} />}
    </Stack>
  );
}

function noVendorTitle({ no_vendor: { lines, products } }: ImportGaps): string {
  return texts.noVendor({ lines, products });
}

function worthOf(
  { no_vendor: { lines, sales, commission, unpriced_lines } }: ImportGaps,
  currency: CurrencyCode,
) {
  const sold = texts.sold({ lines, sales: formatDecimal(sales, currency) });
  const lost =
    unpriced_lines === lines
      ? texts.noCommission
      : texts.commissionLost({ unpriced: unpriced_lines, commission: formatDecimal(commission, currency) });
  return `${sold} ${lost}`;
}

function unknownSkuTitle({ unknown_sku: { lines, skus } }: ImportGaps): string {
  return texts.unknownSku({ lines, skus });
}

function skippedTitle(skipped: number, when: Props['when']): string {
  return when === 'ahead' ? texts.rowsLeftOut({ n: skipped }) : texts.rowsNotRead({ n: skipped });
}
