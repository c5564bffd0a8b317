import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { FactorActions, ShownSecurity } from './security.ts';

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
      title="Recovery codes"
      actions={<Button label="Make new codes" size="small" onClick={() => setIsAsking(true)} />}
    >
      <Stack space="small">
        <Text tone="muted">Each works once in place of your second factor, when you have lost it.</Text>
        <Text>
          {codes === null ? (
            'You have none.'
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
        title="Make new recovery codes?"
        description="Ten new codes are shown once. Those you have no longer work."
        confirmLabel="Make new codes"
        busyLabel="Making…"
        onConfirm={make}
      />
    </Card>
  );
}

function leftWords(left: number): string {
  return left === 1 ? '1 code left' : `${left} codes left`;
}
