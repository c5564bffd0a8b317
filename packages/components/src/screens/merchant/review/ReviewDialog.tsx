import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('ReviewDialog', {
  title: 'How do you like Consignment?',
  about: 'A few words in the app store will help other shops decide.',
  later: 'maybe later',
  write: 'Write a Review',
});

/** `closed` without an answer. */
export type ReviewAnswer = 'write' | 'later' | 'closed';

type Props = {
  hrefOfReview: string;
  onAnswer: (answer: ReviewAnswer) => void;
};

/** Asks once for a review (spec foundations §2). Mount it to open it. */
export function ReviewDialog({ hrefOfReview, onAnswer }: Props) {
  return (
    <Dialog isOpen onClose={() => onAnswer('closed')} title={texts.title} size="small">
      <Text>{texts.about}</Text>
      <DialogActions>
        <Button label={texts.later} tone="quiet" onClick={() => onAnswer('later')} />
        <Link href={hrefOfReview} label={texts.write} isExternal onFollow={() => onAnswer('write')} />
      </DialogActions>
    </Dialog>
  );
}
