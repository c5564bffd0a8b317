import { orderContent, payoutBackContent, payoutContent } from '../mail-content/trade-content.ts';
import { addressesOfVendors, saveNotified, paidOut, soldInOrders } from '../queries/mail-recipients.ts';
import { metasOf, shopOf } from '../queries/shops/shops.ts';
import type { Tx } from '../database/database.ts';
import { brandFrom, mailBrandOf } from './brand.ts';
import { nextPaymentNotes } from './next-payment-note.ts';
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
  const notes = await nextPaymentNotes(tx, {
    shopId,
    shopName: brand.shopName,
    vendorIds: [...addresses.keys()],
    secrets: null,
    now,
  });
  const mails = payouts.flatMap((payout) => {
    const link = portalLink(publicUrl, brand, `/payouts/${payout.id}`);
    const next = notes.get(payout.vendorId);
    const nextPayment = () => (next === undefined || next.on === null ? '' : next.text());
    const content = () => payoutContent({ shop: brand.shopName, payout, link, nextPayment: nextPayment() });
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
    const content = () =>
      payoutBackContent({
        shop: brand.shopName,
        payout,
        linkOf: (what) => portalLink(publicUrl, brand, what === 'payout' ? `/payouts/${payout.id}` : '/'),
        canReply: brand.supportEmail !== null,
      });
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
    const content = () =>
      orderContent({
        ...sale,
        shop: brand.shopName,
        orderName: metas.get('vendor_field_order_num') === 'false' ? '' : sale.orderName,
        link: portalLink(publicUrl, brand, '/'),
      });
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
