import { uidOf } from '../identity/reset-token.ts';
import type { Tx } from '../store/database.ts';
import { mailBrandOf } from './brand.ts';
import { portalLink } from './portal-link.ts';
import { queueMails, resetTokenPlace } from './queue-mail.ts';

/* Mails about accounts. Each is written into the outbox in the caller's transaction. */

type Person = { readonly name: string; readonly email: string };
type About = { readonly shopId: number; readonly publicUrl: string; readonly now: Date };

export async function resetMail(
  tx: Tx,
  about: About & { readonly login: Person & { readonly id: number }; readonly resetId: string },
): Promise<void> {
  const { shopId, publicUrl, login, resetId, now } = about;
  const brand = await mailBrandOf(tx, shopId);
  const letter = {
    subject: `Reset your password for ${brand.shopName}`,
    greeting: hello(login.name),
    paragraphs: [`Somebody asked for a new password for ${login.email} at ${brand.shopName}.`],
    action: {
      label: 'Choose a new password',
      url: portalLink(publicUrl, brand, `/reset-password/${uidOf(login.id)}/${resetTokenPlace}`),
    },
    notes: [
      'The link works once, within one hour. If it was not you, there is nothing to do: your password stays as it is.',
    ],
  };
  const to = { name: login.name, address: login.email };
  await queueMails(tx, [{ shopId, kind: 'reset', to, letter, brand, resetId }], now);
}

export async function inviteMail(
  tx: Tx,
  about: About & { readonly vendor: Person & { readonly id: number } },
): Promise<void> {
  const { shopId, publicUrl, vendor, now } = about;
  const brand = await mailBrandOf(tx, shopId);
  const { name, email } = vendor;
  const letter = {
    subject: `${brand.shopName} invites you to its vendor portal`,
    greeting: hello(name),
    paragraphs: [
      `${brand.shopName} sells your goods and invites you to its vendor portal, where you see your sales, your commissions and your payouts.`,
    ],
    action: {
      label: 'Register',
      url: portalLink(publicUrl, brand, '/login', { register: '1', name, email }),
    },
    notes: ['If you have an account already, sign in at the same address.'],
  };
  const to = { name, address: email };
  await queueMails(tx, [{ shopId, kind: 'invite', to, letter, brand, vendorId: vendor.id }], now);
}

export async function approvalMails(
  tx: Tx,
  about: About & { readonly accounts: readonly Person[] },
): Promise<void> {
  const { shopId, publicUrl, accounts, now } = about;
  const brand = await mailBrandOf(tx, shopId);
  const mails = accounts.map(({ name, email }) => ({
    shopId,
    kind: 'approval' as const,
    to: { name, address: email },
    brand,
    letter: {
      subject: `Your account at ${brand.shopName} has been approved`,
      greeting: hello(name),
      paragraphs: [
        `${brand.shopName} has approved your account. Sign in to its vendor portal with ${email} and your password.`,
      ],
      action: { label: 'Login', url: portalLink(publicUrl, brand, '/login') },
    },
  }));
  await queueMails(tx, mails, now);
}

/** To the address that the login had until now. */
export async function emailChangedMail(
  tx: Tx,
  about: Omit<About, 'publicUrl'> & { readonly before: Person; readonly newEmail: string },
): Promise<void> {
  const { shopId, before, newEmail, now } = about;
  const brand = await mailBrandOf(tx, shopId);
  const letter = {
    subject: `Your login email at ${brand.shopName} was changed`,
    greeting: hello(before.name),
    paragraphs: [
      `From now on you sign in with ${newEmail} in place of ${before.email}.`,
      `If it was not you who changed it, contact ${brand.shopEmail ?? brand.shopName} at once.`,
    ],
    action: null,
  };
  const to = { name: before.name, address: before.email };
  await queueMails(tx, [{ shopId, kind: 'email_changed', to, letter, brand }], now);
}

function hello(name: string): string {
  return name.trim() === '' ? 'Hello,' : `Hello ${name.trim()},`;
}
