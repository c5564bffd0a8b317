import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('AddPayRunVendorDialog', {
  addAVendor: 'Add a vendor',
  description: 'Everything that can be paid to the vendor will be added to the run.',
  vendor: 'Vendor',
  noneFound: 'No vendor has this name.',
  cancel: 'Cancel',
  add: 'Add',
  adding: 'Adding…',
  vendorMissing: 'Choose a vendor from the list.',
});

type Props = {
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  onAdd: (vendorId: number) => Promise<Outcome>;
  onClose: () => void;
};

const schema = z.object({
  vendor: z.string().check(z.minLength(1, { error: () => texts.vendorMissing })),
});

/** Adds a vendor to a draft, found by name. Mount it to open it. */
export function AddPayRunVendorDialog({ onSearch, onAdd, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.addAVendor} description={texts.description} size="small">
      <Form
        label={texts.addAVendor}
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
          label={texts.vendor}
          minimumCharacters={1}
          noneText={texts.noneFound}
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
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.add} busyLabel={texts.adding} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
