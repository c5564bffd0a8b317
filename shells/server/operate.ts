/** `npm run operate -- <command> …`: the operator's commands for the shops of an installation; `--help` lists them. */
import { randomBytes } from 'node:crypto';
import { readConfig } from '@consignment/server/config/config';
import { sealerOf } from '@consignment/server/common/sealed';
import { operate } from '@consignment/server/commands/run-operator-command';
import { secretsKeyOf } from '@consignment/server/config/kept-secrets';
import { openDatabase } from '@consignment/server/database/open-database';
import { explain, locationOf } from './setup.ts';

try {
  const outcome = await operate(process.argv.slice(2), async () => {
    const config = readConfig(process.env);
    return {
      database: await openDatabase(locationOf(config)),
      clock: () => new Date(),
      secrets: async () => sealerOf(await secretsKeyOf(config)),
      password: randomBytes(15).toString('base64url'),
    };
  });
  if (outcome.is === 'refused') {
    console.error(outcome.faults.join('\n'));
    process.exitCode = 1;
  } else console.log(outcome.lines.join('\n'));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
