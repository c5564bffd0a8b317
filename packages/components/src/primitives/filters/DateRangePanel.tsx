import { defineTexts } from '@consignment/domain/text/texts';
import Check from 'lucide-react/icons/check';
import { useEffect, useId, useRef, useState } from 'react';
import type { Ref } from 'react';
import { button, icon as buttonIcon } from '../actions/Button.css.ts';
import * as styles from './DateRangePanel.css.ts';
import { FieldError } from '../forms/FieldError.tsx';
import { box, figure, label as labelStyle } from '../fields/Field.css.ts';

const texts = defineTexts('DateRangePanel', {
  reversed: 'The first day is after the last day.',
  apply: 'Apply',
  allDates: 'All dates',
  from: '{label} from',
  to: '{label} to',
});

export type DateRange = {
  /** `YYYY-MM-DD`, or empty for no limit on that side. Both days are included. */
  from: string;
  to: string;
};

export type DatePreset = DateRange & { label: string };

type Props = {
  /** The name of the date, such as `Order date`. */
  label: string;
  value: DateRange;
  onApply: (range: DateRange) => void;
  presets: readonly DatePreset[];
};

/**
 * Limits a list to the days between two, or on one side of one: by a preset, or by chosen days, which change
 * nothing before Apply. A day that is saved with a form is a DateField.
 */
export function DateRangePanel({ label, value, onApply, presets }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const choices = [...presets, { label: texts.allDates, from: '', to: '' }];
  const chosen = choices.find(({ from, to }) => from === value.from && to === value.to);
  useEffect(() => {
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    (find('[aria-pressed="true"]') ?? find('button'))?.focus();
  }, []);
  return (
    <>
      <div ref={list} className={styles.presets}>
        {choices.map((preset) => (
          <button
            key={preset.label}
            type="button"
            aria-pressed={preset === chosen}
            className={styles.preset}
            onClick={() => onApply({ from: preset.from, to: preset.to })}
          >
            <span>{preset.label}</span>
            {preset === chosen && <Check aria-hidden className={buttonIcon} />}
          </button>
        ))}
      </div>
      <OwnRange label={label} value={value} onApply={onApply} />
    </>
  );
}

function OwnRange({ label, value, onApply }: Omit<Props, 'presets'>) {
  const id = useId();
  const start = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string | null>(null);
  const errorId = error === null ? undefined : `${id}-error`;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        // Days written as YYYY-MM-DD sort in the order of the calendar.
        const isReversed = draft.from !== '' && draft.to !== '' && draft.from > draft.to;
        setError(isReversed ? texts.reversed : null);
        if (isReversed) start.current?.focus();
        else onApply(draft);
      }}
    >
      <Day
        id={`${id}-from`}
        label={texts.from({ label })}
        value={draft.from}
        onChange={(from) => setDraft({ ...draft, from })}
        errorId={errorId}
        inputRef={start}
      />
      <Day
        id={`${id}-to`}
        label={texts.to({ label })}
        value={draft.to}
        onChange={(to) => setDraft({ ...draft, to })}
        errorId={errorId}
      />
      <div role="alert">
        <FieldError id={`${id}-error`} text={error} />
      </div>
      <button type="submit" className={button({ tone: 'secondary', width: 'full' })}>
        {texts.apply}
      </button>
    </form>
  );
}

type DayProps = {
  id: string;
  label: string;
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
