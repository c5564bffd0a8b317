import type { Feature } from '../feature.ts';
import { auditPayRuns } from './ledger/audit-pay-runs.ts';
import { createPayRunWork, draftScheduledRuns } from './pay-run-work.ts';

export const payRuns: Feature = {
  work: createPayRunWork,
  recurring: { 'pay-run-schedules': { cron: '*/10 * * * *', run: draftScheduledRuns } },
  audit: auditPayRuns,
};
