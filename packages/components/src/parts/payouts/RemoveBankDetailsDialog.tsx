import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';

const texts = defineTexts('RemoveBankDetailsDialog', {
  removeTheBankDetails: 'Remove the bank details?',
  nothingMoreCanBePaid:
    'No more payments can be made to {masked}. Payments will be held for {bankHoldHours} hours, and an email will be sent with a link to restore the bank details.',
  removeBankDetails: 'Remove bank details',
  yourPassword: 'Your password',
  keepThem: 'Keep them',
  remove: 'Remove',
  removing: 'Removing…',
  enterPassword: 'Enter your password.',
});

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
      title={texts.removeTheBankDetails}
      description={texts.nothingMoreCanBePaid({ masked, bankHoldHours })}
      size="small"
    >
      <Form
        label={texts.removeBankDetails}
        schema={asksPassword ? withPassword : schema}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          const outcome = await onRemove(password);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        {asksPassword && <PasswordField name="password" label={texts.yourPassword} purpose="current" />}
        <DialogActions>
          <Button label={texts.keepThem} onClick={onClose} />
          <SubmitButton label={texts.remove} busyLabel={texts.removing} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({ password: z.string() });
const withPassword = z.object({
  password: z.string().check(z.minLength(1, { error: () => texts.enterPassword })),
});
