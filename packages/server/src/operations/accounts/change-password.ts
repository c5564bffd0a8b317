import { defineTexts } from '@consignment/domain/text/texts';
import { personalOf, replacePassword } from '../../identity/change-password.ts';
import { checkNewPassword } from '../../identity/new-password.ts';
import { showPassword, stillThePassword } from '../../actions/people/own-password.ts';
import { hashPassword } from '../../identity/passwords.ts';
import type { Session } from '../../common/session.ts';
import { isShared } from '../../identity/shared-login.ts';
import { passwordChangedMail } from '../../mail/account-mails.ts';
import { recordOnLogin } from '../../actions/people/login-entries.ts';
import { record, type Act } from '../../ledger/record.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import type { Service } from '../../actions/service.ts';
import { mayNot, notFound, refuse } from '../../common/problem.ts';
import { payeeAskedFor } from '../../actions/vendors/payout-details.ts';
import { markSetByShop } from '../../queries/vendors/set-up-by-shop.ts';
import { loginOfSignup } from '../../queries/people/signups.ts';
import type { Database, Tx } from '../../database/database.ts';

const texts = defineTexts('OperationChangePassword', {
  wrongPassword: 'Your old password is incorrect.',
  sharedLogin:
    'This login is not only for your shop’s vendors, so you can’t set its password. The account holder can use “Forgot your Password?”.',
});

type Sent = Body<'changePassword'>;

/**
 * Changes the caller's own password, with the old one; or, for a merchant with `id`, the password of an account of
 * the shop. The latter is for some roles (`x-part-roles`), and only for a login that belongs to this shop alone;
 * `old_password` is ignored. Its person then chooses one by mail before the login may change where money goes.
 */
export const changePassword = forSession<'changePassword'>(async ({ body, session, by, now, service }) => {
  const { id } = body;
  const act = { shopId: session.shopId, by, now };
  if (id === undefined) await changeOwn(service, session, body, act);
  else await changeOfAccount(service.database, session, act, body);
  service.mail.startDelivery();
  return { status: 200, body: {} };
});

async function changeOwn(service: Service, session: Session, body: Sent, { by, now }: Act): Promise<void> {
  const { database } = service;
  const { loginId, shopId } = session;
  if (loginId === null) throw mayNot();
  const shown = {
    password: body.old_password ?? '',
    pointer: '/old_password',
    detail: texts.wrongPassword,
  };
  const known = await showPassword(service, loginId, shown, now);
  const personal = await database.asSystem((tx) => personalOf(tx, loginId));
  const passwordHash = await checkedHash(body, personal);
  await database.asSystem(async (tx) => {
    await stillThePassword(tx, known, shown);
    const login = await replacePassword(tx, { loginId, passwordHash, keepsSession: session.id, now });
    await passwordChangedMail(tx, { shopId, login, by: 'owner', now });
    await recordOnLogin(tx, { loginId, by, now }, 'password_changed');
  });
}

async function changeOfAccount(
  database: Database,
  session: Session,
  act: Act,
  { id = 0, ...body }: Sent,
): Promise<void> {
  const { shopId, now } = act;
  const personal = await database.asSystem(async (tx) => personalOf(tx, await loginServing(tx, shopId, id)));
  const passwordHash = await checkedHash(body, personal);
  await database.asSystem(async (tx) => {
    const loginId = await loginServing(tx, shopId, id);
    const login = await replacePassword(tx, { loginId, passwordHash, keepsSession: null, now });
    await markSetByShop(tx, shopId, [id], { by: await payeeAskedFor(tx, session), now });
    await passwordChangedMail(tx, { shopId, login, by: 'shop', now });
    await record(tx, act, [{ event: 'account.password_changed', id }]);
  });
}

/** The login of an account that belongs to this shop alone, as a vendor only. */
async function loginServing(tx: Tx, shopId: number, id: number): Promise<number> {
  const loginId = await loginOfSignup(tx, shopId, id);
  if (loginId === null) throw notFound();
  if (await isShared(tx, loginId, shopId)) {
    throw refuse(422, 'shared_login', texts.sharedLogin, { pointer: '/id' });
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
