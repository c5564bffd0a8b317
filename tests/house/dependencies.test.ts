import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source.ts';

type Manifest = Record<
  'dependencies' | 'devDependencies' | 'peerDependencies',
  Record<string, string> | undefined
>;

const page = readFileSync(join(root, 'stories/handbook/developers/Dependencies.mdx'), 'utf8');
const manifests = [
  'package.json',
  ...globSync(['packages/*/package.json', 'shells/*/package.json', 'examples/*/package.json'], { cwd: root }),
].map(
  // The type of npm's manifest.
  (file) => ({ file, manifest: JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest }),
);

/** Their manifests; what others bring to them is a range. */
const published = ['packages/components/package.json'];

type Declared = { file: string; part: string; name: string; version: string };

function declared(): Declared[] {
  return manifests.flatMap(({ file, manifest }) =>
    (['dependencies', 'devDependencies', 'peerDependencies'] as const).flatMap((part) =>
      Object.entries(manifest[part] ?? {})
        .filter(([name]) => !name.startsWith('@consignment/'))
        .map(([name, version]) => ({ file, part, name, version })),
    ),
  );
}

function dependenciesOf(file: string): Record<string, string | undefined> {
  // The type of npm's manifest.
  return (JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest).dependencies ?? {};
}

/** The names at the start of the entries of the page, as in: - `one`, `two`: purpose. */
function explained(text: string): Set<string> {
  const heads = [...text.matchAll(/^- ((?:`[^`]+`(?:, )?)+): \S/gm)].map((match) => match[1] ?? '');
  return new Set(heads.flatMap((head) => [...head.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')));
}

describe('dependencies', () => {
  it('are each explained in the handbook, and nothing else is', () => {
    const names = new Set(declared().map(({ name }) => name));
    expect([...names].filter((name) => !explained(page).has(name))).toEqual([]);
    expect([...explained(page)].filter((name) => !names.has(name))).toEqual([]);
  });

  it('are pinned exactly, but for what others bring to our packages', () => {
    const loose = declared().filter(
      ({ file, part, version }) =>
        !(part === 'peerDependencies' && published.includes(file)) &&
        !/^(npm:@?[\w./-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version),
    );
    expect(loose).toEqual([]);
  });

  it('are of the same versions in the examples', () => {
    const ofExamples = declared().filter(({ file }) => file.startsWith('examples/'));
    const others = declared().filter(({ file }) => !file.startsWith('examples/'));
    const isSame = ({ name, version }: (typeof others)[number]) =>
      others.some((other) =>
        other.name === name && !other.version.startsWith('npm:')
          ? other.version === version
          : other.version === `npm:${name}@${version}`,
      );
    expect(ofExamples.length).toBeGreaterThan(5);
    expect(ofExamples.filter((one) => !isSame(one))).toEqual([]);
  });

  it('are ranges where others bring them, tried at their lowest and at our own version', () => {
    const ours = declared().filter(({ file }) => file.startsWith('shells/'));
    const inTries = globSync('tests/tried/*/package.json', { cwd: root }).map(dependenciesOf);
    const asked = declared().filter(
      ({ file, part }) => part === 'peerDependencies' && published.includes(file),
    );
    expect(asked.map(({ name }) => name)).toEqual(['react', 'react-dom']);
    for (const { name, version } of asked) {
      const versions = inTries.map((dependencies) => dependencies[name]);
      expect(version).toMatch(/^\^\d+\.\d+\.\d+$/);
      expect(versions, `the lowest ${name}`).toContain(version.slice(1));
      expect(versions, `our own ${name}`).toContain(ours.find((one) => one.name === name)?.version);
    }
  });

  it('reads the names before the colon only, and none without an explanation', () => {
    expect([...explained('- `a`, `b`: not `c`\n- `d`:\n- about `e`: f')]).toEqual(['a', 'b']);
  });
});
