import { defineTexts } from '@consignment/domain/text/texts';
import { productColumnNames } from '../../../parts/products/product-column-names.ts';
import {
  switchEffects,
  switchGroups,
  switchNames,
  switchPlaces,
  type FlagName,
  type SwitchGroup,
  type SwitchPage,
} from './shop-switch-words.ts';

/** Of the one switch that is a list. */
export const columnsWords = defineTexts('FindSwitches', {
  title: 'Product columns for a vendor',
  about: 'The Products tab of a vendor’s page shows these columns.',
});

export type FoundSwitches = {
  /** Groups that have none are left out. */
  groups: readonly { title: string; names: readonly FlagName[] }[];
  hasColumns: boolean;
  /** The columns count as one. */
  count: number;
};

// Each key is one of the record it comes from.
const names = Object.keys(switchPlaces) as FlagName[];
const groupIds = Object.keys(switchGroups) as SwitchGroup[];

export const countOfSwitches = names.length + 1;

/** The switches that change a page, in the order of the settings. */
export function switchesOfPage(page: SwitchPage): readonly FlagName[] {
  return names.filter((name) => switchPlaces[name].pages.some((one: SwitchPage) => one === page));
}

/** The switches whose title, explanation or group has every word of the search, begun or whole. */
export function findSwitches(search: string): FoundSwitches {
  const wanted = wordsIn(search);
  const matches = (...texts: string[]) => {
    const words = wordsIn(texts.join(' '));
    return wanted.every((word) => words.some((one) => one.startsWith(word)));
  };
  const found = names.filter((name) => {
    return matches(switchGroups[switchPlaces[name].group], switchNames[name], switchEffects[name]);
  });
  const hasColumns = matches(columnsWords.title, columnsWords.about, ...Object.values(productColumnNames));
  const groups = groupIds.map((id) => ({
    title: switchGroups[id],
    names: found.filter((name) => switchPlaces[name].group === id),
  }));
  return {
    groups: groups.filter((group) => group.names.length > 0),
    hasColumns,
    count: found.length + (hasColumns ? 1 : 0),
  };
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
