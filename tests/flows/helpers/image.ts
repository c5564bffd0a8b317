/**
 * The image of the Dockerfile without a container engine: its instructions are read from the file and carried out in an
 * empty folder, which replaces the root of the image. Commands run as a user without rights to the code.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, matchesGlob, resolve } from 'node:path';
import { unprivilegedUser } from '../../postgres.ts';

export type Image = {
  /** The file on this machine that a path of the image means. */
  at: (path: string) => string;
  /** The folder of the code, as a path of the image. */
  readonly code: string;
  /** The image runs this when it is given no command. */
  readonly command: readonly string[];
  /** Starts a command in the folder of the code, as `docker compose exec` does. */
  start: (command: readonly string[], env?: Readonly<Record<string, string>>) => ChildProcess;
  remove: () => void;
};

type Instruction = { readonly word: string; readonly rest: string };
type Stage = { readonly name: string; readonly instructions: readonly Instruction[] };

const root = join(import.meta.dirname, '../../..');

/**
 * Builds the last stage. The stages before it are carried out only with `wholeBuild`: their apps are otherwise those
 * that the checkout has built.
 */
export function buildImage({ wholeBuild }: { wholeBuild: boolean }): Image {
  const folder = mkdtempSync(join(tmpdir(), 'consignment-image-'));
  chmodSync(folder, 0o755);
  const stages = stagesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'));
  const last = stages.at(-1);
  if (last === undefined) throw new Error('The Dockerfile has no stage.');
  const built = new Map(stages.slice(0, -1).map(({ name }) => [name, join(folder, `stage-${name}`)]));
  if (wholeBuild)
    for (const stage of stages.slice(0, -1)) carryOut(stage, join(folder, `stage-${stage.name}`), built);
  const from = new Map([...built].map(([name, at]) => [name, wholeBuild ? at : null]));
  return imageOf(folder, carryOut(last, join(folder, 'root'), from));
}

type Built = {
  rootFolder: string;
  env: Record<string, string>;
  workdir: string;
  user: string;
  command: string[];
};

/** `stages` has the folders of the stages before, null for one that was not carried out. */
function carryOut(stage: Stage, rootFolder: string, stages: ReadonlyMap<string, string | null>): Built {
  const built: Built = { rootFolder, env: {}, workdir: '/', user: 'root', command: [] };
  const at = (path: string) => join(rootFolder, resolve(built.workdir, path));
  mkdirSync(join(rootFolder, 'usr/local/bin'), { recursive: true });
  // The base image brings the pinned Node, in which the tests run, and npm.
  cpSync(process.execPath, join(rootFolder, 'usr/local/bin/node'));
  for (const { word, rest } of stage.instructions) {
    if (word === 'ENV') {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) built.env[name] = value;
    } else if (word === 'WORKDIR') {
      built.workdir = resolve(built.workdir, rest);
      mkdirSync(at('.'), { recursive: true });
    } else if (word === 'COPY') copy(rest, at, stages);
    else if (word === 'RUN') {
      // A cache mount is the cache of this machine; other paths and users are those of the image.
      const command = rest
        .replace(/^--mount=type=cache,target=\/root\/\.npm /, '')
        .replace(/(?<=\s)\/\S+/g, (path) => at(path))
        .replace('-o node -g node ', ownership());
      execFileSync('sh', ['-ec', command], {
        cwd: at('.'),
        env: environment(built, homedir()),
        stdio: 'pipe',
      });
    } else if (word === 'USER') built.user = rest;
    // The parsed form of an instruction in brackets.
    else if (word === 'CMD') built.command = JSON.parse(rest) as string[];
    else if (!['VOLUME', 'EXPOSE', 'HEALTHCHECK'].includes(word)) throw new Error(`Unknown: ${word} ${rest}`);
  }
  return built;
}

function copy(rest: string, at: (path: string) => string, stages: ReadonlyMap<string, string | null>): void {
  const [, stage, paths = ''] = /^(?:--from=(\w+) )?(.+)$/.exec(rest) ?? [];
  const words = paths.split(' ');
  const to = words.pop() ?? '';
  for (const path of words) {
    const into = to.endsWith('/') ? join(at(to), basename(path)) : at(to);
    mkdirSync(dirname(into), { recursive: true });
    if (stage === undefined) cpSync(join(root, path), into, { recursive: true, filter: isInContext });
    else {
      const folder = stages.get(stage);
      if (folder === undefined) throw new Error(`There is no stage ${stage}.`);
      cpSync(folder === null ? join(root, path.replace(/^\/app\//, '')) : join(folder, path), into, {
        recursive: true,
      });
    }
  }
}

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean);

function isInContext(path: string): boolean {
  const inContext = path.slice(root.length + 1);
  return !ignored.some((pattern) => matchesGlob(inContext, pattern));
}

/** Only root can act for another user; anyone else takes the right to write from the code instead. */
const identity = unprivilegedUser();

function ownership(): string {
  return identity === null ? '' : `-o ${identity.uid} -g ${identity.gid} `;
}

function environment({ env, rootFolder }: Built, home: string): Record<string, string | undefined> {
  // Settings of npm and vitest for this process would lead npm back into the checkout.
  const ours =
    /^(npm_(?!config_(registry|cache|userconfig)$)|NODE_(?!EXTRA_CA_CERTS$)|VITEST|INIT_CWD$|DATABASE_URL$|DEMO$)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  const inImage = Object.entries(env).map(([name, value]): [string, string] => [
    name,
    value.startsWith('/') ? join(rootFolder, value) : value,
  ]);
  const path = [join(rootFolder, 'usr/local/bin'), process.env['PATH'] ?? ''].join(delimiter);
  return Object.fromEntries<string | undefined>([...kept, ...inImage, ['PATH', path], ['HOME', home]]);
}

function imageOf(folder: string, built: Built): Image {
  if (built.user === 'root') throw new Error('The image runs as root.');
  const at = (path: string) => join(built.rootFolder, resolve(built.workdir, path));
  const ownFolder = (name: string) => {
    const path = join(built.rootFolder, name);
    mkdirSync(path);
    if (identity !== null) chownSync(path, identity.uid, identity.gid);
    return path;
  };
  const [home, temporary] = [ownFolder('home'), ownFolder('tmp')];
  const own = { ...environment(built, home), npm_config_cache: join(home, '.npm'), TMPDIR: temporary };
  if (identity === null) execFileSync('chmod', ['-R', 'a-w', at('.')]);
  return {
    at,
    code: built.workdir,
    command: built.command,
    start: ([program = '', ...args], env = {}) =>
      spawn(program, args, {
        ...identity,
        cwd: at('.'),
        env: { ...own, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    remove() {
      if (identity === null) execFileSync('chmod', ['-R', 'u+w', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function stagesOf(text: string): Stage[] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter(Boolean);
  const stages: { name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) (.+)$/.exec(line) ?? [];
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', instructions: [] });
    else stages.at(-1)?.instructions.push({ word, rest });
  }
  return stages;
}
