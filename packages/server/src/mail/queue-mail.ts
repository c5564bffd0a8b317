import { insertMails, type NewMail } from '../queries/mails.ts';
import type { Tx } from '../database/database.ts';
import type { MailBrand } from './brand.ts';
import { bodiesOf, type Letter } from './letter.ts';

/**
 * Stands in the bodies where the token of a reset link goes when the mail is sent: it is never stored. Nobody can know
 * the id beforehand, so no name and no address of a logo can ask for the token too.
 */
export function resetTokenPlace(resetId: string): string {
  return `{reset-token:${resetId}}`;
}

export type Mail = {
  readonly shopId: number;
  readonly kind: NewMail['kind'];
  readonly to: { readonly name: string; readonly address: string };
  /** The shop wants a copy. */
  readonly copiesShop?: boolean;
  /** Whom an answer goes to; the shop unless it is told. */
  readonly replyTo?: string;
  readonly letter: Letter;
  readonly brand: MailBrand;
  readonly vendorId?: number;
  /** The payout that it tells of; its mails leave in order. */
  readonly payoutId?: number;
  readonly resetId?: string;
};

/**
 * Writes mails into the outbox, in the caller's transaction: they are sent if and only if it commits, once each. Call
 * `service.mail.nudge()` after it, so that they leave at once; a mail that nobody nudges leaves within a minute. Their
 * ids, in their order.
 */
export function queueMails(tx: Tx, mails: readonly Mail[], now: Date): Promise<number[]> {
  return insertMails(
    tx,
    mails.map((mail) => rowOf(mail, now)),
  );
}

/** The same for one mail; its id. */
export async function queueMail(tx: Tx, mail: Mail, now: Date): Promise<number> {
  const [id] = await queueMails(tx, [mail], now);
  if (id === undefined) throw new Error('The mail was not written.');
  return id;
}

function rowOf(
  { shopId, kind, to, copiesShop, replyTo, letter, brand, vendorId, payoutId, resetId }: Mail,
  now: Date,
): NewMail {
  const { text, html } = bodiesOf(letter, brand);
  return {
    shop_id: shopId,
    kind,
    vendor_id: vendorId ?? null,
    payout_id: payoutId ?? null,
    to_name: oneLine(to.name),
    to_address: to.address,
    cc_address: copiesShop === true ? brand.shopEmail : null,
    reply_to: replyTo ?? brand.shopEmail,
    from_name: oneLine(brand.shopName),
    subject: oneLine(letter.subject),
    text_body: text,
    html_body: html,
    reset_id: resetId ?? null,
    due_at: now,
    created_at: now,
  };
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}
