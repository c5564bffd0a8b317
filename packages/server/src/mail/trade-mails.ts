import { formatMoney } from '@consignment/domain/money';
import type { PayoutStatus } from '@consignment/domain/payout-status';
import {
  addressesOfVendors,
  saveNotified,
  paidOut,
  soldInOrders,
  type PaidOut,
} from '../queries/mail-recipients.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import type { Tx } from '../database/database.ts';
import { brandFrom, mailBrandOf } from './brand.ts';
import { portalLink } from './portal-link.ts';
import { queueMails } from './queue-mail.ts';

/*
 * Mails about sales and payouts, to the vendor's contact address or else to its approved accounts. Each is written to
 * the outbox in the caller's transaction. A vendor without an address gets none.
 */

type AboutPayouts = {
  readonly shopId: number;
  readonly payoutIds: readonly number[];
  readonly publicUrl: string;
  readonly now: Date;
};

/** Notifies the vendors of these payouts. To be called where payouts are made. */
export async function payoutMails(tx: Tx, about: AboutPayouts): Promise<void> {
  const { shopId, publicUrl, now } = about;
  const payouts = await paidOut(tx, shopId, about.payoutIds);
  const addresses = await addressesOfVendors(
    tx,
    shopId,
    payouts.map(({ vendorId }) => vendorId),
  );
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const mails = payouts.flatMap((payout) => {
    const amount = formatMoney(payout.amount, payout.currency);
    const content = {
      subject: `${brand.shopName} has paid you ${amount}`,
      greeting: `Hello ${payout.vendorName},`,
      paragraphs: [`${brand.shopName} has made a payout to you.`],
      facts: factsOf(payout),
      action: { label: 'View payout', url: portalLink(publicUrl, brand, `/payouts/${payout.id}`) },
    };
    return (addresses.get(payout.vendorId) ?? []).map((address) => ({
      shopId,
      kind: 'payout' as const,
      to: { name: payout.vendorName, address },
      content,
      brand,
      vendorId: payout.vendorId,
      payoutId: payout.id,
    }));
  });
  await queueMails(tx, mails, now);
  await saveNotified(tx, shopId, [...new Set(mails.map(({ payoutId }) => payoutId))], now);
}

/**
 * Notifies the vendors of these payouts that the money has come back. To be called in the transaction that voids
 * payouts, which happens once for each. A vendor that was not notified of the payout is not notified of its end.
 */
export async function payoutBackMails(tx: Tx, about: AboutPayouts): Promise<void> {
  const { shopId, publicUrl, now } = about;
  const payouts = (await paidOut(tx, shopId, about.payoutIds)).filter(({ isNotified }) => isNotified);
  if (payouts.length === 0) return;
  const addresses = await addressesOfVendors(
    tx,
    shopId,
    payouts.map(({ vendorId }) => vendorId),
  );
  const brand = await mailBrandOf(tx, shopId, publicUrl);
  const mails = payouts.flatMap((payout) => {
    const words = wordsOfEnd[payout.status];
    if (words === null) throw new Error(`Payout ${payout.id} is ${payout.status}: its money is not back.`);
    const content = {
      subject: `Your payout of ${formatMoney(payout.amount, payout.currency)} ${words.subject}`,
      greeting: `Hello ${payout.vendorName},`,
      paragraphs: [
        `${words.happened(brand.shopName)} It is not paid after all, and the commissions that it paid are owed to you again.`,
      ],
      facts: factsOf(payout),
      // A deleted payout is no longer shown.
      action:
        payout.status === 'deleted'
          ? { label: 'View commissions', url: portalLink(publicUrl, brand, '/') }
          : { label: 'View payout', url: portalLink(publicUrl, brand, `/payouts/${payout.id}`) },
      notes: brand.shopEmail === null ? [] : ['To ask about it, reply to this mail.'],
    };
    return (addresses.get(payout.vendorId) ?? []).map((address) => ({
      shopId,
      kind: 'payout_back' as const,
      to: { name: payout.vendorName, address },
      content,
      brand,
      vendorId: payout.vendorId,
      payoutId: payout.id,
    }));
  });
  await queueMails(tx, mails, now);
}

type EndWords = { readonly subject: string; readonly happened: (shop: string) => string };

/** The words for the end of a payout that its vendor knows of; null for statuses that are no end. */
const wordsOfEnd: Readonly<Record<PayoutStatus, EndWords | null>> = {
  returned: {
    subject: 'was returned',
    happened: (shop) => `PayPal has returned the money of this payout to ${shop}.`,
  },
  reversed: {
    subject: 'was reversed',
    happened: (shop) => `PayPal has reversed this payout, and its money is with ${shop} again.`,
  },
  failed: {
    subject: 'was not paid',
    happened: (shop) => `PayPal did not pay this payout. ${shop} has been informed.`,
  },
  deleted: {
    subject: 'was taken back',
    happened: (shop) => `${shop} has taken back this payout, of which you were notified before.`,
  },
  recorded: null,
  sending: null,
  checking: null,
  sent: null,
  held: null,
  unclaimed: null,
  paid: null,
  needs_attention: null,
};

function factsOf({ amount, currency, invoiceNumber, note }: PaidOut) {
  return [
    ['Amount', formatMoney(amount, currency)],
    ['Invoice number', String(invoiceNumber)],
    ...(note === '' ? [] : [['Note', note] as const]),
  ] as const;
}

/**
 * Notifies vendors of new orders with their goods; for orders as they come in, never for an imported history. Only
 * where the shop has switched it on (`vendor_enable_order_notifications`), with a copy to the shop where it wants one
 * (`vendor_enable_order_notifications_cc`). The mail shows no price and no customer, and the order's number only
 * where the shop shows it to vendors.
 */
export async function orderMails(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly orderIds: readonly number[];
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, publicUrl, now } = about;
  const metas = await metasOf(tx, shopId);
  if (metas.get('vendor_enable_order_notifications') !== 'true') return;
  const sales = await soldInOrders(tx, shopId, about.orderIds);
  const addresses = await addressesOfVendors(
    tx,
    shopId,
    sales.map(({ vendorId }) => vendorId),
  );
  const brand = brandFrom(await shopOf(tx, shopId), metas, publicUrl);
  const mails = sales.flatMap((sale) => {
    const order = metas.get('vendor_field_order_num') === 'false' ? '' : ` ${sale.orderName}`;
    const content = {
      subject: `New order${order} at ${brand.shopName}`,
      greeting: `Hello ${sale.vendorName},`,
      paragraphs: [
        `${brand.shopName} has sold goods of yours${order === '' ? '' : ` in order${order}`}:`,
        sale.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('\n'),
      ],
      action: { label: 'View commissions', url: portalLink(publicUrl, brand, '/') },
    };
    return (addresses.get(sale.vendorId) ?? []).map((address, at) => ({
      shopId,
      kind: 'order' as const,
      to: { name: sale.vendorName, address },
      // One copy of an order is enough, however many accounts the vendor has.
      copiesShop: at === 0 && metas.get('vendor_enable_order_notifications_cc') === 'true',
      content,
      brand,
      vendorId: sale.vendorId,
    }));
  });
  await queueMails(tx, mails, now);
}
