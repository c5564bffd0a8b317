import { rolesOf, type Party, type Role } from '@consignment/domain/roles';
import { readContract } from '@consignment/server/http/contract';

/** Each app loads those of its own party. */
export const partiesWithCalls = ['merchant', 'vendor', 'salesrep'] as const satisfies Party[];

export function restrictedCallsFile(party: Party): URL {
  return new URL(`../../packages/client/src/generated/restricted-calls-${party}.ts`, import.meta.url);
}

/**
 * The text of `packages/client/src/generated/restricted-calls-<party>.ts`: the calls that some roles of the party may make
 * and others may not, and in the same way the keys of queries and bodies, as `listOrders.format`.
 */
export function restrictedCalls(party: Party): string {
  const all = rolesOf(party);
  const lineOf = (name: string, allowed: readonly Role[]) =>
    allowed.length === 0 || allowed.length === all.length
      ? []
      : [`  '${name}': [${allowed.map((role) => `'${role}'`).join(', ')}],`];
  const lines = readContract().operations.flatMap(({ id, roles, parts }) => {
    const allowed = all.filter((role) => roles.has(role));
    const ofParts = [...parts].flatMap(([key, some]) => {
      const may = allowed.filter((role) => some.has(role));
      return may.length === allowed.length ? [] : lineOf(`${id}.${key}`, may);
    });
    return [...lineOf(id, allowed), ...ofParts];
  });
  return [
    '// Written by `npm run generate` from openapi.yaml. Edit that, not this.',
    '',
    "import type { RestrictedCalls } from '../rights.ts';",
    '',
    'export const restrictedCalls = {',
    ...lines,
    '} as const satisfies RestrictedCalls;',
    '',
  ].join('\n');
}
