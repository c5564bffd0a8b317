import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { rejected, type Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import * as styles from './KeysPanel.css.ts';

const texts = defineTexts('MadeKeyDialog', {
  title: 'Your new key',
  copyNow: 'Copy the key now. It isn’t stored in this app and can’t be shown again.',
  opensShop: 'This key gives a program access to your shop.',
  keepSafe: 'Store the key with your other secrets, never in an email or in a program’s source code.',
  close: 'Close',
  copyKey: 'Copy key',
  copied: 'Copied.',
  failed: 'The key could not be copied. Select it and copy it by hand.',
});

type Props = {
  secret: string;
  onCopy: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Shows a new key, this once. Mount it to open it. */
export function MadeKeyDialog({ secret, onCopy, onClose }: Props) {
  const [copied, setCopied] = useState<'no' | 'copied' | 'failed'>('no');
  const copy = async () => {
    const outcome = await onCopy(secret).catch(rejected);
    setCopied(outcome.is === 'done' ? 'copied' : 'failed');
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.copyNow} size="medium">
      <Stack space="medium">
        <code className={styles.secret} dir="ltr" translate="no">
          {secret}
        </code>
        <Banner tone="caution" title={texts.opensShop}>
          <p>{texts.keepSafe}</p>
        </Banner>
        <Text as="div" size="small" tone="muted">
          <output>{copied === 'no' ? '' : texts[copied]}</output>
        </Text>
        <DialogActions>
          <Button label={texts.close} onClick={onClose} />
          <Button label={texts.copyKey} tone="primary" onClick={() => void copy()} />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
