/** Circular imports, type imports included. */
import { resolveImport } from './import-graph.ts';
import { importsOf, type Source } from './source.ts';

/** Each circle once, as the paths along it. */
export function circlesIn(sources: readonly Source[]): string[] {
  const imported = new Map(
    sources.map((source) => [
      source.path,
      importsOf(source).flatMap(({ specifier }) => resolveImport(source.path, specifier) ?? []),
    ]),
  );
  const circles: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path);
    if (start >= 0) circles.push([...trail.slice(start), path].join(' → '));
    if (start >= 0 || finished.has(path)) return;
    for (const target of imported.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const path of imported.keys()) visit(path, []);
  return circles;
}
