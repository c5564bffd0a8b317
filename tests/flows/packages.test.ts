/** The packages for another project: installed from their tarballs in a separate Vite project. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { packAll } from '../../shells/server/pack.ts';
import { launchOptions } from '../browser.ts';
import { demo, signIn } from './helpers/api.ts';
import { newPerson, signIn as signInOn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Built = { js: string; css: string };
type Manifest = Record<'dependencies' | 'devDependencies' | 'peerDependencies', Record<string, string>>;

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const readmes = { domain: 'ts', client: 'ts', components: 'tsx' };

describe('the packages', () => {
  let project: string;
  beforeAll(async () => {
    const tarballs = await packAll();
    project = await mkdtemp(join(tmpdir(), 'consignment-packages-'));
    await writeProject(tarballs);
  }, 300_000);
  afterAll(() => rm(project, { recursive: true, force: true }));

  it('have types, also in the examples of their READMEs', async () => {
    await expect(run(binary('tsc'), ['--noEmit'], { cwd: project })).resolves.toEqual({
      stdout: '',
      stderr: '',
    });
  });

  it('add nothing to an app that it does not use', async () => {
    const marks = { button: 'aria-busy', form: 'handleSubmit', table: 'aria-sort' };
    const marksIn = ({ js }: Built) =>
      Object.fromEntries(Object.entries(marks).map(([of, text]) => [of, js.includes(text)]));
    // A card with a button, and a form with a submit button.
    expect(marksIn(await built('components-readme'))).toEqual({ button: true, form: false, table: false });
    expect(marksIn(await built('portal-page'))).toEqual({ button: true, form: true, table: false });
  });

  it('have modules for a React server, which say where they need the browser', async () => {
    const components = join(project, 'node_modules/@consignment/components');
    const { stdout } = await run(process.execPath, [
      '--conditions=react-server',
      join(import.meta.dirname, 'helpers/on-react-server.mjs'),
      components,
    ]);
    const names = stdout.trim().split('\n');
    expect(names).toEqual(expect.arrayContaining(['parts/StatBoxes', 'parts/MoneyText', 'primitives/Card']));
    const readme = await readFile(join(components, 'README.md'), 'utf8');
    const drawn = names.filter((name) => /\/[A-Z][^/.]*$/.test(name));
    expect(drawn.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  it('carry the tokens, in CSS and for design tools', async () => {
    const { css } = await built('tokens-readme');
    expect(/--cs-color-text-muted:#[0-9a-f]{6}.*\.note/s.test(css)).toBe(true);
    const file = join(project, 'node_modules/@consignment/tokens/light.tokens.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toHaveProperty('color');
  });

  it('make a portal page of thirty lines with the data of the API', async () => {
    const page = await example('stories/handbook/Packages.mdx', 'tsx');
    const lines = page.split('\n').filter((line) => line !== '' && !line.startsWith('import '));
    expect(lines.length).toBeLessThanOrEqual(30);

    await built('portal-page');
    await withServer({}, async (server) => {
      const site = await serve(server.url);
      const browser = await chromium.launch(await launchOptions());
      try {
        const maker = await newPerson(browser);
        await signInOn(maker, site.url, demo.vendor);
        const api = await signIn(server.url, demo.vendor, '/vendors/login/');
        const { results } = await api.get<{ results: { name: string; commission_due: string }[] }>(
          '/vendors/me/',
        );
        for (const { name, commission_due: due } of results) {
          await maker.getByRole('region', { name }).waitFor();
          expect((await maker.getByRole('region', { name }).innerText()).replace(/[^\d.]/g, '')).toContain(
            due,
          );
        }
        await maker.reload();
        await maker.getByRole('region', { name: results[0]?.name ?? '' }).waitFor();
      } finally {
        await browser.close();
        await site.close();
      }
    });
  });

  const binary = (name: string) => join(project, 'node_modules/.bin', name);

  /** The manifest, a page for each example, and the packages that npm installs. */
  async function writeProject(tarballs: readonly string[]): Promise<void> {
    const { devDependencies } = await manifest('package.json');
    const { peerDependencies } = await manifest('packages/components/package.json');
    const { dependencies: ours } = await manifest('shells/portal/package.json');
    const pinned = Object.fromEntries(
      Object.keys(peerDependencies).map((name) => [name, ours[name]] as const),
    );
    const local = tarballs.map(
      (file) => [`@consignment/${/consignment-(\w+)-/.exec(file)?.[1] ?? ''}`, `file:${file}`] as const,
    );
    const tools = ['vite', '@types/react', '@types/react-dom', 'typescript'];
    await write('package.json', {
      private: true,
      type: 'module',
      dependencies: { ...pinned, ...Object.fromEntries(local) },
      devDependencies: Object.fromEntries(tools.map((name) => [name, devDependencies[name]] as const)),
    });
    await write('tsconfig.json', {
      compilerOptions: {
        target: 'es2024',
        module: 'esnext',
        moduleResolution: 'bundler',
        jsx: 'react-jsx',
        strict: true,
        skipLibCheck: false,
        types: ['vite/client'],
      },
      include: ['src'],
    });
    await mkdir(join(project, 'src'));
    for (const [name, language] of Object.entries(readmes)) {
      const text = await example(`packages/${name}/README.md`, language);
      await writeFile(join(project, `src/${name}-readme.${language}`), text);
    }
    await writeFile(
      join(project, 'src/portal-page.tsx'),
      await example('stories/handbook/Packages.mdx', 'tsx'),
    );
    await writeFile(
      join(project, 'src/tokens-readme.css'),
      await example('packages/components/tokens/README.md', 'css'),
    );
    await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: project });
  }

  const write = (file: string, content: unknown) =>
    writeFile(join(project, file), JSON.stringify(content, null, 2));

  /** Builds the page of an example; @returns its scripts and style sheets. */
  async function built(name: string): Promise<Built> {
    const source = (await readdir(join(project, 'src'))).find((file) => file.startsWith(`${name}.`)) ?? '';
    const tag = source.endsWith('.css')
      ? `<link rel="stylesheet" href="/src/${source}">`
      : `<script type="module" src="/src/${source}"></script>`;
    await writeFile(join(project, 'index.html'), `<!doctype html><html lang="en"><body>${tag}</body></html>`);
    await run(binary('vite'), ['build', '--logLevel', 'warn', '--target', 'es2024'], {
      cwd: project,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const assets = join(project, 'dist/assets');
    const read = async (extension: string) => {
      const files = (await readdir(assets)).filter((file) => file.endsWith(extension));
      return (await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')))).join('\n');
    };
    return { js: await read('.js'), css: await read('.css') };
  }

  /** Serves the built page, with the API on the same origin as behind a web server. */
  async function serve(api: string): Promise<{ url: string; close: () => Promise<void> }> {
    const server: PreviewServer = await preview({
      root: project,
      logLevel: 'silent',
      preview: { port: 0, proxy: { '/api': api } },
    });
    return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  }
});

// The type of npm's manifest.
const manifest = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8')) as Manifest;

/** The first example of a page in this language. */
async function example(file: string, language: string): Promise<string> {
  const text = await readFile(join(root, file), 'utf8');
  const found = new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(text)?.[1];
  if (found === undefined) throw new Error(`${file} shows no ${language}`);
  return found;
}
