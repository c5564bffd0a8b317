import { useId, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';
import { button } from './Button.css.ts';
import * as styles from './DateRangeFilter.css.ts';
import { FieldError } from './Field.tsx';
import { box, figure, label as labelStyle } from './Field.css.ts';

export type DateRange = {
  /** `YYYY-MM-DD`, or empty for no limit on that side. Both days are included. */
  from: string;
  to: string;
};

type Props = {
  /** The name of the date, such as `Order date`. */
  label: string;
  value: DateRange;
  onApply: (range: DateRange) => void;
};

/**
 * Limits a list to the days between two, or on one side of one. Nothing changes before Apply. A day that is saved
 * with a form is a DateField.
 */
export function DateRangeFilter({ label, value, onApply }: Props) {
  const id = useId();
  const start = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [shown, setShown] = useState(value);
  const [error, setError] = useState<string | null>(null);
  if (value.from !== shown.from || value.to !== shown.to) {
    setShown(value);
    setDraft(value);
    setError(null);
  }
  const isLimited = value.from !== '' || value.to !== '' || draft.from !== '' || draft.to !== '';

  return (
    // The group is named and not the form, which would become a landmark of the page.
    <div role="group" aria-label={label} className={styles.group}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          // Days written as YYYY-MM-DD stand in the order of the calendar.
          const isReversed = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
          setError(isReversed ? 'The first day is after the last day.' : null);
          if (isReversed) start.current?.focus();
          else onApply(draft);
        }}
      >
        <Day
          id={`${id}-from`}
          label={`${label} from`}
          value={draft.from}
          onChange={(from) => setDraft({ ...draft, from })}
          errorId={error === null ? undefined : `${id}-error`}
          inputRef={start}
        />
        <Day
          id={`${id}-to`}
          label={`${label} to`}
          value={draft.to}
          onChange={(to) => setDraft({ ...draft, to })}
          errorId={error === null ? undefined : `${id}-error`}
        />
        <div className={styles.buttons}>
          <button type="submit" className={button({ tone: 'secondary' })}>
            Apply
          </button>
          {isLimited && (
            <button
              type="button"
              className={button({ tone: 'quiet' })}
              onClick={() => {
                setDraft({ from: '', to: '' });
                setError(null);
                start.current?.focus();
                if (value.from !== '' || value.to !== '') onApply({ from: '', to: '' });
              }}
            >
              Clear
            </button>
          )}
        </div>
      </form>
      <div role="alert" className={error === null ? undefined : styles.error}>
        <FieldError id={`${id}-error`} text={error} />
      </div>
    </div>
  );
}

type DayProps = {
  id: string;
  label: ReactNode;
  value: string;
  onChange: (day: string) => void;
  errorId: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
};

function Day({ id, label, value, onChange, errorId, inputRef }: DayProps) {
  return (
    <div className={styles.day}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <span className={box()}>
        <input
          ref={inputRef}
          id={id}
          type="date"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={errorId}
          className={figure}
        />
      </span>
    </div>
  );
}
