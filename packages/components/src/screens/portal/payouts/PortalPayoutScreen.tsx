import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { PaidLines, type PaidLine } from '../../../parts/payouts/PaidLines.tsx';
import { formerNumberFacts, referenceFact, type Referred } from '../../../parts/payouts/payout-columns.tsx';
import { PayoutStatusBadge } from '../../../parts/payouts/PayoutStatusBadge.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('PortalPayoutScreen', {
  status: 'Status',
  ofWhichAdditionalPay: 'Additional pay included',
  payoutDetails: 'Payout Details',
  payouts: 'Payouts',
  export: 'Export',
  exporting: 'Exporting…',
  printReport: 'Print Report',
  printInvoice: 'Print Invoice',
  opening: 'Opening…',
  date: 'Date',
  amount: 'Amount',
  note: 'Note',
});

type Props = {
  shop: { currency: CurrencyCode; time_zone: string };
  vendor: { currency: CurrencyCode };
  /** Amounts are decimal strings, times ISO 8601; `amount` is the lines and the additional pay. */
  payout: Referred & {
    amount: string;
    additional_pay: string;
    note: string;
    created_date: string;
    status: PayoutStatus;
    /** Of a payout that was moved in. */
    former_number?: string;
    line_items?: readonly PaidLine[];
  };
  switches: Pick<ShopSwitches, 'usePrintReportLabel'>;
  hrefOfPayouts: string;
  /** Saves the payout with its lines as a file. */
  onExport: () => Promise<Outcome>;
  /** Opens the invoice in a new tab; called within the press. */
  onPrint: () => Promise<Outcome>;
};

/** One payout and the lines it paid (spec accounts §2.4). */
export function PortalPayoutScreen({ shop, vendor, payout, switches, ...props }: Props) {
  const { amount, additional_pay: extra, note, created_date: date, line_items: lines = noLines } = payout;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const money = (value: string) => <MoneyText amount={value} currency={currency} />;
  const state = { term: texts.status, description: <PayoutStatusBadge status={payout.status} /> };
  // Without it the lines would not add up to the amount.
  const extraPay = { term: texts.ofWhichAdditionalPay, description: money(extra) };
  return (
    <Page
      title={texts.payoutDetails}
      back={{ href: props.hrefOfPayouts, label: texts.payouts }}
      actions={
        <>
          <FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />
          <FileButton
            label={switches.usePrintReportLabel ? texts.printReport : texts.printInvoice}
            busyLabel={texts.opening}
            onFetch={props.onPrint}
          />
        </>
      }
    >
      <Card>
        <DescriptionList
          layout="columns"
          items={[
            ...formerNumberFacts(payout),
            { term: texts.date, description: <DateTimeText instant={date} timeZone={shop.time_zone} /> },
            { term: texts.amount, description: money(amount) },
            ...(Number(extra) === 0 ? [] : [extraPay]),
            referenceFact(payout),
            { term: texts.note, description: note || 'N/A' },
            state,
          ]}
        />
      </Card>
      <PaidLines lines={lines} currency={currency} timeZone={shop.time_zone} />
    </Page>
  );
}

const noLines: readonly PaidLine[] = [];
