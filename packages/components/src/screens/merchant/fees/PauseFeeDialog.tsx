import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { Answered, Outcome } from '../../../primitives/feedback/outcome.ts';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { FeeDraft, ShownFee } from './fee.ts';
import { fromDayFault } from './fee-form.ts';
import { feeReview } from './fee-review.ts';
import { useFeeReview } from './use-fee-review.tsx';

const texts = defineTexts('PauseFeeDialog', {
  title: 'Pause this fee',
  fromDay: 'Paused from',
  fromDayHint: 'Pausing needs no notice. New terms can start the fee again later.',
  reason: 'Reason',
  reasonHint: 'Your reason is kept in the history. Vendors don’t see it.',
  reasonTooLong: 'Use at most 500 characters.',
  cancel: 'Cancel',
  review: 'Review',
  reviewing: 'Reviewing…',
});

type Props = {
  fee: Pick<ShownFee, 'id' | 'name' | 'last_version'>;
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  currency: CurrencyCode;
  onSave: (draft: FeeDraft) => Promise<Outcome>;
  onClose: () => void;
};

/** Pauses a fee from a day on, after a review. Mount it to open it. */
export function PauseFeeDialog({ fee, today, currency, onSave, onClose }: Props) {
  const { ask, dialog } = useFeeReview(onSave);
  const submit = async (typed: { from_day: string; reason: string }): Promise<Answered> => {
    const draft = { fee, name: fee.name, terms: null, from_day: typed.from_day, reason: typed.reason.trim() };
    const outcome = await ask(draft, feeReview(draft, { before: null, vendors: [], currency }));
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={fee.name} size="small">
      <Form
        label={texts.title}
        schema={schemaOf(today)}
        defaultValues={{ from_day: today, reason: '' }}
        onSubmit={submit}
      >
        <DateField name="from_day" label={texts.fromDay} hint={texts.fromDayHint} min={today} />
        <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={2} isOptional />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.review} busyLabel={texts.reviewing} />
        </DialogActions>
      </Form>
      {dialog}
    </Dialog>
  );
}

function schemaOf(today: string) {
  return z.object({
    from_day: z.string().check(({ value, issues }) => {
      const message = fromDayFault(value, { today, noticeDays: 0 }, false);
      if (message !== null) issues.push({ code: 'custom', message, input: value });
    }),
    reason: z.string().check(z.maxLength(500, { error: () => texts.reasonTooLong })),
  });
}
