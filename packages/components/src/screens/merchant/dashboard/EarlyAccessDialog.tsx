import { defineTexts } from '@consignment/domain/text/texts';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import * as styles from './EarlyAccessDialog.css.ts';

const texts = defineTexts('EarlyAccessDialog', {
  title: 'Request early access',
  about: 'The form is on another website. The makers of this app will read your answers.',
  form: 'Early access form',
  openForm: 'Open the form in a new tab',
});

type Props = {
  /** Address of an external form. */
  hrefOfForm: string;
  onClose: () => void;
};

/** Shows the form for early access within the app (spec foundations §2). Mount it to open it. */
export function EarlyAccessDialog({ hrefOfForm, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.about}>
      <Stack space="medium">
        <iframe src={hrefOfForm} title={texts.form} className={styles.form} />
        <Link href={hrefOfForm} label={texts.openForm} isExternal />
      </Stack>
    </Dialog>
  );
}
