/** The packages for another project: installed from their tarballs in a separate Vite project, with the examples beside it. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preview, type PreviewServer } from 'vite';
import { apiReport, packageNames } from '../../shells/server/api-report.ts';
import { packAll } from '../../shells/server/pack.ts';
import { launchBrowser } from '../browser.ts';
import { demo, signIn } from './helpers/api.ts';
import { newPerson, signIn as signInOn } from './helpers/people.ts';
import { withServer } from './helpers/server.ts';

type Built = { js: string; css: string };
type Manifest = { devDependencies: Record<string, string> };

const run = promisify(execFile);
const inProduction = { ...process.env, NODE_ENV: 'production' };
const root = join(import.meta.dirname, '../..');
const readmes = { domain: 'ts', client: 'ts', components: 'tsx' };
const examples = {
  'own-portal': 'src/main.tsx',
  'own-server': 'src/main.ts',
  'ledger-sync': 'src/main.ts',
};

describe('the packages', () => {
  let project: string;
  beforeAll(async () => {
    const tarballs = await packAll();
    project = await mkdtemp(join(tmpdir(), 'consignment-packages-'));
    await writeProject(tarballs);
    await run('npm', ['run', 'build', '--workspaces'], { cwd: project, env: inProduction });
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
    expect(marksIn(await assetsOf('examples/own-portal'))).toEqual({
      button: true,
      form: true,
      table: false,
    });
  });

  it('have modules for a React server, which say where they need the browser', async () => {
    const components = join(project, 'node_modules/@consignment/components');
    const { stdout } = await run(process.execPath, [
      '--conditions=react-server',
      join(import.meta.dirname, 'helpers/on-react-server.mjs'),
      components,
    ]);
    const names = stdout.trim().split('\n');
    expect(names).toEqual(
      expect.arrayContaining(['parts/money/StatBoxes', 'parts/money/MoneyText', 'primitives/layout/Card']),
    );
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

  it.each([
    ['own-portal', 30],
    ['own-server', 20],
    ['ledger-sync', 60],
  ] as const)('make %s in %i lines', async (name, most) => {
    const code = await readFile(join(root, 'examples', name, examples[name]), 'utf8');
    const lines = code.split('\n').filter((line) => line !== '' && !line.startsWith('import '));
    expect(lines.length).toBeLessThanOrEqual(most);
  });

  it('give a page and a job of others the figures of the API', async () => {
    await withServer({}, async (server) => {
      await comparePortal(server.url);
      await compareJob(server.url);
    });
  });

  it.each(packageNames)('have a page of the public API of %s', (name) => {
    const [head, ...modules] = apiReport(name).split('\n## ');
    expect(head).toContain(`@consignment/${name}`);
    expect(modules.length).toBeGreaterThan(1);
  });

  async function comparePortal(api: string): Promise<void> {
    const site = await serve(api);
    const browser = await launchBrowser();
    try {
      const maker = await newPerson(browser);
      await signInOn(maker, site.url, demo.vendor);
      const vendor = await signIn(api, demo.vendor, '/vendors/login/');
      const { results } = await vendor.get<{ results: { name: string; commission_due: string }[] }>(
        '/vendors/me/',
      );
      for (const { name, commission_due: due } of results) {
        await maker.getByRole('region', { name }).waitFor();
        expect((await maker.getByRole('region', { name }).innerText()).replace(/[^\d.]/g, '')).toContain(due);
      }
      await maker.reload();
      await maker.getByRole('region', { name: results[0]?.name ?? '' }).waitFor();
    } finally {
      await browser.close();
      await site.close();
    }
  }

  async function compareJob(api: string): Promise<void> {
    const job = (password: string) =>
      run('npm', ['start', '--silent'], {
        cwd: join(project, 'examples/own-server'),
        env: {
          ...process.env,
          CONSIGNMENT_URL: api,
          CONSIGNMENT_EMAIL: demo.owner,
          CONSIGNMENT_PASSWORD: password,
        },
      });
    const owner = await signIn(api, demo.owner);
    const shop = await owner.get<{ currency: string }>('/shopify/shops/');
    const { results } = await owner.get<{
      results: { name: string; commission_due: string; currency: string | null }[];
    }>('/vendors/commission-totals/due/?limit=1000');
    const rows = results.map(
      ({ name, commission_due: due, currency }) => `"${name}",${due},${currency ?? shop.currency}`,
    );
    expect(rows.length).toBeGreaterThan(5);
    const { stdout, stderr } = await job(demo.password);
    expect({ lines: stdout.trimEnd().split('\n'), stderr }).toEqual({
      lines: ['vendor,owed,currency', ...rows],
      stderr: '',
    });
    await expect(job('not the password')).rejects.toThrow('The email or password is incorrect.');
  }

  const binary = (name: string) => join(project, 'node_modules/.bin', name);

  /** The manifest, a page for each example, and the packages that npm installs. */
  async function writeProject(tarballs: readonly string[]): Promise<void> {
    const { devDependencies } = await manifest('examples/own-portal/package.json');
    const dist = join(project, 'packages/dist');
    for (const file of tarballs) await cp(file, join(dist, basename(file)));
    const local = tarballs.map(
      (file) =>
        [
          `@consignment/${/consignment-(\w+)-/.exec(file)?.[1] ?? ''}`,
          `file:packages/dist/${basename(file)}`,
        ] as const,
    );
    for (const name of Object.keys(examples)) {
      const isSource = (path: string) => !['node_modules', 'dist'].includes(basename(path));
      await cp(join(root, 'examples', name), join(project, 'examples', name), {
        recursive: true,
        filter: isSource,
      });
    }
    await write('package.json', {
      private: true,
      type: 'module',
      // Installed together, in less time than each alone.
      workspaces: ['examples/*'],
      dependencies: Object.fromEntries(local),
      devDependencies,
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
      env: inProduction,
    });
    return assetsOf('.');
  }

  async function assetsOf(folder: string): Promise<Built> {
    const assets = join(project, folder, 'dist/assets');
    const read = async (extension: string) => {
      const files = (await readdir(assets)).filter((file) => file.endsWith(extension));
      return (await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')))).join('\n');
    };
    return { js: await read('.js'), css: await read('.css') };
  }

  /** Serves the built page of the example by its own configuration. */
  async function serve(api: string): Promise<{ url: string; close: () => Promise<void> }> {
    process.env['CONSIGNMENT_URL'] = api;
    const server: PreviewServer = await preview({
      root: join(project, 'examples/own-portal'),
      logLevel: 'silent',
      preview: { port: 0 },
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
