import { formatDecimal } from '@consignment/domain/money/money';
import { mayDo } from '@consignment/domain/pay-runs/pay-run';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { DateText } from '../../../parts/lists/DateText.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import type { KnownOutcome, Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { AddPayRunVendorDialog } from './AddPayRunVendorDialog.tsx';
import { ApprovePayRunDialog } from './ApprovePayRunDialog.tsx';
import { BankAnswerForm } from './BankAnswerForm.tsx';
import { BankEntries } from './BankEntries.tsx';
import { BankFileCard } from './BankFileCard.tsx';
import { waitsForSecond, type ShownBankFile, type ShownPayRun } from './pay-run.ts';
import { PayRunFigures } from './PayRunFigures.tsx';
import { PayRunStanding } from './PayRunStanding.tsx';
import { PayRunSteps } from './PayRunSteps.tsx';
import { PayRunVendors } from './PayRunVendors.tsx';
import { ToSendCard } from './ToSendCard.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PayRunScreen', {
  title: 'Pay run {number}',
  payRuns: 'Pay runs',
  recalculate: 'Recalculate',
  cancelRun: 'Cancel run',
  fromTheBank: 'From the bank',
  noVendor: 'The run has no vendors to pay.',
  payAgain: 'Pay again…',
  approveSecond: 'Give the second approval…',
  reviewAndApprove: 'Review and approve…',
  reviewAndPay: 'Review and pay…',
  withdrawDetail:
    'The file {name} has been exported. If the bank receives the file, the payments will be made, and commissions that are due again will be paid twice. Confirm only if the bank doesn’t have the file, then destroy the file: it cannot be exported again. This cannot be undone.',
  withdraw: 'I haven’t given it to the bank and won’t',
  canceling: 'Cancelling…',
  keepTheRun: 'Keep the run',
  cancelTitle: 'Cancel pay run {number}?',
  cancelToSend:
    'Cancel the run only if you haven’t sent any of the money. Vendors will see that their payouts have been cancelled. The commissions will stay due. This cannot be undone.',
  cancelUnpaid: 'Nothing in this run has been paid. The commissions will stay due. This cannot be undone.',
  keepIt: 'Keep it',
  payAgainTitle: 'Pay {amount} to {n, plural, one {# vendor} other {# vendors}} again?',
  payAgainDetail:
    'Only payments that didn’t arrive will be paid again. Any vendor who has been paid in the meantime will be left out.',
  payAmountAgain: 'Pay {amount} again',
  paying: 'Paying…',
  recalculateTitle: 'Recalculate the draft?',
  recalculateDetail:
    'This will include any sales, refunds and other changes made since the last calculation. If an amount changes, earlier approvals will no longer count.',
  recalculating: 'Recalculating…',
  draftedBy: 'Drafted by {name} on {day}',
  draftedBySchedule: 'Drafted by the schedule on {day}',
  withdrawTitle: 'Cancel pay run {number} and withdraw its bank file?',
});

type Vendors = ComponentProps<typeof PayRunVendors>;
type Entries = ComponentProps<typeof BankEntries>;

type Props = {
  run: ShownPayRun;
  from: ComponentProps<typeof ApprovePayRunDialog>['from'];
  vendors: Vendors['vendors'];
  controls: Vendors['controls'];
  /** Of the bank's answers; null for a person who may not see them. */
  entries: Pick<Entries, 'entries' | 'controls' | 'onSearch' | 'onAssign'> | null;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfRuns: string;
  hrefOfVendor: Vendors['hrefOfVendor'];
  hrefOfPayout: Vendors['hrefOfPayout'];
  hrefOfMethod: Vendors['hrefOfMethod'];
  /** Of this page, with the vendors narrowed to the exceptions. */
  hrefOfExceptions: string;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** Null for a person who may not, as each of the others. */
  onChangeVendor: Vendors['onChange'];
  onAddVendor: ((vendorId: number) => Promise<Outcome>) | null;
  /** Works the draft out again. */
  onRefresh: (() => Promise<KnownOutcome>) | null;
  onApprove: ((amount: string) => Promise<KnownOutcome>) | null;
  /** `isFileWithdrawn` says that the exported bank file is not with the bank and will not be. */
  onCancel: ((reason: string, isFileWithdrawn: boolean) => Promise<KnownOutcome>) | null;
  /** Pays the failed payments once more; `amount` is the reviewed amount. */
  onPayAgain: ((amount: string) => Promise<KnownOutcome>) | null;
  onExportFile: (() => Promise<Outcome>) | null;
  onGiven: ((isPaid: boolean) => Promise<KnownOutcome>) | null;
  onUpload: ComponentProps<typeof BankAnswerForm>['onUpload'] | null;
  /** Saves the list of payments to send by hand. */
  onDownloadToSend: (() => Promise<Outcome>) | null;
  onSent: ((amount: string) => Promise<KnownOutcome>) | null;
};

