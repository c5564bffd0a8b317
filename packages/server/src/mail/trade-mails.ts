import { formatMoney } from '@consignment/domain/money';
import { addressesOfVendors, paidOut, soldInOrders } from '../queries/mail-recipients.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import type { Tx } from '../store/database.ts';
import { brandFrom, mailBrandOf } from './brand.ts';
import { portalLink } from './portal-link.ts';
import { queueMails } from './queue-mail.ts';

/*
 * Mails about sales and payouts, to the vendor's contact address or else to its approved accounts. Each is written into
 * the outbox in the caller's transaction. A vendor without an address gets none.
 */

/** Tells the vendors of these payouts what they were paid; call it where payouts are made, one or many. */
export async function payoutMails(
  tx: Tx,
  about: {
    readonly shopId: number;
    readonly payoutIds: readonly number[];
    readonly publicUrl: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, publicUrl, now } = about;
  const payouts = await paidOut(tx, shopId, about.payoutIds);
  const addresses = await addressesOfVendors(
    tx,
    shopId,
    payouts.map(({ vendorId }) => vendorId),
  );
  const brand = await mailBrandOf(tx, shopId);
  const mails = payouts.flatMap((payout) => {
    const amount = formatMoney(payout.amount, payout.currency);
    const letter = {
      subject: `${brand.shopName} has paid you ${amount}`,
      greeting: `Hello ${payout.vendorName},`,
      paragraphs: [`${brand.shopName} has made a payout to you.`],
      facts: [
        ['Amount', amount],
        ['Invoice number', String(payout.invoiceNumber)],
        ...(payout.note === '' ? [] : [['Note', payout.note] as const]),
      ] as const,
      action: { label: 'View payout', url: portalLink(publicUrl, brand, `/payouts/${payout.id}`) },
    };
    return (addresses.get(payout.vendorId) ?? []).map((address) => ({
      shopId,
      kind: 'payout' as const,
      to: { name: payout.vendorName, address },
      letter,
      brand,
      vendorId: payout.vendorId,
    }));
  });
  await queueMails(tx, mails, now);
}

/**
 * Tells vendors of new orders with goods of theirs; for orders as they come in, never for a history that is taken over.
 * Only where the shop has it switched on (`vendor_enable_order_notifications`), with a copy to the shop where it wants
 * one (`vendor_enable_order_notifications_cc`). Price and customer are not told; the order's number only where the
 * shop shows it to vendors.
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
  const brand = brandFrom(await shopOf(tx, shopId), metas);
  const mails = sales.flatMap((sale) => {
    const order = metas.get('vendor_field_order_num') === 'false' ? '' : ` ${sale.orderName}`;
    const letter = {
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
      letter,
      brand,
      vendorId: sale.vendorId,
    }));
  });
  await queueMails(tx, mails, now);
}
