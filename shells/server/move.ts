/** `npm run move -- <DATABASE_URL>`: everything of the embedded database in DATA_DIR into an empty PostgreSQL database. */
import { move } from '@consignment/server/commands/backup';
import { readConfig } from '@consignment/server/config/config';
import { argument, report } from './backup-command.ts';
import { explain } from './setup.ts';

try {
  const { dataDir } = readConfig(process.env);
  const databaseUrl = argument('npm run move -- postgresql://…');
  report(`Moved ${dataDir} to PostgreSQL`, await move({ dataDir }, { databaseUrl }));
  console.log(
    `From now on start with DATABASE_URL set to it. Keep ${dataDir}: its secrets-key opens what shops keep secret, and the ` +
      'data in it is as it was.',
  );
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
