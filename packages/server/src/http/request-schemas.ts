/** An operation of openapi.yaml, as far as its requests go; a part may be behind a `$ref`. */
type Described = {
  readonly parameters?: readonly unknown[];
  readonly requestBody?: unknown;
};
type Parameter = { in: string; name: string; required?: boolean; schema: object };
type Body = { content?: Record<string, { schema?: object }> };

/** JSON Schemas of the parts of a request, named and shaped as Fastify has them. */
export type RequestSchemas = {
  readonly params?: object;
  readonly querystring?: object;
  readonly headers?: object;
  readonly body?: { readonly content: Record<string, { readonly schema: object }> };
};

const places = { path: 'params', query: 'querystring', header: 'headers' } as const;

/** Those of one operation of `document`, without references. A part that the operation does not have is missing. */
export function requestSchemasOf(document: object, operation: Described): RequestSchemas {
  // Parts of openapi.yaml, whose shape is held by a test.
  const parameters = withoutReferences(document, operation.parameters ?? []) as Parameter[];
  const { content = {} } = withoutReferences(document, operation.requestBody ?? {}) as Body;
  const ofParameters = Object.entries(places).flatMap(([place, part]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return here.length === 0 ? [] : [[part, schemaOf(here)] as const];
  });
  const bodies = Object.entries(content).flatMap(([type, { schema }]) =>
    schema === undefined ? [] : [[type, { schema }] as const],
  );
  return {
    ...Object.fromEntries(ofParameters),
    ...(bodies.length === 0 ? {} : { body: { content: Object.fromEntries(bodies) } }),
  };
}

function schemaOf(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  };
}

/** A copy in which each `$ref` is what it names. No request of the contract contains itself. */
function withoutReferences(document: object, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => withoutReferences(document, each));
  if (typeof part !== 'object' || part === null) return part;
  if ('$ref' in part) return withoutReferences(document, named(document, String(part.$ref)));
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, withoutReferences(document, value)]),
  );
}

/** The part at a reference such as '#/components/schemas/Vendor'. */
function named(document: object, reference: string): unknown {
  return reference
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], document);
}
