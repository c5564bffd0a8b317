/** The languages of the toolbar, and a pseudo-locale; nothing of one is loaded before it is chosen. */
import type { Decorator, Loader } from '@storybook/react-vite';
import { FORCE_RE_RENDER, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { english, reader, type Language, type Words } from '../packages/domain/src/text/texts.ts';

const files = import.meta.glob<Words>('../packages/domain/locales/*/*.json', { import: 'default' });

const tagOf = (file: string): string => file.split('/').at(-2) ?? '';

const tags = [...new Set(Object.keys(files).map(tagOf))];

const nameOf = (tag: string): string => new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;

export const languageItems = [
  { value: english.locale, title: 'English' },
  ...tags.map((value) => ({ value, title: nameOf(value) })),
  { value: 'pseudo', title: 'Long words with accents' },
];

async function languageOf(tag: string): Promise<Language> {
  if (tag === 'pseudo') return pseudoLanguage();
  const found = Object.entries(files).filter(([file]) => tagOf(file) === tag);
  const words = await Promise.all(found.map(([, load]) => load()));
  // The files of a language together have the shape of one.
  return words.length === 0 ? english : { locale: tag, words: Object.assign({}, ...words) as Words };
}

async function pseudoLanguage(): Promise<Language> {
  const [{ pseudo }, { englishTexts }] = await Promise.all([
    import('./pseudo-locale.ts'),
    import('virtual:english-texts'),
  ]);
  const words = Object.entries(englishTexts).map(([name, texts]) => [
    name,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
  ]);
  return { locale: 'en-XA', words: Object.fromEntries(words) as Words };
}

export const loadLanguage: Loader = async ({ globals }) => ({
  language: typeof globals.locale === 'string' ? await languageOf(globals.locale) : english,
});

let shown: Language = english;
let chosen: Language = english;

/** A play looks for the English words; what it has opened is drawn once more in the language when it is over. */
export const withLanguage: Decorator = (Story, { loaded, playFunction, id }) => {
  // The loader above puts it there.
  chosen = loaded.language as Language;
  followPlays();
  shown = playFunction !== undefined && played !== id ? english : chosen;
  reader.language = () => shown;
  return Story();
};

/** The story whose play is over. */
let played: string | null = null;
let isFollowing = false;

function followPlays(): void {
  if (isFollowing) return;
  isFollowing = true;
  const channel = addons.getChannel();
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
    if (newPhase === 'preparing') played = null;
    if (!['finished', 'errored', 'aborted'].includes(newPhase)) return;
    played = storyId;
    if (shown !== chosen) channel.emit(FORCE_RE_RENDER);
  });
}
