/** The packed client in the runtimes that it is for, each against a real server. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ts from 'typescript';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from 'vite';
import { packAll } from '../../shells/server/pack.ts';
import { startProcess, type ServerProcess } from '../flows/helpers/server.ts';
import { tried } from './record.ts';
import type { useClient } from './runtimes/program.ts';
import { installed, versionOf } from './tools.ts';

type Report = Awaited<ReturnType<typeof useClient>>;

const run = promisify(execFile);

let tools: string;
/** A project with the client out of its tarball. */
let project: string;
let dataDir: string;
let server: ServerProcess;
beforeAll(async () => {
  tools = await installed('runtimes');
  const client = (await packAll()).find((file) => file.includes('consignment-client-')) ?? '';
  project = await mkdtemp(join(tmpdir(), 'consignment-runtimes-'));
  dataDir = await mkdtemp(join(tmpdir(), 'consignment-data-'));
  await write('package.json', '{ "private": true, "type": "module" }');
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', client], { cwd: project });
  const program = await readFile(join(import.meta.dirname, 'runtimes/program.ts'), 'utf8');
  const { outputText } = ts.transpileModule(program, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  await write('program.js', outputText);
  await write(
    'main.js',
    `import { useClient } from './program.js';\nconsole.log(JSON.stringify(await useClient(process.argv[2])));\n`,
  );
  server = await startProcess({ dataDir, patience: 300_000 });
});
afterAll(async () => {
  await server.end('SIGTERM');
  for (const folder of [project, dataDir]) await rm(folder, { recursive: true, force: true });
});

const tool = (name: string) => join(tools, 'node_modules', name);

it.each([
  ['Node 20', () => [tool('node20/bin/node')], () => versionOf(tools, 'node20')],
  ['Node 22', () => [tool('node22/bin/node')], () => versionOf(tools, 'node22')],
  ['Node 24', () => [process.execPath], () => Promise.resolve(process.versions.node)],
  [
    'Deno',
    () => [
      tool('.bin/deno'),
      'run',
      '--allow-net',
      '--allow-read',
      '--allow-env',
      '--node-modules-dir=manual',
    ],
    () => versionOf(tools, 'deno'),
  ],
  ['Bun', () => [tool('.bin/bun')], () => versionOf(tools, 'bun')],
])('the client runs in %s', async (name, commandOf, versionOfRuntime) => {
  const [command = '', ...args] = commandOf();
  const { stdout, stderr } = await run(command, [...args, 'main.js', server.url], {
    cwd: project,
    env: { ...process.env, DENO_DIR: join(project, '.deno'), DENO_NO_UPDATE_CHECK: '1' },
  });
  expect(stderr).toBe('');
  // The program above wrote it.
  await taken(name, await versionOfRuntime(), JSON.parse(stdout) as Report);
});

it('the client runs in workerd', async () => {
  await write(
    'worker.js',
    `import { useClient } from './program.js';
     export default { fetch: async (_request, env) => Response.json(await useClient(env.SERVER)) };`,
  );
  await build({
    configFile: false,
    root: project,
    logLevel: 'warn',
    build: {
      outDir: 'worker',
      target: 'es2024',
      lib: { entry: 'worker.js', formats: ['es'], fileName: () => 'worker.js' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  await write(
    'worker/config.capnp',
    `using Workerd = import "/workerd/workerd.capnp";
     const config :Workerd.Config = (
       services = [
         (name = "main", worker = .worker),
         (name = "internet", network = (allow = ["public", "private", "local"])),
       ],
       sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
     );
     const worker :Workerd.Worker = (
       modules = [(name = "worker", esModule = embed "worker.js")],
       bindings = [(name = "SERVER", text = "${server.url.replace('localhost', '127.0.0.1')}")],
       compatibilityDate = "2026-11-01",
     );`,
  );
  const worker = spawn(
    tool('.bin/workerd'),
    ['serve', join(project, 'worker/config.capnp'), '--control-fd=1'],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  try {
    const port = await new Promise<string>((resolve, reject) => {
      let said = '';
      worker.stdout.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        const [, found] = /"port":(\d+)/.exec(said) ?? [];
        if (found !== undefined) resolve(found);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`workerd ended with ${String(code)}: ${said}`)));
    });
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    // The worker above answers with it.
    await taken('workerd', await versionOf(tools, 'workerd'), (await answer.json()) as Report);
  } finally {
    worker.removeAllListeners('exit');
    worker.kill();
  }
});

/** Holds the report of a runtime, and writes its row. */
async function taken(name: string, version: string, { calls, lists, refusals }: Report): Promise<void> {
  const read = 'GET /api/vendors/commission-totals/due/';
  expect(calls).toEqual([
    'POST /api/token/',
    read,
    'POST /api/token/refresh/',
    read,
    read,
    'GET /api/vendors/logout/',
    read,
  ]);
  const [first = 0] = lists;
  expect(first).toBeGreaterThan(5);
  expect(lists).toEqual([first, first, first]);
  expect(refusals).toEqual([
    'Please log in.',
    expect.stringContaining('Pass createClient a full address as baseUrl'),
  ]);
  await tried({
    tool: name,
    version,
    did: 'Installed the client’s tarball, logged in, read, renewed a stale session and logged out',
    result: `${calls.length} calls: ${lists.length} lists of ${first} vendors, 1 renewal for 2 stale reads, 1 refusal after the logout`,
  });
}

const write = (file: string, text: string) => writeFile(join(project, file), text);
