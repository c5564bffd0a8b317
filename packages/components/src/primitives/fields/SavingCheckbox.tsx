import { useId, useState } from 'react';
import { checkbox } from './choice.css.ts';
import { FieldError } from '../forms/FieldError.tsx';
import { rejected, sentencesOf } from '../feedback/outcome.ts';
import type { Answered, Problem } from '../feedback/outcome.ts';
import * as styles from './SavingCheckbox.css.ts';

type Props = {
  /** Not visible, since the column says it: the words of the column and of the row, such as `Percentage: Lighting`. */
  label: string;
  /** The stored value; the box changes only after the change has been saved. */
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<Answered>;
};

/**
 * Yes or no about a row of a table, saved at once. With its own words it is a Switch, within a form a Checkbox.
 */
export function SavingCheckbox({ label, isOn, onChange }: Props) {
  const id = useId();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });

  const save = async () => {
    if (saving.is === 'saving') return;
    setSaving({ is: 'saving' });
    const outcome = await onChange(!isOn).catch(rejected);
    setSaving(outcome.is === 'refused' ? outcome : { is: 'idle' });
  };

  const refusal = saving.is === 'refused' ? sentencesOf(saving.problem).join(' ') : null;
  return (
    <span className={styles.frame}>
      <label className={styles.target}>
        <input
          type="checkbox"
          aria-label={label}
          aria-describedby={refusal === null ? undefined : `${id}-error`}
          aria-busy={saving.is === 'saving' ? true : undefined}
          checked={isOn}
          onChange={() => void save()}
          className={checkbox}
        />
      </label>
      <div role="alert" className={styles.problem}>
        <FieldError id={`${id}-error`} text={refusal} />
      </div>
    </span>
  );
}

type Saving = { is: 'idle' } | { is: 'saving' } | { is: 'refused'; problem: Problem };
