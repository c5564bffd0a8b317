import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source.ts';

const config = readFileSync(join(root, 'chromatic.config.json'), 'utf8');

/** Without a token it reads its configuration and stops before it needs a network. */
function chromatic(...args: string[]): string {
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/chromatic'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CHROMATIC_PROJECT_TOKEN: '' },
  });
  return stdout + stderr;
}

describe('chromatic', { timeout: 60_000 }, () => {
  it('accepts our configuration, which holds no secret', () => {
    expect(chromatic()).toContain('Missing project token');
    expect(config).not.toMatch(/token|projectId/i);
  });

  it('would refuse a setting that it does not know', () => {
    const planted = join(tmpdir(), `chromatic-${process.pid}.json`);
    writeFileSync(planted, config.replace('"onlyChanged"', '"onlyChangd"'));
    try {
      expect(chromatic('--config-file', planted)).toContain('Unrecognized key');
    } finally {
      rmSync(planted);
    }
  });
});
