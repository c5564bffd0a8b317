/** The page of the handbook that is made from package-lock.json: under which terms others' work ships with ours. */
import { readFileSync } from 'node:fs';

export const licencesPageFile = new URL('../../stories/handbook/developers/Licences.mdx', import.meta.url);

const lockfile = new URL('../../package-lock.json', import.meta.url);

type Locked = { version: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

/** Licences that manifests leave out, or give by pointing to a file; read in the packages themselves. */
const saidElsewhere: Readonly<Record<string, string>> = {
  'dejavu-fonts-ttf': 'Bitstream Vera',
  'png-js': 'MIT',
};

/** Every package that ships, once for each of its versions; tools that only build and test are not among them. */
export function shipped(): { name: string; version: string; licence: string | null }[] {
  // The shape is npm's own.
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8')) as { packages: Record<string, Locked> };
  const found = Object.entries(packages).flatMap(([path, { version, license, dev, devOptional, link }]) => {
    if (!path.includes('node_modules/') || dev || devOptional || link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [{ name, version, licence: saidElsewhere[name] ?? license ?? null }];
  });
  const distinct = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return [...distinct.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The text of `stories/handbook/developers/Licences.mdx`. */
export function licencesPage(): string {
  const by = Map.groupBy(shipped(), ({ licence }) => licence ?? 'not said');
  const sections = [...by]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, packages]) => {
      const names = packages.map(({ name, version }) => `- ${name} ${version}`);
      return `## ${licence}\n\n${names.join('\n')}\n`;
    });
  return `${head}\n${sections.join('\n')}`;
}

const head = `import { Meta } from '@storybook/addon-docs/blocks';

<Meta title="Handbook/For developers/Licences" />

{/* Written by \`npm run generate\` from package-lock.json. Edit that, not this. */}

# Licences

This page lists packages by others that ship with ours, by licence. A test fails if a package has terms that are not accepted here, or has no
terms. Tools that only build and test are not listed.
`;
