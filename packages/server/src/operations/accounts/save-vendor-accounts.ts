import { approvalMails } from '../../mail/account-mails.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { accountsById } from '../../queries/account-lists.ts';
import { metasOf, shopOf } from '../../queries/shops.ts';
import { changeSignup, endSessionsOfAccounts, lockSignups, vendorsAmong } from '../../queries/signups.ts';
import { switchesOf } from '../../queries/switches.ts';
import type { Tx } from '../../database/database.ts';
import { accountToWire } from '../../wire/account.ts';

type Sent = Body<'saveVendorAccounts'>['vendor_signups'];

/**
 * Sets the vendors that an account sees and whether it may log in, all or nothing. An account that loses access
 * loses its sessions too.
 */
export const saveVendorAccounts = forSession<'saveVendorAccounts'>(
  async ({ body, session, now, write, service }) => {
    const { shopId } = session;
    const { vendor_signups: sent, approved } = body;
    const ids = sent.map(({ id }) => id);
    if (new Set(ids).size < ids.length) {
      throw refuse(422, 'invalid_value', 'An account stands in the list twice.', {
        pointer: '/vendor_signups',
      });
    }
    const answer = await write(async (tx) => {
      const before = await lockSignups(tx, shopId, ids);
      if (before.size < ids.length) throw notFound();
      await checkVendors(tx, shopId, sent);
      for (const [at, { id, vendor_ids: vendorIds, customer_id: customerId }] of sent.entries()) {
        const change = { id, vendorIds: [...new Set(vendorIds)], approved, customerId };
        if (await changeSignup(tx, shopId, change)) continue;
        const detail = 'This customer of the shop is connected to another account.';
        throw refuse(409, 'customer_taken', detail, { pointer: `/vendor_signups/${at}/customer_id` });
      }
      // Approved again, the account must log in again: an ended session stays ended.
      const lost = sent.filter(({ id, vendor_ids: kept }) => {
        const { approved: was = false, vendorIds = [] } = before.get(id) ?? {};
        return (was && !approved) || vendorIds.some((vendorId) => !kept.includes(vendorId));
      });
      const lostIds = lost.map(({ id }) => id);
      await endSessionsOfAccounts(tx, lostIds, 'access_taken_away', now);
      const rows = await accountsById(tx, shopId, ids);
      const news = rows.filter(({ id }) => approved && before.get(id)?.approved === false);
      const metas = await metasOf(tx, shopId);
      if (news.length > 0 && metas.get('vendor_disable_approval_email') !== 'true') {
        await approvalMails(tx, { shopId, publicUrl: service.publicUrl, accounts: news, now });
      }
      const { currency } = await shopOf(tx, shopId);
      const results = rows.map((row) => accountToWire(row, currency));
      return { status: 200, body: { results } } as const;
    });
    service.mail.startDelivery();
    return answer;
  },
);

async function checkVendors(tx: Tx, shopId: number, sent: Sent): Promise<void> {
  const { requireAccountVendors } = await switchesOf(tx, shopId);
  const known = await vendorsAmong(
    tx,
    shopId,
    sent.flatMap((account) => account.vendor_ids),
  );
  for (const [at, { vendor_ids: ids }] of sent.entries()) {
    const pointer = `/vendor_signups/${at}/vendor_ids`;
    if (requireAccountVendors && ids.length === 0) {
      throw refuse(422, 'required', 'No vendors selected.', { pointer });
    }
    // A vendor of another shop is answered like one that does not exist.
    if (ids.some((id) => !known.has(id))) throw notFound();
  }
}
