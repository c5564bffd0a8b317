import type { ThemeRoot } from '@consignment/components/primitives/layout/ThemeRoot';
import { useSyncExternalStore, type ComponentProps } from 'react';
import { read, write } from '../session/browser-storage.tsx';

export type Scheme = ComponentProps<typeof ThemeRoot>['scheme'];
/** `system` follows the device, also while the page is open. */
export type SchemeChoice = Scheme | 'system';

/*
 * The choice of the person of this page, else of the last one in this browser; null where none was made, and the shop's
 * theme is drawn. It is kept for the first paint and for the pages before sign-in; the server keeps it for the person.
 * The script of `shells/server/first-script.ts` reads the same keys.
 */
const keyOfChoice = `consignment.scheme.${import.meta.env.BASE_URL}`;
const keyOfShop = `consignment.scheme-of-shop.${import.meta.env.BASE_URL}`;

const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];
let chosen = choices.find((one) => one === read(keyOfChoice)) ?? null;
const watchers = new Set<() => void>();
const device = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Applied at once, in this browser. */
export function applyScheme(choice: SchemeChoice | null): void {
  chosen = choice;
  write(keyOfChoice, choice);
  for (const watcher of watchers) watcher();
}

/** The next first paint has the shop's theme too. */
export function keepSchemeOfShop(scheme: Scheme): void {
  write(keyOfShop, scheme);
}

/** The theme to draw: the person's, else this one of the shop. */
export function useScheme(ofShop: Scheme): Scheme {
  return useSyncExternalStore(watchScheme, () => schemeOf(chosen ?? ofShop));
}

/** The person's choice, null while there is none; `watchScheme` says when it changes. */
export function chosenScheme(): SchemeChoice | null {
  return chosen;
}

function schemeOf(choice: SchemeChoice): Scheme {
  if (choice !== 'system') return choice;
  return device().matches ? 'dark' : 'light';
}

export function watchScheme(watcher: () => void) {
  const system = device();
  watchers.add(watcher);
  system.addEventListener('change', watcher);
  return () => {
    watchers.delete(watcher);
    system.removeEventListener('change', watcher);
  };
}
