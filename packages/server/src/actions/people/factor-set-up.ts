import type { Service } from '../service.ts';
import { recordOnMember } from './login-entries.ts';
import { proofRequired } from './proof.ts';
import type { By } from '../../common/by.ts';
import { mayNot } from '../../common/problem.ts';
import type { FactorOfSession, Session } from '../../common/session.ts';
import type { Tx } from '../../database/database.ts';
import { makeRecoveryCodes } from '../../identity/recovery-codes.ts';
import { factorChangedMail } from '../../mail/security-mails.ts';
import type { FactorChange } from '../../mail-content/security-content.ts';
import { factorsOf, putRecoveryCodes } from '../../queries/people/factors.ts';
import { lockLogin, type Login } from '../../queries/people/logins.ts';
import { forgetProofs, isByPassword, setProved } from '../../queries/people/sessions.ts';
import { isProofFresh } from '@consignment/domain/people/second-factor';

/** The person of a session: the command line on the server has none. */
export type Person = { readonly loginId: number; readonly sessionId: string; readonly shopId: number };

/** Throws a Refusal for the command line. */
export function personOf({ loginId, id, shopId }: Session): Person {
  if (loginId === null || id === null) throw mayNot();
  return { loginId, sessionId: id, shopId };
}

/**
 * The first factor needs the password, shown within the last minutes: a stolen session alone must not add one of the
 * thief's. A session that the shop's platform vouched for has no password to show.
 */
export async function checkFirstFactor(
  tx: Tx,
  { sessionId }: Person,
  { isSet, provedAt }: FactorOfSession,
  now: Date,
): Promise<void> {
  if (isSet || isProofFresh(provedAt, now)) return;
  if (await isByPassword(tx, sessionId)) throw proofRequired();
}

/**
 * Adds a factor, and with the first one the recovery codes, which are returned: the session that adds it has proved its
 * person. `add` returns how the mail names it.
 */
export async function addFactor(
  service: Pick<Service, 'database' | 'mail'>,
  person: Person,
  add: (tx: Tx, login: Login) => Promise<FactorChange>,
  { by, now }: { readonly by: By; readonly now: Date },
): Promise<string[]> {
  const { loginId, sessionId, shopId } = person;
  const codes = await service.database.asSystem(async (tx) => {
    const login = await lockLogin(tx, loginId);
    const before = await factorsOf(tx, loginId);
    const change = await add(tx, login);
    const isFirst = before.passkeys === 0 && !before.hasApp;
    // A password has proved the person so far.
    if (isFirst) await forgetProofs(tx, loginId);
    await setProved(tx, sessionId, now);
    await factorChangedMail(tx, { shopId, login, change, now });
    const codes = isFirst ? await makeRecoveryCodes(tx, loginId, now) : [];
    await recordOnMember(tx, { loginId, by, now }, 'factor_added');
    return codes;
  });
  service.mail.startDelivery();
  return codes;
}

/** Removes a factor; recovery codes go with the last one. `remove` returns null where there is nothing to remove. */
export async function removeFactor(
  service: Pick<Service, 'database' | 'mail'>,
  { loginId, shopId }: Person,
  remove: (tx: Tx) => Promise<FactorChange | null>,
  { by, now }: { readonly by: By; readonly now: Date },
): Promise<boolean> {
  const isRemoved = await service.database.asSystem(async (tx) => {
    const login = await lockLogin(tx, loginId);
    const change = await remove(tx);
    if (change === null) return false;
    const { passkeys, hasApp } = await factorsOf(tx, loginId);
    if (passkeys === 0 && !hasApp) await putRecoveryCodes(tx, loginId, [], now);
    await factorChangedMail(tx, { shopId, login, change, now });
    await recordOnMember(tx, { loginId, by, now }, 'factor_removed');
    return true;
  });
  service.mail.startDelivery();
  return isRemoved;
}
