import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal } from '@consignment/domain/money';
import { useState } from 'react';
import { DateTimeText } from '../../../parts/DateTimeText.tsx';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { PaidLines, type PaidLine } from '../../../parts/PaidLines.tsx';
import { countOfLines } from '../../../parts/count-of-lines.ts';
import { PayoutStatusBadge, type PayoutStatus } from '../../../parts/PayoutStatusBadge.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { Button } from '../../../primitives/Button.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/DescriptionList.tsx';
import { Link } from '../../../primitives/Link.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { Page } from '../../../primitives/Page.tsx';
import { PayoutNoteDialog } from './PayoutNoteDialog.tsx';

/** Amounts are decimal strings, times ISO 8601. */
export type ShownPayout = {
  invoice_number: number;
  amount: string;
  additional_pay: string;
  note: string;
  created_date: string;
  status: PayoutStatus;
  vendor: number;
  vendor_name: string;
  /** The vendor's own, where it has one. */
  currency?: CurrencyCode | null;
  line_items?: readonly PaidLine[];
};

type Props = {
  payout: ShownPayout;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfPayouts: string;
  onSaveNote: (note: string) => Promise<Outcome>;
  /** Leaves the page when done. */
  onDelete: () => Promise<Outcome>;
};

/** One payout: what was paid, to whom, and for what (spec operations §2). */
export function PayoutScreen(props: Props) {
  const { payout, timeZone } = props;
  const [open, setOpen] = useState<'note' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const currency = currencyOf(props.currency, payout);
  const lines = payout.line_items ?? noLines;
  const isDeleted = payout.status === 'deleted';
  return (
    <Page
      title={`Invoice #${payout.invoice_number}`}
      back={{ href: props.hrefOfPayouts, label: 'Payouts' }}
      actions={!isDeleted && <Button label="Delete Payout" onClick={() => setOpen('delete')} />}
    >
      <Card
        title="Payout"
        actions={<Button label="Edit Notes" size="small" onClick={() => setOpen('note')} />}
      >
        <DescriptionList
          layout="columns"
          items={[
            {
              term: 'Vendor',
              description: <Link href={props.hrefOfVendor(payout.vendor)} label={payout.vendor_name} />,
            },
            {
              term: 'Date',
              description: <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
            },
            { term: 'Amount', description: <MoneyText amount={payout.amount} currency={currency} /> },
            ...(Number(payout.additional_pay) === 0
              ? []
              : [
                  {
                    term: 'Of which additional pay',
                    description: <MoneyText amount={payout.additional_pay} currency={currency} />,
                  },
                ]),
            { term: 'Status', description: <PayoutStatusBadge status={payout.status} /> },
            { term: 'Notes', description: payout.note || 'N/A' },
          ]}
        />
      </Card>
      <PaidLines lines={lines} currency={currency} timeZone={timeZone} />
      {open === 'note' && <PayoutNoteDialog note={payout.note} onSave={props.onSaveNote} onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'delete'}
        onClose={close}
        title={`Delete invoice #${payout.invoice_number}?`}
        description={
          `${countOfLines(lines.length)} of this payout will be unpaid again, and the ` +
          `${formatDecimal(payout.amount, currency)} will no longer count as paid to ${payout.vendor_name}. ` +
          `The invoice number is not used again. This cannot be undone.`
        }
        confirmLabel="Delete Payout"
        busyLabel="Deleting…"
        cancelLabel="Keep it"
        tone="critical"
        onConfirm={props.onDelete}
      />
    </Page>
  );
}

const noLines: readonly PaidLine[] = [];
