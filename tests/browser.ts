import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { chromium, type Browser, type LaunchOptions } from 'playwright';

/**
 * Finds a Chromium that works on this machine, so that the tests need only Node. In order: `BROWSER_BIN`, the browser
 * from npm (Linux x64, pinned by the lockfile), the system's, Playwright's, and then an installation. A candidate
 * counts only if it starts and measures a line of text.
 */

const root = resolve(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache/consignment');

/** Flags for containers first, then those for equal pixels on every machine. */
const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  '--disable-skia-runtime-opts',
  '--disable-partial-raster',
];

type Environment = Record<string, string>;
interface Found {
  executablePath: string;
  /** The variables that it needs beside those of this process. */
  env: Environment;
}

let found: Promise<Found> | null = null;

/** The path of a Chromium that has started and drawn text. Rejects with all attempts where there is none. */
export async function findBrowser(): Promise<string> {
  return (await browser()).executablePath;
}

const foundBefore = 'FOUND_BROWSER';

function browser(): Promise<Found> {
  found ??= findOnce();
  return found;
}

/** Once for this process and those that it starts, since a search starts a browser to try it. */
async function findOnce(): Promise<Found> {
  const known = process.env[foundBefore];
  // Written here by a parent process.
  if (known !== undefined) return JSON.parse(known) as Found;
  const one = await find();
  process.env[foundBefore] = JSON.stringify(one);
  return one;
}

/** True for the browser of the lockfile, which draws equally on every machine. */
export async function isShippedBrowser(): Promise<boolean> {
  return (await findBrowser()) === shippedBrowser();
}

/** The options of Playwright's `chromium.launch`: the browser found, its environment and our flags. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await browser();
  return { executablePath, env: { ...definedEnvironment(), ...env }, args: [...flags] };
}

/** A browser whose pages wait a minute for what they are to do, since a gate runs several steps on two cores. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions());
  browser.on('context', (context) => context.setDefaultTimeout(60_000));
  return browser;
}

async function find(): Promise<Found> {
  const failures: string[] = [];
  const attempt = async (name: string, path: string | undefined): Promise<Found | null> => {
    if (path === undefined || !isExecutable(path)) {
      failures.push(`${name}: ${path === undefined ? 'none' : `${path} is not an executable file`}`);
      return null;
    }
    for (const env of environments()) {
      const complaint = await complaintOf(path, env);
      if (complaint === null) return { executablePath: path, env };
      failures.push(`${name}: ${path}: ${complaint}`);
    }
    return null;
  };

  const chosen = process.env.BROWSER_BIN;
  if (chosen !== undefined && chosen !== '') {
    const asked = await attempt('BROWSER_BIN', chosen);
    if (asked !== null) return asked;
    process.stderr.write(`${failures.join('\n')}\nLooking for another browser.\n`);
  }
  const present =
    (await attempt('the browser that npm ships', shippedBrowser())) ??
    (await attempt('the system’s browser', systemBrowser())) ??
    (await attempt('Playwright’s browser', playwrightBrowser()));
  if (present !== null) return present;

  const installed = await attempt('an installed browser', installBrowser());
  if (installed !== null) return installed;
  throw new Error(
    [
      'No browser that works was found, and none could be installed. Tried:',
      ...failures.map((failure) => `  - ${failure}`),
      'Any one of these helps: set BROWSER_BIN to a Chromium or Chrome;',
      'on Debian or Ubuntu, as root, run "apt-get update && apt-get install -y chromium";',
      'or run "npx playwright install --with-deps chromium-headless-shell".',
    ].join('\n'),
  );
}

/** Null where the browser starts and measures text; otherwise the first lines of its output. */
async function complaintOf(executablePath: string, env: Environment): Promise<string | null> {
  try {
    const launched = await chromium.launch({
      executablePath,
      env: { ...definedEnvironment(), ...env },
      args: [...flags],
      timeout: 30_000,
    });
    try {
      const page = await launched.newPage();
      await page.setContent('<span style="font: 16px sans-serif">Commission due: 1,234.56</span>');
      const width = await page.locator('span').evaluate((span) => span.getBoundingClientRect().width);
      return width > 50 ? null : `a line of text measured ${width} px`;
    } finally {
      await launched.close();
    }
  } catch (error) {
    const lines = (error instanceof Error ? error.message : String(error)).split('\n');
    const telling = lines.filter((line) => /error while loading|not found|FATAL|cannot/i.test(line));
    return (telling[0] ?? lines[0] ?? 'failed').trim();
  }
}

