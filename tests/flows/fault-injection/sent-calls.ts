/** The calls of an app that change something, read from its source. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Shell } from './shells.ts';

const root = join(import.meta.dirname, '../../..');
const clients = join(root, 'packages/client/src');
const routing = join(root, 'packages/routing/src');

/** The calls, such as `PUT /vendors/{id}/`, each once. Throws for a call whose path is not a literal. */
export function sentBy(app: Shell['name']): string[] {
  const source = sourceOf(join(root, 'shells', app, 'src'));
  const routes = routingOf(source);
  const named = [source, ...routes].join('\n');
  const shared = [...functionsOf(sourceOf(clients))]
    .filter(([name]) => new RegExp(`\\b${name}\\(`).test(named))
    .map(([, body]) => body);
  return [...new Set([source, ...shared, ...routes].flatMap(callsIn))].toSorted();
}

/** The shared modules of routing that this source names, and those that they name. */
function routingOf(source: string): string[] {
  const texts = new Map<string, string>();
  const read = (folder: string, text: string, naming: RegExp) => {
    for (const [, name = ''] of text.matchAll(naming)) {
      const file = join(folder, name);
      if (texts.has(file)) continue;
      const module = readFileSync(join(routing, `${file}.tsx`), 'utf8');
      texts.set(file, module);
      read(dirname(file), module, /'(\.\.?\/[\w/-]+)\.tsx'/g);
    }
  };
  read('.', source, /'@consignment\/routing\/([\w/-]+)'/g);
  return [...texts.values()];
}

function callsIn(source: string): string[] {
  return [...source.matchAll(/\.(POST|PUT|PATCH|DELETE)\(\s*('([^']+)')?/g)].map(
    ([found, method, , path]) => {
      if (method === undefined || path === undefined)
        throw new Error(`${found}… names no path of the contract.`);
      return `${method} ${path}`;
    },
  );
}

function sourceOf(folder: string): string {
  return globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['generated/**'] })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** The exported functions by name, each with its text up to the next. */
function functionsOf(source: string): Map<string, string> {
  const parts = source.split(/^export (?:async )?function (?=\w)/m).slice(1);
  return new Map(parts.map((part) => [/^\w+/.exec(part)?.[0] ?? '', part]));
}
