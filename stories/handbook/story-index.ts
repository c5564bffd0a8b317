/** The galleries are made from Storybook's own index: a new screen and a new story are in them at once. */

/** One entry of `index.json`. */
export type IndexEntry = {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
};

/** A component with the stories that look different, in the order of its file. */
export type Shown = {
  /** The part of an id that its stories share. */
  readonly id: string;
  /** Such as `Merchant` of a screen, `Payouts` of a part. */
  readonly group: string;
  readonly name: string;
  readonly stories: readonly IndexEntry[];
};

/** The apps in the order of the page. */
const apps = ['Merchant', 'Portal', 'Sales reps'];

export async function readIndex(): Promise<readonly IndexEntry[]> {
  const answer = await fetch(new URL('index.json', document.baseURI));
  if (!answer.ok) throw new Error(`Storybook’s index could not be read (${answer.status}).`);
  // Storybook's own file.
  const { entries } = (await answer.json()) as { entries: Record<string, IndexEntry> };
  return Object.values(entries);
}

/** Each component that has stories. */
export function componentsOf(entries: readonly IndexEntry[]): Shown[] {
  const stories = entries.filter(
    ({ type, title, tags = [] }) =>
      type === 'story' && !title.startsWith('Handbook/') && !tags.includes('no-picture'),
  );
  return [...Map.groupBy(stories, ({ title }) => title)].map(([title, own]) => {
    const [, group = '', ...rest] = title.split('/');
    return { id: own[0]?.id.split('--')[0] ?? '', group, name: rest.at(-1) ?? group, stories: own };
  });
}

/** The screens of each app. */
export function screensOf(entries: readonly IndexEntry[]): [app: string, screens: Shown[]][] {
  const screens = componentsOf(entries.filter(({ title }) => /^Screens\/.*Screen$/.test(title)));
  const byApp = Map.groupBy(screens, ({ group }) => group);
  return [...byApp].sort(([one], [other]) => apps.indexOf(one) - apps.indexOf(other));
}

/** `PortalPayoutScreen` as it is spoken of: Portal payout. */
export function wordsOf(name: string): string {
  const [first = '', ...others] = name.replace(/Screen$/, '').split(/(?=[A-Z])/);
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}

/** The width that a story is drawn at: the one that it is only made for, else the one that was chosen. */
export function widthOf({ tags = [] }: IndexEntry, chosen: number): number {
  if (tags.includes('narrow')) return 375;
  return tags.includes('wide') ? 1280 : chosen;
}
