import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('TutorialDialog', {
  skip: 'Skip the tour',
  back: 'Back',
  done: 'Done',
  next: 'Next',
  progress: '{page} of {count}',
  start: 'A short tour',
  startText:
    'Start with your products and orders. Under Import, upload the files exported from your shop. Vendors in the files will be added automatically.',
  vendors: 'Vendors',
  vendorsText:
    'Every vendor has a page that lists and explains each commission. There you can also set the vendor’s rate, or the commission on a single item.',
  payouts: 'Payouts',
  payoutsText:
    'Choose the lines to pay, check the total, and pay. Lines already in a payout are never counted again. A payout that was only recorded can be undone.',
  portal: 'The vendor portal',
  portalText:
    'Invite a vendor from the vendor’s Settings tab. Vendors log in to their own portal and see only their own figures.',
});

type Props = {
  /** At the end, or when it is skipped. */
  onFinish: () => void;
};

/**
 * A short tour of the app, taken from Help. A new shop has its SetupGuide instead. Mount it to open it.
 */
export function TutorialDialog({ onFinish }: Props) {
  const [at, setAt] = useState(0);
  const page = pages[at];
  if (page === undefined) return null;
  const isLast = at === pages.length - 1;
  return (
    <Dialog
      isOpen
      onClose={onFinish}
      title={texts[page]}
      description={texts.progress({ page: at + 1, count: pages.length })}
    >
      <div aria-live="polite">
        <Text>{texts[`${page}Text`]}</Text>
      </div>
      <DialogActions>
        {!isLast && <Button label={texts.skip} tone="quiet" onClick={onFinish} />}
        {at > 0 && <Button label={texts.back} onClick={() => setAt(at - 1)} />}
        {/* One button under two names, so that focus stays where it is. */}
        <Button
          label={isLast ? texts.done : texts.next}
          tone="primary"
          onClick={() => (isLast ? onFinish() : setAt(at + 1))}
        />
      </DialogActions>
    </Dialog>
  );
}

const pages = ['start', 'vendors', 'payouts', 'portal'] as const;
