import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
import type { ColumnChoice } from '../../primitives/tables/data-table.ts';
import { rejected } from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('ColumnsPanel', {
  columns: 'Columns',
  showAll: 'Show All',
  theColumnsCouldNotSaved:
    'The columns could not be saved. Your choice will only last until you reload this page.',
});

type Props = ColumnChoice & {
  /** Those that may be hidden, in their order. */
  columns: readonly { id: string; header: string }[];
};

/** Opened by a ColumnsFilter: which columns a list shows. Each choice takes effect at once. */
export function ColumnsPanel({ columns, hidden, onColumns }: Props) {
  // The boxes keep their own state, and are replaced when all of them are set.
  const [resets, setResets] = useState(0);
  const [isUnkept, setIsUnkept] = useState(false);
  const choose = async (next: readonly string[]) => {
    const outcome = await onColumns(next).catch(rejected);
    setIsUnkept(outcome.is === 'refused');
  };
  return (
    <Stack space="small">
      <div role="group" aria-label={texts.columns}>
        {columns.map(({ id, header }) => (
          <Checkbox
            key={`${id} ${resets}`}
            name={id}
            label={header}
            defaultChecked={!hidden.includes(id)}
            onChange={(isShown) =>
              void choose(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])
            }
          />
        ))}
      </div>
      <Button
        label={texts.showAll}
        size="small"
        onClick={() => {
          void choose([]);
          setResets(resets + 1);
        }}
      />
      <Text size="small" tone="critical">
        <output>{isUnkept && texts.theColumnsCouldNotSaved}</output>
      </Text>
    </Stack>
  );
}
