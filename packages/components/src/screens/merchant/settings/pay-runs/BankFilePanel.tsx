import { bankFileFormatWords } from '@consignment/domain/pay-runs/bank-file';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../../primitives/text/DescriptionList.tsx';
import { EmptyState } from '../../../../primitives/feedback/EmptyState.tsx';
import { isStale, type Outcome } from '../../../../primitives/feedback/outcome.ts';
import type { BankFileChange } from './bank-account.ts';
import { BankAccountDialog } from './BankAccountDialog.tsx';
import { BankColumnsDialog } from './BankColumnsDialog.tsx';
import type { BankColumns, PayRunSettings } from './pay-run-settings.ts';

const texts = defineTexts('BankFilePanel', {
  title: 'Bank files',
  setUpColumns: 'Set up columns',
  editColumns: 'Edit columns',
  editAccount: 'Edit account',
  notSetUp: 'Bank files are not set up.',
  notSetUpDetail: 'With bank files, a pay run puts all its bank payments into a single file for your bank.',
  setUp: 'Set up bank files',
  format: 'Format',
  yourAccount: 'Your account',
  noAccount: 'None yet',
  immediateOrigin: 'Immediate origin',
  balancedFile: 'Balanced file',
  balancedFileYes: 'Yes: each file debits its total from this account',
  columns: 'Columns',
  noColumns: 'None yet: files can’t be created without columns',
});

type BankFiles = Pick<
  PayRunSettings,
  'file_format' | 'from' | 'columns' | 'balanced_file' | 'immediate_origin'
>;

type Props = {
  settings: BankFiles;
  /** Of the shop; '' where it is not known. */
  country: string;
  /** Of the shop, in which its files pay. */
  currency: CurrencyCode;
  /** `seen` has the values that the person has seen. Null for a person who may not change them. */
  onSave:
    | ((change: BankFileChange | { columns: BankColumns }, seen: Partial<BankFiles>) => Promise<Outcome>)
    | null;
};

/** The format of the shop's bank files, and the account that they pay from. */
export function BankFilePanel({ settings, country, currency, onSave }: Props) {
  const { file_format: format, from, columns } = settings;
  const { balanced_file: isBalanced, immediate_origin: immediateOrigin } = settings;
  const [open, setOpen] = useState<'account' | 'columns' | null>(null);
  const [seen, setSeen] = useState(settings);
  const [isLate, setIsLate] = useState(false);
  const begin = (what: 'account' | 'columns') => {
    setSeen(settings);
    setIsLate(false);
    setOpen(what);
  };
  /** After the notice that somebody else has changed it, a save overwrites their change. */
  const said = async (outcome: Promise<Outcome>): Promise<Outcome> => {
    const answer = await outcome;
    if (isStale(answer)) setIsLate(true);
    return answer;
  };
  const base = isLate ? settings : seen;
  const close = () => setOpen(null);
  return (
    <Card
      title={texts.title}
      actions={
        onSave !== null && (
          <>
            {format === 'csv' && (
              <Button
                label={columns === null ? texts.setUpColumns : texts.editColumns}
                size="small"
                onClick={() => begin('columns')}
              />
            )}
            {format !== null && (
              <Button label={texts.editAccount} size="small" onClick={() => begin('account')} />
            )}
          </>
        )
      }
    >
      {format === null ? (
        <EmptyState
          title={texts.notSetUp}
          detail={texts.notSetUpDetail}
          action={
            onSave !== null && <Button label={texts.setUp} tone="primary" onClick={() => begin('account')} />
          }
        />
      ) : (
        <DescriptionList
          items={[
            { term: texts.format, description: bankFileFormatWords[format] },
            {
              term: texts.yourAccount,
              description:
                from === null ? (
                  texts.noAccount
                ) : (
                  <span>
                    <bdi>{from.holder}</bdi>{' '}
                    {from.masked !== '' && (
                      <bdi dir="ltr" translate="no">
                        {from.masked}
                      </bdi>
                    )}
                  </span>
                ),
            },
            ...(immediateOrigin === null
              ? []
              : [{ term: texts.immediateOrigin, description: immediateOrigin }]),
            ...(isBalanced ? [{ term: texts.balancedFile, description: texts.balancedFileYes }] : []),
            ...(format === 'csv'
              ? [
                  {
                    term: texts.columns,
                    description:
                      columns === null
                        ? texts.noColumns
                        : columns.columns.map(({ title }) => title).join(', '),
                  },
                ]
              : []),
          ]}
        />
      )}
      {onSave !== null && open === 'account' && (
        <BankAccountDialog
          format={format}
          from={from}
          country={country}
          currency={currency}
          isBalanced={isBalanced}
          immediateOrigin={immediateOrigin}
          onSave={(change) => said(onSave(change, accountIn(base)))}
          onClose={close}
        />
      )}
      {onSave !== null && open === 'columns' && (
        <BankColumnsDialog
          columns={columns}
          onSave={(changed) => said(onSave({ columns: changed }, { columns: base.columns }))}
          onClose={close}
        />
      )}
    </Card>
  );
}

/** The values in the dialog of the account. Another dialog has those of the columns. */
function accountIn({ file_format, from, balanced_file, immediate_origin }: BankFiles): Partial<BankFiles> {
  return { file_format, from, balanced_file, immediate_origin };
}
