import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useId, useRef } from 'react';
import * as styles from './FormErrorSummary.css.ts';

const texts = defineTexts('FormErrorSummary', {
  thereIsAProblem: 'There is a problem',
});

export type FormError = {
  message: string;
  /** The id of the field at fault; without one the sentence is shown alone. */
  fieldId?: string;
};

type Props = {
  errors: readonly FormError[];
  title?: string;
};

/**
 * Everything that stopped a form, at its top, with a way to each field; a message of several fields is shown once and
 * leads to the first of them. It takes focus when it first appears: give it a new `key` at each attempt, and keep it
 * mounted until the next. Form does all of this itself.
 */
export function FormErrorSummary({ errors, title = texts.thereIsAProblem }: Props) {
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const wasFocused = useRef(false);
  // Once an attempt only: errors that come back while somebody types must not take the focus from the field.
  useEffect(() => {
    if (!hasErrors || wasFocused.current) return;
    wasFocused.current = true;
    root.current?.focus();
  }, [hasErrors]);

  if (!hasErrors) return null;
  return (
    <div ref={root} role="group" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <ul className={styles.list}>
        {once(errors).map(({ message, fieldId }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                href={`#${fieldId}`}
                className={styles.link}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId)?.focus();
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function once(errors: readonly FormError[]): FormError[] {
  return errors.filter(({ message }, at) => errors.findIndex((error) => error.message === message) === at);
}
