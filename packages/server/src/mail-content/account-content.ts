import { defineTexts } from '@consignment/domain/text/texts';
import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

const texts = defineTexts('AccountContent', {
  resetSubject: 'Reset your password for {shop}',
  resetAsked: 'Someone asked to reset the password for {email} at {shop}.',
  chooseNewPassword: 'Choose a new password',
  resetNote:
    'The link can be used once, within one hour. If you did not request it, ignore this email: your password will stay the same.',
  inviteSubject: '{shop} has invited you to its vendor portal',
  inviteReason:
    '{shop} sells your goods and has invited you to its vendor portal, where you can see your sales, commissions and payouts.',
  inviteSteps: 'To get started, choose a password and check how you are paid.',
  vendor: 'Vendor',
  validUntil: 'Valid until',
  acceptInvitation: 'Accept the invitation',
  inviteNote: 'The link works once and is only for you. Please do not forward it.',
  approvalSubject: 'Your account at {shop} has been approved',
  approved: '{shop} has approved your account. Log in to its vendor portal with {email} and your password.',
  login: 'Login',
  registrationSubject: '{person} has registered in your vendor portal',
  registered:
    'This account is waiting for your approval. Choose its vendors and set it to active, or delete it if you do not know the person.',
  name: 'Name',
  email: 'Email',
  donates: 'Donates the proceeds',
  yes: 'Yes',
  registeredAt: 'Registered',
  viewAccounts: 'View accounts',
  emailChangedSubject: 'Your login email at {shop} was changed',
  emailChanged: 'You now log in with {newEmail} instead of {oldEmail}.',
  emailChangeUnexpected: 'If you did not make this change, contact {shopContact} immediately.',
  passwordChangedSubject: 'Your password at {shop} was changed',
  passwordChanged:
    '{by, select, owner {The password for {email} was changed on a device that is logged in with this email. You are still logged in there, but have been logged out everywhere else.} link {The password for {email} was changed with a link that was emailed to this address. You have been logged out everywhere.} other {{shop} has set a new password for {email}. You have been logged out everywhere.}}',
  passwordChangeUnexpected:
    'If you did not expect this, contact {shopContact} immediately and choose a new password with “Forgot your password”.',
  changedAt: 'Changed',
});

/* Mails about accounts. `shop` is the shop's name, `shopContact` its address or else its name. */

type Person = { readonly name: string; readonly email: string };

export function resetContent(of: { shop: string; login: Person; link: string }): MailContent {
  return {
    subject: texts.resetSubject({ shop: of.shop }),
    greeting: hello(of.login.name),
    paragraphs: [texts.resetAsked({ email: of.login.email, shop: of.shop })],
    action: { label: texts.chooseNewPassword, url: of.link },
    notes: [texts.resetNote],
  };
}

/** To a vendor's first person: the link begins the account, and works once. */
export function inviteContent(of: {
  shop: string;
  /** The contact, or else the vendor. */
  name: string;
  vendor: string;
  link: string;
  expiresAt: Date;
  timeZone: string;
  locale: string;
}): MailContent {
  return {
    subject: texts.inviteSubject({ shop: of.shop }),
    greeting: hello(of.name),
    paragraphs: [texts.inviteReason({ shop: of.shop }), texts.inviteSteps],
    facts: [
      [texts.vendor, of.vendor],
      [texts.validUntil, formatDateTime(of.expiresAt, of.timeZone, of.locale)],
    ],
    action: { label: texts.acceptInvitation, url: of.link },
    notes: [texts.inviteNote],
  };
}

export function approvalContent(of: { shop: string; account: Person; link: string }): MailContent {
  return {
    subject: texts.approvalSubject({ shop: of.shop }),
    greeting: hello(of.account.name),
    paragraphs: [texts.approved({ shop: of.shop, email: of.account.email })],
    action: { label: texts.login, url: of.link },
  };
}

/** To the shop, about a registration in its portal that waits for approval. */
export function registrationContent(of: {
  shop: string;
  account: Person & { readonly donate: boolean };
  link: string;
  now: Date;
  timeZone: string;
  locale: string;
}): MailContent {
  const { name, email, donate } = of.account;
  return {
    subject: texts.registrationSubject({ person: name === '' ? email : name }),
    greeting: hello(of.shop),
    paragraphs: [texts.registered],
    facts: [
      ...(name === '' ? [] : [[texts.name, name] as const]),
      [texts.email, email],
      ...(donate ? [[texts.donates, texts.yes] as const] : []),
      [texts.registeredAt, formatDateTime(of.now, of.timeZone, of.locale)],
    ],
    action: { label: texts.viewAccounts, url: of.link },
  };
}

/** To the login's previous address. */
export function emailChangedContent(of: {
  shop: string;
  shopContact: string;
  before: Person;
  newEmail: string;
}): MailContent {
  return {
    subject: texts.emailChangedSubject({ shop: of.shop }),
    greeting: hello(of.before.name),
    paragraphs: [
      texts.emailChanged({ newEmail: of.newEmail, oldEmail: of.before.email }),
      texts.emailChangeUnexpected({ shopContact: of.shopContact }),
    ],
    action: null,
  };
}

/** The origin of a password change: the login's owner, a reset link, or the shop. */
export type ChangedBy = 'owner' | 'link' | 'shop';

export function passwordChangedContent(of: {
  shop: string;
  shopContact: string;
  login: Person;
  by: ChangedBy;
  now: Date;
  timeZone: string;
  locale: string;
}): MailContent {
  const { shop, by, login, shopContact } = of;
  return {
    subject: texts.passwordChangedSubject({ shop }),
    greeting: hello(login.name),
    paragraphs: [
      texts.passwordChanged({ by, email: login.email, shop }),
      texts.passwordChangeUnexpected({ shopContact }),
    ],
    facts: [[texts.changedAt, formatDateTime(of.now, of.timeZone, of.locale)]],
    action: null,
  };
}
