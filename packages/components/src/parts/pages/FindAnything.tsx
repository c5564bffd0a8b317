import { findVerbTexts, verbIn, type FindVerb } from '@consignment/domain/text/find-verbs';
import { defineTexts, formatList, reader } from '@consignment/domain/text/texts';
import { CommandMenu } from '../../primitives/overlays/CommandMenu.tsx';
import type { CommandGroup } from '../../primitives/overlays/CommandMenu.tsx';
import type { CommandSearch } from '../../primitives/overlays/use-command-search.ts';
import type { SearchAnswer } from '../../primitives/filters/use-remote-search.ts';
import { actCommand, appActions, pageCommand, recentCommand, recordCommand } from './find-commands.ts';
import type { FindCommand, FoundRecord, KnownPage, PageCommand, RecentPage } from './find-commands.ts';

const texts = defineTexts('FindAnything', {
  recent: 'Recent',
  goTo: 'Go to',
  actions: 'Actions',
  findAnything: 'Find anything',
  search: 'Search {value}…',
  orders: 'Orders',
});

export type FindSearch = {
  /** Of the group, such as `Vendors`; that of the orders comes first for a number. */
  label: string;
  onSearch: (text: string, signal: AbortSignal) => Promise<SearchAnswer<FoundRecord>>;
};

/** Finds those a verb can be done to, by the name that follows it, which may be empty. */
export type VerbSearch = {
  verb: FindVerb;
  onSearch: FindSearch['onSearch'];
};

type Props = {
  /** The pages of the app, in the order of its bar; the sections of one follow it. */
  pages: readonly KnownPage[];
  /** Acts that have a page; none of them is in both lists. */
  acts?: readonly KnownPage[];
  /** Those of the person's rights. */
  verbs?: readonly VerbSearch[];
  /** The pages that this person has chosen lately, the last first. */
  recent: readonly RecentPage[];
  /** A few records each. */
  searches: readonly FindSearch[];
  /** IANA zone of the shop. */
  timeZone: string;
  onOpen: (page: RecentPage) => void;
  /** Opens the sheet of keys. */
  onKeys: () => void;
  onChooseScheme: (choice: 'light' | 'dark' | 'system') => void;
  onSignOut: () => void;
  onClose: () => void;
};

const pagesAtFirst = 8;
const pagesFound = 6;

/**
 * Everything of an app by its name: pages, settings, acts such as `pay blue`, and the records that the server finds. One list
 * is searched by its own SearchBox.
 */
export function FindAnything(props: Props) {
  const { acts = [], verbs = [], searches, timeZone, onOpen, onClose } = props;
  const goTo = props.pages.map(pageCommand);
  const latest = props.recent.map(recentCommand);
  const actions = [...acts.map(actCommand), ...appActions(props)];
  const groupsOf = (text: string): CommandGroup<FindCommand>[] =>
    text === ''
      ? [
          { label: texts.recent, commands: latest },
          { label: texts.goTo, commands: without(goTo, latest).slice(0, pagesAtFirst) },
          { label: texts.actions, commands: actions },
        ]
      : [
          { label: texts.goTo, commands: matching(goTo, text).slice(0, pagesFound) },
          { label: texts.actions, commands: matching(actions, text) },
        ];
  return (
    <CommandMenu<FindCommand>
      label={texts.findAnything}
      placeholder={texts.search({ value: formatList(searches.map(({ label }) => withinSentence(label))) })}
      groupsOf={groupsOf}
      searches={[...verbs.map(verbSearch), ...searches].map((search) => commandSearch(search, timeZone))}
      firstSearch={firstSearch}
      onChoose={(command) => {
        onClose();
        if ('onSelect' in command) command.onSelect();
        else onOpen(command);
      }}
      onClose={onClose}
    />
  );
}

function firstSearch(text: string): string | null {
  if (isOrderNumber(text)) return texts.orders;
  const typed = verbIn(text);
  return typed === null || typed.name === '' ? null : findVerbTexts[typed.verb];
}

/** Finds nothing until its verb is typed. */
function verbSearch({ verb, onSearch }: VerbSearch): FindSearch {
  return {
    label: findVerbTexts[verb],
    onSearch: (text, signal) => {
      const typed = verbIn(text);
      return typed?.verb === verb
        ? onSearch(typed.name, signal)
        : Promise.resolve({ is: 'found', options: [] });
    },
  };
}

function commandSearch({ label, onSearch }: FindSearch, timeZone: string): CommandSearch<PageCommand> {
  return {
    label,
    onSearch: async (text, signal) => {
      const answer = await onSearch(text, signal);
      if (answer.is === 'failed') return answer;
      const found = answer.options.map((record) => recordCommand(record, timeZone));
      return { is: 'found', options: namedFirst(found, text) };
    },
  };
}

function without(pages: readonly PageCommand[], others: readonly PageCommand[]): PageCommand[] {
  return pages.filter(({ href }) => !others.some((other) => other.href === href));
}

/** Those that have all of the words. */
function matching<Item extends { label: string; detail?: string; keywords?: string }>(
  commands: readonly Item[],
  text: string,
): Item[] {
  const words = searchable(text).trim().split(' ');
  const found = commands.filter(({ label, detail = '', keywords = '' }) => {
    const all = searchable(` ${label} ${detail} ${keywords}`);
    return words.every((word) => all.includes(hasNoSpaces.test(word) ? word : ` ${word}`));
  });
  return namedFirst(found, text);
}

/** German writes nouns with a capital everywhere. */
function withinSentence(label: string): string {
  return reader.language().locale === 'de' ? label : label.toLowerCase();
}

/** In lower case without accents; an elided article is a word. */
function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s’]+/g, ' ');
}

/** Japanese has no spaces between words. */
const hasNoSpaces = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Those whose name begins with the typed text, then those with a word that does, then the others. */
function namedFirst<Item extends { label: string }>(commands: readonly Item[], text: string): Item[] {
  const typed = searchable(text);
  const isNamed = ({ label }: Item) => searchable(label).startsWith(typed);
  const hasWord = (item: Item) => !isNamed(item) && searchable(` ${item.label}`).includes(` ${typed}`);
  const isOther = (item: Item) => !isNamed(item) && !hasWord(item);
  return [...commands.filter(isNamed), ...commands.filter(hasWord), ...commands.filter(isOther)];
}

function isOrderNumber(text: string): boolean {
  return /^#?\d+$/.test(text);
}
