import { describe, expect, it } from 'vitest';
import {
  differenceGroups,
  differenceKindNames,
  differenceKinds,
  kindsOf,
} from '@consignment/domain/reconciliation/difference-kinds';

describe('the kinds of differences', () => {
  it('each belong to one group, and are all in the groups', () => {
    expect(differenceGroups.flatMap(kindsOf).toSorted()).toEqual([...differenceKindNames].toSorted());
  });

  it('each have a title of their own, a cause, something to do and a step', () => {
    const kinds = differenceKindNames.map((kind) => differenceKinds[kind]);
    expect(new Set(kinds.map(({ title }) => title)).size).toBe(kinds.length);
    for (const { cause, toDo, remedies } of kinds) {
      expect(cause).toMatch(/^[A-Z].*\.$/);
      expect(toDo).toMatch(/^[A-Z].*\.$/);
      expect(remedies.length).toBeGreaterThan(0);
    }
  });
});
