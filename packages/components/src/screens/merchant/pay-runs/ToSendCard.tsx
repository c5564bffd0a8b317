import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { useState } from 'react';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { KnownOutcome, Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { countOfPayouts, type PayRunSum } from './pay-run.ts';

type Props = {
  toSend: PayRunSum;
  currency: CurrencyCode;
  /** Saves the list with whole account numbers. Null for a person who may not have them. */
  onDownload: (() => Promise<Outcome>) | null;
  /** `amount` is the sum that was shown. Null for a person who may not. */
  onSent: ((amount: string) => Promise<KnownOutcome>) | null;
};

/** The payouts of a run that a person sends by hand: their list, and the way to mark them as sent. For the bank, see BankFileCard. */
export function ToSendCard({ toSend, currency, onDownload, onSent }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const sum = formatDecimal(toSend.amount, currency);
  return (
    <Card
      title="To send by hand"
      actions={
        <>
          <FileButton label="Export list" busyLabel="Exporting…" size="small" onFetch={onDownload} />
          {onSent !== null && (
            <Button label="Mark as sent…" tone="primary" size="small" onClick={() => setIsAsking(true)} />
          )}
        </>
      }
    >
      <Stack space="small">
        <Text>{`${countOfPayouts(toSend.count)}, ${sum} in all.`}</Text>
        <Text size="small" tone="muted">
          The list has the name, account, amount and reference of each. If you cannot send one, open its
          payout and say so first.
        </Text>
      </Stack>
      {onSent !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={`Have you sent ${sum} to ${countOfVendors(toSend.count)}?`}
          description="Confirm only if all of it has left your account. Each vendor then gets a mail that you have paid."
          confirmLabel="Mark as sent"
          busyLabel="Saving…"
          cancelLabel="Not yet"
          onConfirm={() => onSent(toSend.amount)}
        />
      )}
    </Card>
  );
}
