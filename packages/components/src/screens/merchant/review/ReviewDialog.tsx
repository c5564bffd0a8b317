import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

/** `closed` without an answer. */
export type ReviewAnswer = 'write' | 'later' | 'closed';

type Props = {
  hrefOfReview: string;
  onAnswer: (answer: ReviewAnswer) => void;
};

/** Asks once for a review (spec foundations §2). Mount it to open it. */
export function ReviewDialog({ hrefOfReview, onAnswer }: Props) {
  return (
    <Dialog isOpen onClose={() => onAnswer('closed')} title="How do you like Consignment?" size="small">
      <Text>A few words in the app store help other shops to find out whether it is for them.</Text>
      <DialogActions>
        <Button label="maybe later" tone="quiet" onClick={() => onAnswer('later')} />
        <Link href={hrefOfReview} label="Write a Review" isExternal onFollow={() => onAnswer('write')} />
      </DialogActions>
    </Dialog>
  );
}
