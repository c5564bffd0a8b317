import { formatDate } from '@consignment/domain/dates';
import { isolated } from '@consignment/domain/direction';
import { formatMoneyInFile } from '@consignment/domain/money';
import { payoutStatusText, standingOf } from '@consignment/domain/payout-status';
import { notFound } from '../common/problem.ts';
import { batchOfPaidLines, type BatchedPaidLine } from '../queries/line-items.ts';
import { payoutById, type PayoutRow } from '../queries/payouts.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import { vendorById } from '../queries/vendors.ts';
import { visibleTo } from '../common/visibility.ts';
import { defineExport, inBatches } from './export.ts';
import { drawInvoice, type InvoiceLine } from './invoice-pdf.ts';
import { logoIn } from './letterhead.ts';

/** A payout as a PDF invoice; for vendors, without what the shop hides. */
export const invoiceExport = defineExport<{ id: number }>(async ({ query, session, read }) => {
  const { shopId } = session;
  const found = await read(async (tx) => {
    const payout = await payoutById(tx, shopId, query.id);
    const vendor = payout === null ? null : await vendorById(tx, shopId, payout.vendor_id);
    if (payout === null || vendor === null) throw notFound();
    const metas = await metasOf(tx, shopId);
    const logo = await logoIn(tx, shopId, metas);
    return { payout, vendor, logo, shop: await shopOf(tx, shopId), visible: visibleTo(session, metas) };
  });
  const { payout, logo, shop, visible } = found;
  // A merged vendor's payouts keep its name.
  const vendor = payout.issued_to ?? found.vendor;
  const money = (minor: number) => formatMoneyInFile(minor, payout.currency);

  async function* lines(): AsyncGenerator<InvoiceLine[]> {
    const batches = inBatches(read, (tx, batch) => batchOfPaidLines(tx, shopId, payout.id, batch));
    for await (const rows of batches) {
      yield rows.map((row) => ({
        order: visible.orderName ? (row.order_name ?? '') : '',
        date: visible.orderDate ? formatDate(row.order_processed_at ?? row.processed_at, shop.time_zone) : '',
        title: titleOf(row),
        quantity: row.kind === 'product' ? String(row.quantity) : '',
        isOverridden: row.override_amount !== null || row.override_ppm !== null,
        isRefund: row.kind === 'reversal',
        amount: row.paid_amount,
      }));
    }
  }

  const content = drawInvoice({
    number: payout.invoice_number,
    created: payout.created_date,
    date: formatDate(payout.created_date, shop.time_zone),
    note: [stateOf(payout), payout.note].filter((part) => part !== '').join(' '),
    shop: [shop.name, shop.domain, shop.email ?? ''],
    vendor: [
      vendor.name,
      vendor.contact_name,
      vendor.address_1,
      vendor.address_2,
      [vendor.city, vendor.state, vendor.zip].filter((part) => part !== '').join(', '),
      vendor.email,
      vendor.phone,
    ],
    logo,
    shows: { orders: visible.orderName, dates: visible.orderDate, commissions: visible.commissions },
    lines: lines(),
    additionalPay: payout.additional_pay,
    amount: payout.amount,
    // A fee that the shop bears is no matter of the vendor's invoice.
    fee: payout.fee_borne_by === 'vendor' ? (payout.fee ?? 0) : 0,
    money,
  });
  return {
    name: `invoice-${payout.invoice_number}.pdf`,
    mediaType: 'application/pdf',
    isSaved: false,
    content,
  };
});

/** The notice on an invoice whose money was not paid. */
function stateOf({ status, is_test: isTest }: PayoutRow): string {
  const isPaid = !isTest && standingOf(status) === 'settled';
  return isPaid ? '' : `Status: ${payoutStatusText(status, isTest)}.`;
}

function titleOf(row: BatchedPaidLine): string {
  const variant = row.variant_title ?? '';
  return variant === '' || variant === 'Default Title'
    ? row.title
    : `${isolated(row.title)} – ${isolated(variant)}`;
}
