import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkTheme } from '../../../shells/server/tokens.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const textOf = (name: string) => readFileSync(at(`packages/components/tokens/${name}`), 'utf8');

test('the examples are themes, and a pale brand learns what it becomes', () => {
  expect(checkTheme(textOf('example.tokens.json')).isUsable).toBe(true);
  const { lines, isUsable } = checkTheme(textOf('example.resolver.json'));
  expect(isUsable).toBe(true);
  expect(lines[0]).toBe('The file is a theme.');
  expect(
    lines.some((line) => /^meadow: color\.link \(light\): #\w{6} is used in place of #fdf3b4/.test(line)),
  ).toBe(true);
});

test('the command ends with 1 and the paths of all faults', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'theme-'));
  try {
    const file = join(folder, 'my-theme.json');
    await writeFile(file, '{"density":{"$type":"number","$value":9},"color":{"primary":1}}');
    const run = (...args: string[]) =>
      new Promise<{ code: number; out: string; err: string }>((resolve) => {
        const child = execFile(
          process.execPath,
          [at('shells/server/tokens.ts'), ...args],
          (_error, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
        );
      });
    expect(await run('check', file)).toEqual({
      code: 1,
      out: '',
      err: 'color.primary: 1 is neither a token nor a token group. A token has a $value.\ndensity: 9 is out of range. Use a value from 0.8 to 1.25.\n',
    });
    expect(await run('check', at('packages/components/tokens/example.tokens.json'))).toMatchObject({
      code: 0,
      err: '',
    });
    expect((await run('check', join(folder, 'none.json'))).code).toBe(1);
    expect(await run('make')).toMatchObject({ code: 1, err: 'Usage: npm run tokens -- check <file.json>\n' });
  } finally {
    await rm(folder, { recursive: true });
  }
});
