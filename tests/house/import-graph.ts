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
  people: [],
  imports: [],
  reconciliation: [],
  text: ['time'],
  history: ['people'],
  shop: ['text'],
  webhooks: ['history'],
  questions: ['money', 'people', 'time'],
  orders: ['money', 'text', 'time'],
  payouts: ['money', 'text', 'time'],
  commission: ['money', 'text', 'time'],
  'pay-runs': ['money', 'payouts', 'text', 'time'],
  rules: ['commission', 'money', 'text', 'time'],
  statements: ['commission', 'money', 'text', 'time'],
  moves: ['commission', 'money', 'orders', 'statements', 'text', 'time'],
  verify: ['money', 'statements', 'time'],
};

/** The floors of the server, the lowest first: each may import those before it and no other. */
const serverFloors = [
  'common',
  'config',
  'shop-css',
  'database',
  'pricing',
  'imports/port',
  'queries',
  'ledger',
  'platforms',
  'identity',
  'imports/csv',
  'imports/match',
  'imports/write',
  'imports/run',
  'mail-content',
  'mail',
  'payments',
  'jobs',
  'wire',
  'actions',
  'exports',
  'portal',
  'operations',
  'http',
  'commands',
];

const beneathAll = ['packages/domain/src', 'packages/client/src/generated'];
const floorsBelow = (floor: number) => serverFloors.slice(0, floor).map((name) => `${server}/${name}`);

/** Each tag of openapi.yaml has a folder, and no operation imports another. */
const tags = foldersIn(`${server}/operations`);

/** A feature has one room, with all of its code from the queries to the operations. */
const features = foldersIn(`${server}/features`);
const rooms = features.map((name) => `${server}/features/${name}`);
/** The folders of a room that write SQL. */
const sqlOfRooms = rooms.flatMap((room) => [`${room}/queries`, `${room}/ledger`]);

function foldersIn(path: string): string[] {
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
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
  'packages/client/src': ['packages/client/src/generated'],
  [`${components}/theme`]: [],
  [`${components}/style`]: [`${components}/theme`],
  [`${components}/primitives`]: [`${components}/style`, `${components}/theme`],
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
          ...(shell === 'merchant' ? ['shells/merchant/src/portal-preview'] : []),
          `${components}/screens/${shell}`,
          `${components}/theme`,
          'packages/routing/src',
          'packages/client/src',
          'packages/client/src/generated',
          'packages/domain/src',
        ],
      ],
    ]),
  ),
  // The one shell with another's screens: the owner sees the portal beside its settings.
  'shells/merchant/src/portal-preview': [
    `${components}/screens/portal`,
    `${components}/screens/merchant`,
    'packages/domain/src',
  ],
  // domain: the parameters of a list in an address are defined there.
  'packages/routing/src': [
    'packages/client/src',
    `${components}/primitives`,
    `${components}/parts`,
    'packages/domain/src',
  ],
  ...Object.fromEntries(
    serverFloors.map((name, floor) => [`${server}/${name}`, [...floorsBelow(floor), ...beneathAll]]),
  ),
  ...Object.fromEntries(
    tags.map((tag) => [
      `${server}/operations/${tag}`,
      [
        ...floorsBelow(serverFloors.indexOf('operations')),
        ...(tag === 'files' ? [`${server}/features`] : []),
        ...beneathAll,
      ],
    ]),
  ),
  ...Object.fromEntries(
    rooms.map((room) => [room, [...floorsBelow(serverFloors.indexOf('operations')), ...beneathAll]]),
  ),
  // The list that the core maps over.
  [`${server}/features`]: [...floorsBelow(serverFloors.indexOf('operations')), ...rooms, ...beneathAll],
  // The table of all operations.
  [`${server}/operations`]: [
    ...floorsBelow(serverFloors.indexOf('operations')),
    ...tags.map((tag) => `${server}/operations/${tag}`),
    ...rooms,
    ...beneathAll,
  ],
  // The port: a platform's records know neither the platforms nor the tables.
  [`${server}/imports/port`]: ['packages/domain/src'],
  // The theme: the contrast of a shop's own colours depends on the backgrounds.
  [`${server}/shop-css`]: ['packages/domain/src', `${components}/theme`],
  // The words and the look of mails: pure, so that stories draw them.
  [`${server}/mail-content`]: ['packages/domain/src', `${components}/theme`],
  'packages/server/demo': [server, 'packages/domain/src'],
  // The themes, to write the token files.
  'shells/server': [server, 'packages/server/demo', `${components}/theme`, 'packages/domain/src'],
  // A meta holds the guide of its component, whose shape is the documentation page's.
  stories: [components, 'packages/domain/src', `${server}/mail-content`, '.storybook'],
  '.storybook': [`${components}/theme`, `${components}/style`, `${components}/primitives`],
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
  { library: /^pg-boss$/, only: [`${server}/jobs`] },
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

/** Pairs of topics of the domain that the table permits and no file uses. */
export function unusedPairs(sources: readonly Source[]): string[] {
  const used = new Set(
    sources.flatMap((source) =>
      importsOf(source).map(({ specifier }) => {
        const target = resolveImport(source.path, specifier);
        return `${folderOf(source.path) ?? ''} ${target === null ? '' : (folderOf(target) ?? '')}`;
      }),
    ),
  );
  return Object.entries(domainTopics).flatMap(([topic, others]) =>
    others.flatMap((other) =>
      used.has(`${domain}/${topic} ${domain}/${other}`) ? [] : [`${topic} needs no ${other}`],
    ),
  );
}

/** The forbidden imports of a file. */
export function violationsOf(source: Source): Violation[] {
  const { path } = source;
  const from = folderOf(path);
  if (from === null)
    return [{ path, line: 1, what: 'stands in a folder that the import graph does not know' }];
  return importsOf(source).flatMap(({ specifier, line }) => {
    const target = resolveImport(path, specifier);
    const what =
      target === null ? libraryFault(path, from, specifier) : ownFault(path, from, target, specifier);
    return what === null ? [] : [{ path, line, what }];
  });
}

function ownFault(path: string, from: string, target: string, specifier: string): string | null {
  if (target.endsWith('not-exported')) return `names ${specifier}, which its package does not export`;
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
  if (to !== null && (allowed.includes(to) || allowed.some((folder) => to.startsWith(`${folder}/`))))
    return null;
  if (ofNoTrade[target]?.includes(from) === true) return null;
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
  // The libraries that ours is measured against, which the bench installs by itself.
  const peers = 'tests/bench/library';
  if (path.startsWith(`${peers}/`) && manifestOf(peers).declared.has(name)) return null;
  return `names ${specifier}, which ${home === '.' ? 'no package.json declares' : `${home}/package.json does not declare`}`;
}

function declaredSomewhere(name: string): boolean {
  const workspaces = ['domain', 'client', 'components', 'routing', 'server'].map((one) => `packages/${one}`);
  return workspaces.some((home) => manifestOf(home).declared.has(name));
}
