import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { unreadFiles, type ImportGaps, type ImportRun } from './import-run.ts';

const texts = defineTexts('ImportFindings', {
  restWouldBeImported: 'Only the other files would be imported.',
  restWasImported: 'Only the other files were imported.',
  giveThemAVendor:
    'Assign a vendor to these products in Shopify, then export and import both files again: nothing will be counted twice. Once a line item has been imported, you can also set its vendor by hand on the order.',
  cannotRead: 'Nothing in {files} can be read.',
  notRead: 'Nothing in {files} was read.',
  unknownSkuDetail:
    '{skus, plural, one {The cost and product type are unknown, so rates that depend on them do not apply. Import a products export that includes this SKU, or correct it in Shopify. Then import the orders again.} other {The cost and product type are unknown, so rates that depend on them do not apply. Import a products export that includes these SKUs, or correct them in Shopify. Then import the orders again.}}',
  noVendor:
    '{lines, plural, one {One line item from {products, plural, one {one product} other {# products}} has no vendor.} other {# line items from {products, plural, one {one product} other {# products}} have no vendor.}}',
  sold: '{lines, plural, one {It was sold for {sales}.} other {They were sold for {sales}.}}',
  noCommission: 'No commission is earned without a vendor.',
  commissionLost:
    '{unpriced, plural, =0 {At the shop’s own rates, a vendor would earn {commission} of that. No commission is earned without a vendor.} one {At the shop’s own rates, a vendor would earn {commission} of that, excluding # line item without a rate or cost. No commission is earned without a vendor.} other {At the shop’s own rates, a vendor would earn {commission} of that, excluding # line items without a rate or cost. No commission is earned without a vendor.}}',
  unknownSku:
    '{lines, plural, one {One line item has a SKU that does not match any product.} other {# line items have {skus, plural, one {a SKU that does not match any product} other {SKUs that do not match any product (# SKUs)}}.}}',
  rowsLeftOut:
    '{n, plural, one {One row will be left out. It is listed below with the reason.} other {# rows will be left out. They are listed below with the reasons.}}',
  rowsNotRead:
    '{n, plural, one {One row was not read. It is listed below with the reason.} other {# rows were not read. They are listed below with the reasons.}}',
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
