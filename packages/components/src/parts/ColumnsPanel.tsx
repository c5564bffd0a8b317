import { useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Stack } from '../primitives/Stack.tsx';

type Props = {
  /** Those that may be hidden, in their order. */
  columns: readonly { id: string; header: string }[];
  hidden: readonly string[];
  /** Called with all that are hidden then. */
  onColumns: (hidden: readonly string[]) => void;
};

/** Opened by a ColumnsFilter: which columns a list shows. Each choice takes effect at once. */
export function ColumnsPanel({ columns, hidden, onColumns }: Props) {
  // The boxes keep their own state, and are drawn anew where all of them are set.
  const [resets, setResets] = useState(0);
  return (
    <Stack space="small">
      <div role="group" aria-label="Columns">
        {columns.map(({ id, header }) => (
          <Checkbox
            key={`${id} ${resets}`}
            name={id}
            label={header}
            defaultChecked={!hidden.includes(id)}
            onChange={(isShown) => onColumns(isShown ? hidden.filter((one) => one !== id) : [...hidden, id])}
          />
        ))}
      </div>
      <Button
        label="Show All"
        size="small"
        onClick={() => {
          onColumns([]);
          setResets(resets + 1);
        }}
      />
    </Stack>
  );
}
