import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
import { Combobox, type ComboboxOption } from '../../primitives/fields/Combobox.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { SearchAnswer } from '../../primitives/filters/use-remote-search.ts';

const texts = defineTexts('SetVendorDialog', {
  setVendor: 'Set Vendor',
  vendor: 'Vendor',
  vendorHint:
    'The commission on this item will go to the vendor you choose. A commission set by hand will not change.',
  vendorPlaceholder: 'type 3 characters to search...',
  none: 'No vendor has this name.',
  isTrackedLabel: 'Give the item back to the vendor found by tracking',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  choose: 'Choose a vendor from the list.',
  goesBack: 'The item will go back to the vendor found by tracking, or to no vendor.',
  willBeOwed: '{name} will be owed the commission on this item.',
  keepsThisItem: '{name} will keep this item.',
  moves: 'The amount owed to {name} for this item will be owed to {name2} instead, at {name2}’s rates.',
});

export type VendorChoice = { id: number; name: string };

type Props = {
  /** Whose vendor, such as `Oak table, order #1001`. */
  what: string;
  /** The vendor it has now; null for none. */
  current: VendorChoice | null;
  /** The vendor was set by hand, so that the item can be given back to the one that tracking finds. */
  isByHand: boolean;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** Null gives the item back to the vendor that tracking finds. */
  onSave: (vendorId: number | null) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * Gives a line item to another vendor, found by name, and says what that does before it is saved. Mount it to open
 * it. Assigning a login to its vendors is a setting of the account, not this.
 */
export function SetVendorDialog({ what, current, isByHand, onSearch, onSave, onClose }: Props) {
  const [chosen, setChosen] = useState<VendorChoice | null>(current);
  const [isTracked, setIsTracked] = useState(false);

  const save = async (draft: Draft): Promise<Outcome> => {
    const outcome = await onSave(draft.isTracked ? null : Number(draft.vendor));
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.setVendor} description={what} size="small">
      <Form
        label={texts.setVendor}
        schema={schema}
        defaultValues={{ vendor: current === null ? '' : String(current.id), isTracked: false }}
        onSubmit={save}
        fieldNames={{ override_vendor: 'vendor' }}
      >
        <Combobox
          name="vendor"
          label={texts.vendor}
          hint={texts.vendorHint}
          // The words are the specification's; but the search starts at one character (spec operations §5).
          placeholder={texts.vendorPlaceholder}
          minimumCharacters={1}
          noneText={texts.none}
          defaultOption={current === null ? undefined : optionOf(current)}
          onSearch={async (text, signal) => {
            const answer = await onSearch(text, signal);
            return answer.is === 'found' ? { is: 'found', options: answer.options.map(optionOf) } : answer;
          }}
          onChange={(option) =>
            setChosen(option === null ? null : { id: Number(option.value), name: option.label })
          }
        />
        {isByHand && <Checkbox name="isTracked" label={texts.isTrackedLabel} onChange={setIsTracked} />}
        <Text as="div" size="small" tone="muted">
          <output>{effectOf(current, chosen, isTracked)}</output>
        </Text>
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

type Draft = { vendor: string; isTracked: boolean };

const schema = z.object({ vendor: z.string(), isTracked: z.boolean() }).check(({ value, issues }) => {
  if (value.isTracked || value.vendor !== '') return;
  issues.push({
    code: 'custom',
    message: texts.choose,
    path: ['vendor'],
    input: value.vendor,
  });
});

/** The effect of saving, in words; nothing while no vendor is chosen. */
function effectOf(current: VendorChoice | null, chosen: VendorChoice | null, isTracked: boolean): string {
  if (isTracked) return texts.goesBack;
  if (chosen === null) return '';
  if (current === null) return texts.willBeOwed({ name: isolated(chosen.name) });
  if (chosen.id === current.id) return texts.keepsThisItem({ name: isolated(chosen.name) });
  return texts.moves({ name: isolated(current.name), name2: isolated(chosen.name) });
}

function optionOf({ id, name }: VendorChoice): ComboboxOption {
  return { value: String(id), label: name };
}
