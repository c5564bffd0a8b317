import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { PasswordField } from '../../primitives/fields/PasswordField.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';

const texts = defineTexts('ReleasePaymentsDialog', {
  areThesePayoutDetails: 'Are these payout details yours?',
  theShopHasChangedThem:
    'The shop has changed your payout details. First check the bank details and the PayPal email on this page. Once you release your payments, the shop can pay you immediately, and the link in the emails can no longer stop the change.',
  releasePayments: 'Release payments',
  yourPassword: 'Your password',
  notYet: 'Not yet',
  release: 'Release',
  releasing: 'Releasing…',
  enterPassword: 'Enter your password.',
});

type Props = {
  onRelease: (password: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks a vendor whether a change that its shop has made is right. Mount it to open it. */
export function ReleasePaymentsDialog({ onRelease, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.areThesePayoutDetails}
      description={texts.theShopHasChangedThem}
      size="small"
    >
      <Form
        label={texts.releasePayments}
        schema={schema}
        defaultValues={{ password: '' }}
        onSubmit={async ({ password }) => {
          const outcome = await onRelease(password);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <PasswordField name="password" label={texts.yourPassword} purpose="current" />
        <DialogActions>
          <Button label={texts.notYet} onClick={onClose} />
          <SubmitButton label={texts.release} busyLabel={texts.releasing} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({
  password: z.string().check(z.minLength(1, { error: () => texts.enterPassword })),
});
