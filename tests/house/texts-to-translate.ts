/** Prints the texts that a language lacks, file by file, as JSON to fill in: `npm run texts -- de`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { localesFolder, missingIn } from './locales.ts';

const [language] = process.argv.slice(2);
if (language === undefined || !/^[a-z]{2}$/.test(language)) {
  console.error('Name a language by its tag, such as: npm run texts -- de');
  process.exitCode = 1;
} else {
  mkdirSync(join(localesFolder, language), { recursive: true });
  console.log(JSON.stringify(Object.fromEntries(missingIn(language)), null, 2));
}
