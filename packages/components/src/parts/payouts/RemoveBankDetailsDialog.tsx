import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';

type Props = {
  masked: string;
  /** Of a vendor's login, whose password the change needs. */
  asksPassword: boolean;
  onRemove: (password: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks before bank details are removed. Mount it to open it. */
export function RemoveBankDetailsDialog({ masked, asksPassword, onRemove, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Remove the bank details?"
      description={`Nothing more can be paid to ${masked}. Payments are held for ${bankHoldHours} hours, and a mail goes out with a link that brings the bank details back.`}
      size="small"
    >
      <Form
        label="Remove bank details"
        schema={asksPassword ? withPassword : schema}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          const outcome = await onRemove(password);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        {asksPassword && <PasswordField name="password" label="Your password" purpose="current" />}
        <DialogActions>
          <Button label="Keep them" onClick={onClose} />
          <SubmitButton label="Remove" busyLabel="Removing…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({ password: z.string() });
const withPassword = z.object({
  password: z.string().check(z.minLength(1, { error: 'Enter your password.' })),
});
