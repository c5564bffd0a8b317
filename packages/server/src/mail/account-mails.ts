import {
  approvalContent,
  emailChangedContent,
  inviteContent,
  passwordChangedContent,
  registrationContent,
  resetContent,
  type ChangedBy,
} from '../mail-content/account-content.ts';
import { uidOf } from '../identity/reset-token.ts';
import { memberships } from '../queries/people/logins.ts';
import { shopOf } from '../queries/shops/shops.ts';
import type { Tx } from '../database/database.ts';
import { mailBrandOf } from './brand.ts';
import { memberLink, portalLink } from './portal-link.ts';
import { invitationTokenPlace, queueMails, resetTokenPlace } from './queue-mail.ts';
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
  const party = (await memberships(tx, login.id)).find((shop) => shop.shopId === shopId)?.party;
  const linkOf = (path: string) =>
    party === undefined ? portalLink(publicUrl, brand, path) : memberLink(publicUrl, party, path);
  const link = linkOf(`/reset-password/${uidOf(login.id)}/${resetTokenPlace(resetId)}`);
  const content = () => resetContent({ shop: brand.shopName, login, link });
  const to = { name: login.name, address: login.email };
  await queueMails(tx, [{ shopId, kind: 'reset', to, content, brand, resetId }], now);
}

export type InvitedVendor = {
  readonly id: number;
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  readonly linkId: string;
};

/** The mails with the links of vendors' first people; returns their ids, in the order of the vendors. Runs as the system. */
export async function inviteMails(
  tx: Tx,
  about: About & { readonly vendors: readonly InvitedVendor[]; readonly expiresAt: Date },
): Promise<number[]> {
  const { shopId, publicUrl, vendors, expiresAt, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const mails = vendors.map((vendor) => {
    const { contactName, email, linkId } = vendor;
    const name = contactName === '' ? vendor.name : contactName;
    const link = portalLink(publicUrl, brand, `/invitation/${invitationTokenPlace(linkId)}`);
    const shop = brand.shopName;
    return {
      shopId,
      kind: 'invite' as const,
      to: { name, address: email },
      content: () => inviteContent({ shop, name, vendor: vendor.name, link, expiresAt, timeZone, locale }),
      brand,
      vendorId: vendor.id,
      invitationLink: linkId,
    };
  });
  return queueMails(tx, mails, now);
}

export async function approvalMails(
  tx: Tx,
  about: About & { readonly accounts: readonly Person[] },
): Promise<void> {
  const { shopId, publicUrl, accounts, now } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const link = portalLink(publicUrl, brand, '/login');
  const mails = accounts.map((account) => ({
    shopId,
    kind: 'approval' as const,
    to: { name: account.name, address: account.email },
    brand,
    content: () => approvalContent({ shop: brand.shopName, account, link }),
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
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const link = `${publicUrl}/accounts?state=waiting`;
  const content = () => registrationContent({ shop: brand.shopName, account, link, now, timeZone, locale });
  const to = { name: brand.shopName, address };
  const replyTo = account.email;
  await queueMails(tx, [{ shopId, kind: 'registration', to, replyTo, content, brand }], now);
}

/** To the login's previous address. */
export async function emailChangedMail(
  tx: Tx,
  about: Omit<About, 'publicUrl'> & { readonly before: Person; readonly newEmail: string },
): Promise<void> {
  const { shopId, before, newEmail, now } = about;
  const brand = await mailBrandOf(tx, shopId, null);
  const content = () =>
    emailChangedContent({
      shop: brand.shopName,
      shopContact: brand.supportEmail ?? brand.shopName,
      before,
      newEmail,
    });
  const to = { name: before.name, address: before.email };
  await queueMails(tx, [{ shopId, kind: 'email_changed', to, content, brand }], now);
}

/** To the login whose password has changed: an owner who did not change it learns of it here. */
export async function passwordChangedMail(
  tx: Tx,
  about: Omit<About, 'publicUrl'> & { readonly login: Person; readonly by: ChangedBy },
): Promise<void> {
  const { shopId, login, by, now } = about;
  const brand = await mailBrandOf(tx, shopId, null);
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const content = () =>
    passwordChangedContent({
      shop: brand.shopName,
      shopContact: brand.supportEmail ?? brand.shopName,
      login,
      by,
      now,
      timeZone,
      locale,
    });
  const to = { name: login.name, address: login.email };
  await queueMails(tx, [{ shopId, kind: 'password_changed', to, content, brand }], now);
}
