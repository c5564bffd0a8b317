/**
 * `npm run packages` builds the packages that others can install. It leaves the tarball of each in `packages/dist`, beside the
 * page of its public API.
 */
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { apiReport, packageNames } from './api-report.ts';
import { packAll, tarballs } from './pack.ts';

const packed = await packAll();
const pages = packageNames.map((name) => ({ file: join(tarballs, `${name}.api.md`), text: apiReport(name) }));
for (const { file, text } of pages) await writeFile(file, text);
const root = join(import.meta.dirname, '../..');
console.log([...packed, ...pages.map(({ file }) => file)].map((file) => relative(root, file)).join('\n'));
