import { payoutStatuses } from '@consignment/domain/payouts/payout-status';
import { describe, expect, it } from 'vitest';
import { asLines, sourcesIn, type Source, type Violation } from './source.ts';

const known: readonly string[] = payoutStatuses;
/** Two or more quoted words in brackets, in SQL or in TypeScript. */
const list = /[[(]\s*((?:'[a-z_]+',?\s*){2,})[\])]/g;

/** Lists of a payout's statuses: a new status would be missing in them without a word. */
function listsIn({ path, text }: Source): Violation[] {
  return [...text.matchAll(list)].flatMap((match) => {
    const members = (match[1] ?? '').match(/[a-z_]+/g) ?? [];
    if (!members.every((member) => known.includes(member))) return [];
    const line = text.slice(0, match.index).split('\n').length;
    return [{ path, line, what: `lists ${members.join(', ')}` }];
  });
}

describe('a list of statuses of payouts', () => {
  it('is in the domain alone', () => {
    const sources = ['packages/server/src', 'packages/components/src', 'packages/routing', 'shells'].flatMap(
      (folder) => sourcesIn(folder, ['.ts', '.tsx']),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(asLines(sources.flatMap(listsIn))).toEqual([]);
  });

  it.each(["p.status not in ('failed', 'returned')", "const open = ['sending', 'checking'];"])(
    'is found in %s',
    (text) => {
      expect(listsIn({ path: 'packages/server/src/queries/planted.ts', text })).toHaveLength(1);
    },
  );

  it.each(["state in ('failed', 'done')", "f('paid')"])('is not seen in %s', (text) => {
    expect(listsIn({ path: 'packages/server/src/queries/planted.ts', text })).toEqual([]);
  });
});
