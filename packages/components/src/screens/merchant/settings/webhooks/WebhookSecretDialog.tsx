import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { rejected, type Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import * as styles from './webhooks.css.ts';

const texts = defineTexts('WebhookSecretDialog', {
  titleNew: 'New secret',
  title: 'Webhook secret',
  copyNow: 'Copy the secret now. It can’t be shown again.',
  close: 'Close',
  copy: 'Copy secret',
  about:
    'Your program uses the secret to check the signature of each message, so that no one else can send it events.',
  aboutNew:
    'Your program uses the secret to check the signature of each message, so that no one else can send it events. For 24 hours, messages are also signed with the old secret.',
  copied: 'Copied.',
  failed: 'The secret could not be copied. Select it and copy it manually.',
});

type Props = {
  secret: string;
  /** It replaces another, which signs beside it for a day. */
  isReplacement: boolean;
  onCopy: (text: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Shows the secret of a webhook, this once. Mount it to open it. */
export function WebhookSecretDialog({ secret, isReplacement, onCopy, onClose }: Props) {
  const [copied, setCopied] = useState<'no' | 'copied' | 'failed'>('no');
  const copy = async () => {
    const outcome = await onCopy(secret).catch(rejected);
    setCopied(outcome.is === 'done' ? 'copied' : 'failed');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isReplacement ? texts.titleNew : texts.title}
      description={texts.copyNow}
    >
      <Stack space="medium">
        <code className={styles.secret} dir="ltr" translate="no">
          {secret}
        </code>
        <Text>
          <span>{isReplacement ? texts.aboutNew : texts.about}</span>
        </Text>
        <Text as="div" size="small" tone="muted">
          <output>{copied === 'no' ? '' : texts[copied]}</output>
        </Text>
        <DialogActions>
          <Button label={texts.close} onClick={onClose} />
          <Button label={texts.copy} tone="primary" onClick={() => void copy()} />
        </DialogActions>
      </Stack>
    </Dialog>
  );
}
