import { useId, useState } from 'react';
import { FieldError } from '../forms/FieldError.tsx';
import { FieldHint } from '../forms/FieldHint.tsx';
import { rejected, sentencesOf } from '../feedback/outcome.ts';
import type { Outcome, Problem } from '../feedback/outcome.ts';
import * as styles from './Switch.css.ts';

type Props = {
  label: string;
  hint?: string;
  /** The stored value; the switch moves only after the change has been saved. */
  isOn: boolean;
  onChange: (isOn: boolean) => Promise<Outcome>;
};

/** On or off, saved at once. Within a form that is saved as a whole, use Checkbox. */
export function Switch({ label, hint, isOn, onChange }: Props) {
  const id = useId();
  const [saving, setSaving] = useState<Saving>({ is: 'idle' });

  const save = async () => {
    if (saving.is === 'saving') return;
    setSaving({ is: 'saving' });
    const outcome = await onChange(!isOn).catch(rejected);
    setSaving(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };

  const refusal = saving.is === 'refused' ? sentencesOf(saving.problem).join(' ') : null;
  const describedBy = [hint && `${id}-hint`, refusal && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.frame}>
      <div className={styles.line}>
        <div className={styles.words}>
          <label id={`${id}-label`} htmlFor={id} className={styles.label}>
            {label}
          </label>
          <FieldHint id={`${id}-hint`} text={hint} />
        </div>
        <button
          type="button"
          id={id}
          role="switch"
          aria-checked={isOn}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          aria-disabled={saving.is === 'saving' ? true : undefined}
          className={styles.track}
          onClick={() => void save()}
        >
          <span className={styles.thumb} />
        </button>
      </div>
      <div role="alert" className={styles.problem}>
        <FieldError id={`${id}-error`} text={refusal} />
      </div>
    </div>
  );
}

type Saving = { is: 'idle' } | { is: 'saving' } | { is: 'refused'; problem: Problem };
