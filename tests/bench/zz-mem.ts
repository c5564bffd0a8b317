import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { retailFiles } from './retail.ts';
const dir = mkdtempSync('/tmp/s4/mem-');
for (const copies of [1, 10]) {
  const folder = `${dir}/${copies}`; mkdirSync(folder);
  const files = await retailFiles(folder, copies);
  const at = process.argv[2] === 'pg' ? { databaseUrl: process.env[`URL${copies}`] } : { dataDir: `${folder}/data` };
  const t = performance.now();
  console.log(copies, process.argv[2], execFileSync('bash', ['-c', `time node ${import.meta.dirname}/import-process.ts '${JSON.stringify({ at, files, isAgain: false })}' 2>&1`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim(), Math.round(performance.now() - t));
}
rmSync(dir, { recursive: true });
