import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useRef, useState } from 'react';
import { Button } from '../actions/Button.tsx';
import { box } from '../fields/Field.css.ts';
import * as styles from './FilterSelect.css.ts';
import type { SelectOption } from '../fields/Select.tsx';
import { chevron, frame, option, select as selectStyle } from '../fields/Select.css.ts';

type Props = {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onSelect: (value: string) => void;
  width?: 'content' | 'full';
  /**
   * For a choice that reloads the page: the arrow keys go through the choices, and Enter or the button takes one.
   * The button names its action, such as `Show Lantern Loom`.
   */
  takeLabel?: (chosen: string) => string;
  /** `beside` where the choice is shown alone, as in a header. */
  labelPlace?: 'inside' | 'beside';
};

/** Narrows a list at once, such as paid or unpaid. A choice that is saved with a form is a Select. */
export function FilterSelect({
  label,
  options,
  value,
  onSelect,
  width = 'content',
  labelPlace = 'inside',
  takeLabel,
}: Props) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const isByKeys = useRef(false);
  const [draft, setDraft] = useState<string | null>(null);
  const drafted = draft === value ? undefined : options.find((choice) => choice.value === draft);
  const change = (next: string) => {
    if (takeLabel === undefined || !isByKeys.current) onSelect(next);
    else setDraft(next);
  };
  const words = (
    <label
      htmlFor={id}
      className={styles.label({ labelPlace })}
      onClick={(event) => {
        if (labelPlace !== 'inside') return;
        // A press anywhere in the box opens the list.
        event.preventDefault();
        select.current?.focus();
        select.current?.showPicker();
      }}
    >
      {label}
    </label>
  );
  return (
    <div
      className={styles.frame({ width, labelPlace })}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A refused choice is not chosen: the page below still shows the other one.
        if (!currentTarget.contains(relatedTarget)) setDraft(null);
      }}
    >
      {labelPlace === 'beside' && words}
      <span className={box()}>
        {labelPlace === 'inside' && words}
        <span className={frame}>
          <select
            ref={select}
            id={id}
            value={drafted?.value ?? value}
            onChange={(event) => change(event.target.value)}
            onPointerDown={() => {
              isByKeys.current = false;
            }}
            onKeyDown={(event) => {
              isByKeys.current = true;
              if (event.key !== 'Enter' || drafted === undefined) return;
              event.preventDefault();
              onSelect(drafted.value);
            }}
            className={selectStyle}
          >
            {options.map((choice) => (
              <option key={choice.value} value={choice.value} className={option}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={chevron} />
        </span>
      </span>
      {takeLabel !== undefined && drafted !== undefined && (
        <span className={styles.take}>
          <Button label={takeLabel(drafted.label)} size="small" onClick={() => onSelect(drafted.value)} />
        </span>
      )}
    </div>
  );
}
