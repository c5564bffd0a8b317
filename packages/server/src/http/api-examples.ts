import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readContract } from './contract.ts';

/*
 * The contract with an example of each call. The examples were made by calls to the demo shop, and a test makes them
 * again; they are in a separate file, since people write and read openapi.yaml.
 */

/** A call, and its answer for each party that was shown one. */
type Example = {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answers: Readonly<Record<string, { readonly status: number; readonly body?: unknown }>>;
};

type Content = Record<string, object>;
type Part = { readonly $ref?: string; readonly name?: string; readonly content?: Content };
type Operation = {
  readonly operationId: string;
  readonly parameters?: readonly Part[];
  readonly requestBody?: Part;
  readonly responses: Readonly<Record<string, Part>>;
};
type Document = {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Part>>>>;
};

export const examplesFile = fileURLToPath(new URL('../../api-examples.json', import.meta.url));

const aboutExamples = `The examples are answers of the demo shop, by the app of the caller. Lists are cut to two entries; tokens and
other random words are placeholders.
`;

/** openapi.yaml as JSON, with the examples; a part with an example is in its call, and no longer among the components. */
export function contractWithExamples(): object {
  // The shapes of both files are held by tests.
  const document = readContract().document as Document;
  const examples = JSON.parse(readFileSync(examplesFile, 'utf8')) as Readonly<Record<string, Example>>;
  const part = (given: Part): Part => {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(\w+)$/.exec(given.$ref ?? '') ?? [];
    return document.components[kind]?.[name] ?? given;
  };
  const paths = mapped(document.paths, (methods) =>
    mapped(methods, (operation) => {
      const example = examples[operation.operationId];
      return example === undefined ? operation : withExample(operation, example, part);
    }),
  );
  const text = JSON.stringify(paths);
  const isNamed = (kind: string, name: string) => text.includes(`"#/components/${kind}/${name}"`);
  const components = mapped(document.components, (parts, kind) =>
    kind === 'parameters' || kind === 'requestBodies'
      ? Object.fromEntries(Object.entries(parts).filter(([name]) => isNamed(kind, name)))
      : parts,
  );
  const info = { ...document.info, description: `${document.info.description}\n${aboutExamples}` };
  return { ...document, info, paths, components };
}

function withExample(
  operation: Operation,
  { parameters, body, answers }: Example,
  part: (given: Part) => Part,
): object {
  const { parameters: given, requestBody, responses } = operation;
  return {
    ...operation,
    ...(given && {
      parameters: given.map((one) => {
        const { name = '' } = part(one);
        return parameters?.[name] === undefined ? one : { ...part(one), example: parameters[name] };
      }),
    }),
    ...(requestBody &&
      body !== undefined && { requestBody: withExamples(part(requestBody), { call: body }) }),
    responses: mapped(responses, (response, status) => {
      const shown = Object.entries(answers).filter(
        ([, answer]) => String(answer.status) === status && answer.body !== undefined,
      );
      if (shown.length === 0) return response;
      return withExamples(
        part(response),
        Object.fromEntries(shown.map(([role, answer]) => [role, answer.body])),
      );
    }),
  };
}

/** Text goes to the media types of text, everything else to those of JSON. */
function withExamples(of: Part, values: Readonly<Record<string, unknown>>): Part {
  const examples = mapped(values, (value) => ({ value }));
  const isText = Object.values(values).some((value) => typeof value === 'string');
  const content = mapped(of.content ?? {}, (media, type) => {
    if (isText !== type.startsWith('text/')) return media;
    return { ...media, examples };
  });
  return { ...of, content };
}

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  to: (value: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value, key)]));
}
