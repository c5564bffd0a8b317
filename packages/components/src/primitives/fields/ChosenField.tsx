import { defineTexts } from '@consignment/domain/text/texts';
import X from 'lucide-react/icons/x';
import { useRef, useState, type ReactNode } from 'react';
import { ChipList, type Chip } from './ChipList.tsx';
import { Combobox, type ComboboxOption } from './Combobox.tsx';
import { FormContext, useForm } from '../forms/form-context.ts';
import { Stack } from '../layout/Stack.tsx';
import type { SearchAnswer } from '../filters/use-remote-search.ts';
import { useField } from './use-field.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('ChosenField', {
  isChosen: '{name} is {chosenText}.',
  added: '{name} added.',
  removed: '{name} removed.',
  count: '{label} ({n, plural, other {#}})',
});

type Props = {
  /** The key of the list in the form's values. */
  name: string;
  /** The list as the form has it, which its `onValuesChange` keeps in state. */
  chosen: readonly Chip[];
  /** Of the list, such as `Vendors`. */
  label: string;
  emptyText: string;
  /** The label of the button that removes the one of this name. */
  removeLabelOf: (name: string) => string;
  /** Shown in the search beside one that is chosen already. */
  chosenText: string;
  search: {
    label: string;
    hint?: string;
    placeholder?: string;
    minimumCharacters: number;
    noneText: string;
  };
  /** A fault that the form's own schema does not find. */
  error?: string | null;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<Chip>>;
  /** More about the chosen ones, beneath them. `focusSearch` is for the focus once a list there is gone. */
  children?: (focusSearch: () => void) => ReactNode;
};

/** Chooses several of very many by typing, as one field of a Form; each can be removed again. One of many is a Combobox. */
export function ChosenField({ name, chosen, label, emptyText, chosenText, search, ...props }: Props) {
  const { removeLabelOf } = props;
  const form = useForm();
  const parts = useField({ name, label, isOptional: true });
  const [news, setNews] = useState('');
  const found = useRef<ReadonlyMap<string, Chip>>(new Map());
  const place = useRef<HTMLDivElement>(null);
  const focusSearch = () => place.current?.querySelector('input')?.focus();
  const isChosen = (id: number) => chosen.some((one) => one.id === id);
  const set = (next: readonly Chip[]) => form?.setValue(name, next);

  const add = ({ value, label: words }: ComboboxOption) => {
    const one = found.current.get(value) ?? { id: Number(value), name: words };
    if (isChosen(one.id)) {
      setNews(texts.isChosen({ name: one.name, chosenText }));
      return;
    }
    set([...chosen, one]);
    setNews(texts.added({ name: one.name }));
  };
  const remove = (id: number) => {
    set(chosen.filter((one) => one.id !== id));
    setNews(texts.removed({ name: chosen.find((one) => one.id === id)?.name ?? '' }));
  };
  const ask = async (text: string, signal: AbortSignal): Promise<SearchAnswer<ComboboxOption>> => {
    const answer = await props.onSearch(text, signal);
    if (answer.is === 'failed') return answer;
    found.current = new Map(answer.options.map((one) => [String(one.id), one]));
    const options = answer.options.map(({ id, name: words, detail = '' }) => {
      const details = [detail, isChosen(id) ? chosenText : ''].filter(Boolean).join(' · ');
      return { value: String(id), label: words, ...(details === '' ? {} : { detail: details }) };
    });
    return { is: 'found', options };
  };

  return (
    <Stack space="medium">
      <ChipList
        label={texts.count({ label, n: chosen.length })}
        chips={chosen}
        emptyText={emptyText}
        action={{ icon: X, labelOf: removeLabelOf, onPress: remove }}
        onLastGone={focusSearch}
      />
      <div
        ref={place}
        // Enter chooses, and does not send the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      >
        {/* The words that are searched for are no value of the form. */}
        <FormContext value={null}>
          <Combobox
            name={`${name}-search`}
            {...search}
            error={parts.error ?? props.error ?? null}
            isOptional
            isForSeveral
            onSearch={ask}
            onChange={(option) => {
              if (option !== null) add(option);
            }}
          />
        </FormContext>
      </div>
      {props.children && <Beneath draw={props.children} focusSearch={focusSearch} />}
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </Stack>
  );
}

function Beneath({ draw, focusSearch }: { draw: NonNullable<Props['children']>; focusSearch: () => void }) {
  return draw(focusSearch);
}
