import type { FeeTerms } from './domain/fee-terms.ts';
import { feeTermsText } from '@consignment/domain/fees/fee-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { Tx } from '../../database/database.ts';
import { mailBrandOf } from '../../mail/brand.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMails } from '../../mail/queue-mail.ts';
import { feeNoticeContent } from '../../mail-content/fee-notice-content.ts';
import { addressesOfVendors } from '../../queries/mail-recipients.ts';
import { showsRatesToVendors } from '../../queries/vendors/vendor-rules.ts';
import { feeTermsToWire } from './fee-wire.ts';
import { vendorsConcerned } from './queries/fees.ts';

/** Notifies each vendor whom new terms concern and who is not hidden, in the transaction that has saved them. */
export async function feeNoticeMails(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly notice: {
      readonly name: string;
      readonly from: string;
      /** The terms that they replace; null for none. */
      readonly before: FeeTerms | null;
      readonly after: FeeTerms;
    };
    readonly currency: CurrencyCode;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, notice, currency, publicUrl, now } = about;
  const vendors = await vendorsConcerned(tx, shopId, notice.after.vendorIds);
  const addresses = await addressesOfVendors(
    tx,
    shopId,
    vendors.map(({ id }) => id),
  );
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const showsRates = await showsRatesToVendors(tx, shopId);
  const inWords = (terms: FeeTerms) => feeTermsText(feeTermsToWire(terms, currency), currency);
  const mails = vendors.flatMap(({ id, name }) => {
    const { before, after } = notice;
    const was =
      before !== null && (before.vendorIds === null || before.vendorIds.includes(id)) ? before : null;
    const content = () =>
      feeNoticeContent({
        shop: brand.shopName,
        vendorName: name,
        fee: notice.name,
        before: was === null ? null : inWords(was),
        after: inWords(after),
        from: notice.from,
        locale: brand.locale,
        // The page of rates has the fees; a shop that hides its rates has no such page.
        link: portalLink(publicUrl, brand, showsRates ? '/rates' : '/'),
        canReply: brand.supportEmail !== null,
      });
    return (addresses.get(id) ?? []).map((address) => ({
      shopId,
      kind: 'rule_notice' as const,
      to: { name, address },
      content,
      brand,
      vendorId: id,
    }));
  });
  await queueMails(tx, mails, now);
}
