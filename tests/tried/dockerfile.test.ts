import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../commands.ts';
import { tried } from './record.ts';
import { installed, programOf, ran, versionOf } from './tools.ts';

const scratch = mkdtempSync(join(tmpdir(), 'consignment-dockerfile-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

it('passes the checks of dockerfile-utils', async () => {
  const folder = await installed('dockerfile');
  const lint = (file: string) => ran(programOf(folder, 'dockerfile-utils'), ['lint', file]);
  const ours = join(root, 'Dockerfile');
  expect(await lint(ours)).toMatchObject({ code: 0, stdout: '' });

  const text = readFileSync(ours, 'utf8');
  const damaged = join(scratch, 'Dockerfile');
  writeFileSync(damaged, text.replace('--interval=30s', '--interval=30'));
  expect((await lint(damaged)).stdout).not.toBe('');
  const instructions = text.match(/^[A-Z]+ /gm) ?? [];
  await tried({
    tool: 'dockerfile-utils',
    version: await versionOf(folder, 'dockerfile-utils'),
    did: 'Read the Dockerfile with the checks of the Dockerfile language server',
    result: `${instructions.length} instructions, 0 findings`,
  });
});
