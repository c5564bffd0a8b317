import { basename } from 'node:path';
import type { Shot } from './draw.ts';

/**
 * The shots of the named components (`PayoutDialog`), folders (`screens/portal`) or stories (`payoutdialog--unknown`); with
 * `files` those of these story files; without either all of them.
 */
export function chosenShots(
  shots: readonly Shot[],
  names: readonly string[],
  files: readonly string[] | null,
): Shot[] {
  if (files !== null) return shots.filter(({ file }) => files.includes(file));
  if (names.length === 0) return [...shots];
  return shots.filter((shot) => names.some((name) => isNamed(shot, name)));
}

function isNamed({ story, file }: Shot, name: string): boolean {
  if (name.includes('--')) return story.endsWith(name);
  if (name.includes('/')) return file.includes(name);
  return basename(file, '.stories.tsx').toLowerCase() === name.toLowerCase();
}
