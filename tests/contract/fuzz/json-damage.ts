/*
 * JSON as a tree of its text, so that it can contain repeated keys and numbers beyond all limits.
 */

export type Node =
  | { readonly is: 'object'; readonly entries: readonly (readonly [string, Node])[] }
  | { readonly is: 'array'; readonly items: readonly Node[] }
  | { readonly is: 'text'; readonly json: string };

/** Damages one node of the tree; `at` selects it, modulo the number of possible ones. */
export type Damage =
  | { readonly do: 'set'; readonly at: number; readonly key: string; readonly json: string }
  | { readonly do: 'replace'; readonly at: number; readonly json: string }
  | { readonly do: 'remove'; readonly at: number }
  | { readonly do: 'repeat'; readonly at: number };

export function nodeOf(value: unknown): Node {
  if (Array.isArray(value)) return { is: 'array', items: value.map(nodeOf) };
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, part]) => part !== undefined);
    return { is: 'object', entries: entries.map(([key, part]) => [key, nodeOf(part)] as const) };
  }
  return { is: 'text', json: JSON.stringify(value) };
}

export function textOf(node: Node): string {
  if (node.is === 'text') return node.json;
  if (node.is === 'array') return `[${node.items.map(textOf).join(',')}]`;
  return `{${node.entries.map(([key, part]) => `${JSON.stringify(key)}:${textOf(part)}`).join(',')}}`;
}

export function damaged(root: Node, damage: Damage): Node {
  const isFit = (node: Node) =>
    damage.do === 'replace' || (node.is === 'object' && (damage.do === 'set' || node.entries.length > 0));
  let left = damage.at % Math.max(1, count(root, isFit));
  const walk = (node: Node): Node => {
    if (isFit(node) && left-- === 0) return struck(node, damage);
    if (node.is === 'array') return { ...node, items: node.items.map(walk) };
    if (node.is === 'object') {
      return { ...node, entries: node.entries.map(([key, part]) => [key, walk(part)] as const) };
    }
    return node;
  };
  return walk(root);
}

function count(node: Node, isFit: (node: Node) => boolean): number {
  const parts =
    node.is === 'array' ? node.items : node.is === 'object' ? node.entries.map(([, part]) => part) : [];
  return parts.reduce((sum, part) => sum + count(part, isFit), isFit(node) ? 1 : 0);
}

function struck(node: Node, damage: Damage): Node {
  if (damage.do === 'replace') return { is: 'text', json: damage.json };
  if (node.is !== 'object') return node;
  const { entries } = node;
  if (damage.do === 'set') {
    const others = entries.filter(([key]) => key !== damage.key);
    return { is: 'object', entries: [...others, [damage.key, { is: 'text', json: damage.json }]] };
  }
  const at = damage.at % entries.length;
  const entry = entries[at];
  if (damage.do === 'remove' || entry === undefined)
    return { is: 'object', entries: entries.toSpliced(at, 1) };
  return { is: 'object', entries: [...entries, entry] };
}
