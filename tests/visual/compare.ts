import type { Sources } from './sources.ts';

export type Baseline = {
  /** The build of the browser that drew the pictures. */
  readonly browser: string;
  /** A digest of the sources of each story file. */
  readonly sources: Sources;
  /** The hash of each picture by its key. */
  readonly pictures: Readonly<Record<string, string>>;
};

export type Comparison = {
  readonly same: readonly string[];
  readonly different: readonly string[];
  /** Drawn now, and missing in the baseline. */
  readonly added: readonly string[];
  /** In the baseline, and not drawn: a removed story, or one that the run missed. */
  readonly removed: readonly string[];
};

/** Exact: one pixel with one different step is a difference. */
export function compare(
  baseline: Pick<Baseline, 'pictures'>,
  drawn: readonly { readonly key: string; readonly hash: string }[],
): Comparison {
  const known = baseline.pictures;
  const now = new Set(drawn.map(({ key }) => key));
  const keys = (holds: (picture: { key: string; hash: string }) => boolean) =>
    drawn.filter(holds).map(({ key }) => key);
  return {
    same: keys(({ key, hash }) => known[key] === hash),
    different: keys(({ key, hash }) => known[key] !== undefined && known[key] !== hash),
    added: keys(({ key }) => known[key] === undefined),
    removed: Object.keys(known).filter((key) => !now.has(key)),
  };
}
