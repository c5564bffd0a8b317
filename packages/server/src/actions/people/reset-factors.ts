import type { By } from '../../common/by.ts';
import type { Tx } from '../../database/database.ts';
import { recordOnMember } from './login-entries.ts';
import { forgetFactorTries } from '../../identity/attempts.ts';
import { factorChangedMail } from '../../mail/security-mails.ts';
import { factorsOf, forgetFactors } from '../../queries/people/factors.ts';
import { lockLogin } from '../../queries/people/logins.ts';
import { revokeSessionsOf } from '../../queries/people/sessions.ts';

/**
 * Takes away every second factor of a login that has lost them, ends its sessions and says so by mail. Returns false where
 * it has none. For `asSystem`.
 */
export async function resetFactors(
  tx: Tx,
  of: {
    readonly loginId: number;
    /** The shop that the mail comes from. */
    readonly shopId: number;
    readonly resetBy: 'shop' | 'operator';
    readonly by: By;
    readonly now: Date;
  },
): Promise<boolean> {
  const { loginId, shopId, resetBy, by, now } = of;
  const login = await lockLogin(tx, loginId);
  const { passkeys, hasApp } = await factorsOf(tx, loginId);
  if (passkeys === 0 && !hasApp) return false;
  await forgetFactors(tx, loginId);
  await forgetFactorTries(tx, login);
  await revokeSessionsOf(tx, { loginId, because: 'second_factor_reset', except: null, now });
  await factorChangedMail(tx, { shopId, login, change: { is: `reset_by_${resetBy}` }, now });
  await recordOnMember(tx, { loginId, by, now }, 'factors_reset');
  return true;
}
