import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { failureOf } from '../commands.ts';
import { refusals, type Proof } from '../prove/record.ts';
import { messageOf } from '../reporter.ts';

describe('the message of a failed test', () => {
  it('has the seed of a random one, each line once, and no places in packages', () => {
    const message = 'Property failed after 286 tests\n{ seed: 77001, path: "285" }';
    const stack = [
      `Error: ${message}`,
      '    at check (/repository/node_modules/fast-check/lib/fast-check.js:2469:16)',
      '    at process.processTicksAndRejections (node:internal/process/task_queues:104:5)',
      '    at play (/repository/tests/model.test.ts:60:3)',
    ].join('\n');
    expect(messageOf([{ message, stack }])).toBe(
      `${message}\nError: Property failed after 286 tests\n    at play (/repository/tests/model.test.ts:60:3)`,
    );
  });

  it('is beside the command that runs it again, and only it', { timeout: 120_000 }, async () => {
    const test = 'a release > is free once all is proved as it ships';
    const { again } = failureOf('unit', { path: 'tests/unit/failures.test.ts', test, message: '' });
    const { stdout } = await promisify(execFile)('sh', ['-c', again], {
      env: { ...process.env, NO_COLOR: '1' },
    });
    expect(stdout).toContain('1 passed');
  });
});

describe('a release', () => {
  const proof: Proof = {
    passed: 8,
    failed: 0,
    seconds: 60,
    date: '2026-11-28',
    commit: 'abcdef0123',
    seed: '7',
    machine: '',
    figures: [],
  };
  const names = ['crash', 'fuzz'];

  it('is refused for what was never proved, what failed, and what has changed since', () => {
    expect(refusals(names, { crash: { ...proof, failed: 1 } }, () => false)).toEqual([
      'crash failed on 2026-11-28: SEED=7 npm run prove -- crash',
      'fuzz was never proved: npm run prove -- fuzz',
    ]);
    const changed = (commit: string) => commit === 'old';
    expect(refusals(names, { crash: { ...proof, commit: 'old' }, fuzz: proof }, changed)).toEqual([
      'crash was proved of old, and what ships has changed: npm run prove -- crash',
    ]);
  });

  it('is free once all is proved as it ships', () => {
    expect(refusals(names, { crash: proof, fuzz: proof }, () => false)).toEqual([]);
  });
});
