import { bodiesOf } from '../mail-content/bodies.ts';
import { oneLine, type MailContent } from '../mail-content/content.ts';
import { firstLanguage, inLanguage } from '../common/language.ts';
import { insertMails, type NewMail } from '../queries/mails.ts';
import { languagesOfReaders } from '../queries/people/languages.ts';
import type { Tx } from '../database/database.ts';
import type { MailBrand } from './brand.ts';

/**
 * The placeholder in a body for the token of a reset link, which is filled in at sending and never stored. The id cannot
 * be known beforehand, so a name or a logo's address cannot contain the placeholder.
 */
export function resetTokenPlace(resetId: string): string {
  return `{reset-token:${resetId}}`;
}

/** The same for the link of an invitation to a team. */
export function invitationTokenPlace(link: string): string {
  return `{invitation-token:${link}}`;
}

/** The same for the link that stops a change of bank details. */
export function stopTokenPlace(link: string): string {
  return `{stop-token:${link}}`;
}

export type Mail = {
  readonly shopId: number;
  readonly kind: NewMail['kind'];
  readonly to: { readonly name: string; readonly address: string };
  /** Sends a copy to the shop. */
  readonly copiesShop?: boolean;
  /** The Reply-To address; the shop's support address by default. */
  readonly replyTo?: string;
  /** Written in the language of its reader. */
  readonly content: () => MailContent;
  readonly brand: MailBrand;
  readonly vendorId?: number;
  /** The payout that the mail is about; mails about one payout leave in order. */
  readonly payoutId?: number;
  readonly resetId?: string;
  readonly invitationLink?: string;
  readonly stopLink?: string;
};

/**
 * Writes mails to the outbox in the caller's transaction: each is sent once, if and only if it commits. Call
 * `service.mail.startDelivery()` afterwards to send them at once; otherwise they leave within a minute.
 * @returns their ids, in the order of the mails
 */
export async function queueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<number[]> {
  const known = new Map<Mail, string | null>();
  for (const [shopId, ofShop] of Map.groupBy(mails, (mail) => mail.shopId)) {
    const readers = ofShop.map(({ to, vendorId = null }) => ({ address: to.address, vendorId }));
    const found = await languagesOfReaders(tx, shopId, readers);
    for (const [at, mail] of ofShop.entries()) known.set(mail, found[at] ?? null);
  }
  const rows = mails.map((mail) =>
    inLanguage(firstLanguage([known.get(mail) ?? null, mail.brand.locale]), () => rowOf(mail, now)),
  );
  return insertMails(tx, rows);
}

/** The same for one mail; returns its id. */
export async function queueMail(tx: Tx, mail: Mail, now: Date): Promise<number> {
  const [id] = await queueMails(tx, [mail], now);
  if (id === undefined) throw new Error('The mail was not written.');
  return id;
}

function rowOf(mail: Mail, now: Date): NewMail {
  const { shopId, kind, to, copiesShop, replyTo, brand, vendorId, payoutId } = mail;
  const content = mail.content();
  const { text, html } = bodiesOf(content, brand);
  return {
    shop_id: shopId,
    kind,
    vendor_id: vendorId ?? null,
    payout_id: payoutId ?? null,
    to_name: oneLine(to.name),
    to_address: to.address,
    cc_address: copiesShop === true ? brand.shopEmail : null,
    reply_to: replyTo ?? brand.supportEmail,
    from_name: oneLine(brand.shopName),
    subject: oneLine(content.subject),
    text_body: text,
    html_body: html,
    reset_id: mail.resetId ?? null,
    invitation_link: mail.invitationLink ?? null,
    stop_link: mail.stopLink ?? null,
    due_at: now,
    created_at: now,
  };
}
