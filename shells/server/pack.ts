/**
 * Builds what others can install, each into its package's `dist` as it is published, and leaves a tarball of each in
 * `packages/dist`. Inside the workspace packages are used as source and none of this is needed.
 */
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Plugin } from 'vite';
import { clientModules } from './client-modules.ts';

type Manifest = Record<string, unknown>;

const root = join(import.meta.dirname, '../..');
const packages = join(root, 'packages');
export const tarballs = join(packages, 'dist');
const components = join(packages, 'components/src');

/** In this order: each is checked against the types of those before it. */
const published = {
  domain: { folder: 'domain', exports: ['*'] },
  client: { folder: 'client', exports: ['*'] },
  tokens: { folder: 'components/tokens', exports: [] },
  components: {
    folder: 'components',
    exports: ['theme/*', 'style/*', 'primitives/*', 'parts/*', 'screens/*'],
  },
} as const;

export type Name = keyof typeof published;

/** Builds and packs every package. @returns the tarballs. @throws {Error} with the words of the tool that failed. */
export async function packAll(): Promise<string[]> {
  await emptied(tarballs);
  for (const name of ['domain', 'client'] as const) {
    await emptied(distOf(name));
    await compile(name, {});
  }
  await emptied(distOf('tokens'));
  for (const file of globSync(join(folderOf('tokens'), '*.{json,css}')))
    await cp(file, inDist('tokens', file));
  await emptied(distOf('components'));
  await bundleComponents();
  await compile('components', { emitDeclarationOnly: true });

  for (const name of Object.keys(published) as Name[]) {
    await write(join(distOf(name), 'package.json'), await manifestOf(name));
    const readme = await readFile(join(folderOf(name), 'README.md'), 'utf8');
    await writeFile(
      join(distOf(name), 'README.md'),
      readme + (name === 'components' ? await drawnOnServer() : ''),
    );
    await run('npm', ['pack', '--silent', '--pack-destination', tarballs], distOf(name));
  }
  return globSync(join(tarballs, '*.tgz'));
}

const folderOf = (name: Name) => join(packages, published[name].folder);
export const distOf = (name: Name) => join(folderOf(name), 'dist');
const inDist = (name: Name, file: string) => join(distOf(name), relative(folderOf(name), file));

async function emptied(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}

/** As the workspace's manifest, but for built files. */
async function manifestOf(name: Name): Promise<Manifest> {
  const source = name === 'tokens' ? 'components' : name;
  // JSON.parse knows no types; a manifest is npm's own shape.
  const { version, type, sideEffects, dependencies, peerDependencies } = JSON.parse(
    await readFile(join(packages, source, 'package.json'), 'utf8'),
  ) as Manifest;
  if (name === 'tokens') return { name: '@consignment/tokens', version, type, exports: { './*': './*' } };
  return {
    name: `@consignment/${name}`,
    version,
    type,
    sideEffects: sideEffects === undefined ? false : ['**/*.css', '**/*.css.js', '**/fonts.js'],
    exports: Object.fromEntries(
      published[name].exports.map((path) => [
        `./${path}`,
        { types: `./${path}.d.ts`, import: `./${path}.js` },
      ]),
    ),
    dependencies,
    peerDependencies,
  };
}

/** Every module is a separate file, so that an app takes only what it uses; React and the like are not bundled. */
async function bundleComponents(): Promise<void> {
  const modules = globSync(`${components}/**/*.{ts,tsx}`);
  await build({
    configFile: false,
    root: folderOf('components'),
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), ownSheets(), directives(modules)],
    oxc: { jsx: { development: false } },
    build: {
      outDir: distOf('components'),
      minify: false,
      cssCodeSplit: true,
      lib: { entry: modules, formats: ['es'] },
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('\0') && !isAbsolute(id),
        // A class name put in place of its import would leave the rules of that class behind.
        optimization: { inlineConst: false },
        output: {
          preserveModules: true,
          preserveModulesRoot: components,
          entryFileNames: '[name].js',
          assetFileNames: ({ names: [name = ''] }) => name.replace('.css.ts.vanilla.css', '.css'),
        },
      },
    },
  });
}

/** Vite takes style sheets out of a library's modules; here each module imports its own, in its own order. */
function ownSheets(): Plugin {
  return {
    name: 'own-sheets',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.facadeModuleId === null) continue;
        const sheets = (this.getModuleInfo(file.facadeModuleId)?.importedIds ?? [])
          .filter((id) => id.endsWith('.css.ts.vanilla.css'))
          .map((id) => relative(components, id).replace('.css.ts.vanilla.css', '.css'))
          .map((sheet) => relative(dirname(file.fileName), sheet))
          .map((sheet) => `import '${sheet.startsWith('.') ? sheet : `./${sheet}`}';\n`);
        file.code = sheets.join('') + file.code;
      }
    },
  };
}

/** Modules that need the browser say so, for frameworks that draw all others on the server alone. */
function directives(modules: readonly string[]): Plugin {
  const client = clientModules(modules.filter((file) => !file.endsWith('.css.ts')));
  return {
    name: 'directives',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && client.has(file.facadeModuleId ?? ''))
          file.code = `'use client';\n${file.code}`;
    },
  };
}

/** The components without a directive, for the package's README. */
async function drawnOnServer(): Promise<string> {
  const lists = await Promise.all(
    ['primitives', 'parts', 'screens'].map(async (folder) => {
      const files = globSync(`${folder}/**/[A-Z]*.js`, { cwd: distOf('components') }).toSorted();
      const texts = await Promise.all(
        files.map((file) => readFile(join(distOf('components'), file), 'utf8')),
      );
      const names = files.filter(
        (file, at) => !file.endsWith('.css.js') && !texts[at]?.startsWith("'use client'"),
      );
      return `- ${names.map((file) => `\`${file.slice(0, -'.js'.length)}\``).join(', ')}\n`;
    }),
  );
  return `\n## Components that are drawn on the server alone\n\n${lists.join('')}`;
}

/** The output of tsc for the package: declarations, and modules unless another tool writes them. */
async function compile(name: Name, options: Record<string, unknown>): Promise<void> {
  const config = join(distOf(name), 'tsconfig.json');
  await write(config, {
    extends: join(root, 'tsconfig.json'),
    include: [join(folderOf(name), 'src')],
    exclude: [],
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(folderOf(name), 'src'),
      outDir: distOf(name),
      paths: { '@consignment/domain/*': [join(distOf('domain'), '*.d.ts')] },
      ...options,
    },
  });
  await run('node', [join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', config], root);
  await rm(config);
}

const write = (file: string, content: unknown) => writeFile(file, `${JSON.stringify(content, null, 2)}\n`);

function run(command: string, args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    }
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${command} ${args.join(' ')} failed:\n${said.join('')}`));
    });
  });
}
