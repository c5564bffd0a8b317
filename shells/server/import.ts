/** `npm run import -- --shop <domain> --products <csv> --orders <csv> [--refunds <csv>] [--date-order day-first|month-first] [--check] [--json]` */
import { readConfig } from '@consignment/server/config/config';
import { importCommand } from '@consignment/server/commands/command';
import { ImportCommandError, readImportCommand } from '@consignment/server/commands/command-line';
import { jsonWatch, terminalWatch } from '@consignment/server/commands/watch';
import { explain, locationOf } from './setup.ts';

try {
  // npm runs scripts in the project; paths are relative to the person's folder.
  const command = await readImportCommand(process.argv.slice(2), process.env['INIT_CWD'] ?? process.cwd());
  const at = locationOf(readConfig(process.env));
  const watch = command.isJson ? jsonWatch(process.stdout) : terminalWatch(process.stdout);
  const end = await importCommand(command, at, watch, () => new Date());
  if (end.problem !== null) console.error(end.problem);
  process.exitCode = end.state === 'done' || end.state === 'checked' ? 0 : 1;
} catch (error) {
  console.error(error instanceof ImportCommandError ? error.message : explain(error));
  process.exitCode = 1;
}
