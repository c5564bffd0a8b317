import * as z from 'zod/mini';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Combobox } from '../../../primitives/fields/Combobox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';

type Props = {
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  onAdd: (vendorId: number) => Promise<Outcome>;
  onClose: () => void;
};

const schema = z.object({
  vendor: z.string().check(z.minLength(1, { error: 'Choose a vendor from the list.' })),
});

/** Adds a vendor to a draft, found by name. Mount it to open it. */
export function AddPayRunVendorDialog({ onSearch, onAdd, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Add a vendor"
      description="Everything that is available to the vendor joins the run."
      size="small"
    >
      <Form
        label="Add a vendor"
        schema={schema}
        defaultValues={{ vendor: '' }}
        onSubmit={async ({ vendor }) => {
          const outcome = await onAdd(Number(vendor));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <Combobox
          name="vendor"
          label="Vendor"
          minimumCharacters={1}
          noneText="No vendor has this name."
          onSearch={async (text, signal) => {
            const answer = await onSearch(text, signal);
            if (answer.is !== 'found') return answer;
            return {
              is: 'found',
              options: answer.options.map(({ id, name }) => ({ value: String(id), label: name })),
            };
          }}
        />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Add" busyLabel="Adding…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
