import { partyOf, type Role } from '@consignment/domain/people/roles';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../../packages/server/src/http/contract.ts';
import { documented, type Caller, type Documented } from './documented.ts';

type Schema = {
  $ref?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  allOf?: Schema[];
  'x-addition'?: boolean;
};
type Part = { $ref?: string; content?: Record<string, { schema?: Schema }> };
type Operation = {
  operationId: string;
  'x-roles': (Role | 'public')[];
  'x-addition'?: boolean;
  parameters?: { $ref?: string; name?: string }[];
  requestBody?: Part;
  responses: Record<string, Part>;
};

// Its shape is checked by the linter and by tests/house/openapi.test.ts.
const document = readContract().document as {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
};

const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [keyOf(`${method} ${path}`), operation] as const),
  ),
);

/** Parameters are compared by position, not by name. */
function keyOf(call: string): string {
  const [method = '', path = ''] = call.split(' ');
  return `${method.toUpperCase()} ${path.replaceAll(/\{(?!platform|payment)\w+\}/g, '{}')}`;
}

function resolved<T extends { $ref?: string }>(part: T): T {
  const [, , kind = '', name = ''] = part.$ref?.split('/') ?? [];
  const target = part.$ref === undefined ? undefined : document.components[kind]?.[name];
  // A reference has the kind of its target.
  return target === undefined ? part : { ...(target as T), ...part, $ref: undefined };
}

/**
 * The names of all properties at any depth; `isAddition` where the property or a part around it is declared as one.
 */
function namesIn(schema: Schema, isAddition = false): { name: string; isAddition: boolean }[] {
  const { properties = {}, items, oneOf = [], allOf = [] } = resolved(schema);
  const parts = [...oneOf, ...allOf, ...(items === undefined ? [] : [items])];
  return [
    ...parts.flatMap((part) => namesIn(part, isAddition)),
    ...Object.entries(properties).flatMap(([name, part]) => {
      const isOurs = isAddition || (resolved(part)['x-addition'] ?? false);
      return [{ name, isAddition: isOurs }, ...namesIn(part, isOurs)];
    }),
  ];
}

function jsonOf(part: Part | undefined): Schema {
  return (part && resolved(part).content?.['application/json']?.schema) ?? {};
}

function sentTo(operation: Operation): string[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved(parameter).name ?? '');
  return [...parameters, ...namesIn(jsonOf(operation.requestBody)).map(({ name }) => name)];
}

function answeredBy(operation: Operation) {
  return ['200', '201'].flatMap((status) => namesIn(jsonOf(operation.responses[status])));
}

const pageKeys = ['count', 'next', 'previous', 'results'];
// The answer to `format=csv` (spec accounts §7 shows a link and no name for it).
const linkKeys = ['url'];

function operationOf({ call }: Documented): Operation {
  const operation = operations.get(keyOf(call));
  if (operation === undefined) throw new Error(`openapi.yaml has no ${call}.`);
  return operation;
}

describe('the documented calls', () => {
  it('are 83, numbered once each', () => {
    const numbers = documented.map(({ number }) => number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 83 }, (_none, at) => at + 1));
  });

  it.each(documented)('$number $call is in openapi.yaml, with its callers', (call) => {
    const operation = operationOf(call);
    const roles = [...call.roles, ...(call.also?.roles ?? [])];
    const parties = operation['x-roles'].map((role) => (role === 'public' ? role : partyOf(role)));
    expect([...new Set<Caller>(parties)].toSorted()).toEqual(roles.toSorted());
    expect(operation['x-addition'] ?? false).toBe(false);
  });

  it.each(documented)('$number $call has the documented parameters', (call) => {
    const taken = sentTo(operationOf(call));
    expect(call.sends.filter((name) => !taken.includes(name))).toEqual([]);
  });

  it.each(documented)('$number $call has the documented answer', (call) => {
    const answered = answeredBy(operationOf(call)).map(({ name }) => name);
    expect((call.answers ?? []).filter((name) => !answered.includes(name))).toEqual([]);
  });

  it.each(documented.filter(({ answers }) => answers !== null))(
    '$number $call declares the additions of its answers',
    (call) => {
      const known = [...(call.answers ?? []), ...pageKeys, ...linkKeys];
      const unmarked = answeredBy(operationOf(call))
        .filter(({ name, isAddition }) => !isAddition && !known.includes(name))
        .map(({ name }) => name);
      expect([...new Set(unmarked)]).toEqual([]);
    },
  );
});

describe('every other call', () => {
  const known = new Set(documented.map(({ call }) => keyOf(call)));

  it.each(
    [...operations].filter(([call]) => !known.has(call)).map(([call, operation]) => ({ call, operation })),
  )('$call is declared as an addition', ({ operation }) => {
    expect(operation['x-addition']).toBe(true);
  });
});
