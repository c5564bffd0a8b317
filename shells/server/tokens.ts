import { readFile } from 'node:fs/promises';
import { correctionsOf, lineOfCorrection } from '@consignment/components/theme/theme-look';
import { lineOf, readTheme } from '@consignment/components/theme/theme-file';

/**
 * `npm run tokens -- check my-theme.json`: says what Settings says of a theme before it is imported. Ends with 1 where the
 * file has an error, with 0 where it can be used, corrected or not.
 */

const usage = 'Usage: npm run tokens -- check <file.json>';

/** Its lines, and whether the file can be used. */
export function checkTheme(text: string): { lines: readonly string[]; isUsable: boolean } {
  const read = readTheme(text);
  if (read.is === 'faulty') return { lines: read.faults.map(lineOf), isUsable: false };
  const brands = read.brands.length === 0 ? [null] : read.brands;
  const lines = brands.flatMap((brand) => {
    const one = readTheme(text, brand);
    if (one.is === 'faulty') return [];
    const name = brand === null ? '' : `${brand}: `;
    const corrections = correctionsOf(one.theme).map(
      (correction) => `${name}${lineOfCorrection(correction)}`,
    );
    return corrections.length > 0 ? corrections : [`${name}All words are easy to read in these colours.`];
  });
  return { lines: ['The file is a theme.', ...lines], isUsable: true };
}

if (import.meta.main) {
  const [command, file, ...others] = process.argv.slice(2);
  if (command !== 'check' || file === undefined || others.length > 0) {
    console.error(usage);
    process.exitCode = 1;
  } else {
    try {
      const { lines, isUsable } = checkTheme(await readFile(file, 'utf8'));
      for (const line of lines) (isUsable ? console.log : console.error)(line);
      process.exitCode = isUsable ? 0 : 1;
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
      process.exitCode = 1;
    }
  }
}
