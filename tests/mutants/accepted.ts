/** Mutants that no test has to catch, each with its reason. Lines may move; `before` is what `run.ts` printed. */
export type Accepted = {
  readonly path: string;
  /** The function, method or variable around it; '' at the top of the file. */
  readonly within: string;
  readonly operator: string;
  readonly before: string;
  readonly reason: string;
};

export const accepted: readonly Accepted[] = [
  {
    path: 'packages/domain/src/rule-file-row.ts',
    within: 'stepsOf',
    operator: 'no-fallback',
    before: "before ?? ''",
    reason: 'Equivalent: a split text has a first part.',
  },
  {
    path: 'packages/domain/src/statement-pdf.ts',
    within: 'size',
    operator: 'plus-one',
    before: 'size = 0',
    reason: 'A limit of half a gigabyte, one byte lower.',
  },
  {
    path: 'packages/server/src/queries/team.ts',
    within: 'lockTeam',
    operator: 'drop-where',
    before: "where('shop_id', '=', team.shopId)",
    reason: 'Locks alone: the same people follow one another, and those of other shops wait as well.',
  },
];
