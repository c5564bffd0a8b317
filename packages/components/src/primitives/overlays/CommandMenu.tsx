import { defineTexts } from '@consignment/domain/text/texts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import SearchIcon from 'lucide-react/icons/search';
import * as Radix from 'radix-ui/dialog';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Button } from '../actions/Button.tsx';
import * as styles from './CommandMenu.css.ts';
import { iconSize } from '../text/icon.css.ts';
import type { Icon } from '../text/icon.ts';
import { usePortalContainer } from '../layout/portal-container.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { useCommandSearch } from './use-command-search.ts';
import type { CommandSearch } from './use-command-search.ts';
import { useReturnFocus } from './use-return-focus.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { TextWithElements } from '../text/TextWithElements.tsx';

const texts = defineTexts('CommandMenu', {
  close: 'Close',
  searching: 'Searching…',
  retry: 'Retry',
  nothingFound: 'Nothing found.',
  nothingFoundFor: 'Nothing found for “{words}”.',
  failed: '{names}: the search didn’t work.',
  toMove: '{up} {down} to move',
  toOpen: '{enter} to open',
  toClose: '{esc} to close',
  results: '{n, plural, one {# result.} other {# results.}}',
  esc: 'esc',
});

export type Command = {
  /** Of its own among all that are shown at a time. */
  id: string;
  label: string;
  /** Distinguishes two of the same name, or describes a state. */
  detail?: string;
  icon: Icon;
  /** The key for the same from anywhere, such as `?`. */
  keys?: string;
};

export type CommandGroup<Item extends Command> = { label: string; commands: readonly Item[] };

type Props<Item extends Command> = {
  /** Names the dialog and its field, such as `Find anything`. */
  label: string;
  placeholder: string;
  /** The groups that are there at once for the typed text, which may be empty. */
  groupsOf: (text: string) => readonly CommandGroup<Item>[];
  /** Asked from two characters on; their groups follow those that are there at once. */
  searches: readonly CommandSearch<Item>[];
  /** The search whose group comes before all others for the typed text; null for none. */
  firstSearch: (text: string) => string | null;
  onChoose: (command: Item) => void;
  onClose: () => void;
};

const minimumCharacters = 2;

/**
 * Everything behind one field, by keyboard (APG combobox with a listbox of groups): what is there at once, and what
 * searches find. The first is active, so that Enter takes it. One value for a form is a Combobox.
 */
