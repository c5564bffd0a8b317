import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load } from 'js-yaml';
import { isKeyGroup, scopeOf, type KeyScope } from '@consignment/domain/people/key-scopes';
import { moneyOperations, type MoneyOperation } from './money-operations.ts';
import { otherOperations } from './other-operations.ts';
import type { Role } from '@consignment/domain/people/roles';
import type { OperationId } from '../actions/operation.ts';
import { requestSchemasOf, type RequestSchemas } from './request-schemas.ts';

/** The facts of an operation in openapi.yaml beside its types. */
export type OperationFacts = {
  readonly id: string;
  /** Its one tag, which is the folder of its handler. */
  readonly tag: string;
  readonly method: string;
  /** With parameters in braces, below the API's root. */
  readonly path: string;
  readonly isPublic: boolean;
  readonly roles: ReadonlySet<Role>;
  /** The keys of its query or body that only some of these roles may send. */
  readonly parts: ReadonlyMap<string, ReadonlySet<Role>>;
  /** The scope that a program's key needs; null for a call that no key may make. */
  readonly scope: KeyScope | null;
  /** The media types of its body, and whether a body is required. */
  readonly bodyTypes: readonly string[];
  readonly needsBody: boolean;
  /** The key of its rate limit, for calls that guess secrets or send mail; null for none. */
  readonly limitedBy: 'address' | 'login' | null;
  /** A GET with effects, limited to the rate of a page that a person uses. */
  readonly acts: boolean;
  /** Needs a recent proof of a person who has a second factor, for each call or where it changes an address of money. */
  readonly proof: 'always' | 'address' | null;
  /** Open to a person who has to set up a second factor first. */
  readonly isForSetUp: boolean;
  /** Its handler gets the raw body too, since signatures cover the bytes. */
  readonly keepsRawBody: boolean;
  /** Accepts the token of this machine's server, for the shop named in X-Shop. */
  readonly isLocal: boolean;
  readonly request: RequestSchemas;
};

export type Contract = { readonly document: object; readonly operations: readonly OperationFacts[] };

type Parameter = { $ref?: string; name?: string };
type DocumentOperation = {
  operationId: string;
  tags: [string];
  'x-roles': (Role | 'public')[];
  'x-part-roles'?: Record<string, Role[]>;
  'x-keys'?: false;
  'x-limited'?: true | 'login';
  'x-acts'?: boolean;
  'x-raw-body'?: boolean;
  'x-proof'?: true | 'address';
  'x-set-up'?: boolean;
  parameters?: Parameter[];
  requestBody?: { $ref?: string; required?: boolean; content?: Record<string, unknown> };
};
type Document = {
  tags: { name: string; 'x-keys'?: false }[];
  paths: Record<string, Record<string, DocumentOperation>>;
  components: {
    parameters: Record<string, Parameter>;
    requestBodies: Record<string, { required?: boolean; content?: Record<string, unknown> }>;
  };
};

export const contractFile = fileURLToPath(new URL('../../../../openapi.yaml', import.meta.url));

let known: Contract | null = null;

/** Parsed once in a process, since the file is large. All callers share the objects, which are not to be changed. */
export function readContract(): Contract {
  known ??= parsed();
  return known;
}

function parsed(): Contract {
  // The file is a part of the program, and its shape is held by a test.
  const document = load(readFileSync(contractFile, 'utf8')) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => factsOf(document, path, method, operation)),
  );
  for (const facts of operations) checkMoney(facts);
  return { document, operations };
}

// An operation in neither list does not compile.
const money: Readonly<Record<OperationId, MoneyOperation | null>> = {
  ...otherOperations,
  ...moneyOperations,
};
const moneyOf: Readonly<Record<string, MoneyOperation | null>> = money;

/** The rights and the proof of an operation that touches money are those of the table in domain. */
function checkMoney({ id, isPublic, roles, proof }: OperationFacts): void {
  const row = moneyOf[id] ?? null;
  if (row === null) return;
  const said = [...(isPublic ? ['public'] : []), ...roles].toSorted().join(', ');
  const ruled = row.roles.toSorted().join(', ');
  if (said !== ruled)
    throw new Error(`${id}: openapi.yaml has the roles ${said}, money-operations.ts ${ruled}.`);
  if (proof !== row.proof) {
    throw new Error(
      `${id}: openapi.yaml has the proof ${proof ?? 'none'}, money-operations.ts ${row.proof ?? 'none'}.`,
    );
  }
}

function factsOf(
  document: Document,
  path: string,
  method: string,
  operation: DocumentOperation,
): OperationFacts {
  const { parameters, requestBodies } = document.components;
  const named = (operation.parameters ?? []).map((given) => parameters[lastPart(given.$ref)] ?? given);
  const given = operation.requestBody;
  const body = given === undefined ? undefined : (requestBodies[lastPart(given.$ref)] ?? given);
  const roles = operation['x-roles'];
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    isPublic: roles.includes('public'),
    roles: new Set(roles.filter((role) => role !== 'public')),
    parts: new Map(
      Object.entries(operation['x-part-roles'] ?? {}).map(([key, allowed]) => [key, new Set(allowed)]),
    ),
    scope: scopeFor(document, method, operation),
    bodyTypes: Object.keys(body?.content ?? {}),
    needsBody: body?.required ?? false,
    limitedBy: operation['x-limited'] === true ? 'address' : (operation['x-limited'] ?? null),
    acts: operation['x-acts'] ?? false,
    proof: operation['x-proof'] === true ? 'always' : (operation['x-proof'] ?? null),
    isForSetUp: operation['x-set-up'] ?? false,
    keepsRawBody: operation['x-raw-body'] ?? false,
    isLocal: named.some((parameter) => parameter.name === 'X-Shop'),
    request: requestSchemasOf(document, operation),
  };
}

/** Reading is a GET without effects. A tag that is in no list of scopes is closed to keys. */
function scopeFor(document: Document, method: string, operation: DocumentOperation): KeyScope | null {
  const [name] = operation.tags;
  const tag = document.tags.find((known) => known.name === name);
  const isClosed = [tag?.['x-keys'], operation['x-keys']].includes(false);
  if (isClosed || operation['x-roles'].includes('public') || !isKeyGroup(name)) return null;
  return scopeOf(name, method === 'get' && operation['x-acts'] !== true ? 'read' : 'write');
}

function lastPart(reference: string | undefined): string {
  return reference?.split('/').at(-1) ?? '';
}

/**
 * The methods of a path below the API's root; none where it does not exist. Where several paths match, the one with
 * the fewest parameters.
 */
export function methodsAt(contract: Contract, path: string): string[] {
  const asked = segments(path);
  const fits = contract.operations.filter((operation) => {
    const known = segments(operation.path);
    return (
      known.length === asked.length &&
      known.every((part, index) => part.startsWith('{') || part === asked[index])
    );
  });
  const holes = (operation: OperationFacts) =>
    segments(operation.path).filter((part) => part.startsWith('{')).length;
  const fewest = Math.min(...fits.map(holes));
  const plainest = fits.filter((operation) => holes(operation) === fewest);
  return [...new Set(plainest.map((operation) => operation.method))];
}

function segments(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}
