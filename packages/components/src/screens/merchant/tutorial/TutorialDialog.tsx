import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

type Props = {
  /** At the end, or when it is skipped. */
  onFinish: () => void;
};

/**
 * A short tour of the app, taken from Help. A new shop is led by its SetupGuide. Mount it to open it.
 */
export function TutorialDialog({ onFinish }: Props) {
  const [at, setAt] = useState(0);
  const page = pages[at];
  if (page === undefined) return null;
  const isLast = at === pages.length - 1;
  return (
    <Dialog isOpen onClose={onFinish} title={page.title} description={`${at + 1} of ${pages.length}`}>
      <div aria-live="polite">
        <Text>{page.text}</Text>
      </div>
      <DialogActions>
        {!isLast && <Button label="Skip the tour" tone="quiet" onClick={onFinish} />}
        {at > 0 && <Button label="Back" onClick={() => setAt(at - 1)} />}
        {/* One button under two names, so that focus stays where it is. */}
        <Button
          label={isLast ? 'Done' : 'Next'}
          tone="primary"
          onClick={() => (isLast ? onFinish() : setAt(at + 1))}
        />
      </DialogActions>
    </Dialog>
  );
}

const pages: readonly { title: string; text: string }[] = [
  {
    title: 'A short tour',
    text: 'Your products and orders come first: under Import you upload the files that your shop has exported. Their vendors are added automatically.',
  },
  {
    title: 'Vendors',
    text: 'Every vendor has a page with each commission and its explanation. A rate of its own is set there, and so is the commission of a single item.',
  },
  {
    title: 'Payouts',
    text: 'Choose what to pay, look at the sum once more, and pay. Lines in a payout are never counted again, and a payout that was only recorded can be taken back.',
  },
  {
    title: 'The vendor portal',
    text: 'Invite a vendor from its Settings tab. Vendors log in to a portal of their own, where they see their own figures only.',
  },
];
