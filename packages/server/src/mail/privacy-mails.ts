import { defineTexts } from '@consignment/domain/text/texts';
import { privacyReportContent } from '../mail-content/privacy-content.ts';
import type { Tx } from '../database/database.ts';
import type { KeptOfPerson, ErasedPerson } from '../queries/erasure.ts';
import { mailBrandOf } from './brand.ts';
import { queueMails } from './queue-mail.ts';

const texts = defineTexts('PrivacyMails', { customer: 'Customer {number}' });

/**
 * Sends the owner the stored data of a customer who has asked the shop for it; the owner forwards it. A shop without
 * an e-mail address gets no mail, and its owner finds the same data in the orders.
 */
export async function privacyReportMail(
  tx: Tx,
  of: {
    readonly shopId: number;
    readonly person: ErasedPerson;
    readonly kept: KeptOfPerson;
    readonly now: Date;
  },
): Promise<void> {
  const brand = await mailBrandOf(tx, of.shopId, null);
  if (brand.shopEmail === null) return;
  const { email, customerId } = of.person;
  const who = () => (email === '' ? texts.customer({ number: customerId }) : email);
  const content = () => privacyReportContent({ shop: brand.shopName, who: who(), ...of.kept });
  const to = { name: brand.shopName, address: brand.shopEmail };
  await queueMails(tx, [{ shopId: of.shopId, kind: 'privacy', to, content, brand }], of.now);
}
