import { isEmailAddress } from '../common/email-address.ts';
import type { Tx } from '../database/database.ts';
import {
  bankChangeOfVendorStoppedContent,
  bankChangeStoppedContent,
  payoutDetailsChangedContent,
  payoutDetailsOfVendorChangedContent,
  type PayoutDetailsChange,
} from '../mail-content/bank-content.ts';
import { loginsOfVendor } from '../queries/payouts/bank-details.ts';
import { emailOfLogin } from '../queries/people/logins.ts';
import { formerAddresses } from '../queries/payouts/payout-holds.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { mailBrandOf, type MailBrand } from './brand.ts';
import { portalLink } from './portal-link.ts';
import { queueMails, stopTokenPlace, type Mail } from './queue-mail.ts';
import { addressOfShop } from './shop-address.ts';

/* Mails about where a vendor's money goes, to the vendor and the shop, in the caller's transaction. They run as the system. */

type About = {
  readonly shopId: number;
  readonly vendor: {
    readonly id: number;
    readonly name: string;
    readonly contact_name: string;
    readonly email: string;
  };
  readonly heldUntil: Date;
  readonly publicUrl: string;
  readonly now: Date;
};

/** More people than a vendor has. */
const mostLogins = 20;

const day = 86_400_000;
/** How long an address that a vendor had is still notified of a change: longer than a person prepares one in secret. */
const formerDays = 30;

/** To every address of the vendor, and to those it had until lately: of these an intruder may hold one. */
export async function payoutDetailsChangedMails(
  tx: Tx,
  about: About & {
    readonly change: PayoutDetailsChange;
    readonly isByShop: boolean;
    readonly isLoginNew: boolean;
    readonly link: string;
  },
): Promise<void> {
  const { shopId, vendor, publicUrl, link } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const url = portalLink(publicUrl, brand, `/stop-bank-details/${stopTokenPlace(link)}`);
  const of = { ...about, shop: brand.shopName, timeZone, locale, link: url };
  const contents = {
    toVendor: () => payoutDetailsChangedContent(of),
    toShop: () => payoutDetailsOfVendorChangedContent(of),
  };
  const mail = { shopId, kind: 'bank_details', brand, vendorId: vendor.id, stopLink: link } as const;
  await send(tx, about, { brand, mail, contents });
}

export async function bankChangeStoppedMails(
  tx: Tx,
  about: About & { readonly masked: string; readonly paypalEmail: string },
): Promise<void> {
  const { shopId, vendor, publicUrl } = about;
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const { time_zone: timeZone, locale } = await shopOf(tx, shopId);
  const shopContact = brand.supportEmail ?? brand.shopName;
  const stop = { ...about, shop: brand.shopName, shopContact, timeZone, locale };
  const contents = {
    toVendor: () => bankChangeStoppedContent(stop),
    toShop: () => bankChangeOfVendorStoppedContent(stop),
  };
  const mail = { shopId, kind: 'bank_details', brand, vendorId: vendor.id } as const;
  await send(tx, about, { brand, mail, contents });
}

async function send(
  tx: Tx,
  { shopId, vendor, now }: About,
  of: {
    readonly brand: MailBrand;
    readonly mail: Omit<Mail, 'to' | 'content'>;
    readonly contents: { readonly toVendor: Mail['content']; readonly toShop: Mail['content'] };
  },
): Promise<void> {
  const logins = await loginsOfVendor(tx, { shopId, vendorId: vendor.id });
  const theirs = [vendor.email];
  for (const id of logins.slice(0, mostLogins)) theirs.push(await emailOfLogin(tx, id));
  const since = new Date(now.getTime() - formerDays * day);
  theirs.push(...(await formerAddresses(tx, { shopId, vendorId: vendor.id }, since)));
  const trimmed = theirs.map((address) => address.trim()).filter(isEmailAddress);
  const unique = new Map(trimmed.map((address) => [address.toLowerCase(), address]));
  const shopAddress = await addressOfShop(tx, shopId, of.brand);
  const { toVendor, toShop } = of.contents;
  const messages = [
    ...[...unique.values()].map((address) => ({ to: { name: vendor.name, address }, content: toVendor })),
    ...(shopAddress === null
      ? []
      : [{ to: { name: of.brand.shopName, address: shopAddress }, content: toShop }]),
  ];
  await queueMails(
    tx,
    messages.map((one) => ({ ...of.mail, ...one })),
    now,
  );
}
