import { bankFileFormatWords } from '@consignment/domain/bank-file';
import { useState } from 'react';
import { Button } from '../../../../primitives/Button.tsx';
import { Card } from '../../../../primitives/Card.tsx';
import { DescriptionList } from '../../../../primitives/DescriptionList.tsx';
import { EmptyState } from '../../../../primitives/EmptyState.tsx';
import type { Outcome } from '../../../../primitives/outcome.ts';
import { BankAccountDialog, type BankFileChange } from './BankAccountDialog.tsx';
import { BankColumnsDialog } from './BankColumnsDialog.tsx';
import type { BankColumns, PayRunSettings } from './pay-run-settings.ts';

type Props = {
  settings: Pick<PayRunSettings, 'file_format' | 'from' | 'columns'>;
  /** Null for a person who may not change them. */
  onSave: ((change: BankFileChange | { columns: BankColumns }) => Promise<Outcome>) | null;
};

/** The format of the shop's bank files, and the account that they pay from. */
export function BankFilePanel({ settings, onSave }: Props) {
  const { file_format: format, from, columns } = settings;
  const [open, setOpen] = useState<'account' | 'columns' | null>(null);
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
                onClick={() => setOpen('columns')}
              />
            )}
            {format !== null && (
              <Button label="Edit account" size="small" onClick={() => setOpen('account')} />
            )}
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
              <Button label="Set up bank files" tone="primary" onClick={() => setOpen('account')} />
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
                  <>
                    <bdi>{from.holder}</bdi> {from.masked !== '' && <bdi dir="ltr">{from.masked}</bdi>}
                  </>
                ),
            },
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
        <BankAccountDialog format={format} from={from} onSave={onSave} onClose={close} />
      )}
      {onSave !== null && open === 'columns' && (
        <BankColumnsDialog
          columns={columns}
          onSave={(changed) => onSave({ columns: changed })}
          onClose={close}
        />
      )}
    </Card>
  );
}
