import type { Service } from '../service.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import { lockLogin, type Login } from '../../queries/people/logins.ts';
import type { Tx } from '../../database/database.ts';
import { tryPassword } from '../../identity/attempts.ts';

/** The password from the body, its pointer, and the message where it is wrong. */
export type Shown = { readonly password: string; readonly pointer: string; readonly detail: string };

/**
 * Checks the password of a signed-in user: a stolen session alone must not suffice. Throws a Refusal with 422 and not
 * 401, on which clients would end a valid session. Returns the login.
 */
export async function showPassword(
  known: Pick<Service, 'database' | 'config'>,
  loginId: number,
  shown: Shown,
  now: Date,
): Promise<Login> {
  const login = await known.database.asSystem((tx) => lockLogin(tx, loginId));
  const { email, passwordHash } = login;
  const typed = { password: shown.password, passwordHash };
  if (await tryPassword(known, { is: 'session', loginId, email }, typed, now)) return login;
  throw wrongPassword(shown, login);
}

/** Runs in the transaction that the password authorizes: a concurrent change may have replaced the password. */
export async function stillThePassword(tx: Tx, login: Login, shown: Shown): Promise<void> {
  const { passwordHash } = await lockLogin(tx, login.id);
  if (passwordHash !== login.passwordHash) throw wrongPassword(shown, login);
}

function wrongPassword({ pointer, detail }: Shown, { email }: Login): Refusal {
  return refuse(422, 'wrong_password', detail, { pointer, attempt: { login: email } });
}
