import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { shopsOfLogin } from '../../queries/people/logins.ts';
import { signupOfLogin } from '../../queries/people/signups.ts';

/** An entry on a login in the history of each of its shops, which it opens alike. For `asSystem`. */
export async function recordOnLogin(
  tx: Tx,
  { loginId, by, now }: { readonly loginId: number; readonly by: By; readonly now: Date },
  what: 'email_changed' | 'password_changed',
): Promise<void> {
  for (const shopId of await shopsInOrder(tx, loginId)) {
    const signup = await signupOfLogin(tx, shopId, loginId);
    await record(tx, { shopId, by, now }, [
      signup === null ? { event: `member.${what}`, id: loginId } : { event: `account.${what}`, id: signup },
    ]);
  }
}

/** An entry on the second factors of a person, in the history of each shop that the login opens. For `asSystem`. */
export async function recordOnMember(
  tx: Tx,
  { loginId, by, now }: { readonly loginId: number; readonly by: By; readonly now: Date },
  what: 'factor_added' | 'factor_removed' | 'factors_reset' | 'recovery_codes_made',
): Promise<void> {
  for (const shopId of await shopsInOrder(tx, loginId)) {
    await record(tx, { shopId, by, now }, [{ event: `member.${what}`, id: loginId }]);
  }
}

/** By id, so that two who record in several shops never wait for each other. */
async function shopsInOrder(tx: Tx, loginId: number): Promise<number[]> {
  return [...new Set(await shopsOfLogin(tx, loginId))].toSorted((a, b) => a - b);
}
