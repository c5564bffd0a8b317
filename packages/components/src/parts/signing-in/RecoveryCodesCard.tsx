import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { FactorActions, ShownSecurity } from './security.ts';

const texts = defineTexts('RecoveryCodesCard', {
  recoveryCodes: 'Recovery codes',
  makeNewCodes: 'Make new codes',
  eachWorksOnceInPlace: 'Each works once in place of your second factor, when you have lost it.',
  youHaveNone: 'You have none.',
  makeNewRecoveryCodes: 'Make new recovery codes?',
  tenNewCodesAreShown: 'Ten new codes are shown once. Those you have no longer work.',
  making: 'Making…',
  n1CodeLeft: '1 code left',
  codesLeft: '{left} codes left',
});

type Props = Pick<FactorActions, 'onMakeCodes'> & {
  codes: ShownSecurity['recovery_codes'];
  timeZone: string;
  onCodes: (codes: readonly string[]) => void;
};

/** The number of recovery codes that are left, and the way to new ones. New ones are shown in a RecoveryCodesDialog. */
export function RecoveryCodesCard({ codes, timeZone, onMakeCodes, onCodes }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const make = async (): Promise<Outcome> => {
    const answer = await onMakeCodes();
    if (answer.is === 'done') onCodes(answer.codes);
    return answer.is === 'done' ? { is: 'done' } : answer;
  };
  return (
    <Card
      title={texts.recoveryCodes}
      actions={<Button label={texts.makeNewCodes} size="small" onClick={() => setIsAsking(true)} />}
    >
      <Stack space="small">
        <Text tone="muted">{texts.eachWorksOnceInPlace}</Text>
        <Text>
          {codes === null ? (
            texts.youHaveNone
          ) : (
            <span>
              <span>{leftWords(codes.left)}</span>, made{' '}
              <DateTimeText instant={codes.created_at} timeZone={timeZone} />
            </span>
          )}
        </Text>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.makeNewRecoveryCodes}
        description={texts.tenNewCodesAreShown}
        confirmLabel={texts.makeNewCodes}
        busyLabel={texts.making}
        onConfirm={make}
      />
    </Card>
  );
}

function leftWords(left: number): string {
  return left === 1 ? texts.n1CodeLeft : texts.codesLeft({ left });
}