type Open = 'approve' | 'cancel' | 'again' | 'add' | 'refresh';

/** One pay run: its payments, its obstacles, its approval, and its outcome. */
export function PayRunScreen(props: Props) {
  const { run, timeZone, entries } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const isDraft = mayDo('change', run.state);
  const file = run.bank_file;
  return (
    <Page
      title={texts.title({ number: run.number })}
      back={{ href: props.hrefOfRuns, label: texts.payRuns }}
      facts={
        <Stack space="xsmall">
          <Text size="small" tone="muted">
            <Drafted by={run.created_by} day={<DateText instant={run.created_date} timeZone={timeZone} />} />
          </Text>
          {run.state !== 'canceled' && <PayRunSteps state={run.state} />}
        </Stack>
      }
      actions={
        <>
          {isDraft && props.onRefresh !== null && (
            <Button label={texts.recalculate} onClick={() => setOpen('refresh')} />
          )}
          {mayDo('cancel', run.state) && props.onCancel !== null && (
            <Button label={texts.cancelRun} onClick={() => setOpen('cancel')} />
          )}
        </>
      }
    >
      <PayRunStanding run={run} timeZone={timeZone} hrefOfExceptions={props.hrefOfExceptions} />
      <PayRunFigures
        run={run}
        action={verbOf(run, {
          canApprove: props.onApprove !== null,
          canPayAgain: props.onPayAgain !== null,
          onOpen: setOpen,
        })}
      />
      {run.to_send.count > 0 && run.state !== 'canceled' && (
        <ToSendCard
          toSend={run.to_send}
          currency={run.currency}
          onDownload={props.onDownloadToSend}
          onSent={props.onSent}
        />
      )}
      {file !== null && (
        <BankFileCard
          file={file}
          bankDay={run.bank_day}
          number={run.number}
          currency={run.currency}
          timeZone={timeZone}
          onExport={run.state === 'canceled' ? null : props.onExportFile}
          onGiven={mayDo('give', run.state) ? props.onGiven : null}
          isOpen={run.state === 'paying'}
        />
      )}
      {file !== null && mayHaveBank(run, file) && entries !== null && (
        <Stack space="medium">
          <Heading level={2}>{texts.fromTheBank}</Heading>
          {props.onUpload !== null && (
            <Card>
              <BankAnswerForm onUpload={props.onUpload} />
            </Card>
          )}
          <BankEntries {...entries} currency={run.currency} hrefOfPayout={props.hrefOfPayout} />
        </Stack>
      )}
      <PayRunVendors
        vendors={props.vendors}
        controls={props.controls}
        currency={run.currency}
        hrefOfVendor={props.hrefOfVendor}
        hrefOfPayout={props.hrefOfPayout}
        hrefOfMethod={props.hrefOfMethod}
        onChange={isDraft ? props.onChangeVendor : null}
        onAdd={isDraft && props.onAddVendor !== null ? () => setOpen('add') : null}
      />
      <Dialogs {...props} open={open} onClose={close} />
    </Page>
  );
}

/** Has the bank the file, or may it have one that was withdrawn? */
function mayHaveBank({ state }: ShownPayRun, file: ShownBankFile): boolean {
  return file.given_date !== null || (state === 'canceled' && file.exported_date !== null);
}

