import type { Role } from '@consignment/domain/people/roles';
import { readContract, type OperationFacts } from '../../../packages/server/src/http/contract.ts';
import type { OperationId } from '../../../packages/server/src/actions/operation.ts';
import { faultOf } from '../answers.ts';
import type { AnyCall } from './calls.ts';
import { leaksIn, type Reader } from './canaries.ts';

type Parameter = { in?: string; name?: string; $ref?: string };
type Described = {
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; responses: Record<string, { content?: Record<string, unknown> }> }
    >
  >;
  components: { parameters: Record<string, Parameter> };
};

const contract = readContract();
const document = contract.document as Described;

/** A request as it is sent; `path` lies below the root of the API and has its encoded query. */
export type Request = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | null;
};

export type CheckedAnswer = {
  readonly status: number;
  readonly mediaType: string;
  readonly text: string;
  /** The JSON of the answer; null for files. */
  readonly body: unknown;
  /** Faults that no answer may have: a mismatch with its schema, or data that its reader must not see. */
  readonly faults: readonly string[];
};

export function factsOf(id: OperationId): OperationFacts {
  const facts = contract.operations.find((operation) => operation.id === id);
  if (facts === undefined) throw new Error(`openapi.yaml has no operation '${id}'.`);
  return facts;
}

/** All operations in the order of openapi.yaml. The type of the table of calls has the same ids. */
export const operationIds = contract.operations.map(({ id }) => id as OperationId);

export function mayCall(id: OperationId, { role }: { readonly role: Role | null }): boolean {
  const { isPublic, roles } = factsOf(id);
  return isPublic || (role !== null && roles.has(role));
}

/** Whether a role may send a key of the query or the body. */
export function maySend(id: OperationId, key: string, { role }: { readonly role: Role | null }): boolean {
  const allowed = factsOf(id).parts.get(key);
  return allowed === undefined || (role !== null && allowed.has(role));
}

/** True for calls that can write: a GET that does not act runs in read-only transactions. */
export function mayWrite(id: OperationId): boolean {
  const { method, acts } = factsOf(id);
  return method !== 'GET' || acts;
}

/** True for operations with `format=csv`. */
export function takesFormat(id: OperationId): boolean {
  const { method, path } = factsOf(id);
  return answersCsv(id) && method === 'GET' && !path.includes('{');
}

export function answersCsv(id: OperationId): boolean {
  const { method, path } = factsOf(id);
  return 'text/csv' in contentOf(method, path, 200);
}

function contentOf(method: string, path: string, status: number): Record<string, unknown> {
  return document.paths[path]?.[method.toLowerCase()]?.responses[String(status)]?.content ?? {};
}

/** The parameters of its query in openapi.yaml. */
export function queryKeysOf(id: OperationId): string[] {
  const { method, path } = factsOf(id);
  const { parameters = [] } = document.paths[path]?.[method.toLowerCase()] ?? {};
  return parameters
    .map((one) => document.components.parameters[one.$ref?.split('/').at(-1) ?? ''] ?? one)
    .flatMap((one) => (one.in === 'query' ? (one.name ?? []) : []));
}

export function requestOf(id: OperationId, call: AnyCall, token: string | null): Request {
  const { method, path } = factsOf(id);
  const params: AnyCall['params'] = { platform: 'shopify', payment: 'paypal', ...call.params };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_braced, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const asked = Object.entries({ ...call.query, ...call.beside }).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(asked.map(([key, value]) => [key, String(value)])).toString();
  const bearer = call.token ?? token;
  const type = call.file?.type ?? (call.body === undefined ? null : 'application/json');
  return {
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    headers: {
      ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      ...(type === null ? {} : { 'content-type': type }),
    },
    body: call.file?.bytes ?? (call.body === undefined ? null : JSON.stringify(call.body)),
  };
}

/** Sends a request and checks its answer. `id` is the operation of the request. */
export async function sendRequest(
  url: string,
  id: OperationId,
  request: Request,
  reader: Reader,
): Promise<CheckedAnswer> {
  const { method, path, headers, body } = request;
  const response = await fetch(`${url}/api${path}`, {
    method,
    headers,
    ...(body === null ? {} : { body: typeof body === 'string' ? body : new Uint8Array(body) }),
  });
  const contentType = response.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';')[0] ?? '';
  const text = await response.text();
  const { status } = response;
  const answer = { status, mediaType, text, faults: leaksIn(text, reader) };
  const isFile = !/\bjson$/.test(mediaType) && mediaType in contentOf(method, factsOf(id).path, status);
  if (isFile) return { ...answer, body: null };
  const parsed = parse(text);
  if (parsed === undefined) return { ...answer, body: null, faults: [`${status} came as ${contentType}`] };
  const plainPath = path.split('?', 1)[0] ?? '';
  const fault = faultOf({ method, path: plainPath, status, contentType, body: parsed });
  return { ...answer, body: parsed, faults: fault === null ? answer.faults : [...answer.faults, fault] };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
