import { defineTexts } from '@consignment/domain/text/texts';
import { personalOf, replacePassword } from '../../identity/change-password.ts';
import { rememberDevice } from '../../identity/devices.ts';
import { checkNewPassword } from '../../identity/new-password.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { passwordChangedMail } from '../../mail/account-mails.ts';
import { byLogin } from '../../common/by.ts';
import { recordOnLogin } from '../../actions/people/login-entries.ts';
import { forPublic } from '../../actions/operation.ts';
import { refuse, type Refusal } from '../../common/problem.ts';
import { shopOfLogin } from '../../queries/people/logins.ts';
import { markPasswordByMail } from '../../queries/vendors/set-up-by-shop.ts';
import { lockLiveReset } from '../../queries/people/password-resets.ts';

const texts = defineTexts('OperationResetPassword', {
  linkUsed: 'This reset link has already been used or has expired. Please request a new one.',
});

/** Public, since a password is reset without a session: its bearer token is that of the reset link. */
export const resetPassword = forPublic<'resetPassword'>(async ({ body, bearer, origin, now, service }) => {
  const { database, resets } = service;
  const resetId = bearer === null ? null : await resets.readForm(bearer, now);
  if (resetId === null) throw linkIsOver();
  const personal = await database.asSystem(async (tx) => {
    const loginId = await lockLiveReset(tx, resetId, now);
    if (loginId === null) throw linkIsOver();
    return personalOf(tx, loginId);
  });
  const { new_password1: password, new_password2: repeated } = body;
  checkNewPassword(
    { password, repeated, pointer: '/new_password1', repeatedPointer: '/new_password2' },
    personal,
  );
  const passwordHash = await hashPassword(password);
  const device = await database.asSystem(async (tx) => {
    // Checked again under its lock: of two concurrent requests, one is too late.
    const loginId = await lockLiveReset(tx, resetId, now);
    if (loginId === null) throw linkIsOver();
    const login = await replacePassword(tx, { loginId, passwordHash, keepsSession: null, now });
    await markPasswordByMail(tx, loginId, now);
    const shopId = await shopOfLogin(tx, loginId);
    if (shopId !== null) await passwordChangedMail(tx, { shopId, login, by: 'link', now });
    // The mailbox proves the owner, who gets in even during attempts to guess the password.
    const remembered = await rememberDevice(tx, { loginId, sent: null, now });
    await recordOnLogin(tx, { loginId, by: byLogin(loginId, origin), now }, 'password_changed');
    return remembered;
  });
  service.mail.startDelivery();
  return { status: 200, body: { device } };
});

function linkIsOver(): Refusal {
  return refuse(401, 'session_ended', texts.linkUsed);
}