/** The fonts of the project, alone and, on Linux x64, with the libraries from npm. */
function environments(): Environment[] {
  const own = fontEnvironment();
  const libraries = shippedLibraries();
  if (libraries === undefined) return [own];
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter((part) => part !== undefined && part !== '');
  return [own, { ...own, LD_LIBRARY_PATH: path.join(delimiter) }];
}

function definedEnvironment(): Environment {
  return Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/**
 * One TTF before all others: without fonts Skia aborts, and with others the glyphs would differ. The page brings
 * Inter, the font of the apps.
 */
function fontEnvironment(): Environment {
  const folder = unpacked('fonts', (target) => {
    untar('fonts.tar.br', target);
    const families = ['sans-serif', 'serif', 'monospace', 'system-ui'].map(
      (family) => `<alias><family>${family}</family><prefer><family>Open Sans</family></prefer></alias>`,
    );
    writeFileSync(
      join(target, 'fonts.conf'),
      `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<dir prefix="relative">fonts</dir>
<cachedir prefix="xdg">fontconfig</cachedir>
${families.join('\n')}
</fontconfig>
`,
    );
  });
  return folder === undefined ? {} : { FONTCONFIG_FILE: join(folder, 'fonts.conf') };
}

function shippedBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpacked('chromium', (target) => {
    process.stderr.write('Unpacking the browser that npm ships (once)…\n');
    const path = join(target, 'chromium');
    writeFileSync(path, brotliDecompressSync(readFileSync(shipped('chromium.br'))), { mode: 0o755 });
    untar('swiftshader.tar.br', target);
  });
  return folder && join(folder, 'chromium');
}

function shippedLibraries(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = unpacked('libraries', (target) => untar('al2023.tar.br', target));
  return folder && join(folder, 'lib');
}

/**
 * A folder in the cache, named by the version of the package, so that an upgrade unpacks it again. It is filled
 * elsewhere and renamed, so that concurrent processes never see half of it.
 */
function unpacked(name: string, fill: (target: string) => void): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(shipped('../package.json'), 'utf8')) as { version: string };
    const place = join(cache, `${name}-${version}`);
    if (isReadable(place)) return place;
    const draft = `${place}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    fill(draft);
    try {
      renameSync(draft, place);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!isReadable(place)) throw error;
    }
    return place;
  } catch (error) {
    process.stderr.write(
      `Could not unpack ${name}: ${error instanceof Error ? error.message : String(error)}\n`,
    );
    return undefined;
  }
}

/** A file of the package's `bin`; its own code is not used, since it writes to one fixed temporary path. */
function shipped(file: string): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(dirname(entry)), 'bin', file);
}

function untar(archive: string, target: string): void {
  const input = brotliDecompressSync(readFileSync(shipped(archive)));
  execFileSync('tar', ['-x', '--no-same-owner', '-C', target, '-f', '-'], { input });
}

function systemBrowser(): string | undefined {
  const names = [
    'chromium',
    'chromium-browser',
    'chromium-headless-shell',
    'google-chrome',
    'google-chrome-stable',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .concat('/Applications/Google Chrome.app/Contents/MacOS/Google Chrome')
    .find(isExecutable);
}

/** Playwright returns the path of the full browser only; the smaller shell lies in a sibling folder. */
function playwrightBrowser(): string | undefined {
  const full = chromium.executablePath();
  if (isExecutable(full)) return full;
  let folder = dirname(full);
  while (!/^chromium-\d+$/.test(basename(folder))) {
    if (dirname(folder) === folder) return undefined;
    folder = dirname(folder);
  }
  const shells = globSync('chromium_headless_shell-*/*/{headless_shell,chrome-headless-shell}', {
    cwd: dirname(folder),
  });
  return shells
    .map((shell) => join(dirname(folder), shell))
    .sort()
    .reverse()
    .find(isExecutable);
}

function installBrowser(): string | undefined {
  const run = (command: string, args: string[]) =>
    spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
  process.stderr.write('Installing a browser for the tests…\n');
  const isRootOnDebian = process.getuid?.() === 0 && isReadable('/etc/debian_version');
  if (isRootOnDebian && run('apt-get', ['update'])) {
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (run('apt-get', ['install', '-y', '--no-install-recommends', name])) return systemBrowser();
    }
  }
  run(process.execPath, [join(root, 'node_modules/playwright/cli.js'), 'install', 'chromium-headless-shell']);
  return playwrightBrowser();
}

function isExecutable(path: string): boolean {
  return isAccessible(path, constants.X_OK);
}

function isReadable(path: string): boolean {
  return isAccessible(path, constants.R_OK);
}

function isAccessible(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
