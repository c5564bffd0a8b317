import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Combobox } from '../../../primitives/fields/Combobox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import type { BankEntry } from './pay-run.ts';

const texts = defineTexts('AssignBankEntryDialog', {
  title: 'Assign this entry',
  failedTitle: 'Did this payment fail?',
  wasPaid: 'This payment was recorded as paid.',
  checkFirst:
    'Check your bank statement before you confirm. Once you confirm, the commissions will be due again and will be paid in the next payout.',
  isAside: 'This entry doesn’t belong to a payment in this run',
  isAsideHint: 'For example, a fee or another transfer. The entry will be set aside.',
  payment: 'Payment',
  payoutHint: 'Search by the vendor’s name. This entry will settle the payment.',
  noneFound: 'This run has no payments to a vendor with this name.',
  cancel: 'Cancel',
  saving: 'Saving…',
  setAside: 'Set aside',
  confirmFailed: 'Confirm that it failed',
  assign: 'Assign',
  paymentMissing: 'Choose a payment from the list.',
});

/** `id` is the payout's. */
export type PaymentChoice = { id: number; vendor_name: string; amount: string };

type Props = {
  entry: Pick<BankEntry, 'text' | 'amount' | 'currency' | 'brings_back'>;
  currency: CurrencyCode;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<PaymentChoice>>;
  onAssign: (payoutId: number | null) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Says which payment of the run an entry of the bank is, or that it is none of them. An entry that brings a paid payment back names
 * it already, and is confirmed. Mount it to open it.
 */
export function AssignBankEntryDialog({ entry, currency, onSearch, onAssign, onClose }: Props) {
  const [isAside, setIsAside] = useState(false);
  const { brings_back: paid } = entry;
  const title = paid === null ? texts.title : texts.failedTitle;
  const worth = entry.amount === null ? '' : formatDecimal(entry.amount, entry.currency ?? currency);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      description={[worth, entry.text].filter((words) => words !== '').join(': ')}
      size="small"
    >
      <Form
        label={title}
        schema={schema}
        defaultValues={{ payout: paid === null ? '' : String(paid), isAside: false }}
        onSubmit={async (draft) => {
          const outcome = await onAssign(draft.isAside ? null : Number(draft.payout));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        {!isAside && paid !== null && (
          <Banner tone="caution" title={texts.wasPaid}>
            <p>{texts.checkFirst}</p>
          </Banner>
        )}
        <Checkbox name="isAside" label={texts.isAside} hint={texts.isAsideHint} onChange={setIsAside} />
        {!isAside && paid === null && (
          <Combobox
            name="payout"
            label={texts.payment}
            hint={texts.payoutHint}
            minimumCharacters={1}
            noneText={texts.noneFound}
            onSearch={async (text, signal) => {
              const answer = await onSearch(text, signal);
              if (answer.is !== 'found') return answer;
              return {
                is: 'found',
                options: answer.options.map(({ id, vendor_name: label, amount }) => ({
                  value: String(id),
                  label,
                  detail: formatDecimal(amount, currency),
                })),
              };
            }}
          />
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={labelOf({ isAside, isPaid: paid !== null })} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function labelOf({ isAside, isPaid }: { isAside: boolean; isPaid: boolean }): string {
  if (isAside) return texts.setAside;
  return isPaid ? texts.confirmFailed : texts.assign;
}

const schema = z.object({ payout: z.string(), isAside: z.boolean() }).check(({ value, issues }) => {
  if (value.isAside || value.payout !== '') return;
  issues.push({
    code: 'custom',
    message: texts.paymentMissing,
    path: ['payout'],
    input: value.payout,
  });
});
