import { fieldOf, isObject, resolve, type GraphObject, type Selection } from './graphql.ts';

/*
 * Bulk queries by the documentation of Shopify: one connection at the root, at most five in all and two levels deep,
 * none within a list; the result has one object a line, children with the id of their parent.
 */

export type ConnectionField = { readonly nodes: readonly GraphObject[] };

/** Wraps the nodes of a connection, so that a bulk query can return all of them. */
const allNodes = Symbol('all nodes of a connection');

export type ConnectionArgs = { first?: number; after?: string | null; [allNodes]?: true };

export function connectionOf(nodes: () => readonly GraphObject[]) {
  return (args: ConnectionArgs) => {
    const all = nodes();
    if (args[allNodes] !== true && args.first === undefined) {
      throw new Error('you must provide one of first or last');
    }
    const start = args.after === undefined || args.after === null ? 0 : Number(args.after);
    const end = args[allNodes] === true ? all.length : Math.min(all.length, start + (args.first ?? 0));
    const page = all.slice(start, end);
    return {
      __typename: 'Connection',
      nodes: page,
      edges: page.map((node) => ({ __typename: 'Edge', node })),
      pageInfo: {
        __typename: 'PageInfo',
        hasNextPage: end < all.length,
        endCursor: page.length === 0 ? null : String(end),
      },
    };
  };
}

function nodeSelections({ selections }: Selection): readonly Selection[] | null {
  const node = selections
    .find(({ name }) => name === 'edges')
    ?.selections.find(({ name }) => name === 'node');
  return node?.selections ?? selections.find(({ name }) => name === 'nodes')?.selections ?? null;
}

/** The error of Shopify for an invalid bulk query; null for none. `lists` are fields that are lists. */
export function faultOfBulk(selections: readonly Selection[], lists: ReadonlySet<string>): string | null {
  let connections = 0;
  let fault: string | null = null;
  const walk = (all: readonly Selection[], depth: number, inList: boolean) => {
    for (const selection of all) {
      const nodes = nodeSelections(selection);
      if (nodes === null) {
        walk(selection.selections, depth, inList || lists.has(selection.name));
        continue;
      }
      connections += 1;
      if (inList) {
        fault = 'Queries that contain a connection field within a list field are not currently supported.';
      }
      if (depth >= 2) fault = 'Bulk queries cannot contain connections with a nesting depth greater than 2.';
      if (!nodes.some(({ name }) => name === 'id')) fault = 'All connection fields must have an id.';
      walk(nodes, depth + 1, inList);
    }
  };
  walk(selections, 0, false);
  if (connections === 0) return 'Bulk queries must contain at least one connection.';
  return connections > 5 ? 'Bulk queries cannot contain more than 5 connections.' : fault;
}

/** The lines of the result; children follow their parent. */
export function linesOf(root: GraphObject, selections: readonly Selection[]): string[] {
  const lines: string[] = [];
  const emit = (node: GraphObject, wanted: readonly Selection[], parentId: string | null) => {
    const plain = wanted.filter((selection) => nodeSelections(selection) === null);
    const line = resolve(node, plain) as Record<string, unknown>;
    if (parentId !== null) line['__parentId'] = parentId;
    lines.push(JSON.stringify(line));
    for (const child of wanted) {
      const nodes = nodeSelections(child);
      if (nodes !== null) emitAll(node, child, nodes, String(line['id']));
    }
  };
  const emitAll = (
    object: GraphObject,
    selection: Selection,
    wanted: readonly Selection[],
    parentId: string | null,
  ) => {
    const args = { ...selection.args, [allNodes]: true };
    const connection = fieldOf(object, { ...selection, args }) as ConnectionField;
    for (const node of connection.nodes) if (isObject(node)) emit(node, wanted, parentId);
  };
  for (const selection of selections) {
    const nodes = nodeSelections(selection);
    if (nodes !== null) emitAll(root, selection, nodes, null);
  }
  return lines;
}
