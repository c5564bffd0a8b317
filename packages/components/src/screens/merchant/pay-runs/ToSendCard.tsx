import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { KnownOutcome, Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PayRunSum } from './pay-run.ts';

const texts = defineTexts('ToSendCard', {
  title: 'To send by hand',
  exportList: 'Export list',
  exporting: 'Exporting…',
  markSent: 'Mark as sent…',
  total: '{n, plural, one {# payout} other {# payouts}}, {sum} in total.',
  listHas:
    'The list includes the name, account, amount and reference for each payout. If you can’t send a payment, open the payout and record that first.',
  sentTitle: 'Have you sent {sum} to {n, plural, one {# vendor} other {# vendors}}?',
  sentDetail:
    'Confirm only if the full amount has left your account. Each vendor will then get an email saying that you have paid them.',
  confirm: 'Mark as sent',
  saving: 'Saving…',
  notYet: 'Not yet',
});

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
      title={texts.title}
      actions={
        <>
          <FileButton
            label={texts.exportList}
            busyLabel={texts.exporting}
            size="small"
            onFetch={onDownload}
          />
          {onSent !== null && (
            <Button label={texts.markSent} tone="primary" size="small" onClick={() => setIsAsking(true)} />
          )}
        </>
      }
    >
      <Stack space="small">
        <Text>{texts.total({ n: toSend.count, sum })}</Text>
        <Text size="small" tone="muted">
          {texts.listHas}
        </Text>
      </Stack>
      {onSent !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={texts.sentTitle({ sum, n: toSend.count })}
          description={texts.sentDetail}
          confirmLabel={texts.confirm}
          busyLabel={texts.saving}
          cancelLabel={texts.notYet}
          onConfirm={() => onSent(toSend.amount)}
        />
      )}
    </Card>
  );
}
