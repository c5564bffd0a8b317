import type { ChargedCause } from './fee-facts.ts';
import type { FeeTarget } from './fee-targets.ts';

/** A charge to write. Minor units; below 0 it gives an earlier one back, and at 0 it says that nothing is charged. */
export type PlannedCharge = {
  readonly target: FeeTarget;
  readonly amount: number;
  readonly nth: number;
  readonly state: 'waiting' | 'charged';
};

export type FeePlan = {
  readonly charges: readonly PlannedCharge[];
  /** Waiting charges with the amounts that they have from now on; 0 takes them away. */
  readonly waiting: readonly { readonly id: number; readonly amount: number }[];
};

/**
 * The difference between what vendors are to pay for their causes and what they were charged. A cause of which a charge was waived,
 * or nothing was to be charged stays as it is, and so does a period for which a merged vendor was charged as well.
 */
export function feePlan(targets: readonly FeeTarget[], charged: readonly ChargedCause[]): FeePlan {
  const known = new Map(charged.map((one) => [keyOf(one), one]));
  const charges: PlannedCharge[] = [];
  const waiting: { id: number; amount: number }[] = [];
  for (const target of [...targets, ...movedLines(targets, charged)]) {
    const was = known.get(keyOf(target));
    if (was === undefined) {
      const state = target.waits && target.amount > 0 ? 'waiting' : 'charged';
      charges.push({ target, amount: target.amount, nth: 1, state });
      continue;
    }
    const isSpared = was.entries === 1 && was.posted === 0 && was.waitingId === null;
    if (was.isWaived || isSpared || (was.isOfMerged && target.period !== undefined)) continue;
    const open = target.amount - was.posted;
    if (was.waitingId !== null) {
      const left = Math.max(open, 0);
      if (left !== was.waiting) waiting.push({ id: was.waitingId, amount: left });
      if (open < 0) charges.push({ target, amount: open, nth: was.entries + 1, state: 'charged' });
    } else if (open !== 0) {
      const state = target.waits && open > 0 ? 'waiting' : 'charged';
      charges.push({ target, amount: open, nth: was.entries + 1, state });
    }
  }
  return { charges, waiting };
}

/** A line that another vendor has now costs the former one nothing. */
function movedLines(targets: readonly FeeTarget[], charged: readonly ChargedCause[]): FeeTarget[] {
  const byCause = new Map(
    targets.filter(({ line }) => line !== undefined).map((target) => [target.cause, target]),
  );
  return charged.flatMap(({ cause, vendorId }) => {
    const target = byCause.get(cause);
    return target === undefined || target.vendorId === vendorId ? [] : [{ ...target, vendorId, amount: 0 }];
  });
}

function keyOf({ vendorId, cause }: { readonly vendorId: number; readonly cause: string }): string {
  return `${vendorId} ${cause}`;
}
