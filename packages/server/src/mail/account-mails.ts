import { formatDateTime } from '@consignment/domain/dates';
import { isEmailAddress } from '../common/email-address.ts';
import { uidOf } from '../identity/reset-token.ts';
import { emailOfLogin, memberships } from '../queries/logins.ts';
import { shopOf } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';
import { mailBrandOf } from './brand.ts';
import { memberLink, portalLink } from './portal-link.ts';
import { queueMail, queueMails, resetTokenPlace } from './queue-mail.ts';
import { addressOfShop } from './shop-address.ts';

/* Mails about accounts. Each is written to the outbox in the caller's transaction. */

type Person = { readonly name: string; readonly email: string };
type About = { readonly shopId: number; readonly publicUrl: string; readonly now: Date };

export async function resetMail(
  tx: Tx,
  about: About & { readonly login: Person & { readonly id: number }; readonly resetId: string },
): Promise<void> {
  const { shopId, publicUrl, login, resetId, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const role = (await memberships(tx, login.id)).find((shop) => shop.shopId === shopId)?.role;
  const linkOf = (path: string) =>
    role === undefined ? portalLink(publicUrl, brand, path) : memberLink(publicUrl, role, path);
  const content = {
    subject: `Reset your password for ${brand.shopName}`,
    greeting: hello(login.name),
    paragraphs: [`Somebody asked for a new password for ${login.email} at ${brand.shopName}.`],
    action: {
      label: 'Choose a new password',
      url: linkOf(`/reset-password/${uidOf(login.id)}/${resetTokenPlace(resetId)}`),
    },
    notes: [
      'The link works once, within one hour. If it was not you, there is nothing to do: your password stays as it is.',
    ],
  };
  const to = { name: login.name, address: login.email };
  await queueMails(tx, [{ shopId, kind: 'reset', to, content, brand, resetId }], now);
}

export async function inviteMail(
  tx: Tx,
  about: About & { readonly vendor: Person & { readonly id: number } },
): Promise<number> {
  const { shopId, publicUrl, vendor, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const { name, email } = vendor;
  const content = {
    subject: `${brand.shopName} invites you to its vendor portal`,
    greeting: hello(name),
    paragraphs: [
      `${brand.shopName} sells your goods and invites you to its vendor portal, where you see your sales, your commissions and your payouts.`,
    ],
    action: {
      label: 'Register',
      url: portalLink(publicUrl, brand, '/login', { register: '1', name, email }),
    },
    notes: ['If you have an account already, log in at the same address.'],
  };
  const to = { name, address: email };
  const mail = { shopId, kind: 'invite', to, content, brand, vendorId: vendor.id } as const;
  return queueMail(tx, mail, now);
}

export async function approvalMails(
  tx: Tx,
  about: About & { readonly accounts: readonly Person[] },
): Promise<void> {
  const { shopId, publicUrl, accounts, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const mails = accounts.map(({ name, email }) => ({
    shopId,
    kind: 'approval' as const,
    to: { name, address: email },
    brand,
    content: {
      subject: `Your account at ${brand.shopName} has been approved`,
      greeting: hello(name),
      paragraphs: [
        `${brand.shopName} has approved your account. Log in to its vendor portal with ${email} and your password.`,
      ],
      action: { label: 'Login', url: portalLink(publicUrl, brand, '/login') },
    },
  }));
  await queueMails(tx, mails, now);
}

/** Notifies the shop of a registration in its portal that waits for approval. Runs as the system. */
export async function registrationMail(
  tx: Tx,
  about: About & { readonly account: Person & { readonly donate: boolean } },
): Promise<void> {
  const { shopId, publicUrl, account, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const address = await addressOfShop(tx, shopId, brand);
  if (address === null) return;
  const { time_zone: timeZone } = await shopOf(tx, shopId);
  const { name, email, donate } = account;
  const content = {
    subject: `${name === '' ? email : name} has registered in your vendor portal`,
    greeting: `Hello ${brand.shopName},`,
    paragraphs: [
      'Somebody has registered in your vendor portal and waits for you. Choose the vendors of the account and set it to active, or delete it if you do not know who it is.',
    ],
    facts: [
      ['Name', name],
      ['Email', email],
      ...(donate ? [['Donates the proceeds', 'Yes'] as const] : []),
      ['Registered', formatDateTime(now, timeZone)],
    ] as const,
    action: { label: 'View accounts', url: `${publicUrl}/accounts?state=waiting` },
  };
  const to = { name: brand.shopName, address };
  await queueMails(tx, [{ shopId, kind: 'registration', to, replyTo: email, content, brand }], now);
}

/** To the login's previous address. */
export async function emailChangedMail(
  tx: Tx,
  about: Omit<About, 'publicUrl'> & { readonly before: Person; readonly newEmail: string },
): Promise<void> {
  const { shopId, before, newEmail, now } = about;
  const brand = await mailBrandOf(tx, shopId, null);
  const content = {
    subject: `Your login email at ${brand.shopName} was changed`,
    greeting: hello(before.name),
    paragraphs: [
      `From now on you log in with ${newEmail} in place of ${before.email}.`,
      `If it was not you who changed it, contact ${brand.shopEmail ?? brand.shopName} at once.`,
    ],
    action: null,
  };
  const to = { name: before.name, address: before.email };
  await queueMails(tx, [{ shopId, kind: 'email_changed', to, content, brand }], now);
}

/** The origin of a password change: the login's owner, a reset link, or the shop. */
export type ChangedBy = 'owner' | 'link' | 'shop';

/** To the login whose password has changed: an owner who did not change it learns of it here. */
export async function passwordChangedMail(
  tx: Tx,
  about: Omit<About, 'publicUrl'> & { readonly login: Person; readonly by: ChangedBy },
): Promise<void> {
  const { shopId, login, by, now } = about;
  const brand = await mailBrandOf(tx, shopId, null);
  const { time_zone: timeZone } = await shopOf(tx, shopId);
  const how = {
    owner: `The password of ${login.email} was changed by somebody who is logged in with it. You stay logged in there and are logged out everywhere else.`,
    link: `The password of ${login.email} was changed by a link that was mailed to this address. You are logged out everywhere.`,
    shop: `${brand.shopName} has set a new password for ${login.email}. You are logged out everywhere.`,
  } satisfies Record<ChangedBy, string>;
  const content = {
    subject: `Your password at ${brand.shopName} was changed`,
    greeting: hello(login.name),
    paragraphs: [
      how[by],
      `If you did not expect this, contact ${brand.shopEmail ?? brand.shopName} at once and have a new password mailed to you by “Forgot your password”.`,
    ],
    facts: [['Changed', formatDateTime(now, timeZone)]] as const,
    action: null,
  };
  const to = { name: login.name, address: login.email };
  await queueMails(tx, [{ shopId, kind: 'password_changed', to, content, brand }], now);
}

/**
 * To the vendor's contact, the login that changed it, and the shop: an intruder could otherwise redirect payouts
 * unnoticed. Runs as the system.
 */
export async function paypalEmailChangedMails(
  tx: Tx,
  about: Omit<About, 'publicUrl'> & {
    readonly vendor: {
      readonly id: number;
      readonly name: string;
      readonly contact_name: string;
      readonly email: string;
    };
    readonly loginId: number;
    /** Empty where it was removed. */
    readonly newEmail: string;
  },
): Promise<void> {
  const { shopId, vendor, loginId, newEmail, now } = about;
  const brand = await mailBrandOf(tx, shopId, null);
  const { time_zone: timeZone } = await shopOf(tx, shopId);
  const facts = [
    ['Vendor', vendor.name],
    ['New PayPal email', newEmail === '' ? 'none' : newEmail],
    ['Changed', formatDateTime(now, timeZone)],
  ] as const;
  const shop = brand.shopEmail ?? brand.shopName;
  const toVendor = {
    subject: `Your PayPal email at ${brand.shopName} was changed`,
    greeting: hello(vendor.contact_name || vendor.name),
    paragraphs: [
      `The PayPal email at which ${brand.shopName} pays you was changed in its vendor portal.`,
      `If it was not you who changed it, tell ${shop} at once, before its next payout, and choose a new password in the vendor portal.`,
    ],
    facts,
    action: null,
  };
  const toShop = {
    subject: `${vendor.name} changed its PayPal email`,
    greeting: `Hello ${brand.shopName},`,
    paragraphs: [
      `The PayPal email at which you pay ${vendor.name} was changed in your vendor portal, with the vendor’s login.`,
      'If you did not expect this, ask the vendor in another way than by email before you pay. You can change the address back in the vendor’s settings.',
    ],
    facts,
    action: null,
  };
  const theirs = [vendor.email, await emailOfLogin(tx, loginId)].map((address) => address.trim());
  const unique = new Map(theirs.filter(isEmailAddress).map((address) => [address.toLowerCase(), address]));
  const shopAddress = await addressOfShop(tx, shopId, brand);
  const messages = [
    ...[...unique.values()].map((address) => ({ to: { name: vendor.name, address }, content: toVendor })),
    ...(shopAddress === null
      ? []
      : [{ to: { name: brand.shopName, address: shopAddress }, content: toShop }]),
  ];
  const mail = { shopId, kind: 'email_changed', brand, vendorId: vendor.id } as const;
  await queueMails(
    tx,
    messages.map((one) => ({ ...mail, ...one })),
    now,
  );
}

function hello(name: string): string {
  return name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`;
}
