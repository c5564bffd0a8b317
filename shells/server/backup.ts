/** `npm run backup -- <file>`: everything in the database, of one moment, in one compressed file. */
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { backUp } from '@consignment/server/commands/backup';
import { readConfig } from '@consignment/server/config/config';
import { BackupError, type Dumped } from '@consignment/server/database/backup';
import { argument, report } from './backup-command.ts';
import { explain, locationOf } from './setup.ts';

try {
  const config = readConfig(process.env);
  const file = resolve(process.env['INIT_CWD'] ?? process.cwd(), argument('npm run backup -- <file>'));
  if (existsSync(file)) throw new BackupError(`${file} is there already; a backup never replaces a file.`);
  // Under its own name once it is whole.
  const partial = `${file}.part`;
  let dumped: Dumped = { rows: {}, leftOutDemo: false };
  try {
    await pipeline(
      withEnds(backUp(locationOf(config), (all) => (dumped = all))),
      createGzip(),
      createWriteStream(partial, { mode: 0o600, flush: true }),
    );
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  report(`Wrote ${file}`, dumped);
  const key = resolve(config.dataDir, 'secrets-key');
  if (config.secretsKey === null && existsSync(key)) {
    console.log(
      `The secrets of shops are sealed in it with ${key}: keep a copy of that file too, in another place.`,
    );
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function* withEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
