import { parseArgs } from 'node:util';
import { commands, type Command } from './operate.ts';
import { done, refused, type Done, type Means } from './operator-command.ts';

const help = [
  'Usage: npm run operate -- <command> [options]',
  '',
  ...Object.values(commands).flatMap(({ usage, what }) => [`  ${usage}`, `      ${what}`]),
  '',
  'The data is in DATABASE_URL or in DATA_DIR; with the embedded database, stop the server first.',
];

/**
 * Runs the command that the arguments name. It opens the database only when the arguments are valid, and closes it afterwards.
 * Throws on an option that the command does not have.
 */
export async function operate(args: readonly string[], open: () => Promise<Means>): Promise<Done> {
  if (args.includes('--help')) return done(...help);
  const [name = '', ...options] = args;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command !== undefined) return run(command, options, open);
  return refused(name === '' ? 'Name a command.' : `There is no command '${name}'.`, ...help);
}

async function run(
  { options, usage, faults, run: act }: Command,
  args: readonly string[],
  open: () => Promise<Means>,
): Promise<Done> {
  const usageLine = `Usage: npm run operate -- ${usage}`;
  const { values } = parseArgs({
    args: [...args],
    options: Object.fromEntries(Object.entries(options).map(([option, type]) => [option, { type }])),
  });
  const found = faults?.(values) ?? [];
  if (found.length > 0) return refused(...found, usageLine);
  const means = await open();
  try {
    const outcome = await act(values, means);
    return outcome.is === 'refused' ? refused(...outcome.faults, usageLine) : outcome;
  } finally {
    await means.database.close();
  }
}
