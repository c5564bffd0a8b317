import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const here = join(import.meta.dirname, '../../../shells/server');

/** A folder with the launcher, a command of an operator that says which Node runs it, and an npm that only says its arguments. */
describe('the launcher of the commands', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'consignment-launcher-'));
    for (const folder of ['shells/server', 'node_modules', 'bin'])
      mkdirSync(join(root, folder), { recursive: true });
    for (const file of ['install.mjs', 'run.mjs'])
      cpSync(join(here, file), join(root, 'shells/server', file));
    writeFileSync(join(root, 'shells/server/audit.ts'), 'console.log(`run by ${process.execPath}`);');
    writeFileSync(join(root, 'package-lock.json'), '{}');
    pins(process.version.slice(1));
    writeFileSync(join(root, 'bin/npm'), '#!/bin/sh\necho "npm $*"\nexit 1\n');
    chmodSync(join(root, 'bin/npm'), 0o755);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const pins = (node: string) =>
    writeFileSync(join(root, 'package.json'), JSON.stringify({ devDependencies: { node } }));
  const shipsOnly = () => writeFileSync(join(root, 'node_modules/.package-lock.json'), '{}');
  const run = (file: string) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'shells/server/run.mjs'), file],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          PATH: [join(root, 'bin'), process.env['PATH']].join(delimiter),
        },
      },
    );
    return { status, said: stdout + stderr };
  };

  it('installs all packages, in production too', () => {
    expect(run('audit.ts').said).toMatch(/^npm ci --include=dev /m);
  });

  it('installs nothing where only shipped packages are installed, and runs under the available Node', () => {
    shipsOnly();
    execFileSync('chmod', ['-R', 'a-w', root]);
    const ran = run('audit.ts');
    execFileSync('chmod', ['-R', 'u+w', root]);
    expect(ran).toEqual({ status: 0, said: `run by ${process.execPath}\n` });
  });

  it('refuses there a command of developers, and a Node of another line', () => {
    shipsOnly();
    expect(run('generate.ts')).toEqual({
      status: 1,
      said: expect.stringMatching(
        /this command needs the rest\. In a checkout of the sources: npm ci$/m,
      ) as string,
    });
    pins('99.1.0');
    expect(run('audit.ts').said).toMatch(/That runs under Node 99; this is v\d+/);
  });
});
