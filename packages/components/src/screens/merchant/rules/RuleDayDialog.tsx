import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Answered } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { firstDayFault, noticeText, type Notice } from '../../../parts/commission/rule-days.ts';

const texts = defineTexts('RuleDayDialog', {
  cancel: 'Cancel',
  review: 'Review',
  calculating: 'Calculating…',
});

type Props = {
  title: string;
  /** Its effect, or the rule that it is of. */
  description: string;
  /** Names the day, such as `First day without it`. */
  label: string;
  /** The day before another is chosen. */
  first: string;
  notice: Notice;
  /** Shows the effect first. Done closes the dialog. */
  onSubmit: (day: string) => Promise<Answered>;
  onClose: () => void;
};

/** Asks from which day on: for a rule that ends, or rules that are as they should be but for their days. Mount it to open it. */
export function RuleDayDialog({ title, description, label, first, notice, onSubmit, onClose }: Props) {
  const schema = useMemo(
    () =>
      z.object({
        from_day: z.string().check(({ value, issues }) => {
          const message = firstDayFault(value, notice);
          if (message !== null) issues.push({ code: 'custom', message, input: value });
        }),
      }),
    [notice],
  );
  return (
    <Dialog isOpen onClose={onClose} title={title} description={description} size="small">
      <Form
        label={title}
        schema={schema}
        defaultValues={{ from_day: first }}
        fieldNames={{ 'rules.0.from_day': 'from_day' }}
        onSubmit={async ({ from_day: day }) => {
          const outcome = await onSubmit(day);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <DateField
          name="from_day"
          label={label}
          hint={noticeText(notice)}
          {...(notice.soonest !== null && { min: notice.soonest })}
        />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.review} busyLabel={texts.calculating} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
