import { useState } from 'react';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { rejected, type Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import * as styles from './KeysPanel.css.ts';

type Props = {
  secret: string;
  onCopy: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Shows a new key, this once. Mount it to open it. */
export function MadeKeyDialog({ secret, onCopy, onClose }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    const outcome = await onCopy(secret).catch(rejected);
    setCopied(outcome.is === 'done' ? 'yes' : 'failed');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Your new key"
      description="Copy it now. It is not kept here and cannot be shown again."
      size="medium"
    >
      <Stack space="medium">
        <code className={styles.secret} dir="ltr" translate="no">
          {secret}
        </code>
        <Banner tone="caution" title="It opens your shop to a program.">
          <p>Keep it where secrets are kept: not in a mail, and not in the source of a program.</p>
        </Banner>
        <Text as="div" size="small" tone="muted">
          <output>{words[copied]}</output>
        </Text>
        <DialogActions>
          <Button label="Close" onClick={onClose} />
          <Button label="Copy key" tone="primary" onClick={() => void copy()} />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}

const words = {
  no: '',
  yes: 'Copied.',
  failed: 'It could not be copied. Select it and copy it by hand.',
};
