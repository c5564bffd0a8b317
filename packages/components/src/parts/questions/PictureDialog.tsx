import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { FileButton } from '../lists/FileButton.tsx';
import * as styles from './PictureDialog.css.ts';

const texts = defineTexts('PictureDialog', {
  thisPictureCannotBeShown: 'This picture cannot be shown. You can save the file and open it elsewhere.',
  saveFile: 'Save file',
  saving: 'Saving…',
  closePicture: 'Close picture',
});

type Props = {
  /** Of the file. */
  name: string;
  /** The address of the picture itself, which a person has sent. */
  src: string;
  onSave: () => Promise<Outcome>;
  onClose: () => void;
};

/** Looks at a picture that came with a message. Mount it to open it. The picture of a product is a Thumbnail. */
export function PictureDialog({ name, src, onSave, onClose }: Props) {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <Dialog isOpen onClose={onClose} title={name} size="large">
      {isBroken ? (
        <Text tone="muted">{texts.thisPictureCannotBeShown}</Text>
      ) : (
        <img className={styles.picture} src={src} alt={name} onError={() => setIsBroken(true)} />
      )}
      <DialogActions>
        <FileButton label={texts.saveFile} busyLabel={texts.saving} onFetch={onSave} />
        <Button label={texts.closePicture} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}
