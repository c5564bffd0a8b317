import { resetFactors } from '../actions/people/reset-factors.ts';
import { isEmailAddress } from '../common/email-address.ts';
import { loginByEmail, shopOfLogin } from '../queries/people/logins.ts';
import { byOperator, done, refused, text, type Means, type Typed } from './operator-command.ts';

/** The operator's command for a person who has lost every second factor. */
export const resetFactorOf = {
  usage: 'reset-second-factor --email <address>',
  what: 'takes away the second factors of a login that has lost them, such as a shop’s last owner',
  options: { email: 'string' as const },
  faults: (typed: Typed) =>
    isEmailAddress(text(typed, 'email')) ? [] : ['--email must be the e-mail address of a login.'],
  run: (typed: Typed, { database, clock }: Means) => {
    const email = text(typed, 'email');
    return database.asSystem(async (tx) => {
      const login = await loginByEmail(tx, email);
      const shopId = login === null ? null : await shopOfLogin(tx, login.id);
      if (login === null || shopId === null) return refused(`There is no login ${email} of a shop here.`);
      const isReset = await resetFactors(tx, {
        loginId: login.id,
        shopId,
        resetBy: 'operator',
        by: byOperator,
        now: clock(),
      });
      if (!isReset) return refused(`${email} has no second factor.`);
      return done(
        `${email} logs in with the password alone from now on, and is logged out everywhere.`,
        'The running server mails this to the person.',
      );
    });
  },
};
