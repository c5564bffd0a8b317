/** Which of the installed packages a picture is drawn with: those that its sources name, Storybook's, and the browser's. */
import { posix } from 'node:path';

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};
type Entries = Readonly<Record<string, Entry>>;

/** The packages that build Storybook, open it and take the picture. */
export const tools = [
  'storybook',
  '@storybook/react-vite',
  '@storybook/addon-docs',
  '@vanilla-extract/vite-plugin',
  'vite',
  '@vitejs/plugin-react',
  'playwright',
  '@sparticuz/chromium',
];

/** The names of packages in the quotes of a source. One that is only a word there does no harm: its version counts too. */
export function packagesNamedIn(source: string): ReadonlySet<string> {
  const quoted = source.matchAll(/'((?:@[\w.-]+\/)?[\w][\w.-]*)(?:\/[^'\n]*)?'/g);
  return new Set([...quoted].map(([, name = '']) => name));
}

/**
 * Lists these packages with the tools and all that they need, each with its version, in a stable order. `lock` is the
 * text of a package-lock.json.
 */
export function packagesOf(lock: string): (names: Iterable<string>) => string[] {
  const { packages = {} } = JSON.parse(lock) as { packages?: Entries };
  return (names) => {
    const found = new Set<string>();
    const waiting = [...tools, ...names].map((name) => `node_modules/${name}`);
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const entry = packages[path];
      if (entry === undefined || found.has(path)) continue;
      found.add(path);
      const { dependencies, optionalDependencies, peerDependencies } = entry;
      for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
        waiting.push(placeOf(name, path, packages));
    }
    const words = (path: string) =>
      `${path} ${packages[path]?.version ?? ''} ${packages[path]?.integrity ?? ''}`;
    return [...found].map(words).sort();
  };
}

/** The installed package that `from` gets by this name, found upwards as Node does. */
function placeOf(name: string, from: string, packages: Entries): string {
  let folder = from;
  while (folder !== '.' && !(posix.join(folder, 'node_modules', name) in packages))
    folder = posix.dirname(folder);
  return posix.join(folder, 'node_modules', name);
}
