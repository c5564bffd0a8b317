/** Shared by the commands of this folder: where the data is, and how an error is printed at a terminal. */
import { join } from 'node:path';
import type { Config } from '@consignment/server/config/config';
import { ConfigError } from '@consignment/server/config/config-error';
import { BackupError } from '@consignment/server/database/backup';
import type { Location } from '@consignment/server/database/open-database';
import { DatabaseAway } from '@consignment/server/database/driver';
import { DataDirInUse } from '@consignment/server/database/lock';

export function locationOf({
  dataDir,
  databaseUrl,
  replicaUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl' | 'replicaUrl'>): Location {
  return databaseUrl === null ? { dataDir } : { databaseUrl, replicaUrl };
}

/** Where mail goes while no mail server is set, and the settings that send it; null where one is. */
export function keptMail({ dataDir, smtpUrl }: Pick<Config, 'dataDir' | 'smtpUrl'>): string | null {
  if (smtpUrl !== null) return null;
  return `Mail is not sent but kept in ${join(dataDir, 'mail')}; SMTP_URL and MAIL_FROM send it.`;
}

/** An error for the person at the terminal: a foreseen one in its own words, any other with its stack. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([ConfigError, DataDirInUse, BackupError, DatabaseAway].some((foreseen) => error instanceof foreseen))
    return error.message;
  const code = 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? ` ${String(error.port)}` : '';
    return `Port${port} is in use by another program. Stop it, or choose another port: PORT=4001 npm start`;
  }
  if (code === 'EACCES')
    return `${error.message}. A port below 1024 or a folder of someone else needs other rights.`;
  if (code === '28P01' || code === '3D000') {
    return `The database of DATABASE_URL cannot be reached: ${error.message || code}`;
  }
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE')
    return error.message;
  return error.stack ?? error.message;
}
