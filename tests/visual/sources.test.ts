import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { packagesOf, tools } from './drawing-packages.ts';
import { changedSources, importsOf, sourcesOf } from './sources.ts';

const root = join(import.meta.dirname, '../..');

/** A lock with these versions: Slot needs compose, Storybook needs vite, and pg is of the server alone. */
function lockOf({ compose = '1.0.0', vite = '1.0.0', pg = '1.0.0' }): string {
  return JSON.stringify({
    packages: {
      'packages/server': { dependencies: { pg: '1.0.0' } },
      'node_modules/@radix-ui/react-slot': { version: '1.0.0', dependencies: { compose: '1.0.0' } },
      'node_modules/@radix-ui/react-slot/node_modules/compose': { version: compose },
      'node_modules/storybook': { version: '1.0.0', peerDependencies: { vite: '1.0.0' } },
      'node_modules/vite': { version: vite },
      'node_modules/pg': { version: pg },
    },
  });
}

const files = {
  'package-lock.json': lockOf({}),
  '.storybook/preview.tsx': "import { look } from './look.ts';",
  '.storybook/look.ts': 'export const look = 1;',
  'packages/components/src/primitives/actions/Button.tsx':
    "import * as styles from './Button.css.ts';\nimport { Slot } from '@radix-ui/react-slot';",
  'packages/components/src/primitives/actions/Button.css.ts':
    "import { vars } from '../../theme/contract.css.ts';",
  'packages/components/src/theme/contract.css.ts': 'export const vars = {};',
  'stories/Button.stories.tsx': "import { Button } from '@consignment/components/primitives/actions/Button';",
  'stories/Card.stories.tsx': "import { vars } from '../packages/components/src/theme/contract.css.ts';",
  'stories/Text.stories.tsx':
    "import type { Button } from '@consignment/components/primitives/actions/Button';",
};
const all = ['stories/Button.stories.tsx', 'stories/Card.stories.tsx', 'stories/Text.stories.tsx'];

function sources(changed: Partial<typeof files> = {}, stories = all) {
  const present: Record<string, string> = { ...files, ...changed };
  return sourcesOf(stories, (path) => (present[path] === undefined ? null : Buffer.from(present[path])));
}

describe('the sources of a picture', () => {
  it('are the same while no file changes', () => {
    expect(changedSources(sources(), sources())).toEqual([]);
  });

  it.each<[keyof typeof files, string[]]>([
    ['packages/components/src/primitives/actions/Button.css.ts', ['stories/Button.stories.tsx']],
    ['stories/Card.stories.tsx', ['stories/Card.stories.tsx']],
    [
      'packages/components/src/theme/contract.css.ts',
      ['stories/Button.stories.tsx', 'stories/Card.stories.tsx'],
    ],
    ['.storybook/look.ts', all],
  ])('change with %s for the stories that import it', (path, reached) => {
    const changed = sources({ [path]: `${files[path]}\n// changed` });
    expect(changedSources(sources(), changed)).toEqual(reached);
  });

  it('change with the packages that they name, and with those of Storybook', () => {
    const withLock = (versions: Parameters<typeof lockOf>[0]) =>
      changedSources(sources(), sources({ 'package-lock.json': lockOf(versions) }));
    expect(withLock({ compose: '1.0.1' })).toEqual(['stories/Button.stories.tsx']);
    expect(withLock({ vite: '1.0.1' })).toEqual(all);
    expect(withLock({ pg: '1.0.1' })).toEqual([]);
  });

  it('have every tool among the packages that are installed', () => {
    const drawn = packagesOf(readFileSync(join(root, 'package-lock.json'), 'utf8'))([]);
    const found = drawn.map((words) => words.split(' ')[0]);
    expect(tools.filter((name) => !found.includes(`node_modules/${name}`))).toEqual([]);
  });

  it('change with a story file that is new, and with one that is gone', () => {
    const [gone = '', ...kept] = all;
    expect(changedSources(sources(), sources({}, kept))).toEqual([gone]);
    expect(changedSources(sources({}, kept), sources())).toEqual([gone]);
  });

  it('follow every import that Storybook has built', async () => {
    await buildStale([storybook]);
    const imports = importsBuilt();
    const missed = imports.filter(
      ([from, to]) => !importsOf(from, readFileSync(join(root, from))).includes(to),
    );
    expect(imports.length).toBeGreaterThan(1000);
    expect(missed).toEqual([]);
  }, 300_000);
});

/** The imports among our files in Storybook's own statistics. */
function importsBuilt(): [from: string, to: string][] {
  const isOurs = (name: string) =>
    /^\.\/(packages|stories|\.storybook)\/.*\.tsx?$/.test(name) && !name.includes('node_modules');
  // The shape of Storybook's statistics, which follows webpack's.
  const { modules } = JSON.parse(
    readFileSync(join(root, storybook.output, 'preview-stats.json'), 'utf8'),
  ) as { modules: readonly { name: string; reasons: readonly { moduleName: string }[] }[] };
  return modules
    .flatMap(({ name, reasons }) => reasons.map(({ moduleName }) => [moduleName, name] as const))
    .filter(([from, to]) => isOurs(from) && isOurs(to) && from !== to)
    .map(([from, to]) => [from.slice(2), to.slice(2)]);
}
