import { defineTexts } from '@consignment/domain/text/texts';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useRef, useState } from 'react';
import * as styles from './CodeField.css.ts';
import { Field } from './Field.tsx';
import type { InputProps } from './InputField.tsx';
import { box } from './Field.css.ts';
import { useField } from './use-field.ts';

const texts = defineTexts('CodeField', {
  line: 'Line {line}',
});

/** Something wrong with one line; lines count from 1. */
export type CodeError = { line: number; message: string };

type Props = Omit<InputProps, 'autoComplete' | 'placeholder'> & {
  /** The faults, line by line, as the last check found them; empty when there are none. */
  errors: readonly CodeError[];
  /** Lines shown at once; more are scrolled to. */
  rows?: number;
};

/**
 * Code of many lines, such as a shop's CSS, with line numbers and a list of errors that leads to each line. Tab leaves
 * it, as it leaves every field. Prose belongs in TextArea.
 */
export function CodeField({ errors, rows = 12, defaultValue, onChange, ...props }: Props) {
  const [lines, setLines] = useState(countOfLines(defaultValue ?? ''));
  const show = (text: string) => {
    setLines(countOfLines(text));
    onChange?.(text);
  };
  const parts = useField(props, { onRestored: (value) => show(String(value)) });
  const { control } = parts;
  const errorsId = `${control.id}-lines`;
  const described = [control['aria-describedby'], errors.length > 0 ? errorsId : '']
    .filter(Boolean)
    .join(' ');
  const area = useRef<HTMLTextAreaElement>(null);
  const numbers = useRef<HTMLDivElement>(null);
  const wrong = new Set(errors.map(({ line }) => line));

  const goTo = (line: number) => {
    const element = area.current;
    if (element === null) return;
    const before = element.value
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length;
    const start = line === 1 ? 0 : before + 1;
    const end = element.value.indexOf('\n', start);
    element.focus();
    element.setSelectionRange(start, end === -1 ? element.value.length : end);
    element.scrollTop = ((line - 1) / lines) * element.scrollHeight - element.clientHeight / 2;
  };

  return (
    <Field label={props.label} hint={props.hint} isOptional={props.isOptional} parts={parts}>
      <span className={box()}>
        <span className={styles.frame} dir="ltr" translate="no">
          <span ref={numbers} className={styles.numbers} aria-hidden>
            {Array.from({ length: lines }, (_, at) => at + 1).map((line) => (
              <span key={line} className={styles.number({ isWrong: wrong.has(line) })}>
                {wrong.has(line) && <CircleAlert className={styles.mark} />}
                <span>{line}</span>
              </span>
            ))}
          </span>
          <textarea
            {...control}
            ref={(element) => {
              area.current = element;
              control.ref?.(element);
              // A form fills its fields by their refs, after the first drawing.
              if (element) setLines(countOfLines(element.value));
            }}
            rows={rows}
            wrap="off"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            defaultValue={parts.isInForm ? undefined : defaultValue}
            aria-invalid={errors.length > 0 ? true : control['aria-invalid']}
            aria-describedby={described || undefined}
            className={styles.area}
            onChange={(event) => {
              control.onChange?.(event);
              show(event.target.value);
            }}
            onScroll={(event) => {
              if (numbers.current) numbers.current.scrollTop = event.currentTarget.scrollTop;
            }}
          />
        </span>
      </span>
      {errors.length > 0 && (
        <ul id={errorsId} className={styles.errors}>
          {errors.map(({ line, message }) => (
            <li key={`${line} ${message}`}>
              <button type="button" className={styles.link} onClick={() => goTo(line)}>
                {texts.line({ line })}
              </button>
              <span>: {message}</span>
            </li>
          ))}
        </ul>
      )}
    </Field>
  );
}

function countOfLines(text: string): number {
  return text.split('\n').length;
}
