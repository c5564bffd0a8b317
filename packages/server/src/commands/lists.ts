import type { components } from '@consignment/client/generated/api';

export type WireImport = components['schemas']['Import'];
export type WireProblem = components['schemas']['ImportProblem'];
export type WireGap = components['schemas']['ImportGap'];
export type WireFinding = components['schemas']['ImportFinding'];

export type PageOf<T> = (page: { readonly size: number; readonly offset: number }) => Promise<{
  readonly count: number;
  readonly rows: readonly T[];
}>;

/** The lists of an import that has ended. */
export type ListsOfImport = {
  readonly findings: PageOf<WireFinding>;
  readonly gaps: PageOf<WireGap>;
  readonly problems: PageOf<WireProblem>;
};
