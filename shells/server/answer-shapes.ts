import type { Party, Role } from '@consignment/domain/people/roles';
import { readContract } from '@consignment/server/http/contract';
import { isCallOfApp } from './app-calls.ts';

/*
 * The shapes by which the client checks an answer before a page gets it: the kinds of its values, which types promise and
 * cannot enforce. Formats, ranges and enumerations are left out. packages/client/src/answer-shape.ts reads the notation.
 */

/** An app loads only the shapes of calls that its people may make. The shapes that no first page needs load later. */
export const partsWithShapes = [
  'merchant',
  'merchant-later',
  'vendor',
  'vendor-later',
  'salesrep',
  'salesrep-later',
] as const;
type Part = (typeof partsWithShapes)[number];

/** The tags of reads that come later. */
const tagsLater = new Set([
  'files',
  'history',
  'imports',
  'keys',
  'moves',
  'pay-runs',
  'products',
  'questions',
  'reconciliation',
  'rules',
  'security',
  'service',
  'statements',
  'team',
  'webhooks',
]);

/** The beginnings of paths that no first page of the party reads. */
export const pathsLater: Readonly<Record<Party, readonly string[]>> = {
  merchant: [
    '/customers/',
    '/orders/{id}/',
    '/products/types/',
    '/salesreps/',
    '/session/proof/',
    '/sessions/',
    '/settings/payout-rules/',
    '/settings/payouts/',
    '/vendors/alike/',
    '/vendors/invit',
    '/vendors/payouts/create-all/',
    '/vendors/payouts/{id}/',
    '/vendors/shop-vendor-accounts/',
    '/vendors/signups/',
    '/vendors/{id}/customers/',
    '/vendors/{id}/merge/',
    '/vendors/{id}/metafields/',
    '/{payment}/settings/',
    '/{platform}/install/',
  ],
  vendor: [
    '/session/proof/',
    '/sessions/',
    '/settings/settings/',
    '/vendors/authenticate-vendor/',
    '/vendors/commission-totals/combined/',
    '/vendors/logout/',
    '/vendors/payouts/',
    '/vendors/recalculate-totals/',
    '/vendors/unpaid-commissions/',
    '/vendors/{id}/',
    '/{platform}/authenticate-shop/',
    '/{platform}/install/',
    '/{platform}/shop-meta/',
  ],
  salesrep: [
    '/orders/{id}/',
    '/salesreps/payouts/',
    '/salesreps/{id}/',
    '/session/proof/',
    '/sessions/',
    '/settings/payout',
    '/settings/switches/',
    '/shop-sync/',
    '/sync-progress/',
    '/vendors/app-settings/',
    '/{payment}/settings/',
    '/{platform}/authenticate-shop/',
    '/{platform}/install/',
    '/{platform}/shop-public/',
  ],
};

/** A page reads before it writes, but for the login. */
function isLater(
  party: Party,
  { method, path, tag }: { method: string; path: string; tag: string },
): boolean {
  if (tagsLater.has(tag) || pathsLater[party].some((begin) => path.startsWith(begin))) return true;
  return method !== 'get' && tag !== 'sessions';
}

export function answerShapesFile(part: Part): URL {
  return new URL(`../../packages/client/src/generated/answer-shapes-${part}.ts`, import.meta.url);
}

const partyOfPart: Readonly<Record<Part, Party>> = {
  merchant: 'merchant',
  'merchant-later': 'merchant',
  vendor: 'vendor',
  'vendor-later': 'vendor',
  salesrep: 'salesrep',
  'salesrep-later': 'salesrep',
};

type Schema = {
  $ref?: string;
  type?: string | string[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Answer = { $ref?: string; content?: Record<string, { schema?: Schema }> };
type Document = {
  paths: Record<
    string,
    Record<string, { tags?: string[]; 'x-roles'?: (Role | 'public')[]; responses?: Record<string, Answer> }>
  >;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
};
type Shape = string | number | [Shape] | { [key: string]: Shape | Shape[] };

/** The text of `packages/client/src/generated/answer-shapes-<part>.ts`: the calls that any role of its party may make. */
export function answerShapes(part: Part): string {
  // The file is a part of the program, and its shape is held by a test.
  const { paths, components } = readContract().document as Document;
  const schemas: Shape[] = [];
  const numbers = new Map<string, number>();

  const numberOf = (name: string): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = schemas.length;
    numbers.set(name, number);
    // The index is reserved first, since a schema may refer to itself.
    schemas.push('');
    schemas[number] = shapeOf(components.schemas[name] ?? {});
    return number;
  };

  const shapeOf = (schema: Schema): Shape => {
    if (schema.$ref !== undefined) {
      const name = lastOf(schema.$ref);
      const target = components.schemas[name] ?? {};
      // A plain schema is inlined: one character is shorter than an index.
      return isPlain(target) ? shapeOf(target) : numberOf(name);
    }
    const others = schema.anyOf ?? schema.oneOf;
    if (others !== undefined) return { '|': others.map(shapeOf) };
    if (schema.allOf !== undefined) return { '&': schema.allOf.map(shapeOf) };
    const kinds = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
    const plain = kinds.map((kind) => characters[kind] ?? '').join('');
    const whole: Shape | null = kinds.includes('array')
      ? [shapeOf(schema.items ?? {})]
      : kinds.includes('object')
        ? objectOf(schema)
        : null;
    if (whole === null) return plain;
    return plain === '' ? whole : { '|': [plain, whole] };
  };

  const objectOf = ({ properties = {}, required = [] }: Schema): Shape =>
    Object.fromEntries(
      Object.entries(properties).map(([key, value]) => [
        required.includes(key) ? key : `?${key}`,
        shapeOf(value),
      ]),
    );

  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(
      ([method, { tags: [tag = ''] = [], 'x-roles': roles = [], responses = {} }]) => {
        const isPublic = roles.includes('public');
        const known = roles.filter((role) => role !== 'public');
        if (!isPublic && !isCallOfApp(partyOfPart[part], { tag, roles: known })) return [];
        if (part.endsWith('-later') !== isLater(partyOfPart[part], { method, path, tag })) return [];
        const found = ['200', '201'].flatMap((status) => {
          const answer = responses[status];
          const target = answer?.$ref === undefined ? answer : components.responses[lastOf(answer.$ref)];
          return target?.content?.['application/json']?.schema ?? [];
        });
        const [schema] = found;
        return schema === undefined ? [] : [[`${method} ${path}`, shapeOf(schema)] as const];
      },
    ),
  );
  return [
    '// Written by `npm run generate` from openapi.yaml. Edit that, not this.',
    '',
    "import type { AnswerShapes } from '../answer-shape.ts';",
    '',
    'export const answerShapes: AnswerShapes = {',
    `  schemas: ${JSON.stringify(schemas)},`,
    `  calls: ${JSON.stringify(Object.fromEntries(calls))},`,
    ...(part.endsWith('-later')
      ? []
      : [`  later: async () => (await import('./answer-shapes-${part}-later.ts')).answerShapes,`]),
    '};',
    '',
  ].join('\n');
}

const characters: Readonly<Record<string, string>> = {
  string: 's',
  number: 'n',
  integer: 'n',
  boolean: 'b',
  null: '0',
};

function isPlain({ $ref, type, anyOf, oneOf, allOf }: Schema): boolean {
  const kinds = [type ?? []].flat();
  return (
    [$ref, anyOf, oneOf, allOf].every((part) => part === undefined) &&
    kinds.every((kind) => characters[kind] !== undefined)
  );
}

function lastOf(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
