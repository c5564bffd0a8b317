import type { Plugin } from 'vite';
import { allTexts } from '../tests/house/locales.ts';

/** Offers all English texts by their names, for the pseudo-locale; in an app they are in the files that show them. */
export const englishTexts: Plugin = {
  name: 'english-texts',
  resolveId: (id) => (id === 'virtual:english-texts' ? `\0${id}` : null),
  load: (id) =>
    id === '\0virtual:english-texts'
      ? `export const englishTexts = ${JSON.stringify(Object.fromEntries(allTexts().map(({ name, texts }) => [name, texts])))};`
      : null,
};
