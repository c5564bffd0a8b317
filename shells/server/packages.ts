/**
 * `npm run packages` builds what others can install, leaves a tarball of each package in `packages/dist`, and writes the
 * page of its public API, `api.md`.
 */
import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { apiReport, apiReportFile, packageNames } from './api-report.ts';
import { packAll } from './pack.ts';

const tarballs = await packAll();
const pages = packageNames.map((name) => ({ file: apiReportFile(name), text: apiReport(name) }));
for (const { file, text } of pages) await writeFile(file, text);
const root = join(import.meta.dirname, '../..');
console.log([...tarballs, ...pages.map(({ file }) => file)].map((file) => relative(root, file)).join('\n'));
