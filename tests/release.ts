/**
 * `npm run release`: packs what others can install, once the long forms have proved what ships. A proof of an older state
 * is refused.
 */
import { spawnSync } from 'node:child_process';
import { root } from './commands.ts';
import { readProofs, refusals } from './prove/record.ts';
import { suites } from './prove/suites.ts';

const ships = ['packages', 'shells', 'openapi.yaml', 'package-lock.json'];
const hasChangedSince = (commit: string) =>
  spawnSync('git', ['diff', '--quiet', commit, '--', ...ships], { cwd: root }).status !== 0;

const why = refusals(
  suites.map(({ name }) => name),
  readProofs(),
  hasChangedSince,
);
if (why.length > 0) {
  console.error(`Not released:\n  ${why.join('\n  ')}`);
  process.exitCode = 1;
} else {
  const { status } = spawnSync('npm', ['run', 'packages'], { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
