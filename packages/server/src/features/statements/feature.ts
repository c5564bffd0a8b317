import type { Feature } from '../feature.ts';
import { auditStatements } from './ledger/audit-statements.ts';
import { statementExport } from './statement-export.ts';
import { runSchedules } from './statement-schedules.ts';
import { createStatementWork } from './statement-work.ts';

export const statements: Feature = {
  work: createStatementWork,
  recurring: {
    'statement-schedules': {
      cron: '12 * * * *',
      run: ({ database, clock }) => runSchedules(database, clock()),
    },
  },
  exports: [statementExport],
  audit: auditStatements,
};
