import { createContext } from 'react';

/** The languages of an app, by their BCP 47 tags. */
export type Languages = {
  tags: readonly string[];
  shown: string;
  /** Reloads the page in the language. */
  choose: (tag: string) => void;
};

/** Null where there is nothing to choose. */
export const LanguagesContext = createContext<Languages | null>(null);