export function CommandMenu<Item extends Command>({
  label,
  placeholder,
  groupsOf,
  searches,
  firstSearch,
  onChoose,
  onClose,
}: Props<Item>) {
  const id = useId();
  const container = usePortalContainer();
  const returnFocus = useReturnFocus();
  const [text, setText] = useState('');
  const [moved, setMoved] = useState<string | null>(null);
  const { isSearching, failed, foundBy, search, reset } = useCommandSearch(searches);

  const words = text.trim();
  const groups = inOrder(
    groupsOf(words),
    searches.map((one) => ({ label: one.label, commands: foundBy(one) })),
    firstSearch(words),
  );
  const commands = groups.flatMap((group) => group.commands);
  const active = commands.find((command) => command.id === moved) ?? commands[0] ?? null;
  const isNothingFound = words !== '' && commands.length === 0 && !isSearching && failed.length === 0;

  const optionId = (command: Command) => `${id}-${command.id}`;
  const type = (typed: string) => {
    setText(typed);
    setMoved(null);
    if (typed.trim().length >= minimumCharacters) search(typed.trim());
    else reset();
  };
  const move = (by: 1 | -1) => {
    if (active === null) return;
    const at = (commands.indexOf(active) + by + commands.length) % commands.length;
    const next = commands[at] ?? active;
    setMoved(next.id);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // An input method that composes characters uses the same keys.
    if (event.nativeEvent.isComposing) return;
    const handled: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => active !== null && onChoose(active),
    };
    const act = handled[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content className={styles.menu} aria-describedby={undefined} aria-modal {...returnFocus}>
            <Radix.Title className={styles.title}>{label}</Radix.Title>
            <div className={styles.head}>
              <SearchIcon aria-hidden className={iconSize.medium} />
              <input
                type="text"
                role="combobox"
                aria-label={label}
                aria-autocomplete="list"
                aria-expanded={commands.length > 0}
                aria-controls={`${id}-list`}
                aria-activedescendant={active === null ? undefined : optionId(active)}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="go"
                maxLength={200}
                placeholder={placeholder}
                value={text}
                className={styles.input}
                onChange={(event) => type(event.target.value)}
                onKeyDown={onKeyDown}
              />
              {isSearching && <Spinner size="small" />}
              <button type="button" className={styles.close} onClick={onClose}>
                {texts.close}
              </button>
            </div>
            <div
              id={`${id}-list`}
              role="listbox"
              aria-label={label}
              className={styles.list}
              // The field keeps focus; a press on the list must not take it away.
              onPointerDown={(event) => event.preventDefault()}
            >
              {groups.map((group, at) => (
                <div key={group.label} role="group" aria-labelledby={`${id}-group-${at}`}>
                  <p id={`${id}-group-${at}`} className={styles.group}>
                    {group.label}
                  </p>
                  {group.commands.map((command) => (
                    <Option
                      key={command.id}
                      id={optionId(command)}
                      command={command}
                      isActive={command === active}
                      onPoint={() => setMoved(command.id)}
                      onChoose={() => onChoose(command)}
                    />
                  ))}
                </div>
              ))}
            </div>
            {isSearching && commands.length === 0 && <p className={styles.message}>{texts.searching}</p>}
            {isNothingFound && (
              <p className={styles.message}>
                <TextWithElements text={texts.nothingFoundFor} elements={{ words: <bdi>{words}</bdi> }} />
              </p>
            )}
            {failed.length > 0 && (
              <div className={styles.failure}>
                <p>{texts.failed({ names: failed.join(', ') })}</p>
                <Button label={texts.retry} size="small" onClick={() => search(words)} />
              </div>
            )}
            <p className={styles.foot} aria-hidden>
              <span>
                <TextWithElements
                  text={texts.toMove}
                  elements={{ up: <Key icon={ArrowUp} />, down: <Key icon={ArrowDown} /> }}
                />
              </span>
              <span>
                <TextWithElements text={texts.toOpen} elements={{ enter: <Key icon={CornerDownLeft} /> }} />
              </span>
              <span>
                <TextWithElements
                  text={texts.toClose}
                  elements={{ esc: <kbd className={styles.key}>{texts.esc}</kbd> }}
                />
              </span>
            </p>
            <VisuallyHidden role="status">
              {words === '' ? '' : isSearching ? texts.searching : countOf(commands.length)}
            </VisuallyHidden>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type OptionProps = {
  id: string;
  command: Command;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

function Option({ id, command, isActive, onPoint, onChoose }: OptionProps) {
  const Drawing = command.icon;
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onPointerMove={onPoint}
      onClick={onChoose}
    >
      <Drawing aria-hidden className={styles.icon} />
      <bdi className={styles.label}>{command.label}</bdi>
      {command.detail !== undefined && <bdi className={styles.detail}>{command.detail}</bdi>}
      {command.keys !== undefined && (
        <span className={styles.detail}>
          <kbd className={styles.key}>{command.keys}</kbd>
        </span>
      )}
      <span aria-hidden className={styles.enter}>
        <Key icon={CornerDownLeft} />
      </span>
    </div>
  );
}

function Key({ icon: Drawing }: { icon: Icon }) {
  return (
    <kbd className={styles.key}>
      <Drawing className={styles.keyIcon} />
    </kbd>
  );
}

/** Without groups that hold nothing. */
function inOrder<Item extends Command>(
  atOnce: readonly CommandGroup<Item>[],
  found: readonly CommandGroup<Item>[],
  first: string | null,
): CommandGroup<Item>[] {
  const isFirst = (group: CommandGroup<Item>) => group.label === first;
  return [...found.filter(isFirst), ...atOnce, ...found.filter((group) => !isFirst(group))].filter(
    (group) => group.commands.length > 0,
  );
}

function countOf(count: number): string {
  return count === 0 ? texts.nothingFound : texts.results({ n: count });
}
