import { answerOf, outcomeOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Session } from '@consignment/client/session';
import { LanguagesContext } from '@consignment/components/parts/pages/languages';
import { directionOf } from '@consignment/domain/text/direction';
import { english, reader, type Words } from '@consignment/domain/text/texts';
import { useMemo, type ReactNode } from 'react';
import { read, write } from './browser-storage.tsx';

/** The texts of an app in the languages other than English, by their tags; each is fetched when it is needed. */
export type LanguageFiles = Readonly<Record<string, () => Promise<{ default: Words }>>>;

/*
 * The language is the person's choice, else the first of the browser's that the app has, else the shop's. It is known before
 * anything is drawn, so a choice reloads the page. The server keeps the choice for the person; the browser keeps it for the pages
 * before sign-in.
 */
const keyOfChoice = `consignment.language.${import.meta.env.BASE_URL}`;
const keyOfShop = `consignment.language-of-shop.${import.meta.env.BASE_URL}`;

let files: LanguageFiles = {};
let started: string = english.locale;

/** Resolves when the texts are there. A file that does not come leaves English. */
export async function startLanguage(given: LanguageFiles, client: Client): Promise<void> {
  files = given;
  client.use({
    onRequest: ({ request }) => request.headers.set('Accept-Language', reader.language().locale),
  });
  started = wanted();
  const found = await files[started]?.().catch(() => null);
  if (found === null || found === undefined) return;
  const language = { locale: started, words: found.default };
  reader.language = () => language;
  document.documentElement.lang = started;
  document.documentElement.dir = directionOf(started);
}

/** Called with the choice that the server keeps for the person. */
export function applyLanguage(choice: string | undefined): void {
  if (choice === undefined || !isKnown(choice)) return;
  write(keyOfChoice, choice);
  followWanted();
}

/** Called with the shop's locale, such as 'de-DE'; '' for none. */
export function keepLanguageOfShop(locale: string): void {
  write(keyOfShop, languageOf(locale));
  followWanted();
}

type Props = {
  client: Client;
  session: Session;
  children: ReactNode;
};

/** Offers the languages of the app to all its pages. */
export function LanguagesOfApp({ client, session, children }: Props) {
  const languages = useMemo(() => {
    const tags = [english.locale, ...Object.keys(files)];
    const shown = reader.language().locale;
    return tags.length === 1
      ? null
      : { tags, shown, choose: (tag: string) => void choose(tag, client, session) };
  }, [client, session]);
  return <LanguagesContext value={languages}>{children}</LanguagesContext>;
}

/** Kept in this browser even where the server cannot keep it. */
async function choose(language: string, client: Client, session: Session): Promise<void> {
  write(keyOfChoice, language);
  if (session.tokens() !== null)
    await outcomeOf(answerOf(client.PUT('/preferences/', { body: { language } })));
  loadAnew();
}

function wanted(): string {
  const tags = [read(keyOfChoice), ...navigator.languages.map(languageOf), read(keyOfShop)];
  return tags.find((tag) => tag !== null && isKnown(tag)) ?? english.locale;
}

const isKnown = (tag: string): boolean => tag === english.locale || tag in files;

const languageOf = (locale: string): string => locale.split('-', 1)[0] ?? '';

function followWanted(): void {
  if (wanted() !== started) loadAnew();
}

function loadAnew(): void {
  // A draft is offered back, so leaving needs no question.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true);
  window.location.reload();
}
