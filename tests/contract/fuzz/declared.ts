import { readContract } from '../../../packages/server/src/http/contract.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';

/** The declared parameters and body of an operation, with resolved references. */

type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
};
type Parameter = { $ref?: string; name: string; in: string; schema?: Schema };
type Part = { $ref?: string; content?: Record<string, { schema?: Schema }> };
type Operation = { operationId: string; parameters?: Parameter[]; requestBody?: Part };
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, object>>;
};

const document = readContract().document as Document;
const operations = new Map(
  Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation] as const),
  ),
);

function resolved<T extends { $ref?: string }>(part: T): T {
  const [, , kind = '', name = ''] = part.$ref?.split('/') ?? [];
  const target = part.$ref === undefined ? undefined : document.components[kind]?.[name];
  // A reference has the kind of its target.
  return target === undefined ? part : resolved(target as T);
}

export type Declared = { readonly name: string; readonly extremes: readonly unknown[] };

/** The keys of its query, each with values at the limits of its schema. */
export function declaredQuery(id: OperationId): Declared[] {
  return (operations.get(id)?.parameters ?? [])
    .map(resolved)
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema = {} }) => ({ name, extremes: extremesOf(schema) }));
}

/** The keys of its JSON body at any depth. */
export function declaredBody(id: OperationId): Declared[] {
  const body = operations.get(id)?.requestBody;
  const schema = body && resolved(body).content?.['application/json']?.schema;
  return schema === undefined ? [] : keysOf(schema);
}

function keysOf(given: Schema): Declared[] {
  const { properties = {}, items, oneOf = [], anyOf = [], allOf = [] } = resolved(given);
  const parts = [...oneOf, ...anyOf, ...allOf, ...(items === undefined ? [] : [items])];
  return [
    ...Object.entries(properties).flatMap(([name, part]) => [
      { name, extremes: extremesOf(part) },
      ...keysOf(part),
    ]),
    ...parts.flatMap(keysOf),
  ];
}

function extremesOf(given: Schema): unknown[] {
  const schema = resolved(given);
  const types = [schema.type ?? []].flat();
  const { minimum, maximum, minLength, maxLength, oneOf = [], anyOf = [], allOf = [] } = schema;
  return [
    ...(schema.enum ?? []),
    ...(schema.examples ?? []),
    ...('const' in schema ? [schema.const] : []),
    ...('default' in schema ? [schema.default] : []),
    ...(types.includes('null') ? [null] : []),
    ...(types.includes('boolean') ? [true, false] : []),
    ...[minimum, maximum].filter((bound) => bound !== undefined),
    ...(types.includes('integer') ? [Number.MAX_SAFE_INTEGER] : []),
    ...(types.includes('string')
      ? ['x'.repeat(minLength ?? 0), '\u{1f600}'.repeat((maxLength ?? 20) / 2)]
      : []),
    ...(schema.format === 'date' ? ['2026-03-15', '0001-01-01', '9999-12-31'] : []),
    ...[...oneOf, ...anyOf, ...allOf].flatMap(extremesOf),
  ];
}
