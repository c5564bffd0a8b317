import { defineTexts } from '@consignment/domain/text/texts';
import { autoUpdate, flip, offset, size, useFloating } from '@floating-ui/react-dom';
import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../actions/Button.tsx';
import * as styles from './Combobox.css.ts';
import { Field } from './Field.tsx';
import { box, input } from './Field.css.ts';
import { useForm } from '../forms/form-context.ts';
import { isKeptChoice } from './kept-choice.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { useField } from './use-field.ts';
import type { FieldProps } from './use-field.ts';
import { useRemoteSearch } from '../filters/use-remote-search.ts';
import type { SearchAnswer, SearchState } from '../filters/use-remote-search.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('Combobox', {
  retry: 'Retry',
  searching: 'Searching…',
  typeAtLeast: 'Type at least {n, plural, one {# character} other {# characters}} to search.',
  results:
    '{n, plural, one {# result. Use the arrow keys to choose.} other {# results. Use the arrow keys to choose.}}',
});

export type ComboboxOption = {
  value: string;
  label: string;
  /** Distinguishes two of the same name, such as an email. */
  detail?: string;
};

type Props = FieldProps & {
  /** Rejecting counts as a failure; the list always shows the answer to the last typed text. */
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<ComboboxOption>>;
  /** The search starts here. From 2 on the field says so, unless a placeholder has its own words for it. */
  minimumCharacters: number;
  /** Shown when the search finds nothing, such as `No vendor has this name.` */
  noneText: string;
  placeholder?: string;
  /** Chosen at the start; inside a Form its value is the form's default value too. */
  defaultOption?: ComboboxOption;
  /** Without a Form only: called at each choice, and the field is empty again, ready for the next. */
  isForSeveral?: boolean;
  /** Null as soon as the words in the field are no longer those of a choice. */
  onChange?: (option: ComboboxOption | null) => void;
};

/**
 * One of very many, found by typing: the server searches (APG combobox with list autocomplete, manual selection). Only
 * the choice from the list counts; its `value`, never the words, is the value of the field. Up to a few dozen
 * choices known beforehand belong in Select.
 */
