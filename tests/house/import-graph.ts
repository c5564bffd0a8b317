/** The import graph as a table: each folder with the folders that it may import besides itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { importsOf, root, type Source, type Violation } from './source.ts';

const anything = '*';
const domain = 'packages/domain/src';
const server = 'packages/server/src';
const components = 'packages/components/src';

/** The topics of the domain, each with those that it builds on. A feature's topic has the name of its room. */
const domainTopics = {
  time: [],
  money: [],
  text: ['time'],
  people: ['text'],
  imports: ['text'],
  reconciliation: ['text'],
  questions: ['people', 'text'],
  orders: ['money', 'time'],
  payouts: ['money', 'text', 'time'],
  history: ['money', 'payouts', 'text', 'time'],
  webhooks: ['history'],
  commission: ['money', 'text', 'time'],
  shop: ['commission', 'money', 'payouts', 'text', 'time'],
  'pay-runs': ['money', 'payouts', 'text', 'time'],
  rules: ['commission', 'money', 'text', 'time'],
  fees: ['money', 'payouts', 'text', 'time'],
  statements: ['commission', 'money', 'text', 'time'],
  moves: ['commission', 'money', 'text'],
  'vendor-files': ['money', 'payouts', 'shop', 'text'],
  verify: ['money', 'statements', 'text', 'time'],
};

const api = 'packages/client/src/generated';
const theme = `${components}/theme`;
const preview = `${components}/screens/portal/preview`;

/** The floors of the server, the lowest first, each with those that it builds on; all of these come before it. */
const serverFloors = {
  common: [domain, api],
  config: ['common'],
  'shop-css': [domain, theme],
  database: [domain],
  pricing: [domain, 'database'],
  // A platform's records know neither the platforms nor the tables.
  'imports/port': [domain],
  queries: [domain, api, 'common', 'database', 'pricing', 'imports/port'],
  ledger: [domain, 'common', 'database', 'pricing', 'queries'],
  platforms: [domain, 'common', 'database', 'imports/port', 'queries'],
  identity: [domain, 'common', 'config', 'database', 'queries'],
  'imports/csv': [domain, 'imports/port'],
  'imports/match': [domain, 'common', 'database', 'pricing', 'imports/port', 'queries'],
  'imports/write': [domain, 'database', 'pricing', 'imports/port', 'queries', 'ledger', 'imports/match'],
  'imports/run': [
    ...[domain, 'common', 'config', 'database', 'pricing', 'queries', 'ledger'],
    ...['imports/port', 'imports/csv', 'imports/match', 'imports/write'],
  ],
  // The words and the look of mails: pure, so that stories draw them.
  'mail-content': [domain, theme],
  mail: [domain, 'common', 'database', 'queries', 'ledger', 'identity', 'mail-content'],
  payments: [domain, 'common', 'database', 'queries', 'ledger', 'mail'],
  jobs: [
    ...['common', 'database', 'pricing', 'queries', 'ledger', 'platforms'],
    ...['imports/port', 'imports/write', 'mail', 'payments'],
  ],
  wire: [
    ...[domain, api, 'common', 'shop-css', 'pricing', 'queries', 'ledger', 'identity'],
    ...['imports/port', 'imports/match', 'payments'],
  ],
  actions: [
    ...[domain, api, 'common', 'config', 'shop-css', 'database', 'pricing', 'queries', 'ledger', 'platforms'],
    ...['identity', 'imports/match', 'imports/write', 'imports/run'],
    ...['mail-content', 'mail', 'payments', 'jobs', 'wire'],
  ],
  exports: [
    ...[domain, api, 'common', 'database', 'pricing', 'queries', 'identity'],
    ...['mail-content', 'mail', 'wire', 'actions'],
  ],
  portal: [domain, 'common', 'database', 'queries', 'mail-content'],
  // A feature has one room, with all of its code from the queries to the operations.
  'features/*': [
    ...[domain, api, 'common', 'database', 'pricing', 'queries', 'ledger', 'platforms'],
    ...['imports/port', 'imports/csv', 'imports/match', 'imports/write'],
    ...['mail-content', 'mail', 'payments', 'jobs', 'wire', 'actions', 'exports'],
  ],
  // The list of rooms that the core maps over.
  features: ['database', 'ledger', 'payments', 'jobs', 'actions', 'exports', 'features/*'],
  // Each tag of openapi.yaml has a folder, and no operation imports another.
  'operations/*': [
    ...[domain, 'common', 'shop-css', 'database', 'pricing', 'queries', 'ledger', 'platforms', 'identity'],
    ...['imports/csv', 'imports/write', 'imports/run', 'mail', 'payments', 'jobs', 'wire', 'actions'],
    ...['exports', 'portal', 'features'],
  ],
  // The table of all operations.
  operations: ['actions', 'features/*', 'operations/*'],
  http: [
    ...[domain, 'common', 'database', 'queries', 'platforms', 'identity', 'mail-content'],
    ...['actions', 'portal', 'operations'],
  ],
  commands: [
    ...[domain, api, 'common', 'database', 'queries', 'ledger', 'identity'],
    ...['imports/port', 'imports/run', 'wire', 'actions'],
  ],
};

