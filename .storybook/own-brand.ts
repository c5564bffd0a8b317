import { lineOf, readTheme } from '../packages/components/src/theme/theme-file.ts';
import {
  correctionsOf,
  lineOfCorrection,
  noColours,
  themeLook,
} from '../packages/components/src/theme/theme-look.ts';
import type { OwnBrand } from './play-anywhere.tsx';
import { tokenFile, type ChosenFile, type TokenFileRead } from './token-file.ts';

/** Reads a token file and keeps it, if it is a theme. */
export function takeFile({ name, text }: ChosenFile): TokenFileRead {
  const read = readTheme(text);
  if (read.is === 'faulty') return { is: 'faulty', name, lines: read.faults.map(lineOf) };
  localStorage.setItem(tokenFile.place, text);
  return { is: 'theme', name, lines: correctionsOf(read.theme).map(lineOfCorrection) };
}

/** The look of the file that is kept; null without one. */
export function ownBrand(): OwnBrand | null {
  const text = localStorage.getItem(tokenFile.place);
  const read = text === null ? null : readTheme(text);
  if (read?.is !== 'theme') return null;
  return {
    light: themeLook(read.theme, noColours, 'light').properties,
    dark: themeLook(read.theme, noColours, 'dark').properties,
  };
}