export function Combobox(props: Props) {
  const { onSearch, minimumCharacters, noneText, placeholder, defaultOption, onChange } = props;
  const { isForSeveral = false } = props;
  const form = useForm();
  const words = useRef<HTMLInputElement>(null);
  const value = useRef<HTMLInputElement>(null);
  const statement =
    minimumCharacters > 1 && placeholder === undefined
      ? texts.typeAtLeast({ n: minimumCharacters })
      : undefined;
  const hint = [props.hint, statement].filter(Boolean).join(' ') || undefined;
  /** All options that were chosen in this field: a restored value gets its words from them. */
  const chosen = useRef(new Map(defaultOption === undefined ? [] : [[defaultOption.value, defaultOption]]));
  const parts = useField(
    { ...props, hint },
    {
      choiceOf: (given) => {
        const option = chosen.current.get(String(given));
        return option === undefined ? null : { choice: option.value, ...wordsOf(option) };
      },
      onRestored: (kept) => {
        const option = isKeptChoice(kept)
          ? { value: kept.choice, ...wordsOf(kept) }
          : (chosen.current.get(String(kept)) ?? null);
        if (option !== null) chosen.current.set(option.value, option);
        if (words.current) words.current.value = option?.label ?? '';
        onChange?.(option);
      },
    },
  );
  const { control } = parts;
  const registered = form?.register(props.name);
  const { state, search, reset } = useRemoteSearch(onSearch);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);

  const listId = `${control.id}-list`;
  const optionId = (at: number) => `${control.id}-option-${at}`;
  const options = state.is === 'found' ? state.options : [];
  const isListShown = isOpen && options.length > 0;
  const {
    refs: { setReference, setFloating },
    floatingStyles,
  } = useFloating({
    // A dialog around it scrolls, and does not cut it off.
    strategy: 'fixed',
    placement: 'bottom-start',
    transform: false,
    middleware,
    whileElementsMounted: autoUpdate,
  });

  const choose = (option: ComboboxOption | null) => {
    if (value.current) value.current.value = option?.value ?? '';
    void registered?.onChange({ target: { name: props.name, value: option?.value ?? '' }, type: 'change' });
    onChange?.(option);
  };
  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const take = (option: ComboboxOption) => {
    chosen.current.set(option.value, option);
    if (words.current) words.current.value = isForSeveral ? '' : option.label;
    choose(option);
    if (isForSeveral && value.current) value.current.value = '';
    close();
    reset();
  };
  const typed = (text: string) => {
    choose(null);
    setActive(null);
    setIsOpen(true);
    if (text.trim().length >= minimumCharacters) search(text.trim());
    else reset();
  };
  const move = (to: number) => {
    setIsOpen(true);
    if (options.length === 0) return;
    const at = (to + options.length) % options.length;
    setActive(at);
    document.getElementById(optionId(at))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method that composes characters uses the same keys.
    if (event.nativeEvent.isComposing) return;
    const chosen = active === null ? undefined : options[active];
    const handled: Record<string, (() => void) | undefined> = {
      ArrowDown: () => (event.altKey ? setIsOpen(true) : move(active === null ? 0 : active + 1)),
      ArrowUp: () => (event.altKey ? close() : move(active === null ? -1 : active - 1)),
      Enter: isListShown && chosen ? () => take(chosen) : undefined,
      // A dialog around it closes at the next press: it leaves this one to an open list.
      Escape: isListShown ? close : undefined,
    };
    const act = handled[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Field label={props.label} hint={hint} isOptional={props.isOptional} parts={parts}>
      <div
        ref={setReference}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) close();
        }}
      >
        <span className={box()}>
          <input
            id={control.id}
            ref={words}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isListShown}
            aria-controls={isListShown ? listId : undefined}
            aria-activedescendant={isListShown && active !== null ? optionId(active) : undefined}
            aria-required={control['aria-required']}
            aria-invalid={control['aria-invalid']}
            aria-describedby={control['aria-describedby']}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            disabled={control.disabled}
            placeholder={placeholder}
            defaultValue={defaultOption?.label}
            className={input}
            onChange={(event) => typed(event.target.value)}
            onKeyDown={onKeyDown}
            onClick={() => setIsOpen(true)}
          />
          {isOpen && state.is === 'searching' && (
            <span className={styles.searching}>
              <Spinner size="small" />
            </span>
          )}
        </span>
        <input
          type="hidden"
          name={props.name}
          defaultValue={form ? undefined : (defaultOption?.value ?? '')}
          ref={(element) => {
            value.current = element;
            registered?.ref(element);
          }}
        />
        {isOpen && state.is !== 'idle' && (
          <div ref={setFloating} className={styles.floating} style={floatingStyles}>
            {isListShown && (
              <ul
                id={listId}
                role="listbox"
                aria-label={props.label}
                className={styles.panel}
                // The field keeps focus; a press on the list must not take it away.
                onPointerDown={(event) => event.preventDefault()}
              >
                {options.map((option, at) => (
                  <li
                    key={option.value}
                    id={optionId(at)}
                    role="option"
                    aria-selected={at === active}
                    className={styles.option}
                    onPointerMove={() => setActive(at)}
                    onClick={() => take(option)}
                  >
                    <span>{option.label}</span>
                    {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
                  </li>
                ))}
              </ul>
            )}
            {state.is === 'found' && options.length === 0 && <p className={styles.message}>{noneText}</p>}
            {state.is === 'failed' && (
              <div className={styles.message}>
                <p>{state.problem.detail}</p>
                <Button
                  label={texts.retry}
                  size="small"
                  onClick={() => {
                    search(words.current?.value.trim() ?? '');
                    words.current?.focus();
                  }}
                />
              </div>
            )}
          </div>
        )}
        <VisuallyHidden role="status">{isOpen ? announcement(state, noneText) : ''}</VisuallyHidden>
      </div>
    </Field>
  );
}

function wordsOf({ label, detail }: { label: string; detail?: string | undefined }) {
  return { label, ...(detail === undefined ? {} : { detail }) };
}

/** As wide as the field, and no taller than the window has room for. */
const middleware = [
  offset(4),
  flip({ padding: 8 }),
  size({
    padding: 8,
    apply({ rects, availableHeight, elements }) {
      const { clientWidth, clientHeight } = document.documentElement;
      elements.floating.style.inlineSize = `${(100 * rects.reference.width) / clientWidth}vw`;
      elements.floating.style.maxBlockSize = `${(100 * availableHeight) / clientHeight}vh`;
    },
  }),
];

function announcement(state: SearchState<ComboboxOption>, noneText: string): string {
  if (state.is === 'idle') return '';
  if (state.is === 'searching') return texts.searching;
  if (state.is === 'failed') return state.problem.detail;
  const count = state.options.length;
  if (count === 0) return noneText;
  return texts.results({ n: count });
}
