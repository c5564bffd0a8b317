/**
 * Makes a checkout runnable with nothing but Node (20 or newer) and npm: installs the packages of
 * package-lock.json where they are missing or stale, then hands over to the Node that the project pins.
 * Plain JavaScript without dependencies, since it runs before there are any.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const pinnedNode = join(bin, 'node');
const marker = join(modules, '.consignment-lock');

/**
 * Whether `npm ci --omit=dev` has installed what ships and no more, as in the image. Nothing is added to such a folder:
 * its user may have no right to write there, and its Node is the one that it is run by.
 */
export const shipsOnly =
  existsSync(join(modules, '.package-lock.json')) && !existsSync(join(modules, 'node'));

/**
 * Installs what is missing and returns when the project's Node answers; exits with a reason when it cannot. `ships` says
 * that this command needs only packages that ship.
 */
export function install({ ships = false } = {}) {
  if (process.platform === 'win32') {
    stop(
      'Consignment runs on Linux and macOS. On Windows, please use WSL: https://learn.microsoft.com/windows/wsl',
    );
  }
  if (Number(process.versions.node.split('.')[0]) < 20) {
    stop(
      `Consignment needs Node 20 or newer to install itself; this is ${process.version} (${process.execPath}).`,
    );
  }
  if (shipsOnly) {
    const left = 'Only what ships is installed here (npm ci --omit=dev)';
    if (!ships) stop(`${left}, and this command needs the rest. In a checkout of the sources: npm ci`);
    if (lineOf(process.version) === lineOf(wantedVersion())) return;
    stop(
      `${left}. That runs under Node ${lineOf(wantedVersion()).slice(1)}; this is ${process.version} (${process.execPath}).`,
    );
  }
  if (!packagesAreInstalled()) {
    console.log('Installing packages (about a minute the first time) …');
    // NODE_ENV=production alone would make npm leave out the pinned Node and what builds the apps.
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root);
    writeFileSync(marker, lockfileHash());
  }
  if (pinnedVersion() !== wantedVersion()) installPinnedNode();
}

/**
 * Runs an entry (a path from the root) under the project's Node, passes signals on and ends with its exit code.
 * Through the channel the entry learns that this process has died, so that a server never outlives its command.
 */
export function runPinned(entry, args) {
  const node = shipsOnly ? process.execPath : pinnedNode;
  const child = spawn(node, [join(root, entry), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? '') },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`${node} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exitCode = signal ? 1 : (code ?? 1);
    if (signal) console.error(`${entry} was ended by ${signal}.`);
    process.disconnect?.();
    process.exit();
  });
}

/**
 * The lockfile's hash is left in node_modules after a complete install. npm's own hidden lockfile would not
 * do: it leaves out nested optional peers that package-lock.json lists.
 */
function packagesAreInstalled() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === lockfileHash();
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function wantedVersion() {
  return `v${JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node}`;
}

/** The major version, 'v24'. */
function lineOf(version) {
  return version.split('.')[0];
}

function pinnedVersion() {
  const asked = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8' });
  return asked.status === 0 ? asked.stdout.trim() : null;
}

/** The npm package `node` fetches its binary in an install script, and many machines block those. */
function installPinnedNode() {
  const home = join(modules, 'node');
  console.log(`Fetching Node ${wantedVersion()} …`);
  if (existsSync(home)) run(process.execPath, ['installArchSpecificPackage.js'], home);
  // npm links a command only when it is there at that moment.
  if (!existsSync(pinnedNode)) {
    rmSync(pinnedNode, { force: true });
    symlinkSync(join('..', 'node', 'bin', 'node'), pinnedNode);
  }
  const found = pinnedVersion();
  if (found === wantedVersion()) return;
  stop(
    `The project's own Node ${wantedVersion()} is not there (${pinnedNode} ${found ? `is ${found}` : 'does not run'}).\n` +
      'It comes with the npm package "node", whose install script may be blocked here. Allow it and try again:\n' +
      '  npm config set ignore-scripts false && rm -rf node_modules && npm ci',
  );
}

function run(command, args, cwd) {
  const done = spawnSync(command, args, { cwd, stdio: 'inherit' });
  if (done.error) stop(`${command} could not be started: ${done.error.message}`);
  if (done.status !== 0) stop(`"${command} ${args.join(' ')}" failed; its own words are above.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
