import type { Sealer } from '../../common/sealed.ts';
import type { Tx } from '../../database/database.ts';
import { statementContent } from '../../mail-content/trade-content.ts';
import { addressesOfVendors } from '../../queries/mail-recipients.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { scheduleOf } from './queries/statement-schedules.ts';
import { statementHeadOf, statementById } from './queries/statements.ts';
import { mailBrandOf } from '../../mail/brand.ts';
import { nextPaymentNotes } from '../../mail/next-payment-note.ts';
import { portalLink } from '../../mail/portal-link.ts';
import { queueMails } from '../../mail/queue-mail.ts';

/**
 * Sends the vendor of a statement a mail about it, in the caller's transaction. A vendor without an address gets none, and
 * neither does a sales rep, who has none.
 */
export async function statementMails(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly statementId: number;
    readonly secrets: Sealer;
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, statementId, secrets, publicUrl, now } = about;
  const statement = await statementById(tx, shopId, statementId);
  if (statement?.vendor_id == null) return;
  const { vendor_id: vendorId } = statement;
  const addresses = (await addressesOfVendors(tx, shopId, [vendorId])).get(vendorId) ?? [];
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const schedule = await scheduleOf(tx, await shopOf(tx, shopId), now);
  const of = { shopId, shopName: brand.shopName, vendorIds: [vendorId], secrets, now };
  const next = (await nextPaymentNotes(tx, of)).get(vendorId);
  const { payee, firstDay, lastDay, currency, sums, checkAt } = statementHeadOf(statement, []);
  const content = () =>
    statementContent({
      shop: brand.shopName,
      statement: { payeeName: payee.name, firstDay, lastDay, currency, sums },
      link: portalLink(publicUrl, brand, `/statements/${statementId}`),
      checkAt,
      nextOn: schedule?.nextOn ?? null,
      nextPayment: next?.text() ?? '',
      locale: brand.locale,
    });
  const mails = addresses.map((address) => ({
    shopId,
    kind: 'statement' as const,
    to: { name: payee.name, address },
    content,
    brand,
    vendorId,
  }));
  await queueMails(tx, mails, now);
}
