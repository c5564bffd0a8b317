import { personalOf, replacePassword } from '../identity/change-password.ts';
import { checkNewPassword } from '../identity/new-password.ts';
import { hashPassword, isPassword } from '../identity/passwords.ts';
import type { Session } from '../identity/session.ts';
import { isShared } from '../identity/shared-login.ts';
import { forSession, type Body } from '../operation.ts';
import { notFound, refuse, type Refusal } from '../problem.ts';
import { lockLogin } from '../queries/logins.ts';
import { loginOfSignup } from '../queries/signups.ts';
import type { Database, Tx } from '../store/database.ts';

type Sent = Body<'changePassword'>;

/**
 * One's own password, with the old one; or, for a merchant with `id`, the password of an account of the shop. The
 * latter is allowed by role, and only for a login that serves this shop alone: what `old_password` holds is not looked at.
 */
export const changePassword = forSession<'changePassword'>(async ({ body, session, now, service }) => {
  const { database } = service;
  const { id } = body;
  if (id === undefined) await changeOwn(database, session, body, now);
  else if (session.role !== 'merchant') throw refuse(403, 'forbidden', 'Your account may not do this.');
  else await changeOfAccount(database, session.shopId, id, body, now);
  return { status: 200, body: {} };
});

async function changeOwn(database: Database, session: Session, body: Sent, now: Date): Promise<void> {
  const { loginId } = session;
  if (loginId === null) throw refuse(403, 'forbidden', 'Your account may not do this.');
  const known = await database.asSystem(async (tx) => {
    const { passwordHash: before } = await lockLogin(tx, loginId);
    return { before, personal: await personalOf(tx, loginId) };
  });
  if (!(await isPassword(body.old_password ?? '', known.before))) throw wrongPassword();
  const passwordHash = await checkedHash(body, known.personal);
  await database.asSystem(async (tx) => {
    // Another change was faster: the old password is not the old one any more.
    if ((await lockLogin(tx, loginId)).passwordHash !== known.before) throw wrongPassword();
    await replacePassword(tx, { loginId, passwordHash, keepsSession: session.id, now });
  });
}

async function changeOfAccount(
  database: Database,
  shopId: number,
  id: number,
  body: Sent,
  now: Date,
): Promise<void> {
  const personal = await database.asSystem(async (tx) => personalOf(tx, await loginServing(tx, shopId, id)));
  const passwordHash = await checkedHash(body, personal);
  await database.asSystem(async (tx) => {
    const loginId = await loginServing(tx, shopId, id);
    await replacePassword(tx, { loginId, passwordHash, keepsSession: null, now });
  });
}

/** The login of an account that has to do with this shop and no other, and is nothing more than a vendor in it. */
async function loginServing(tx: Tx, shopId: number, id: number): Promise<number> {
  const loginId = await loginOfSignup(tx, shopId, id);
  if (loginId === null) throw notFound();
  if (await isShared(tx, loginId, shopId)) {
    throw refuse(
      422,
      'shared_login',
      'This login is not only for vendors of your shop, so its password is theirs alone. They can use "Forgot your Password?".',
      { pointer: '/id' },
    );
  }
  return loginId;
}

async function checkedHash(body: Sent, personal: readonly string[]): Promise<string> {
  const { new_password1: password, new_password2: repeated } = body;
  checkNewPassword(
    { password, repeated, pointer: '/new_password1', repeatedPointer: '/new_password2' },
    personal,
  );
  return hashPassword(password);
}

// Not 401: the session is in order, and clients end it on that.
function wrongPassword(): Refusal {
  return refuse(422, 'wrong_password', 'Your old password is not right.', { pointer: '/old_password' });
}
