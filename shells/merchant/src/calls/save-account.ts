import { answerOf } from '@consignment/client/answer';
import { RequestFailed, toProblem, type Problem } from '@consignment/client/problem';
import type { AccountChange } from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import { defineTexts } from '@consignment/domain/text/texts';
import { client } from '../api.ts';

const texts = defineTexts('SaveAccount', {
  gone: 'This account was deleted after the list was loaded. Nothing has been saved.',
});

type Seen = { id: number; approved: boolean; vendors: readonly { id: number }[] };

/** Saves the changes of an account as the person has seen it. Rejects where another person has changed it since. */
export async function saveAccount(seen: Seen, { added, removed, approved = seen.approved }: AccountChange) {
  const before = seen.vendors.map(({ id }) => id);
  const vendor_ids = [...new Set([...before.filter((id) => !removed.includes(id)), ...added])];
  const expected = { approved: seen.approved, vendor_ids: before };
  const body = { vendor_signups: [{ id: seen.id, vendor_ids, expected }], approved };
  return answerOf(client.POST('/vendors/shop-vendor-accounts/', { body })).catch((cause: unknown) => {
    throw toProblem(cause).code === 'not_found' ? new RequestFailed(gone(), { cause }) : cause;
  });
}

/** The account after a change, and the change that takes it back. */
export function accountBefore(seen: Seen, { added, removed }: AccountChange): [Seen, AccountChange] {
  const before = seen.vendors.map(({ id }) => id);
  const after = [...new Set([...before.filter((id) => !removed.includes(id)), ...added])];
  return [
    { ...seen, vendors: after.map((id) => ({ id })) },
    {
      added: before.filter((id) => !after.includes(id)),
      removed: after.filter((id) => !before.includes(id)),
    },
  ];
}

function gone(): Problem {
  const code = 'stale';
  const detail = texts.gone;
  return { status: 409, code, detail, errors: [{ detail, code }] };
}
