import { describe, expect, it } from 'vitest';
import {
  differenceCauses,
  differenceGroups,
  differenceKindNames,
  differenceKinds,
  differenceTitles,
  differenceToDos,
  kindsOf,
} from '@consignment/domain/reconciliation/difference-kinds';

describe('the kinds of differences', () => {
  it('each belong to one group, and are all in the groups', () => {
    expect(differenceGroups.flatMap(kindsOf).toSorted()).toEqual([...differenceKindNames].toSorted());
  });

  it('each have a title, a cause, a remedy and a step', () => {
    expect(new Set(Object.values(differenceTitles)).size).toBe(differenceKindNames.length);
    for (const kind of differenceKindNames) {
      expect(differenceCauses[kind]).toMatch(/^[A-Z].*\.$/);
      expect(differenceToDos[kind]).toMatch(/^[A-Z].*\.$/);
      expect(differenceKinds[kind].remedies.length).toBeGreaterThan(0);
    }
  });
});
