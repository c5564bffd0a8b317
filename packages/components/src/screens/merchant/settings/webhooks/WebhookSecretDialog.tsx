import { useState } from 'react';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { rejected, type Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import * as styles from './webhooks.css.ts';

type Props = {
  secret: string;
  /** It replaces another, which signs beside it for a day. */
  isReplacement: boolean;
  onCopy: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Shows the secret of a webhook, this once. Mount it to open it. */
export function WebhookSecretDialog({ secret, isReplacement, onCopy, onClose }: Props) {
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    const outcome = await onCopy(secret).catch(rejected);
    setCopied(outcome.is === 'done' ? 'yes' : 'failed');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isReplacement ? 'The new secret' : 'The secret of the webhook'}
      description="Copy it now. It cannot be shown again."
    >
      <Stack space="medium">
        <code className={styles.secret} dir="ltr" translate="no">
          {secret}
        </code>
        <Text>
          Your program checks the signature of each message with it, so that no one else can send it events.
          {isReplacement && <span>{' For 24 hours messages are signed with the old one as well.'}</span>}
        </Text>
        <Text as="div" size="small" tone="muted">
          <output>{words[copied]}</output>
        </Text>
        <DialogActions>
          <Button label="Close" onClick={onClose} />
          <Button label="Copy secret" tone="primary" onClick={() => void copy()} />
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
