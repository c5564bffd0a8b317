import { bankFileFormatWords } from '@consignment/domain/pay-runs/bank-file';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDay } from '@consignment/domain/time/dates';
import { formatDecimal } from '@consignment/domain/money/money';
import { useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import type { KnownOutcome, Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './BankFileCard.css.ts';
import { countOfPayments, type BankDay, type ShownBankFile } from './pay-run.ts';

type Props = {
  file: ShownBankFile;
  /** The day that the file asks for; null for a file made before that day was kept. */
  bankDay: BankDay | null;
  /** The number of the run, by which the file is numbered. */
  number: number;
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Saves the file: the same bytes each time. Null for a person who may not have the bank details in it. */
  onExport: (() => Promise<Outcome>) | null;
  /** `isPaid` says that the bank has paid all of it, where no statement says so. Null for a person who may not. */
  onGiven: ((isPaid: boolean) => Promise<KnownOutcome>) | null;
  /** Payments of the file are open still. */
  isOpen: boolean;
};

/** The bank file of a pay run with the figures that the bank shows as well, and whether the bank has it. */
export function BankFileCard({
  file,
  bankDay,
  number,
  currency,
  timeZone,
  onExport,
  onGiven,
  isOpen,
}: Props) {
  const [asking, setAsking] = useState<'given' | 'paid' | null>(null);
  const close = () => setAsking(null);
  return (
    <Card
      title="Bank file"
      actions={
        <>
          <FileButton
            label={file.exported_date === null ? 'Export file' : 'Export file again'}
            busyLabel="Exporting…"
            size="small"
            onFetch={onExport}
          />
          {file.given_date === null && onGiven !== null && (
            <Button
              label="Given to the bank…"
              tone="primary"
              size="small"
              onClick={() => setAsking('given')}
              state={
                file.exported_date === null
                  ? { is: 'disabled', reason: 'Export the file and give it to your bank first.' }
                  : { is: 'ready' }
              }
            />
          )}
          {file.given_date !== null && isOpen && onGiven !== null && (
            <Button label="Paid without a statement…" size="small" onClick={() => setAsking('paid')} />
          )}
        </>
      }
    >
      <Stack space="medium">
        <DescriptionList
          layout="columns"
          items={[
            { term: 'Number', description: String(number) },
            { term: 'File', description: <bdi className={styles.wrapping}>{file.name}</bdi> },
            { term: 'Format', description: bankFileFormatWords[file.format] },
            { term: 'Payments', description: file.count.toLocaleString('en-US') },
            { term: 'Control sum', description: <MoneyText amount={file.amount} currency={currency} /> },
            ...(bankDay === null
              ? []
              : [
                  {
                    term: 'Bank pays on',
                    description: <time dateTime={bankDay.on}>{formatDay(bankDay.on)}</time>,
                  },
                ]),
            {
              term: 'Made',
              description: <DateTimeText instant={file.made_date} timeZone={timeZone} />,
            },
            {
              term: 'Exported',
              description:
                file.exported_date === null ? (
                  'Not yet'
                ) : (
                  <DateTimeText instant={file.exported_date} timeZone={timeZone} />
                ),
            },
            {
              term: 'Given to the bank',
              description:
                file.given_date === null ? (
                  'Not yet'
                ) : (
                  <DateTimeText instant={file.given_date} timeZone={timeZone} />
                ),
            },
          ]}
        />
        {bankDay !== null && (
          <Text size="small" tone="muted">
            {bankDay.why}
          </Text>
        )}
        <Stack space="xxsmall">
          <Text size="small" tone="muted">
            SHA-256
          </Text>
          <code translate="no" className={styles.hash}>
            {inFours(file.hash)}
          </code>
        </Stack>
        <Text size="small" tone="muted">
          Every export is the same file, so a bank that gets it twice sees that it has it already.
        </Text>
      </Stack>
      {onGiven !== null && (
        <ConfirmDialog
          isOpen={asking === 'given'}
          onClose={close}
          title="Has your bank taken the file?"
          description={
            `Confirm that it shows ${countOfPayments(file.count)} for ${formatDecimal(file.amount, currency)}. ` +
            'From then on the run waits for the bank’s answer, and can no longer be canceled.'
          }
          confirmLabel="The bank has it"
          busyLabel="Saving…"
          cancelLabel="Not yet"
          onConfirm={() => onGiven(false)}
        />
      )}
      {onGiven !== null && (
        <ConfirmDialog
          isOpen={asking === 'paid'}
          onClose={close}
          title="Has your bank paid all of it?"
          description={
            `Confirm only if your account shows every open payment of this file, which comes to ${formatDecimal(file.amount, currency)} in all. ` +
            'A statement, where you have one, shows what came back as well: upload it instead.'
          }
          confirmLabel="All of it is paid"
          busyLabel="Saving…"
          cancelLabel="Go back"
          onConfirm={() => onGiven(true)}
        />
      )}
    </Card>
  );
}

/** A hash in groups, to be compared by eye. */
function inFours(hash: string): string {
  return hash.match(/.{1,4}/g)?.join(' ') ?? hash;
}
