/** The part of README.md that is made from the code: the table of settings. */
import { readFile, writeFile } from 'node:fs/promises';
import { settingsTable } from '@consignment/server/config/settings-table';

export const readmeFile = new URL('../../README.md', import.meta.url);

const begin = '<!-- settings: written by npm run generate -->';
const end = '<!-- /settings -->';

/** `readme` with the table of settings as config.ts has it now. @throws {Error} when its place is missing. */
export function withSettings(readme: string): string {
  const from = readme.indexOf(begin);
  const to = readme.indexOf(end);
  if (from === -1 || to < from) throw new Error(`README.md has lost its lines ${begin} and ${end}.`);
  return `${readme.slice(0, from + begin.length)}\n\n${settingsTable()}\n\n${readme.slice(to)}`;
}

export async function writeReadme(): Promise<void> {
  await writeFile(readmeFile, withSettings(await readFile(readmeFile, 'utf8')));
}
