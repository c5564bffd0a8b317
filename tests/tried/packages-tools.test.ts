import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packAll } from '../../shells/server/pack.ts';
import { tried } from './record.ts';
import { installed, programOf, ran, versionOf } from './tools.ts';

let folder = '';
let tarballs: string[] = [];
beforeAll(async () => {
  folder = await installed('packages-tools');
  tarballs = await packAll();
});
const scratch = mkdtempSync(join(tmpdir(), 'consignment-tarballs-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('passes publint with all its suggestions', async () => {
  for (const tarball of tarballs) {
    const { code, stdout } = await ran(programOf(folder, 'publint'), ['run', tarball, '--strict']);
    expect({ tarball: basename(tarball), code, stdout }).toMatchObject({ code: 0 });
    expect(stdout).toContain('All good!');
  }
  await tried({
    tool: 'publint',
    version: await versionOf(folder, 'publint'),
    did: `Judged the ${tarballs.length} tarballs of \`npm run packages\`, warnings as errors`,
    result: '0 errors, 0 warnings, 0 suggestions',
  });
});

it('has types that Are the Types Wrong? finds right', async () => {
  const typed = tarballs.filter((tarball) => !basename(tarball).startsWith('consignment-tokens'));
  const sums: string[] = [];
  for (const tarball of typed) {
    const { stdout: list } = await ran('tar', ['-tzf', tarball]);
    // Named one by one, since the tool does not look behind a pattern of exports.
    const entries = [...list.matchAll(/^package\/(.+)\.d\.ts$/gm)].map(([, path = '']) => path);
    const report = join(scratch, `${basename(tarball)}.json`);
    const args = [tarball, '--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries];
    // Longer than what a pipe hands over before the program ends.
    const { code, stderr } = await ran('sh', [
      '-c',
      'out=$1; shift; "$@" > "$out"',
      'sh',
      report,
      programOf(folder, 'attw'),
      ...args,
    ]);
    expect({ code, stderr }).toMatchObject({ code: 0 });
    // The shape of the tool's report.
    const { analysis } = JSON.parse(await readFile(report, 'utf8')) as {
      analysis: { packageName: string; entrypoints: Record<string, unknown> };
    };
    expect(Object.keys(analysis.entrypoints)).toHaveLength(entries.length);
    sums.push(`${entries.length} of ${analysis.packageName}`);
  }
  await tried({
    tool: 'Are the types wrong?',
    version: await versionOf(folder, '@arethetypeswrong/cli'),
    did: 'Resolved the types of each module of the packed packages as TypeScript does, for ES modules',
    result: `0 problems in the entry points: ${sums.join(', ')}`,
  });
});
