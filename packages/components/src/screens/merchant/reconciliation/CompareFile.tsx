import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { bankFileEnds, readUpload } from '../pay-runs/bank-upload.ts';
import { CompareFileForm } from './CompareFileForm.tsx';
import {
  comparedFileNames,
  type FileOfComparison,
  type ComparedRole,
  type FileToCompare,
} from './reconciliation.ts';

const texts = defineTexts('CompareFile', {
  title: 'Compare a file',
  description:
    'The file will only be compared with the books. Nothing will be imported, and the books won’t change.',
  content: 'File contents',
  orders: 'Orders',
  ordersHint: 'The orders export, such as orders_export.csv.',
  refunds: 'Refunds',
  refundsHint: 'Columns: order, SKU, date, quantity, amount.',
  paypal: 'PayPal activity',
  paypalHint: 'PayPal’s activity download as a CSV file: Activity › All reports › Activity download.',
  bank: 'Bank statement',
  bankHint:
    'A statement (CSV, or camt.052, .053 or .054, which can be zipped), or US ACH returns, which are added to the statement.',
});

type Props = {
  /** Done once the file is read and the comparison runs. Refused with `date_order_required`, it is asked how the dates are written. */
  onCompare: (file: FileToCompare) => Promise<Outcome>;
};

/** Takes a file to compare the books with. Nothing of it is imported. */
export function CompareFile({ onCompare }: Props) {
  const [role, setRole] = useState<ComparedRole>('orders');
  const [chosen, setChosen] = useState<FileOfComparison | null>(null);
  const [isDateAsked, setIsDateAsked] = useState(false);
  const turn = useRef(0);

  const leave = () => {
    turn.current += 1;
    setChosen(null);
    setIsDateAsked(false);
  };
  const choose = async (file: File) => {
    const id = (turn.current += 1);
    const read = role === 'bank' ? await readStatement(file) : { error: null, statement: null };
    // Another was chosen meanwhile.
    if (turn.current === id) setChosen({ id, file, ...read });
  };
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        <Text>{texts.description}</Text>
        {!isDateAsked && (
          <>
            <Select
              name="role"
              label={texts.content}
              options={roles.map((value) => ({ value, label: texts[value] }))}
              defaultValue={role}
              onChange={(value) => {
                setRole(roles.find((one) => one === value) ?? 'orders');
                leave();
              }}
            />
            <FileDrop
              key={role}
              label={comparedFileNames[role]}
              hint={texts[hints[role]]}
              accept={role === 'bank' ? bankFileEnds : ['.csv']}
              files={chosen === null ? [] : [{ id: String(chosen.id), ...shown(chosen) }]}
              onAdd={([file]) => file !== undefined && void choose(file)}
              onRemove={leave}
            />
          </>
        )}
        {chosen !== null && chosen.error === null && (
          <CompareFileForm
            key={chosen.id}
            role={role}
            chosen={chosen}
            isDateAsked={isDateAsked}
            onCompare={async (file) => {
              const outcome = await onCompare(file);
              if (outcome.is === 'done') leave();
              else if (outcome.problem.code === 'date_order_required') setIsDateAsked(true);
              return outcome;
            }}
            onLeave={leave}
          />
        )}
      </Stack>
    </Card>
  );
}

function shown({ file: { name, size }, error }: FileOfComparison) {
  return { name, size, error };
}

async function readStatement(file: File): Promise<Pick<FileOfComparison, 'error' | 'statement'>> {
  const { error, ...statement } = await readUpload(file);
  return { error, statement };
}

const roles: readonly ComparedRole[] = ['orders', 'refunds', 'paypal', 'bank'];

const hints = {
  orders: 'ordersHint',
  refunds: 'refundsHint',
  paypal: 'paypalHint',
  bank: 'bankHint',
} as const satisfies Record<ComparedRole, keyof typeof texts>;