function Drafted({ by, day }: { by: string | null; day: ReactNode }) {
  return by === null ? (
    <TextWithElements text={texts.draftedBySchedule} elements={{ day }} />
  ) : (
    <TextWithElements text={texts.draftedBy} elements={{ name: <bdi>{by}</bdi>, day }} />
  );
}

type Able = { canApprove: boolean; canPayAgain: boolean; onOpen: (open: Open) => void };

/** The one thing to do with the total; null for none. */
function verbOf(run: ShownPayRun, { canApprove, canPayAgain, onOpen }: Able) {
  if (run.state === 'draft' && canApprove) {
    return (
      <Button
        label={reviewLabel(run)}
        tone="primary"
        onClick={() => onOpen('approve')}
        state={run.count === 0 ? { is: 'disabled', reason: texts.noVendor } : { is: 'ready' }}
      />
    );
  }
  if (run.failed.count > 0 && mayDo('pay_again', run.state) && canPayAgain) {
    return <Button label={texts.payAgain} tone="primary" onClick={() => onOpen('again')} />;
  }
  return null;
}

/** Where one person is enough, the button has the words of the first page, which leads here. */
function reviewLabel(run: ShownPayRun): string {
  if (waitsForSecond(run)) return texts.approveSecond;
  return run.needs_second ? texts.reviewAndApprove : texts.reviewAndPay;
}

function Dialogs(props: Props & { open: Open | null; onClose: () => void }) {
  const { run, open, onClose, onCancel: cancel, onPayAgain: payAgain } = props;
  const out = run.bank_file?.exported_date == null ? null : run.bank_file;
  const failed = formatDecimal(run.failed.amount, run.currency);
  return (
    <>
      {props.onApprove !== null && (
        <ApprovePayRunDialog
          run={run}
          from={props.from}
          isOpen={open === 'approve'}
          onApprove={props.onApprove}
          onClose={onClose}
        />
      )}
      {cancel !== null && out !== null && (
        <ConfirmDialog
          isOpen={open === 'cancel'}
          onClose={onClose}
          title={texts.withdrawTitle({ number: run.number })}
          description={texts.withdrawDetail({ name: out.name })}
          confirmLabel={texts.withdraw}
          busyLabel={texts.canceling}
          cancelLabel={texts.keepTheRun}
          tone="critical"
          onConfirm={(reason) => cancel(reason, true)}
          asksWhy
        />
      )}
      {cancel !== null && out === null && (
        <ConfirmDialog
          isOpen={open === 'cancel'}
          onClose={onClose}
          title={texts.cancelTitle({ number: run.number })}
          description={run.to_send.count > 0 ? texts.cancelToSend : texts.cancelUnpaid}
          confirmLabel={texts.cancelRun}
          busyLabel={texts.canceling}
          cancelLabel={texts.keepIt}
          tone="critical"
          onConfirm={(reason) => cancel(reason, false)}
          asksWhy
        />
      )}
      {payAgain !== null && (
        <ConfirmDialog
          isOpen={open === 'again'}
          onClose={onClose}
          title={texts.payAgainTitle({ amount: failed, n: run.failed.count })}
          description={texts.payAgainDetail}
          confirmLabel={texts.payAmountAgain({ amount: failed })}
          busyLabel={texts.paying}
          onConfirm={() => payAgain(run.failed.amount)}
        />
      )}
      {props.onRefresh !== null && (
        <ConfirmDialog
          isOpen={open === 'refresh'}
          onClose={onClose}
          title={texts.recalculateTitle}
          description={texts.recalculateDetail}
          confirmLabel={texts.recalculate}
          busyLabel={texts.recalculating}
          onConfirm={props.onRefresh}
        />
      )}
      {open === 'add' && props.onAddVendor !== null && (
        <AddPayRunVendorDialog onSearch={props.onSearchVendors} onAdd={props.onAddVendor} onClose={onClose} />
      )}
    </>
  );
}
