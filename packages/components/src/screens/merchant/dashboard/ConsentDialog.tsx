import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';

const texts = defineTexts('ConsentDialog', {
  notNow: 'Not now',
  missing: 'Tick this box to continue.',
});

const schema = z.object({
  isConfirmed: z.boolean().check(z.refine((is) => is, { error: () => texts.missing })),
});

type Props = {
  title: string;
  /** The subject of the agreement. */
  children: ReactNode;
  /** Stands beside the box that must be ticked. */
  consent: string;
  submitLabel: string;
  busyLabel: string;
  onConfirm: () => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Asks for an agreement that has to be given by a tick (spec foundations §5). Mount it to open it. A question that
 * needs only a yes is a ConfirmDialog.
 */
export function ConsentDialog(props: Props) {
  const { title, children, consent, submitLabel, busyLabel, onConfirm, onClose } = props;
  const confirm = async () => {
    const outcome = await onConfirm();
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      {children}
      <Form label={title} schema={schema} defaultValues={{ isConfirmed: false }} onSubmit={confirm}>
        <Checkbox name="isConfirmed" label={consent} isRequired />
        <DialogActions>
          <Button label={texts.notNow} onClick={onClose} />
          <SubmitButton label={submitLabel} busyLabel={busyLabel} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
