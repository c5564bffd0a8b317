import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Combobox } from '../../../primitives/fields/Combobox.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import type { MoveVendor } from './move.ts';

const texts = defineTexts('MatchVendorDialog', {
  title: 'Which vendor is {name}?',
  description: 'All of this vendor’s old payouts and lines will be assigned to the vendor you choose.',
  label: 'Which vendor',
  kind: 'In this shop',
  known: 'One of my vendors',
  knownDetail: 'Under another name or email.',
  isNew: 'A new vendor',
  isNewDetail: '{name} will be added to your vendors immediately.',
  vendor: 'Vendor',
  noneFound: 'No vendor has this name.',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  vendorMissing: 'Choose a vendor from the list.',
});

type Props = {
  vendor: Pick<MoveVendor, 'name' | 'vendor' | 'vendor_name'>;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** Null adds it as a new vendor. */
  onMatch: (vendorId: number | null) => Promise<Outcome>;
  onClose: () => void;
};

/** Which vendor here one of the former app is. Mount it to open it. */
export function MatchVendorDialog({ vendor, onSearch, onMatch, onClose }: Props) {
  const { name } = vendor;
  const [kind, setKind] = useState('known');
  const known = vendor.vendor === null ? null : { id: vendor.vendor, name: vendor.vendor_name ?? '' };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title({ name: isolated(name) })}
      description={texts.description}
      size="small"
    >
      <Form
        label={texts.label}
        schema={schema}
        defaultValues={{ kind, vendor: known === null ? '' : String(known.id) }}
        onSubmit={async (answer) => {
          const outcome = await onMatch(answer.kind === 'new' ? null : Number(answer.vendor));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <RadioCards
          name="kind"
          label={texts.kind}
          choices={[
            { value: 'known', label: texts.known, detail: texts.knownDetail },
            {
              value: 'new',
              label: texts.isNew,
              detail: texts.isNewDetail({ name }),
            },
          ]}
          onChange={setKind}
        />
        {kind === 'known' && (
          <Combobox
            name="vendor"
            label={texts.vendor}
            minimumCharacters={1}
            noneText={texts.noneFound}
            {...(known !== null && { defaultOption: { value: String(known.id), label: known.name } })}
            onSearch={async (text, signal) => {
              const answer = await onSearch(text, signal);
              if (answer.is !== 'found') return answer;
              return {
                is: 'found',
                options: answer.options.map((one) => ({ value: String(one.id), label: one.name })),
              };
            }}
          />
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({ kind: z.string(), vendor: z.string() }).check(({ value, issues }) => {
  if (value.kind === 'new' || value.vendor !== '') return;
  issues.push({
    code: 'custom',
    message: texts.vendorMissing,
    path: ['vendor'],
    input: value.vendor,
  });
});
