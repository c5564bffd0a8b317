import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import * as styles from './EarlyAccessDialog.css.ts';

type Props = {
  /** Address of an external form. */
  hrefOfForm: string;
  onClose: () => void;
};

/** Shows the form for early access within the app (spec foundations §2). Mount it to open it. */
export function EarlyAccessDialog({ hrefOfForm, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Request early access"
      description="The form belongs to another site: what you send there is read by the people who make this app."
    >
      <Stack space="medium">
        <iframe src={hrefOfForm} title="Form for early access" className={styles.form} />
        <Link href={hrefOfForm} label="Open the form in a new tab" isExternal />
      </Stack>
    </Dialog>
  );
}
