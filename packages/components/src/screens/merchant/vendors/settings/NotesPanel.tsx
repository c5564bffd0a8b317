import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../../parts/pages/SettingsPanel.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { TextArea } from '../../../../primitives/fields/TextArea.tsx';
import type { NoteValues } from './vendor-settings.ts';

const texts = defineTexts('NotesPanel', {
  notes: 'Notes',
  saved: 'The note has been updated.',
  note: 'Note',
  hint: 'Only your shop can see this note.',
  tooLong: 'Use at most 20,000 characters.',
});

type Props = {
  note: string;
  onSave: (change: Partial<NoteValues>, seen: Partial<NoteValues>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

const schema = z.object({
  note: z.string().check(z.maxLength(20_000, { error: () => texts.tooLong })),
});

/** The shop's notes on a vendor, for itself alone. The note of a payout, which the vendor sees, is another. */
export function NotesPanel({ note, onSave, onDirtyChange }: Props) {
  return (
    <SettingsPanel
      title={texts.notes}
      schema={schema}
      defaultValues={{ note }}
      toValues={(draft) => ({ note: draft.note.trim() })}
      onSave={onSave}
      savedText={texts.saved}
      undoOf={(former, seen) => () => onSave(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <TextArea name="note" label={texts.note} hint={texts.hint} rows={6} isOptional />
    </SettingsPanel>
  );
}
