import type { Tx } from '../database/database.ts';
import type { KeptOfPerson, Person } from '../queries/erasure.ts';
import { mailBrandOf } from './brand.ts';
import { queueMails } from './queue-mail.ts';

/**
 * Sends the owner the stored data of a customer who has asked the shop for it; the owner forwards it. A shop without
 * an e-mail address gets no mail, and its owner finds the same data in the orders.
 */
export async function privacyReportMail(
  tx: Tx,
  of: { readonly shopId: number; readonly person: Person; readonly kept: KeptOfPerson; readonly now: Date },
): Promise<void> {
  const brand = await mailBrandOf(tx, of.shopId, null);
  if (brand.shopEmail === null) return;
  const { orders, isCustomer, isVendorAccount } = of.kept;
  const who = of.person.email === '' ? `customer ${of.person.customerId}` : of.person.email;
  const content = {
    subject: `Data of ${who} at ${brand.shopName}`,
    greeting: 'Hello,',
    paragraphs: [
      `${who} has asked ${brand.shopName} which data are kept of them. This is all that is kept here; please hand it on within 30 days of their request.`,
      orders.length === 0 ? 'No order of theirs is kept.' : 'Their orders, with what each says of them:',
    ],
    facts: orders.map(
      ({ name, day, facts }) => [name, `${day.toISOString().slice(0, 10)}: ${facts.join(', ')}`] as const,
    ),
    action: null,
    notes: [
      `In the list of customers: ${isCustomer ? 'yes' : 'no'}. Connected to a vendor account: ${isVendorAccount ? 'yes' : 'no'}.`,
    ],
  };
  const to = { name: brand.shopName, address: brand.shopEmail };
  await queueMails(tx, [{ shopId: of.shopId, kind: 'privacy', to, content, brand }], of.now);
}
