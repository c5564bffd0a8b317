import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { BeforeAfter } from '../../../primitives/text/BeforeAfter.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { FeeReview } from './fee-review.ts';

const texts = defineTexts('FeeReviewDialog', {
  title: 'Review the fee',
  description: 'Nothing has been saved yet.',
  back: 'Back',
  wait: 'Please wait for a response.',
  save: 'Save',
  saving: 'Saving…',
});

type Props = {
  review: FeeReview;
  /** Sent once at a time. The form beneath shows a refusal, so the dialog is closed in any case. */
  onSave: () => Promise<void>;
  onClose: () => void;
};

/** Says what a fee will do before it is saved. Mount it to open it, above the form that it comes from. */
export function FeeReviewDialog({ review, onSave, onClose }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (isSaving) return;
    setIsSaving(true);
    await onSave();
  };
  const [first, ...others] = review.sentences;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSaving}
      title={texts.title}
      description={texts.description}
      size="small"
    >
      <Stack space="medium">
        <Text>{first}</Text>
        {review.changes.length > 0 && (
          <DescriptionList
            items={review.changes.map(({ term, before, after }) => ({
              term,
              description: <BeforeAfter before={before} after={after} />,
            }))}
          />
        )}
        {others.length > 0 && (
          <Text size="small" tone="muted">
            {others.join(' ')}
          </Text>
        )}
      </Stack>
      <DialogActions>
        <Button
          label={texts.back}
          onClick={onClose}
          state={isSaving ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
        />
        <Button
          label={texts.save}
          tone="primary"
          onClick={() => void save()}
          state={isSaving ? { is: 'busy', label: texts.saving } : { is: 'ready' }}
        />
      </DialogActions>
    </Dialog>
  );
}
