import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('SecurityContent', {
  passkeyAddedSubject: 'A passkey was added to your login at {shop}',
  passkeyAdded: 'You will now be asked for the passkey “{passkey}” when you log in with {email}.',
  passkeyRemovedSubject: 'A passkey was removed from your login at {shop}',
  passkeyRemoved: 'The passkey “{passkey}” no longer works for {email}.',
  appAddedSubject: 'An authenticator app was added to your login at {shop}',
  appAdded: 'You will now be asked for a code from your authenticator app when you log in with {email}.',
  appRemovedSubject: 'The authenticator app was removed from your login at {shop}',
  appRemoved: 'Codes from the authenticator app no longer work for {email}.',
  codesMadeSubject: 'New recovery codes for your login at {shop}',
  codesMade: 'New recovery codes were created for {email}. The earlier codes no longer work.',
  codeUsedSubject: 'A recovery code for your login at {shop} was used',
  codeUsed: 'A recovery code was used to log in with {email}.',
  codesLeft:
    '{left, plural, =0 {There are no codes left: add new ones under Security.} one {There is # code left.} other {There are # codes left.}}',
  resetSubject: 'Your second factor at {shop} was reset',
  resetByShop:
    '{shop} has removed every passkey, the authenticator app and the recovery codes for {email}. You have been logged out everywhere. Log in with your password.',
  resetByOperator:
    'The server’s operator has removed every passkey, the authenticator app and the recovery codes for {email}. You have been logged out everywhere. Log in with your password.',
  unexpected:
    'If you did not expect this, contact {shopContact} immediately and choose a new password with “Forgot your password”.',
  changedAt: 'Changed',
});

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
        subject: texts.passkeyAddedSubject({ shop }),
        what: texts.passkeyAdded({ passkey: change.name, email }),
      };
    case 'passkey_removed':
      return {
        subject: texts.passkeyRemovedSubject({ shop }),
        what: texts.passkeyRemoved({ passkey: change.name, email }),
      };
    case 'app_added':
      return { subject: texts.appAddedSubject({ shop }), what: texts.appAdded({ email }) };
    case 'app_removed':
      return { subject: texts.appRemovedSubject({ shop }), what: texts.appRemoved({ email }) };
    case 'codes_made':
      return { subject: texts.codesMadeSubject({ shop }), what: texts.codesMade({ email }) };
    case 'code_used':
      return {
        subject: texts.codeUsedSubject({ shop }),
        what: `${texts.codeUsed({ email })} ${texts.codesLeft({ left: change.left })}`,
      };
    case 'reset_by_shop':
      return { subject: texts.resetSubject({ shop }), what: texts.resetByShop({ shop, email }) };
    case 'reset_by_operator':
      return { subject: texts.resetSubject({ shop }), what: texts.resetByOperator({ email }) };
  }
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
    paragraphs: [what, texts.unexpected({ shopContact: of.shopContact })],
    facts: [[texts.changedAt, formatDateTime(of.now, of.timeZone, of.locale)]],
    action: null,
  };
}
