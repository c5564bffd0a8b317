import { useRef, useState } from 'react';
import { FileDrop } from '../../../primitives/fields/FileDrop.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Select } from '../../../primitives/fields/Select.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { bankFileEnds, readUpload } from '../pay-runs/bank-upload.ts';
import { CompareFileForm } from './CompareFileForm.tsx';
import { roleWords, type FileOfComparison, type ComparedRole, type FileToCompare } from './reconciliation.ts';

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
    <Card title="Compare a file">
      <Stack space="medium">
        <Text>
          The file is compared with the books. Nothing of it is imported, and nothing in the books changes.
        </Text>
        {!isDateAsked && (
          <>
            <Select
              name="role"
              label="Content of the file"
              options={roles}
              defaultValue={role}
              onChange={(value) => {
                setRole(roles.find((one) => one.value === value)?.value ?? 'orders');
                leave();
              }}
            />
            <FileDrop
              key={role}
              label={roleWords[role].name}
              hint={hints[role]}
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

const roles: readonly { value: ComparedRole; label: string }[] = [
  { value: 'orders', label: 'Orders' },
  { value: 'refunds', label: 'Refunds' },
  { value: 'paypal', label: 'PayPal activity' },
  { value: 'bank', label: 'Bank statement' },
];

const hints = {
  orders: 'The orders export, such as orders_export.csv.',
  refunds: 'Columns: order, SKU, date, quantity, amount.',
  paypal: 'The activity download of PayPal as CSV: Activity, All reports, Activity download.',
  bank: 'A statement as camt.052, .053 or .054, also as a ZIP, or as CSV; or the returns of US ACH, which are added to the statement.',
} satisfies Record<ComparedRole, string>;