const rooms = foldersIn(`${server}/features`);
/** The folders of a room that write SQL. */
const sqlOfRooms = rooms.flatMap((room) => [`${room}/queries`, `${room}/ledger`]);

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${path}/${name}`);
}

/** The folders of a floor of the server, or of what another part of the table names. */
function foldersOf(floor: string): string[] {
  if (!(floor in serverFloors)) return [floor];
  return floor.endsWith('/*') ? foldersIn(`${server}/${floor.slice(0, -2)}`) : [`${server}/${floor}`];
}

/** A file belongs to the longest folder that contains it; a file in none breaks the rule. */
const mayImport: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    Object.entries(domainTopics).map(([topic, others]) => [
      `${domain}/${topic}`,
      others.map((other) => `${domain}/${other}`),
    ]),
  ),
  'packages/client/src/generated': [],
  'packages/client/src': ['packages/client/src/generated', `${domain}/text`],
  [theme]: [`${domain}/text`],
  [`${components}/style`]: [theme],
  [`${components}/primitives`]: [`${components}/style`, theme],
  [`${components}/parts`]: [`${components}/primitives`, 'packages/domain/src'],
  ...Object.fromEntries(
    ['merchant', 'portal', 'salesreps'].flatMap((shell) => [
      [
        `${components}/screens/${shell}`,
        [`${components}/parts`, `${components}/primitives`, 'packages/domain/src'],
      ],
      [
        `shells/${shell}`,
        [
          ...(shell === 'merchant' ? [preview] : []),
          `${components}/screens/${shell}`,
          ...(shell === 'salesreps' ? [] : [theme]),
          'packages/routing/src',
          'packages/client/src',
          'packages/client/src/generated',
          'packages/domain/src',
        ],
      ],
    ]),
  ),
  // Of the portal's screens the merchant's shell has this alone: the owner sees it beside its settings.
  [preview]: [`${components}/screens/portal`, 'packages/domain/src'],
  // domain: the parameters of a list in an address are defined there.
  'packages/routing/src': [
    'packages/client/src',
    `${components}/primitives`,
    `${components}/parts`,
    'packages/domain/src',
  ],
  ...Object.fromEntries(
    Object.entries(serverFloors).flatMap(([floor, below]) =>
      foldersOf(floor).map((folder) => [folder, below.flatMap(foldersOf)]),
    ),
  ),
  'packages/server/demo': [server, 'packages/domain/src'],
  // The themes, to write the token files.
  'shells/server': [server, 'packages/server/demo', theme, domain],
  // A meta holds the guide of its component, whose shape is the documentation page's.
  stories: [components, 'packages/domain/src', `${server}/mail-content`, '.storybook'],
  '.storybook': [theme, `${components}/primitives`],
  // As a project of others: what is published, and nothing else.
  'examples/own-portal': [`${components}/primitives`, `${components}/parts`, 'packages/client/src'],
  'examples/own-server': ['packages/client/src'],
  'examples/ledger-sync': ['packages/client/src'],
  tests: [anything],
};

/** Parts of the server that only these folders may import. */
const onlyKnownTo: { part: string; who: readonly string[] }[] = [
  { part: `${server}/http`, who: [`${server}/http`, 'shells/server'] },
  { part: `${server}/operations/`, who: [`${server}/operations`, `${server}/http`] },
  // The adapters: matching and writing know no platform.
  {
    part: `${server}/imports/csv/`,
    who: [
      `${server}/imports/csv`,
      `${server}/imports/run`,
      `${server}/features/reconciliation`,
      `${server}/features/moves`,
      `${server}/features/rules`,
      `${server}/operations/vendors`,
    ],
  },
  { part: `${server}/platforms/shopify/`, who: [`${server}/platforms`] },
];

/** Files of the domain that know no word of the trade, and the folders beneath it that may import them too. */
const ofNoTrade: Record<string, readonly string[]> = {
  'packages/domain/src/text/name-hue.ts': [`${components}/primitives`],
};

/** The texts and the language of the reader, below all other code. */
const ofLanguage = new Set(['texts', 'format-text', 'direction'].map((name) => `${domain}/text/${name}.ts`));

const bankFiles = `${server}/features/pay-runs/bank-files`;

/** Libraries that only these folders or files may import. */
const fences: { library: RegExp; only: readonly string[] }[] = [
  {
    library: /^(radix-ui|@radix-ui|@floating-ui|@tanstack\/react-table|react-hook-form|@hookform)(\/|$)/,
    only: [`${components}/primitives`],
  },
  {
    library: /^(react-router|react-router-dom)(\/|$)/,
    only: ['packages/routing/src', 'shells/merchant', 'shells/portal', 'shells/salesreps'],
  },
  { library: /^(fastify|@fastify\/.+)$/, only: [`${server}/http`] },
  { library: /^(pg|@electric-sql\/.+)(\/|$)/, only: [`${server}/database`] },
  {
    library: /^kysely(\/|$)/,
    only: [
      ...['database', 'pricing', 'queries', 'ledger'].map((floor) => `${server}/${floor}`),
      ...sqlOfRooms,
    ],
  },
  { library: /^cron-parser$/, only: [`${server}/jobs`] },
  { library: /^openapi-fetch$/, only: ['packages/client/src'] },
  {
    library: /^pdfkit(\/|$)/,
    only: [`${server}/exports`, 'tests/unit/domain/statements/statement-files.ts'],
  },
  { library: /^(subset-font|bidi-js)(\/|$)/, only: [`${server}/exports`] },
  { library: /^dejavu-fonts-ttf(\/|$)/, only: [`${server}/exports`, 'stories/mails'] },
  { library: /^(css-tree|culori)(\/|$)/, only: [`${server}/shop-css`] },
  { library: /^(saxes|any-ascii)(\/|$)/, only: [bankFiles] },
  {
    library: /^fflate(\/|$)/,
    only: [bankFiles, 'tests/unit/server/bank-files', 'tests/contract/payments'],
  },
  { library: /^nodemailer(\/|$)/, only: [`${server}/mail`] },
];

/** Folders whose tools may import packages of the root without a manifest. */
const rootDeclares = ['tests', 'stories', '.storybook'];

const folders = Object.keys(mayImport).sort((one, other) => other.length - one.length);

function folderOf(path: string): string | null {
  return folders.find((folder) => path.startsWith(`${folder}/`)) ?? null;
}

/** The path of the file that a specifier of ours names; null for a library. */
export function resolveImport(path: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(path), specifier.replace(/\?.*$/, ''));
  const ours = /^@consignment\/([^/]+)\/(.+)$/.exec(specifier);
  if (!ours) return null;
  const home = ours[1] === 'server-shell' ? 'shells/server' : `packages/${ours[1] ?? ''}`;
  const target = exported(home, `./${ours[2] ?? ''}`);
  return target === null ? `${home}/not-exported` : join(home, target);
}

/** A package's `exports` resolve a subpath, the longest pattern first, as in Node. */
function exported(home: string, subpath: string): string | null {
  const manifest = manifestOf(home);
  const patterns = Object.entries(manifest.exports).sort(([one], [other]) => other.length - one.length);
  for (const [pattern, target] of patterns) {
    const [before = '', after = ''] = pattern.split('*');
    if (!pattern.includes('*')) {
      if (pattern === subpath) return target;
    } else if (
      subpath.startsWith(before) &&
      subpath.endsWith(after) &&
      subpath.length > before.length + after.length
    ) {
      return target.replace('*', subpath.slice(before.length, subpath.length - after.length));
    }
  }
  return null;
}

type Manifest = { exports: Record<string, string>; declared: ReadonlySet<string> };
const manifests = new Map<string, Manifest>();

function manifestOf(home: string): Manifest {
  const known = manifests.get(home);
  if (known) return known;
  const file = join(root, home, 'package.json');
  // The type of npm's manifest.
  const json = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<
    string,
    Record<string, string>
  >;
  const declared = ['dependencies', 'peerDependencies', 'devDependencies'].flatMap((part) =>
    Object.keys(json[part] ?? {}),
  );
  const manifest = { exports: json['exports'] ?? {}, declared: new Set(declared) };
  manifests.set(home, manifest);
  return manifest;
}

/** The package of a path; the root for tests, stories and .storybook. */
function homeOf(path: string): string {
  return rootDeclares.some((folder) => path.startsWith(`${folder}/`))
    ? '.'
    : path.split('/').slice(0, 2).join('/');
}

/** The pairs of the table that imports use. The rooms are one row, and so are the operations' folders. */
export function pairsOf(sources: readonly Source[]): Set<string> {
  return new Set(
    sources.flatMap((source) =>
      importsOf(source).map(({ specifier }) => {
        const target = resolveImport(source.path, specifier);
        return `${rowOf(folderOf(source.path))} → ${rowOf(target && folderOf(target))}`;
      }),
    ),
  );
}

/** Pairs that the table permits, apart from these. */
export function pairsBeside(used: ReadonlySet<string>): string[] {
  const permitted = Object.entries(mayImport).flatMap(([folder, others]) =>
    others.filter((other) => other !== anything).map((other) => `${rowOf(folder)} → ${rowOf(other)}`),
  );
  return [...new Set(permitted)].filter(
    (pair) => ![...used].some((one) => one === pair || one.startsWith(`${pair}/`)),
  );
}

function rowOf(folder: string | null): string {
  return folder?.replace(/(\/server\/src\/(?:features|operations))\/[^/]+$/, '$1/*') ?? '';
}

/** Pairs of floors of the server of which the upper one is not above the other. */
export function upwardPairs(floors: Readonly<Record<string, readonly string[]>> = serverFloors): string[] {
  const order = Object.keys(floors);
  return Object.entries(floors).flatMap(([floor, below]) =>
    below
      .filter((one) => order.includes(one) && order.indexOf(one) >= order.indexOf(floor))
      .map((one) => `${floor} → ${one}`),
  );
}

/** The forbidden imports of a file. */
export function violationsOf(source: Source): Violation[] {
  const { path } = source;
  const from = folderOf(path);
  if (from === null) return [{ path, line: 1, what: 'is in a folder that the import graph does not know' }];
  return importsOf(source).flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier);
    const what =
      target === null ? libraryFault(path, from, specifier) : ownFault(path, from, target, specifier);
    return what === null ? [] : [{ path, line, what }];
  });
}

function ownFault(path: string, from: string, target: string, specifier: string): string | null {
  if (target.endsWith('not-exported')) return `names ${specifier}, which its package does not export`;
  // Storybook's pseudo-locale is made of the texts that the tests find.
  if (path === '.storybook/english-texts.ts' && target === 'tests/house/locales.ts') return null;
  if (target.startsWith('tests/') && from !== 'tests') return `imports ${specifier}: nothing imports tests`;
  if (target.startsWith('stories/') && !['tests', 'stories'].includes(from))
    return `imports ${specifier}: nothing imports stories`;
  if (target === `${components}/theme/palette.ts` && from !== `${components}/theme` && from !== 'tests') {
    return `imports ${specifier}: only themes read raw colours`;
  }
  const allowed = mayImport[from] ?? [];
  if (allowed.includes(anything)) return null;
  for (const { part, who } of onlyKnownTo) {
    if (target.startsWith(part) && !who.some((one) => path.startsWith(one))) {
      return `imports ${specifier}, which only ${who.join(' and ')} may`;
    }
  }
  const to =
    folderOf(target) ??
    (/^(packages|shells)\/[^/]+\/package\.json$|^package\.json$/.test(target) ? from : null);
  if (to === from) return null;
  if (rooms.includes(from) && isFaceOfRoom(target)) return null;
  // The list of features is in the folder of their rooms, and a module that imports it imports no room.
  const isWithin = (folder: string) => folder !== `${server}/features` && to?.startsWith(`${folder}/`);
  if (to !== null && (allowed.includes(to) || allowed.some(isWithin))) return null;
  if (ofNoTrade[target]?.includes(from) === true || ofLanguage.has(target)) return null;
  if (path.endsWith('/vite.config.ts') && target === 'shells/server/vite-shell.ts') return null;
  const draws = path.endsWith('.css.ts') && path.startsWith(components);
  if (draws && (to === `${components}/theme` || to === `${components}/style`)) return null;
  return `imports ${specifier}: ${from} may not import ${to ?? target}`;
}

/** The one file of a room that other rooms import, and the shape of what a room adds to the core. */
function isFaceOfRoom(target: string): boolean {
  return target === `${server}/features/feature.ts` || rooms.some((room) => target === `${room}/face.ts`);
}

function libraryFault(path: string, from: string, specifier: string): string | null {
  if (from !== 'tests') {
    for (const { library, only } of fences) {
      if (library.test(specifier) && !only.some((home) => path === home || path.startsWith(`${home}/`))) {
        return `names ${specifier}, which only ${only.join(', ')} may`;
      }
    }
  }
  if (specifier.startsWith('node:') || specifier.startsWith('virtual:')) return null;
  if (builtinModules.includes(specifier)) return `names ${specifier} without its node: prefix`;
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const home = homeOf(path);
  if (manifestOf(home).declared.has(name)) return null;
  // Files that build or generate are tools of the root; tests may import dependencies of every workspace.
  const isTool = /\/vite\.config\.ts$|^shells\/server\/(api-report|generate|vite-shell)\.ts$/.test(path);
  if (isTool && manifestOf('.').declared.has(name)) return null;
  if (home === '.' && declaredSomewhere(name)) return null;
  // The libraries that ours is measured against, which the bench installs.
  const peers = 'tests/bench/library';
  if (path.startsWith(`${peers}/`) && manifestOf(peers).declared.has(name)) return null;
  return `names ${specifier}, which ${home === '.' ? 'no package.json declares' : `${home}/package.json does not declare`}`;
}

function declaredSomewhere(name: string): boolean {
  const workspaces = ['domain', 'client', 'components', 'routing', 'server'].map((one) => `packages/${one}`);
  return workspaces.some((home) => manifestOf(home).declared.has(name));
}
