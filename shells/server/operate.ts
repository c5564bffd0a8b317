/** `npm run operate -- <command> …`: the operator's commands for the shops of an installation; `--help` lists them. */
import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readConfig } from '@consignment/server/config/config';
import { sealerOf } from '@consignment/server/common/sealed';
import { commands, type Command } from '@consignment/server/commands/operate';
import { secretsKeyOf } from '@consignment/server/config/kept-secrets';
import { openDatabase } from '@consignment/server/database/open-database';
import { explain, locationOf } from './setup.ts';

const help = [
  'Usage: npm run operate -- <command> [options]',
  '',
  ...Object.values(commands).flatMap(({ usage, what }) => [`  ${usage}`, `      ${what}`]),
  '',
  'The data is in DATABASE_URL or in DATA_DIR; with the embedded database, stop the server first.',
].join('\n');

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;

try {
  if ([name, ...args].includes('--help')) console.log(help);
  else if (command === undefined)
    refuse([name === '' ? 'Name a command.' : `There is no command '${name}'.`, help]);
  else await run(command);
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}

async function run({ options, usage, faults, run: act }: Command): Promise<void> {
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(Object.entries(options).map(([option, type]) => [option, { type }])),
  });
  const found = faults?.(values) ?? [];
  if (found.length > 0) return refuse([...found, `Usage: npm run operate -- ${usage}`]);
  const config = readConfig(process.env);
  const database = await openDatabase(locationOf(config));
  try {
    const password = randomBytes(15).toString('base64url');
    const secrets = async () => sealerOf(await secretsKeyOf(config));
    const outcome = await act(values, { database, clock: () => new Date(), secrets, password });
    if (outcome.is === 'refused') refuse([...outcome.faults, `Usage: npm run operate -- ${usage}`]);
    else console.log(outcome.lines.join('\n'));
  } finally {
    await database.close();
  }
}

function refuse(lines: readonly string[]): void {
  console.error(lines.join('\n'));
  process.exitCode = 1;
}
