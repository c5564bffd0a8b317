import { bankReference } from '@consignment/domain/pay-runs/bank-file';
import { addressLines } from '../common/postal-address.ts';
import { formatDate } from '@consignment/domain/time/dates';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatMoneyInFile } from '@consignment/domain/money/money';
import { payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { payoutStatusText } from '@consignment/domain/payouts/payout-status';
import { formatPercent } from '@consignment/domain/money/rate';
import { notFound } from '../common/problem.ts';
import { batchOfPaidLines, type BatchedPaidLine } from '../queries/orders/line-items.ts';
import { payoutById, type PayoutRow } from '../queries/payouts/payouts.ts';
import { metasOf, shopOf } from '../queries/shops/shops.ts';
import { vendorById } from '../queries/vendors/vendors.ts';
import { visibleTo } from '../common/visibility.ts';
import { defineExport, inBatches } from './export.ts';
import { drawPayoutAdvice, type AdviceLine } from './payout-advice-pdf.ts';
import { issuerOf, letterheadOf } from './letterhead.ts';

const texts = defineTexts('PayoutAdvice', {
  date: 'Date',
  status: 'Status',
  method: 'Method',
  account: 'Account',
  reference: 'Reference',
  payRun: 'Pay run',
  number: 'Number',
});

/** The advice of a payout as a PDF: who pays whom, how, and for what. For vendors, without what the shop hides. */
export const payoutAdviceExport = defineExport<{ id: number }>(
  'invoice',
  async ({ query, session, read }) => {
    const { shopId } = session;
    const found = await read(async (tx) => {
      const payout = await payoutById(tx, shopId, query.id);
      const vendor = payout === null ? null : await vendorById(tx, shopId, payout.vendor_id);
      if (payout === null || vendor === null) throw notFound();
      const metas = await metasOf(tx, shopId);
      const letterhead = await letterheadOf(tx, shopId);
      return {
        payout,
        vendor,
        letterhead,
        shop: await shopOf(tx, shopId),
        visible: visibleTo(session, metas),
      };
    });
    const { payout, letterhead, shop, visible } = found;
    // A merged vendor's payouts keep its name.
    const vendor = payout.issued_to ?? found.vendor;
    const money = (minor: number) => formatMoneyInFile(minor, payout.currency);

    async function* lines(): AsyncGenerator<AdviceLine[]> {
      const batches = inBatches(read, (tx, batch) => batchOfPaidLines(tx, shopId, payout.id, batch));
      for await (const rows of batches) {
        yield rows.map((row) => ({
          order: visible.orderName ? (row.order_name ?? '') : '',
          date: visible.orderDate
            ? formatDate(row.order_processed_at ?? row.processed_at, shop.time_zone, shop.locale)
            : '',
          title: titleOf(row),
          sold: soldText(row),
          rate: rateText(row),
          isOverridden: row.override_amount !== null || row.override_ppm !== null,
          isRefund: row.kind === 'reversal',
          amount: row.paid_amount,
        }));
      }
    }

    const { sellPrice, commissions } = visible;
    function soldText({ kind, quantity, price }: BatchedPaidLine): string {
      if (kind !== 'product') return '';
      return sellPrice ? `${quantity} × ${money(price)}` : String(quantity);
    }

    const content = () =>
      drawPayoutAdvice({
        reference: bankReference(payout.id),
        created: payout.created_date,
        facts: factsOf(payout, formatDate(payout.created_date, shop.time_zone, shop.locale)),
        note: payout.note,
        shop: issuerOf(shop),
        vendor: [
          vendor.name,
          vendor.contact_name,
          ...addressLines(vendor, shop.country_code ?? ''),
          vendor.email,
          vendor.phone,
        ],
        letterhead,
        shows: { orders: visible.orderName, dates: visible.orderDate, prices: sellPrice, commissions },
        lines: lines(),
        additionalPay: payout.additional_pay,
        amount: payout.amount,
        // A fee that the shop bears does not concern the vendor.
        fee: payout.fee_borne_by === 'vendor' ? (payout.fee ?? 0) : 0,
        money,
      });
    return {
      name: `payout-advice-${payout.invoice_number}.pdf`,
      mediaType: 'application/pdf',
      isSaved: false,
      content,
    };
  },
);

function factsOf(payout: PayoutRow, date: string): [string, string][] {
  const run = payout.pay_run_number;
  return [
    [texts.date, date],
    [texts.status, payoutStatusText(payout.status, payout.is_test)],
    [texts.method, payoutMethodText(payout.method)],
    ...(payout.paid_to === null ? [] : [[texts.account, payout.paid_to] satisfies [string, string]]),
    [texts.reference, bankReference(payout.id)],
    ...(run === null ? [] : [[texts.payRun, String(run)] satisfies [string, string]]),
    [texts.number, String(payout.invoice_number)],
  ];
}

/** None for an amount that was set by hand. */
function rateText({ kind, commission_rate_ppm: ppm, override_amount: set }: BatchedPaidLine): string {
  return kind !== 'product' || ppm === null || set !== null ? '' : formatPercent(ppm);
}

function titleOf(row: BatchedPaidLine): string {
  const variant = row.variant_title ?? '';
  return variant === '' || variant === 'Default Title'
    ? row.title
    : `${isolated(row.title)} – ${isolated(variant)}`;
}
