import { answerOf } from '@consignment/client/answer';
import { RequestFailed, type Problem } from '@consignment/client/problem';
import type { AccountChange } from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import { longestSearch } from '@consignment/domain/list-query';
import { client } from './api.ts';

type Shown = { id: number; vendor_signup_user_email: string };

/**
 * Saves what was changed of an account, on top of what it is now: the call takes all of its vendors, and somebody else
 * may have given it one since it was shown. Rejects when it is gone.
 */
export async function saveAccount(account: Shown, { added, removed, approved }: AccountChange) {
  const now = await accountNow(account);
  const kept = now.vendors.map(({ id }) => id).filter((id) => !removed.includes(id));
  const vendor_ids = [...new Set([...kept, ...added])];
  const body = { vendor_signups: [{ id: account.id, vendor_ids }], approved: approved ?? now.approved };
  return answerOf(client.POST('/vendors/shop-vendor-accounts/', { body }));
}

/** There is no call for one account, but its email is its own. */
async function accountNow({ id, vendor_signup_user_email: email }: Shown) {
  const query = { search: email.slice(0, longestSearch), page_size: 1000 };
  const { results } = await answerOf(client.GET('/vendors/shop-vendor-accounts/', { params: { query } }));
  const found = results.find((account) => account.id === id);
  if (found === undefined) throw new RequestFailed(gone);
  return found;
}

const words =
  'This account has been deleted, or its email changed, since the list was loaded. Nothing was saved.';
const gone: Problem = {
  status: 409,
  code: 'stale',
  detail: words,
  errors: [{ detail: words, code: 'stale' }],
};
