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
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('RecoveryCodesCard', {
  recoveryCodes: 'Recovery codes',
  make: 'Create new codes',
  detail: 'If you lose your second factor, you can use each code once in its place.',
  none: 'You don’t have any recovery codes.',
  makeTitle: 'Create new recovery codes?',
  makeDetail: 'Ten new codes will be shown once. Your existing codes will stop working.',
  making: 'Creating…',
  left: '{n, plural, one {# code left, created {time}} other {# codes left, created {time}}}',
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
      actions={<Button label={texts.make} size="small" onClick={() => setIsAsking(true)} />}
    >
      <Stack space="small">
        <Text tone="muted">{texts.detail}</Text>
        <Text>
          {codes === null ? (
            texts.none
          ) : (
            <span>
              <TextWithElements
                text={({ time }) => texts.left({ n: codes.left, time })}
                elements={{ time: <DateTimeText instant={codes.created_at} timeZone={timeZone} /> }}
              />
            </span>
          )}
        </Text>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={texts.makeTitle}
        description={texts.makeDetail}
        confirmLabel={texts.make}
        busyLabel={texts.making}
        onConfirm={make}
      />
    </Card>
  );
}
