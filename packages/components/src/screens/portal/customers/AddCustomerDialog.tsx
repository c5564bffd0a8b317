import { isEmail } from '@consignment/domain/shop/customer';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import type { NewCustomer } from './customer.ts';

const texts = defineTexts('AddCustomerDialog', {
  addCustomer: 'Add Customer',
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  cancel: 'Cancel',
  adding: 'Adding…',
  noFirstName: 'Enter a first name.',
  noEmail: 'Enter an email address, such as name@example.com.',
});

type Props = {
  /** Typed values stay when it is refused. */
  onAdd: (customer: NewCustomer) => Promise<Outcome>;
  onClose: () => void;
};

/** One new customer, typed by hand. Mount it to open it. Several at once are an ImportCustomersDialog. */
export function AddCustomerDialog({ onAdd, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.addCustomer} size="small">
      <Form
        label={texts.addCustomer}
        schema={schema}
        defaultValues={{ first_name: '', last_name: '', email: '' }}
        onSubmit={async ({ first_name, last_name, email }) => {
          const customer = {
            first_name: first_name.trim(),
            last_name: last_name.trim(),
            email: email.trim(),
          };
          const outcome = await onAdd(customer);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField name="first_name" label={texts.firstName} autoComplete="off" />
        <TextField name="last_name" label={texts.lastName} autoComplete="off" isOptional />
        <TextField name="email" type="email" label={texts.email} autoComplete="off" />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.addCustomer} busyLabel={texts.adding} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({
  first_name: z.string().check(z.refine((name) => name.trim() !== '', { error: () => texts.noFirstName })),
  last_name: z.string(),
  email: z.string().check(
    z.refine((email) => isEmail(email.trim()), {
      error: () => texts.noEmail,
    }),
  ),
});
