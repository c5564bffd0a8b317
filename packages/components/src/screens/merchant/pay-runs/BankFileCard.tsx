import { bankFileFormatWords } from '@consignment/domain/pay-runs/bank-file';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
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
import type { BankDay, ShownBankFile } from './pay-run.ts';

const texts = defineTexts('BankFileCard', {
  title: 'Bank file',
  exportFile: 'Export file',
  exportFileAgain: 'Export file again',
  exporting: 'Exporting…',
  give: 'Given to the bank…',
  exportFirst: 'Export the file and give it to your bank first.',
  payAll: 'Paid without a statement…',
  number: 'Number',
  file: 'File',
  format: 'Format',
  payments: 'Payments',
  controlSum: 'Control sum',
  bankPaysOn: 'Bank payment date',
  made: 'Created',
  exported: 'Exported',
  notYet: 'Not yet',
  given: 'Given to the bank',
  sameFile: 'Every export produces the same file, so your bank will recognise it if you send it twice.',
  givenTitle: 'Has your bank accepted the file?',
  givenDetail:
    'Confirm that your bank shows {n, plural, one {# payment} other {# payments}} totalling {amount}. Once you confirm, the run will wait for the bank’s answer and can no longer be cancelled.',
  bankHasIt: 'The bank has it',
  saving: 'Saving…',
  paidTitle: 'Has your bank made all the payments?',
  paidDetail:
    'Confirm only if your account shows every open payment in this file, {amount} in total. If you have a statement, upload it instead: it also shows payments that were returned.',
  allPaid: 'All payments have been made',
  goBack: 'Go back',
  sha256: 'SHA-256',
});

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
      title={texts.title}
      actions={
        <>
          <FileButton
            label={file.exported_date === null ? texts.exportFile : texts.exportFileAgain}
            busyLabel={texts.exporting}
            size="small"
            onFetch={onExport}
          />
          {file.given_date === null && onGiven !== null && (
            <Button
              label={texts.give}
              tone="primary"
              size="small"
              onClick={() => setAsking('given')}
              state={
                file.exported_date === null ? { is: 'disabled', reason: texts.exportFirst } : { is: 'ready' }
              }
            />
          )}
          {file.given_date !== null && isOpen && onGiven !== null && (
            <Button label={texts.payAll} size="small" onClick={() => setAsking('paid')} />
          )}
        </>
      }
    >
      <Stack space="medium">
        <DescriptionList
          layout="columns"
          items={[
            { term: texts.number, description: String(number) },
            { term: texts.file, description: <bdi className={styles.wrapping}>{file.name}</bdi> },
            { term: texts.format, description: bankFileFormatWords[file.format] },
            { term: texts.payments, description: formatCount(file.count) },
            { term: texts.controlSum, description: <MoneyText amount={file.amount} currency={currency} /> },
            ...(bankDay === null
              ? []
              : [
                  {
                    term: texts.bankPaysOn,
                    description: <time dateTime={bankDay.on}>{formatDay(bankDay.on)}</time>,
                  },
                ]),
            {
              term: texts.made,
              description: <DateTimeText instant={file.made_date} timeZone={timeZone} />,
            },
            {
              term: texts.exported,
              description:
                file.exported_date === null ? (
                  texts.notYet
                ) : (
                  <DateTimeText instant={file.exported_date} timeZone={timeZone} />
                ),
            },
            {
              term: texts.given,
              description:
                file.given_date === null ? (
                  texts.notYet
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
            {texts.sha256}
          </Text>
          <code translate="no" className={styles.hash}>
            {inFours(file.hash)}
          </code>
        </Stack>
        <Text size="small" tone="muted">
          {texts.sameFile}
        </Text>
      </Stack>
      {onGiven !== null && (
        <ConfirmDialog
          isOpen={asking === 'given'}
          onClose={close}
          title={texts.givenTitle}
          description={texts.givenDetail({ n: file.count, amount: formatDecimal(file.amount, currency) })}
          confirmLabel={texts.bankHasIt}
          busyLabel={texts.saving}
          cancelLabel={texts.notYet}
          onConfirm={() => onGiven(false)}
        />
      )}
      {onGiven !== null && (
        <ConfirmDialog
          isOpen={asking === 'paid'}
          onClose={close}
          title={texts.paidTitle}
          description={texts.paidDetail({ amount: formatDecimal(file.amount, currency) })}
          confirmLabel={texts.allPaid}
          busyLabel={texts.saving}
          cancelLabel={texts.goBack}
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
