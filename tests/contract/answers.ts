import { readContract } from '../../packages/server/src/http/contract.ts';
import { documentChecks } from '../../packages/server/src/http/validation.ts';

/*
 * Checks every answer of the server against openapi.yaml: types allow undeclared fields, and an extra field may be
 * one that a vendor must not see.
 */

type Media = Record<string, { schema?: unknown }>;
type Response = { $ref?: string; content?: Media };
type Described = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: Record<string, Response> };
};

const contract = readContract();
const document = contract.document as Described;
const faultAt = documentChecks(document);

export type Answer = { method: string; path: string; status: number; contentType: string; body: unknown };

/** The mismatch of an answer with openapi.yaml, or null. Answers to unknown paths have to be problems. */
export function faultOf(answer: Answer): string | null {
  const place = placeOf(answer);
  const type = answer.contentType.split(';')[0];
  if (type !== place.media) return `${answer.status} came as ${type ?? ''}, not as ${place.media}`;
  const fault = faultAt(place.reference, answer.body);
  return fault === null ? null : `${answer.method} ${answer.path} ${answer.status}: ${fault}`;
}

/** The pointer of the answer's schema in the document. */
function placeOf({ method, path, status }: Answer): { reference: string; media: string } {
  const problem = { reference: '/components/schemas/Problem', media: 'application/problem+json' };
  const operation = operationAt(method, path);
  if (operation === null) return problem;
  const responses = document.paths[operation.path]?.[method.toLowerCase()]?.responses ?? {};
  const key = String(status) in responses ? String(status) : 'default';
  const response = responses[key];
  const base =
    response?.$ref?.slice(1) ?? pointer('paths', operation.path, method.toLowerCase(), 'responses', key);
  const media = status < 400 ? 'application/json' : 'application/problem+json';
  return { reference: `${base}${pointer('content', media, 'schema')}`, media };
}

function pointer(...parts: string[]): string {
  return parts
    .map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('');
}

/** The operation of a path; where several match, the one with the fewest parameters. */
function operationAt(method: string, path: string) {
  const asked = path.split('/').filter((part) => part !== '');
  const fits = contract.operations.filter((operation) => {
    const known = operation.path.split('/').filter((part) => part !== '');
    return (
      operation.method === method &&
      known.length === asked.length &&
      known.every((part, index) => part.startsWith('{') || part === asked[index])
    );
  });
  const templated = (text: string) => text.split('{').length;
  return fits.toSorted((a, b) => templated(a.path) - templated(b.path))[0] ?? null;
}
