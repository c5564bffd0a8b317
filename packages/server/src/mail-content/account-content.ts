import { formatDateTime } from '@consignment/domain/time/dates';
import { hello, type MailContent } from './content.ts';

/* Mails about accounts. `shop` is the shop's name, `shopContact` its address or else its name. */

type Person = { readonly name: string; readonly email: string };

export function resetContent(of: { shop: string; login: Person; link: string }): MailContent {
  return {
    subject: `Reset your password for ${of.shop}`,
    greeting: hello(of.login.name),
    paragraphs: [`Somebody asked for a new password for ${of.login.email} at ${of.shop}.`],
    action: { label: 'Choose a new password', url: of.link },
    notes: [
      'The link works once, within one hour. If it was not you, there is nothing to do: your password stays as it is.',
    ],
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
    subject: `${of.shop} invites you to its vendor portal`,
    greeting: hello(of.name),
    paragraphs: [
      `${of.shop} sells your goods and invites you to its vendor portal. There you see your sales, your commissions and your payouts.`,
      'Choose a password, and check how you are paid. That is all.',
    ],
    facts: [
      ['Vendor', of.vendor],
      ['Good until', formatDateTime(of.expiresAt, of.timeZone, of.locale)],
    ],
    action: { label: 'Accept the invitation', url: of.link },
    notes: ['The link works once and is for you alone. Please do not forward it.'],
  };
}

export function approvalContent(of: { shop: string; account: Person; link: string }): MailContent {
  return {
    subject: `Your account at ${of.shop} has been approved`,
    greeting: hello(of.account.name),
    paragraphs: [
      `${of.shop} has approved your account. Log in to its vendor portal with ${of.account.email} and your password.`,
    ],
    action: { label: 'Login', url: of.link },
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
    subject: `${name === '' ? email : name} has registered in your vendor portal`,
    greeting: hello(of.shop),
    paragraphs: [
      'Somebody has registered in your vendor portal and waits for you. Choose the vendors of the account and set it to active, or delete it if you do not know who it is.',
    ],
    facts: [
      ...(name === '' ? [] : [['Name', name] as const]),
      ['Email', email],
      ...(donate ? [['Donates the proceeds', 'Yes'] as const] : []),
      ['Registered', formatDateTime(of.now, of.timeZone, of.locale)],
    ],
    action: { label: 'View accounts', url: of.link },
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
    subject: `Your login email at ${of.shop} was changed`,
    greeting: hello(of.before.name),
    paragraphs: [
      `From now on you log in with ${of.newEmail} in place of ${of.before.email}.`,
      `If it was not you who changed it, contact ${of.shopContact} at once.`,
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
  const { email, name } = of.login;
  const how = {
    owner: `The password of ${email} was changed by somebody who is logged in with it. You stay logged in there and are logged out everywhere else.`,
    link: `The password of ${email} was changed by a link that was mailed to this address. You are logged out everywhere.`,
    shop: `${of.shop} has set a new password for ${email}. You are logged out everywhere.`,
  } satisfies Record<ChangedBy, string>;
  return {
    subject: `Your password at ${of.shop} was changed`,
    greeting: hello(name),
    paragraphs: [
      how[of.by],
      `If you did not expect this, contact ${of.shopContact} at once and have a new password mailed to you by “Forgot your password”.`,
    ],
    facts: [['Changed', formatDateTime(of.now, of.timeZone, of.locale)]],
    action: null,
  };
}
