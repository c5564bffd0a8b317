import { answerOf } from '@consignment/client/answer';
import type { AccountChange } from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import { client } from '../api.ts';

type Seen = { id: number; approved: boolean; vendors: readonly { id: number }[] };

/** Saves what was changed of an account as the person has seen it. Rejects where somebody else has changed it since. */
export async function saveAccount(seen: Seen, { added, removed, approved = seen.approved }: AccountChange) {
  const before = seen.vendors.map(({ id }) => id);
  const vendor_ids = [...new Set([...before.filter((id) => !removed.includes(id)), ...added])];
  const expected = { approved: seen.approved, vendor_ids: before };
  const body = { vendor_signups: [{ id: seen.id, vendor_ids, expected }], approved };
  return answerOf(client.POST('/vendors/shop-vendor-accounts/', { body }));
}
