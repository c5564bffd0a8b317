import type { Feature } from './feature.ts';
import { fees } from './fees/feature.ts';
import { moves } from './moves/feature.ts';
import { payRuns } from './pay-runs/feature.ts';
import { questions } from './questions/feature.ts';
import { reconciliation } from './reconciliation/feature.ts';
import { rules } from './rules/feature.ts';
import { statements } from './statements/feature.ts';
import { webhooks } from './webhooks/feature.ts';
import type { Tx } from '../database/database.ts';
import { coreExports } from '../exports/exports.ts';
import { auditCore } from '../ledger/audit.ts';
import type { Difference } from '../ledger/difference.ts';

/** Every feature. Jobs, recurring tasks, exports and audits are mapped over this list. */
export const features: readonly Feature[] = [
  payRuns,
  rules,
  reconciliation,
  moves,
  statements,
  questions,
  webhooks,
  fees,
];

/** All exports, whose links store their names. */
export const exports = [...coreExports, ...features.flatMap((feature) => feature.exports ?? [])];

/** The rows of features that are removed every night. */
export const forgets = features.flatMap((feature) => feature.forgets ?? []);

/**
 * Recalculates every stored figure of a shop, the core's and the features', and returns those that differ; an empty list is a
 * clean audit. Minor units.
 */
export async function audit(tx: Tx, shopId: number): Promise<Difference[]> {
  const found = await auditCore(tx, shopId);
  for (const feature of features) found.push(...((await feature.audit?.(tx, shopId)) ?? []));
  return found;
}
