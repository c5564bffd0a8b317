import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

/* Mails about second factors: an owner of a login who did not change them learns of it here. */

export type FactorChange =
  | { readonly is: 'passkey_added' | 'passkey_removed'; readonly name: string }
  | { readonly is: 'app_added' | 'app_removed' | 'codes_made' | 'reset_by_shop' | 'reset_by_operator' }
  /** `left`: how many recovery codes remain. */
  | { readonly is: 'code_used'; readonly left: number };

type Words = { readonly subject: string; readonly what: string };

function wordsOf(change: FactorChange, shop: string, email: string): Words {
  switch (change.is) {
    case 'passkey_added':
      return {
        subject: `A passkey was added to your login at ${shop}`,
        what: `The passkey “${change.name}” confirms from now on that it is you who logs in with ${email}.`,
      };
    case 'passkey_removed':
      return {
        subject: `A passkey was removed from your login at ${shop}`,
        what: `The passkey “${change.name}” of ${email} no longer counts.`,
      };
    case 'app_added':
      return {
        subject: `An authenticator app was added to your login at ${shop}`,
        what: `The codes of an authenticator app confirm from now on that it is you who logs in with ${email}.`,
      };
    case 'app_removed':
      return {
        subject: `The authenticator app was removed from your login at ${shop}`,
        what: `The codes of the authenticator app of ${email} no longer count.`,
      };
    case 'codes_made':
      return {
        subject: `New recovery codes for your login at ${shop}`,
        what: `New recovery codes were made for ${email}. Those from before no longer count.`,
      };
    case 'code_used':
      return {
        subject: `A recovery code of your login at ${shop} was used`,
        what: `A recovery code was used to confirm a login with ${email}. ${leftWords(change.left)}`,
      };
    case 'reset_by_shop':
      return {
        subject: `Your second factor at ${shop} was reset`,
        what: `${shop} has removed every passkey, the authenticator app and the recovery codes of ${email}. You are logged out everywhere, and log in with your password.`,
      };
    case 'reset_by_operator':
      return {
        subject: `Your second factor at ${shop} was reset`,
        what: `The operator of the server has removed every passkey, the authenticator app and the recovery codes of ${email}. You are logged out everywhere, and log in with your password.`,
      };
  }
}

function leftWords(left: number): string {
  if (left === 0) return 'None is left: make new ones under Security.';
  return left === 1 ? '1 code is left.' : `${left} codes are left.`;
}

export function factorChangedContent(of: {
  shop: string;
  shopContact: string;
  login: { readonly name: string; readonly email: string };
  change: FactorChange;
  now: Date;
  timeZone: string;
  locale: string;
}): MailContent {
  const { subject, what } = wordsOf(of.change, of.shop, of.login.email);
  return {
    subject,
    greeting: hello(of.login.name),
    paragraphs: [
      what,
      `If you did not expect this, contact ${of.shopContact} at once and have a new password mailed to you by “Forgot your password”.`,
    ],
    facts: [['Changed', formatDateTime(of.now, of.timeZone, of.locale)]],
    action: null,
  };
}
