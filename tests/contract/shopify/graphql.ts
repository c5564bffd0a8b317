/*
 * The part of GraphQL in requests to the Admin API: operations with variables, arguments, nested selections and
 * inline fragments. A field that an object lacks is an error, as at Shopify.
 */

export type Selection = {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
  readonly selections: readonly Selection[];
};

export type Operation = { readonly kind: 'query' | 'mutation'; readonly selections: readonly Selection[] };

export class GraphqlError extends Error {}

const token = /\s*(?:#[^\n]*\n\s*)*(\.\.\.|[{}()[\]:!$=,]|"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|\w+)/gy;

function tokensOf(text: string): string[] {
  token.lastIndex = 0;
  const tokens: string[] = [];
  const end = text.trimEnd().length;
  while (token.lastIndex < end) {
    const match = token.exec(text);
    if (match?.[1] === undefined) throw new GraphqlError('The document cannot be read.');
    if (match[1] !== ',') tokens.push(match[1]);
  }
  return tokens;
}

export function parseOperation(text: string, variables: Readonly<Record<string, unknown>>): Operation {
  const tokens = tokensOf(text);
  let at = 0;
  const peek = () => tokens[at] ?? '';
  const take = (expected?: string): string => {
    const one = tokens[at++];
    if (one === undefined || (expected !== undefined && one !== expected)) {
      throw new GraphqlError(`Parse error on "${one ?? 'end'}", expected ${expected ?? 'more'}.`);
    }
    return one;
  };
  const value = (): unknown => {
    const one = take();
    if (one === '$') {
      const name = take();
      if (!(name in variables)) throw new GraphqlError(`Variable $${name} was not provided.`);
      return variables[name];
    }
    if (one === '{') {
      const object: Record<string, unknown> = {};
      while (peek() !== '}') {
        const key = take();
        take(':');
        object[key] = value();
      }
      take('}');
      return object;
    }
    if (one.startsWith('"')) return JSON.parse(one) as unknown;
    if (/^-?\d/.test(one)) return Number(one);
    if (one === 'true' || one === 'false') return one === 'true';
    return one === 'null' ? null : one;
  };
  const args = (): Record<string, unknown> => {
    const found: Record<string, unknown> = {};
    if (peek() !== '(') return found;
    take('(');
    while (peek() !== ')') {
      const name = take();
      take(':');
      found[name] = value();
    }
    take(')');
    return found;
  };
  const selections = (): Selection[] => {
    take('{');
    const found: Selection[] = [];
    while (peek() !== '}') {
      const name = take();
      if (name === '...') {
        take('on');
        found.push({ name: `... ${take()}`, args: {}, selections: selections() });
      } else {
        found.push({ name, args: args(), selections: peek() === '{' ? selections() : [] });
      }
    }
    take('}');
    return found;
  };
  let kind: Operation['kind'] = 'query';
  if (peek() === 'query' || peek() === 'mutation') {
    kind = take() === 'mutation' ? 'mutation' : 'query';
    if (peek() !== '(' && peek() !== '{') take();
    if (peek() === '(') while (take() !== ')') continue;
  }
  const operation = { kind, selections: selections() };
  if (at !== tokens.length) throw new GraphqlError('The document goes on behind its end.');
  return operation;
}

/** A field of the graph: a value, or a function of its arguments. */
export type Field = unknown;
export type GraphObject = { readonly __typename: string } & Readonly<Record<string, Field>>;

export function isObject(value: unknown): value is GraphObject {
  return typeof value === 'object' && value !== null && '__typename' in value;
}

/** The value of a field, without its selections. */
export function fieldOf(object: GraphObject, { name, args }: Selection): unknown {
  const field = object[name];
  if (!(name in object)) {
    throw new GraphqlError(`Field '${name}' doesn't exist on type '${object.__typename}'`);
  }
  // Functions of the graph take the arguments of their field.
  return typeof field === 'function' ? (field as (given: unknown) => unknown)(args) : field;
}

export function resolve(value: unknown, selections: readonly Selection[]): unknown {
  if (Array.isArray(value)) return value.map((one) => resolve(one, selections));
  if (!isObject(value)) {
    if (selections.length > 0 && value !== null) throw new GraphqlError('Selections on a scalar.');
    return value;
  }
  if (selections.length === 0) throw new GraphqlError(`Type '${value.__typename}' must have selections.`);
  const result: Record<string, unknown> = {};
  for (const selection of selections) {
    const type = /^\.\.\. (\w+)$/.exec(selection.name)?.[1];
    if (type === undefined) {
      result[selection.name] = resolve(fieldOf(value, selection), selection.selections);
    } else if (type === value.__typename) {
      Object.assign(result, resolve(value, selection.selections));
    }
  }
  return result;
}
