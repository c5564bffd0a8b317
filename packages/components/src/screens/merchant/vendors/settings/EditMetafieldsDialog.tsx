import { defineTexts } from '@consignment/domain/text/texts';
import type { KeyValue, KeyValueDraft } from '../../../../parts/people/key-value-rows.ts';
import { KeyValuesDialog } from '../../../../parts/people/KeyValuesDialog.tsx';
import type { Loadable } from '../../../../parts/lists/loadable.ts';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { TextArea } from '../../../../primitives/fields/TextArea.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';

const texts = defineTexts('EditMetafieldsDialog', {
  editMetafields: 'Edit Metafields',
  key: 'Key',
  value: 'Value',
});

type Props = {
  vendorName: string;
  metafields: Loadable<readonly KeyValue[]>;
  /**
   * The whole list, which removes the rows that are not in it, and the list that the person has seen. Load `metafields` again
   * before a save that is refused because somebody else has changed them.
   */
  onSave: (metafields: KeyValueDraft[], seen: readonly KeyValue[]) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
  onClose: () => void;
};

/** The shop's own fields on a vendor, changed as one list. Mount it to open it. */
export function EditMetafieldsDialog({ vendorName, metafields, onSave, ...props }: Props) {
  return (
    <KeyValuesDialog
      {...props}
      title={texts.editMetafields}
      description={vendorName}
      kind="metafields"
      listName="metafields"
      list={metafields}
      longestValue={5000}
      onSave={onSave}
      fields={({ key, value }) => (
        <>
          <TextField name={key} label={texts.key} autoComplete="off" />
          <TextArea name={value} label={texts.value} rows={2} isOptional />
        </>
      )}
    />
  );
}
