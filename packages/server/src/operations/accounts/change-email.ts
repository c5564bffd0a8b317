import { defineTexts } from '@consignment/domain/text/texts';
import { isEmailAddress } from '../../common/email-address.ts';
import { isShared } from '../../identity/shared-login.ts';
import { emailChangedMail } from '../../mail/account-mails.ts';
import { recordOnLogin } from '../../actions/people/login-entries.ts';
import { forSession } from '../../actions/operation.ts';
import { mayNot, refuse, type Refusal } from '../../common/problem.ts';
import { lockLogin, setEmail } from '../../queries/people/logins.ts';
import { refuseSetUpByShop } from '../../actions/vendors/payout-details.ts';
import { setUpOfLogin } from '../../queries/vendors/set-up-by-shop.ts';
import { forgetResets } from '../../queries/people/password-resets.ts';
import { isByPassword, revokeSessionsOf } from '../../queries/people/sessions.ts';

const texts = defineTexts('ChangeEmail', {
  noEmail: 'Enter an email address.',
  shopsLogin: 'Log out, then log in with your email and password to change the email.',
  emailTaken: 'Another login already uses this email address.',
});

/** The unique index decides when two logins take one address at once. */
const uniqueViolation = '23505';

export const changeEmail = forSession<'changeEmail'>(async ({ body, session, by, now, service }) => {
  const { id, loginId, shopId } = session;
  const newEmail = body.email.trim();
  if (id === null || loginId === null) throw mayNot();
  if (!isEmailAddress(newEmail)) {
    throw refuse(422, 'invalid_value', texts.noEmail, { pointer: '/email' });
  }
  try {
    await service.database.asSystem(async (tx) => {
      const before = await lockLogin(tx, loginId);
      if (before.email === newEmail) return;
      // The shop chooses which of its customers opens an account without a password.
      const needsPassword =
        (await isShared(tx, loginId, shopId)) ||
        (await setUpOfLogin(tx, shopId, loginId))?.setByShopAt != null;
      if (needsPassword && !(await isByPassword(tx, id))) throw passwordFirst();
      await refuseSetUpByShop(tx, session);
      await setEmail(tx, loginId, newEmail);
      await forgetResets(tx, loginId);
      await revokeSessionsOf(tx, { loginId, because: 'email_changed', except: id, now });
      await emailChangedMail(tx, { shopId, before, newEmail, now });
      await recordOnLogin(tx, { loginId, by, now }, 'email_changed');
    });
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === uniqueViolation ? emailTaken() : error;
  }
  service.mail.startDelivery();
  return { status: 200, body: {} };
});

/** A session by the word of a shop's platform must not turn a login away from its person. */
function passwordFirst(): Refusal {
  return refuse(422, 'shared_login', texts.shopsLogin, { pointer: '/email' });
}

function emailTaken(): Refusal {
  return refuse(409, 'email_taken', texts.emailTaken, { pointer: '/email' });
}
