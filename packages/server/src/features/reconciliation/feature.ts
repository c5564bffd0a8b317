import type { Feature } from '../feature.ts';
import { differencesExport } from './differences-export.ts';
import { forgetSettledBefore } from './queries/differences.ts';
import { askForRun, forgetRunsBefore } from './queries/runs.ts';
import { forgetHalfRead } from './queries/sources.ts';
import { compareAll, createReconciliationWork } from './reconciliation-work.ts';

export const reconciliation: Feature = {
  work: createReconciliationWork,
  recurring: {
    'compare-hourly': {
      cron: '33 * * * *',
      run: ({ database, clock }) => compareAll(database, 'hourly', clock()),
    },
    // After the changes of the day were fetched, and their prices worked out.
    'compare-nightly': {
      cron: '48 4 * * *',
      run: ({ database, clock }) => compareAll(database, 'nightly', clock()),
    },
  },
  forgets: [
    { afterDays: 7, forget: forgetRunsBefore },
    { afterDays: 1, forget: forgetHalfRead },
    { afterDays: 90, forget: forgetSettledBefore },
  ],
  // Failing jobs are named at once.
  onFailing: (tx, shopId, now) =>
    askForRun(tx, { shopId, because: 'schedule', steps: ['blockers'], madeBy: null, now }),
  exports: [differencesExport],
};
