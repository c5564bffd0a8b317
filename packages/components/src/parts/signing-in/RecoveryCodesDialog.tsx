import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { rejected } from '../../primitives/feedback/outcome.ts';
import { Text } from '../../primitives/text/Text.tsx';
import type { FactorActions } from './security.ts';
import * as styles from './security-list.css.ts';

const texts = defineTexts('RecoveryCodesDialog', {
  copied: 'Copied.',
  theyCouldNotBeCopied: 'The codes could not be copied. Download them instead.',
  yourRecoveryCodes: 'Your recovery codes',
  eachWorksOnceInPlace: 'If you lose your second factor, you can use each code once in its place.',
  theyAreNotShownAgain: 'These codes won’t be shown again. Keep them somewhere separate from your password.',
  recoveryCodes: 'Recovery codes',
  copy: 'Copy',
  export: 'Export',
  iHaveKeptThem: 'I’ve saved them',
});

type Props = Pick<FactorActions, 'onCopy' | 'onDownload'> & {
  codes: readonly string[];
  onClose: () => void;
};

/** New recovery codes, which are shown this once. Mount it to open it. */
export function RecoveryCodesDialog({ codes, onCopy, onDownload, onClose }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    const outcome = await onCopy(codes.join('\n')).catch(rejected);
    setStatus(outcome.is === 'done' ? texts.copied : texts.theyCouldNotBeCopied);
  };
  return (
    <Dialog isOpen onClose={onClose} title={texts.yourRecoveryCodes} description={texts.eachWorksOnceInPlace}>
      <Banner tone="caution" title={texts.theyAreNotShownAgain} />
      <ul role="list" aria-label={texts.recoveryCodes} className={styles.codes}>
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
        <Button label={texts.copy} onClick={() => void copy()} />
        <Button label={texts.export} onClick={() => onDownload(codes)} />
        <Button label={texts.iHaveKeptThem} tone="primary" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}
