import { bankFileFormatWords } from '@consignment/domain/pay-runs/bank-file';
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

type BankFiles = Pick<
  PayRunSettings,
  'file_format' | 'from' | 'columns' | 'balanced_file' | 'immediate_origin'
>;

type Props = {
  settings: BankFiles;
  /** Of the shop; '' where it is not known. */
  country: string;
  /** `seen` is what the person has seen of it. Null for a person who may not change them. */
  onSave:
    | ((change: BankFileChange | { columns: BankColumns }, seen: Partial<BankFiles>) => Promise<Outcome>)
    | null;
};

/** The format of the shop's bank files, and the account that they pay from. */
export function BankFilePanel({ settings, country, onSave }: Props) {
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
      title="Bank files"
      actions={
        onSave !== null && (
          <>
            {format === 'csv' && (
              <Button
                label={columns === null ? 'Set up columns' : 'Edit columns'}
                size="small"
                onClick={() => begin('columns')}
              />
            )}
            {format !== null && <Button label="Edit account" size="small" onClick={() => begin('account')} />}
          </>
        )
      }
    >
      {format === null ? (
        <EmptyState
          title="Bank files are not set up."
          detail="With them, a pay run puts all its bank payments into one file, which you give to your bank."
          action={
            onSave !== null && (
              <Button label="Set up bank files" tone="primary" onClick={() => begin('account')} />
            )
          }
        />
      ) : (
        <DescriptionList
          items={[
            { term: 'Format', description: bankFileFormatWords[format] },
            {
              term: 'Your account',
              description:
                from === null ? (
                  'None yet'
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
            ...(immediateOrigin === null ? [] : [{ term: 'Immediate origin', description: immediateOrigin }]),
            ...(isBalanced
              ? [{ term: 'Balanced file', description: 'Yes: each file takes its sum from this account' }]
              : []),
            ...(format === 'csv'
              ? [
                  {
                    term: 'Columns',
                    description:
                      columns === null
                        ? 'None yet: no file can be made without them'
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
