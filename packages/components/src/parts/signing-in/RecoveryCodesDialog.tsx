import { useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { rejected } from '../../primitives/feedback/outcome.ts';
import { Text } from '../../primitives/text/Text.tsx';
import type { FactorActions } from './security.ts';
import * as styles from './security-list.css.ts';

type Props = Pick<FactorActions, 'onCopy' | 'onDownload'> & {
  codes: readonly string[];
  onClose: () => void;
};

/** New recovery codes, which are shown this once. Mount it to open it. */
export function RecoveryCodesDialog({ codes, onCopy, onDownload, onClose }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const outcome = await onCopy(codes.join('\n')).catch(rejected);
    setStatus(outcome.is === 'done' ? 'Copied.' : 'They could not be copied. Download them instead.');
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Your recovery codes"
      description="Each works once in place of your second factor, when you have lost it."
    >
      <Banner tone="caution" title="They are not shown again. Keep them where your password is not." />
      <ul role="list" aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code} translate="no" className={styles.code}>
            {code}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Text as="span" size="small" tone="muted">
          <output>{status}</output>
        </Text>
        <Button label="Copy" onClick={() => void copy()} />
        <Button label="Export" onClick={() => onDownload(codes)} />
        <Button label="I have kept them" tone="primary" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}
