import { createContext } from 'react';

/** The languages of an app, in the order of their names. */
export type Languages = {
  /** By its BCP 47 tag; `name` is what its speakers call it. */
  choices: readonly { tag: string; name: string }[];
  shown: string;
  /** The page is loaded in it. */
  choose: (tag: string) => void;
};

/** Null where there is nothing to choose. */
export const LanguagesContext = createContext<Languages | null>(null);
