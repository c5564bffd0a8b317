import * as z from 'zod/mini';
import { Button } from '../primitives/Button.tsx';
import { Combobox, type ComboboxOption } from '../primitives/Combobox.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { Form, FormActions } from '../primitives/Form.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import type { SearchAnswer } from '../primitives/use-remote-search.ts';

export type VendorChoice = { id: number; name: string };

type Props = {
  /** Whose vendor, such as `Oak table, order #1001`. */
  what: string;
  /** The vendor it has now; null for none. */
  current: VendorChoice | null;
  onSearch: (text: string) => Promise<SearchAnswer<VendorChoice>>;
  onSave: (vendorId: number) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Gives a line item to another vendor, found by name. Mount it to open it. Assigning a login to its vendors is a
 * setting of the account, not this.
 */
export function SetVendorDialog({ what, current, onSearch, onSave, onClose }: Props) {
  const save = async ({ vendor }: Draft): Promise<Outcome> => {
    const outcome = await onSave(Number(vendor));
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={onClose} title="Set Vendor" description={what} size="small">
      <Form
        label="Set Vendor"
        schema={schema}
        defaultValues={{ vendor: current === null ? '' : String(current.id) }}
        onSubmit={save}
        fieldNames={{ override_vendor: 'vendor' }}
      >
        <Combobox
          name="vendor"
          label="Vendor"
          hint="The commission of this item goes to the vendor you choose."
          // The words are the specification's; the search starts at one character all the same (spec operations §5).
          placeholder="type 3 characters to search..."
          minimumCharacters={1}
          noneText="No vendor has this name."
          defaultOption={current === null ? undefined : optionOf(current)}
          onSearch={async (text) => {
            const answer = await onSearch(text);
            return answer.is === 'found' ? { is: 'found', options: answer.options.map(optionOf) } : answer;
          }}
        />
        <FormActions align="end">
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </FormActions>
      </Form>
    </Dialog>
  );
}

type Draft = { vendor: string };

const schema = z.object({
  vendor: z.string().check(z.minLength(1, { error: 'Choose a vendor from the list.' })),
});

function optionOf({ id, name }: VendorChoice): ComboboxOption {
  return { value: String(id), label: name };
}
