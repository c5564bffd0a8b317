import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  payoutMethodText,
  type FeeBearer,
  type PayoutMethod,
} from '@consignment/domain/payouts/payout-method';
import { payoutDeletion, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { PaidLines, type PaidLine } from '../../../parts/payouts/PaidLines.tsx';
import { PayoutStatusBadge } from '../../../parts/payouts/PayoutStatusBadge.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { KnownOutcome, Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { DeletePayoutDialog } from './DeletePayoutDialog.tsx';
import { PayoutState, type FileOfPayout } from './PayoutState.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';
import { formerNumberFacts, referenceFact, type Referred } from '../../../parts/payouts/payout-columns.tsx';

const texts = defineTexts('PayoutScreen', {
  title: 'Payout · Invoice #{number}',
  payouts: 'Payouts',
  export: 'Export',
  exporting: 'Exporting…',
  printInvoice: 'Print Invoice',
  opening: 'Opening…',
  deletePayout: 'Delete Payout',
  details: 'Details',
  editNotes: 'Edit Notes',
  vendor: 'Vendor',
  date: 'Date',
  amount: 'Amount',
  additionalPay: 'Additional pay included',
  method: 'Method',
  status: 'Status',
  notes: 'Notes',
  statementNumber: 'No. {number}',
  statementNotLoaded: 'The statement could not be loaded.',
  statement: 'Statement',
  movedIn: 'This payout was moved in from another app. You can only undo the move as a whole.',
});

// The dialog with its form comes when somebody changes a note for the first time.
const { Component: PayoutNoteDialogOnUse } = onUse(
  async () => (await import('./PayoutNoteDialog.tsx')).PayoutNoteDialog,
);

/** Amounts are decimal strings, times ISO 8601. */
export type ShownPayout = Referred & {
  invoice_number: number;
  /** Of a payout that was moved in. */
  former_number?: string;
  amount: string;
  additional_pay: string;
  note: string;
  created_date: string;
  status: PayoutStatus;
  /** Made in PayPal's test system: nothing was paid. */
  is_test: boolean;
  /** PayPal's last message; empty where nothing is wrong. */
  provider_problem: string;
  method: PayoutMethod;
  /** The provider's fee for it; null while that is not known. */
  fee: string | null;
  fee_borne_by: FeeBearer;
  /** The bank file of a pay run that it is in; null where it is in none. */
  bank_file?: FileOfPayout | null;
  vendor: number;
  vendor_name: string;
  /** The vendor's own, where it has one. */
  vendor_currency: CurrencyCode | null;
  line_items?: readonly PaidLine[];
};

type Failed = Extract<Loadable<never>, { is: 'failed' }>;

type Props = {
  payout: ShownPayout;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfOrder: (orderId: number) => string;
  hrefOfPayouts: string;
  /** Null for a person who may not, as each of the others. */
  onSaveNote: ((note: string) => Promise<Outcome>) | null;
  /** Saves the payout with its lines as a file. */
  onExport: (() => Promise<Outcome>) | null;
  /** Opens the invoice in a new tab; called within the press. */
  onPrint: (() => Promise<Outcome>) | null;
  /** Takes back money that the vendor has not claimed. */
  onCancel: (() => Promise<KnownOutcome>) | null;
  /** A person's decision, after PayPal has not reported an outcome for too long. */
  onSettle: ((outcome: 'paid' | 'not_paid') => Promise<KnownOutcome>) | null;
  /** Leaves the page when done. */
  onDelete: ((reason: string) => Promise<KnownOutcome>) | null;
  /** The statement that states it; null for none. */
  statement?: { number: number; href: string } | Failed | null;
  /** The way to issue one. */
  issueStatement?: ReactNode;
  /** The history of the payout. */
  history?: ReactNode;
};

/** One payout: its amount, its payee and its lines (spec operations §2). */
export function PayoutScreen(props: Props) {
  const { payout, timeZone } = props;
  const [open, setOpen] = useState<'note' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const currency = currencyOf(props.currency, { currency: payout.vendor_currency });
  // A test has moved no money, whatever its state.
  const deletion =
    payout.former_number !== undefined ? movedIn : payout.is_test ? allowed : payoutDeletion(payout.status);
  return (
    <Page
      title={texts.title({ number: payout.invoice_number })}
      back={{ href: props.hrefOfPayouts, label: texts.payouts }}
      actions={
        <>
          {props.issueStatement}
          <FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />
          <FileButton label={texts.printInvoice} busyLabel={texts.opening} onFetch={props.onPrint} />
          {props.onDelete !== null && (
            <Button
              label={texts.deletePayout}
              onClick={() => setOpen('delete')}
              state={deletion.is === 'allowed' ? { is: 'ready' } : { is: 'disabled', reason: deletion.why }}
            />
          )}
        </>
      }
    >
      <PayoutState payout={payout} onCancel={props.onCancel} onSettle={props.onSettle} />
      <Card
        title={texts.details}
        actions={
          props.onSaveNote !== null && (
            <Button label={texts.editNotes} size="small" onClick={() => setOpen('note')} />
          )
        }
      >
        <Stack space="medium">
          <DescriptionList
            layout="columns"
            items={[
              {
                term: texts.vendor,
                description: <Link href={props.hrefOfVendor(payout.vendor)} label={payout.vendor_name} />,
              },
              ...formerNumberFacts(payout),
              {
                term: texts.date,
                description: <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
              },
              { term: texts.amount, description: <MoneyText amount={payout.amount} currency={currency} /> },
              ...(Number(payout.additional_pay) === 0
                ? []
                : [
                    {
                      term: texts.additionalPay,
                      description: <MoneyText amount={payout.additional_pay} currency={currency} />,
                    },
                  ]),
              ...statementFact(props.statement),
              { term: texts.method, description: payoutMethodText(payout.method) },
              referenceFact(payout),
              ...(payout.fee === null
                ? []
                : [
                    {
                      term: feeTerms[payout.fee_borne_by],
                      description: <MoneyText amount={payout.fee} currency={currency} />,
                    },
                  ]),
              {
                term: texts.status,
                description: <PayoutStatusBadge status={payout.status} isTest={payout.is_test} />,
              },
            ]}
          />
          <DescriptionList
            layout="columns"
            items={[{ term: texts.notes, description: payout.note || 'N/A' }]}
          />
        </Stack>
      </Card>
      {props.statement && 'problem' in props.statement && (
        <Card>
          <FailedState
            title={texts.statementNotLoaded}
            problem={props.statement.problem}
            onRetry={props.statement.onRetry}
          />
        </Card>
      )}
      <PaidLines
        lines={payout.line_items ?? noLines}
        currency={currency}
        timeZone={timeZone}
        hrefOfOrder={props.hrefOfOrder}
      />
      {props.history}
      {open === 'note' && props.onSaveNote !== null && (
        <PayoutNoteDialogOnUse note={payout.note} onSave={props.onSaveNote} onClose={close} />
      )}
      {props.onDelete !== null && (
        <DeletePayoutDialog
          payout={payout}
          currency={props.currency}
          isOpen={open === 'delete'}
          onDelete={props.onDelete}
          onClose={close}
        />
      )}
    </Page>
  );
}

function statementFact(statement: Props['statement']) {
  if (!statement || !('number' in statement)) return [];
  const link = <Link href={statement.href} label={texts.statementNumber({ number: statement.number })} />;
  return [{ term: texts.statement, description: link }];
}

const feeTerms = defineTexts('FeesPayoutScreen', {
  shop: 'Fee, paid by you',
  vendor: 'Fee, paid by the vendor',
} satisfies Record<FeeBearer, string>);

const noLines: readonly PaidLine[] = [];
const allowed = { is: 'allowed' } as const;
const movedIn = {
  is: 'refused' as const,
  get why() {
    return texts.movedIn;
  },
};
