import {
  isRole,
  partyOf,
  roleDescriptions,
  roleLabels,
  roleNames,
  rolesOf,
} from '@consignment/domain/people/roles';
import { describe, expect, it } from 'vitest';

describe('the roles', () => {
  it('belong to one party each, the one that may do most first', () => {
    const parties = ['merchant', 'salesrep', 'vendor'] as const;
    expect(parties.flatMap(rolesOf).toSorted()).toEqual(roleNames.toSorted());
    expect(parties.map((party) => rolesOf(party)[0])).toEqual(['owner', 'salesrep', 'vendor']);
    expect(partyOf('bookkeeper')).toBe('merchant');
    expect(partyOf('vendor_viewer')).toBe('vendor');
  });

  it('are known by their own names alone', () => {
    expect(roleNames.every(isRole)).toBe(true);
    for (const word of ['merchant', 'Owner', '', 'toString', '__proto__']) expect(isRole(word)).toBe(false);
  });

  it('have a name and a description for people', () => {
    for (const role of roleNames) {
      expect(roleLabels[role]).toMatch(/^[A-Z]/);
      expect(roleDescriptions[role]).toMatch(/^[A-Z].*\.$/);
    }
  });
});
