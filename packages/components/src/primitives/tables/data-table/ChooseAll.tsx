import { checkbox } from '../../fields/choice.css.ts';

export type TableChoice = {
  /** How many of the rows that can be selected are. */
  state: 'none' | 'some' | 'all';
  onToggle: () => void;
};

/** The box that selects every row, half ticked while some are. DataTable draws it; nothing else should. */
export function ChooseAll({ choice, label }: { choice: TableChoice; label: string | undefined }) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={choice.state === 'all'}
      // `indeterminate` is a property without an attribute, so React cannot set it.
      ref={(input) => {
        if (input) input.indeterminate = choice.state === 'some';
      }}
      onChange={choice.onToggle}
      className={checkbox}
    />
  );
}
