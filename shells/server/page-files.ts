import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor, type ESTree, type Rolldown } from 'vite';
import type { FirstCalls } from './first-calls.ts';

/** An app's folder, with the table of its pages in `src/pages.ts`, and the paths that it names. */
export type App = { root: string; paths: Readonly<Record<string, unknown>> };

/** A page by its path and the pattern of it, its frames, and the modules that its routes import when they are opened, the outermost first. */
type Page = {
  path: string;
  pattern: string;
  needsSession: boolean;
  frames: readonly string[];
  modules: readonly string[];
};

/** The pages of an app as its first script knows them: numbers are places in `files`, which are below the app's base. */
export type PageFiles = {
  files: readonly string[];
  /** `pattern` is a regular expression. `files` leave out those that every page loads; `calls` are sent beside them. */
  pages: readonly (readonly [
    pattern: string,
    needsSession: 0 | 1,
    files: readonly number[],
    calls?: readonly string[],
  ])[];
};

/** The files that each page of a built app imports, beside those that `entry` names in the app's HTML. */
export function pageFiles(
  app: App,
  { frame, own: callsOf }: Pick<FirstCalls, 'frame' | 'own'>,
  bundle: Rolldown.OutputBundle,
  entry: Rolldown.OutputChunk,
): PageFiles {
  const files: string[] = [];
  const placeOf = (file: string) => {
    if (!files.includes(file)) files.push(file);
    return files.indexOf(file);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunkOf = (module: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (found === undefined) throw new Error(`${module} is in no file of the build.`);
    return found;
  };
  const ofEveryPage = new Set(filesOf([entry], bundle));
  const pages = pagesOf(app).map(({ path, pattern, needsSession, frames, modules }) => {
    const own = filesOf(modules.map(chunkOf), bundle).filter((file) => !ofEveryPage.has(file));
    const page = [pattern, needsSession ? 1 : 0, own.map(placeOf)] as const;
    return frames.includes(frame) ? ([...page, callsOf[path] ?? []] as const) : page;
  });
  return { files, pages };
}

/** The pages of an app, as its table has them. */
export function pagesOf({ root, paths }: App): Page[] {
  const file = join(root, 'src/pages.ts');
  const text = readFileSync(file, 'utf8');
  const frames = new Map<string, Line>();
  const pages: Line[] = [];
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && value.type === 'ObjectExpression')
        frames.set(key.name, lineOf(value, text));
    },
    ObjectExpression(node) {
      const line = lineOf(node, text);
      if (line.has('path')) pages.push(line);
    },
  }).visit(parseSync(file, text).program);
  const framesOf = (line: Line | undefined): string[] => {
    const frame = line?.get('frame')?.replaceAll("'", '');
    return frame === undefined ? [] : [...framesOf(frames.get(frame)), frame];
  };
  const modulesOf = (line: Line | undefined): string[] => {
    if (line === undefined) return [];
    const module = /^\(\) => import\('(.+)'\)$/.exec(line.get('lazy') ?? '')?.[1];
    return [
      ...modulesOf(frames.get((line.get('frame') ?? '').replaceAll("'", ''))),
      ...(module === undefined ? [] : [join(root, 'src', module)]),
    ];
  };
  const pathOf = (line: Line) => pathIn(line.get('path') ?? '', paths);
  return pages.map((line) => ({
    path: pathOf(line),
    pattern: patternOf(pathOf(line)),
    frames: framesOf(line),
    needsSession: line.get('right') !== "'public'",
    modules: modulesOf(line),
  }));
}

/** The code of each value of an object. */
type Line = ReadonlyMap<string, string>;

function lineOf(node: ESTree.ObjectExpression, text: string): Line {
  return new Map(
    node.properties.flatMap((part) =>
      part.type === 'Property' && part.key.type === 'Identifier'
        ? [[part.key.name, text.slice(part.value.start, part.value.end)]]
        : [],
    ),
  );
}

/** The value of `paths.vendors` or `${paths.vendors}/:id`. */
function pathIn(code: string, paths: App['paths']): string {
  return code.replace(/[`{}$]/g, '').replace(/paths\.(\w+)/g, (_all, name: string) => String(paths[name]));
}

function patternOf(path: string): string {
  return path.replace(/\/:\w+\?/g, '(/[^/]+)?').replace(/\/:\w+/g, '/[^/]+');
}

/** The files of these chunks and of all that they import. */
function filesOf(chunks: readonly Rolldown.OutputChunk[], bundle: Rolldown.OutputBundle): string[] {
  const reached = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (reached.has(chunk.fileName)) return;
    reached.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') visit(imported);
    }
    for (const style of chunk.viteMetadata?.importedCss ?? []) reached.add(style);
  };
  chunks.forEach(visit);
  return [...reached];
}
