import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { box } from './Field.css.ts';
import * as styles from './FilterSelect.css.ts';
import type { SelectOption } from './Select.tsx';
import { chevron, frame, option, select } from './Select.css.ts';

type Props = {
  label: string;
  options: readonly SelectOption[];
  value: string;
  onSelect: (value: string) => void;
  width?: 'content' | 'full';
  /** `beside` where there is one line of room, as in a header. */
  labelPlace?: 'above' | 'beside';
};

/** Narrows a list at once, such as paid or unpaid. A choice that is saved with a form is a Select. */
export function FilterSelect({
  label,
  options,
  value,
  onSelect,
  width = 'content',
  labelPlace = 'above',
}: Props) {
  const id = useId();
  return (
    <div className={styles.frame({ width, labelPlace })}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={box()}>
        <span className={frame}>
          <select id={id} value={value} onChange={(event) => onSelect(event.target.value)} className={select}>
            {options.map((choice) => (
              <option key={choice.value} value={choice.value} className={option}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden className={chevron} />
        </span>
      </span>
    </div>
  );
}
