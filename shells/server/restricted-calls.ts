import type { Party, Role } from '@consignment/domain/people/roles';
import { readContract } from '@consignment/server/http/contract';
import { isCallOfApp, rolesInApp } from './app-calls.ts';

/** Each app loads its own list. */
export const partiesWithCalls = ['merchant', 'vendor', 'salesrep'] as const satisfies Party[];

export function restrictedCallsFile(party: Party): URL {
  return new URL(`../../packages/client/src/generated/restricted-calls-${party}.ts`, import.meta.url);
}

/**
 * The text of `packages/client/src/generated/restricted-calls-<party>.ts`: for some roles in the app, the calls that they
 * may make and the others may not. The same goes for keys of queries and bodies, such as `listOrders.format`.
 */
export function restrictedCalls(party: Party): string {
  const all = rolesInApp(party);
  const byRoles = new Map<string, string[]>();
  const add = (name: string, allowed: readonly Role[]) => {
    if (allowed.length === 0 || allowed.length === all.length) return;
    const roles = allowed.join(' ');
    byRoles.set(roles, [...(byRoles.get(roles) ?? []), `'${name}'`]);
  };
  for (const { id, tag, roles, parts } of readContract().operations) {
    if (!isCallOfApp(party, { tag, roles })) continue;
    const allowed = all.filter((role) => roles.has(role));
    add(id, allowed);
    for (const [key, some] of parts) {
      const may = allowed.filter((role) => some.has(role));
      if (may.length < allowed.length) add(`${id}.${key}`, may);
    }
  }
  return [
    '// Written by `npm run generate` from openapi.yaml. Edit that, not this.',
    '',
    "import type { RestrictedCalls } from '../rights.ts';",
    '',
    'export const restrictedCalls = {',
    ...[...byRoles].map(([roles, names]) => `  '${roles}': [${names.join(', ')}],`),
    '} as const satisfies RestrictedCalls;',
    '',
  ].join('\n');
}
