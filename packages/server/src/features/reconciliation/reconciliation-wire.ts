import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import { dayAt } from '@consignment/domain/time/zone';
import type { ReconciliationStep } from '../../database/column-types.ts';
import type { OpenRefundSum } from '../../queries/orders/open-refunds.ts';
import type { DifferenceCounts } from './queries/list.ts';
import type { ReconciliationRun } from './queries/runs.ts';
import type { ListedSource } from './queries/sources.ts';

type Schemas = components['schemas'];

const stepWords: Readonly<Record<ReconciliationStep, NonNullable<Schemas['ReconciliationRun']['step']>>> = {
  reading_platform: 'reading_platform',
  platform: 'orders',
  orders: 'orders',
  refunds: 'orders',
  paypal: 'payouts',
  bank: 'payouts',
  books: 'books',
  blockers: 'blockers',
};

function runToWire(run: ReconciliationRun): Schemas['ReconciliationRun'] {
  const step = run.state === 'running' ? run.steps[Math.min(run.step, run.steps.length - 1)] : undefined;
  return {
    id: run.id,
    state: run.state,
    because: run.because,
    step: step === undefined ? null : stepWords[step],
    progress: run.progress,
    found: run.found,
    settled: run.settled,
    problem: run.problem,
    started_at: run.started_at.toISOString(),
    finished_at: run.finished_at?.toISOString() ?? null,
  };
}

function fileToWire(
  source: ListedSource,
  role: Schemas['ComparedFile']['role'],
  timeZone: string,
): Schemas['ComparedFile'] {
  const dayOf = (instant: Date | null) => (instant === null ? null : dayAt(instant, timeZone));
  return {
    id: source.id,
    role,
    name: source.name,
    size: source.size,
    records: source.records,
    first_day: dayOf(source.first_at),
    last_day: dayOf(source.last_at),
    problem_count: source.problem_count,
    problems: source.problems.map(({ row, detail }) => ({ row, detail })),
    by: source.by_name,
    uploaded_at: source.made_at.toISOString(),
    ...comparedToWire(source),
  };
}

function comparedToWire(source: ListedSource | undefined) {
  return {
    compared: source === undefined || source.compared_at === null ? null : source.records,
    open: source?.open ?? 0,
    aside: source?.aside ?? 0,
  };
}

export function reconciliationToWire(found: {
  readonly run: ReconciliationRun | null;
  readonly sources: readonly ListedSource[];
  /** The name of the connected platform; null where none is. */
  readonly platform: string | null;
  readonly checkedAt: Date | null;
  readonly agreesSince: Date | null;
  readonly timeZone: string;
}): Schemas['Reconciliation'] {
  const { run, sources, platform, checkedAt, agreesSince, timeZone } = found;
  const fetched = sources.find(({ role }) => role === 'platform');
  return {
    run: run === null ? null : runToWire(run),
    files: sources.flatMap((source) =>
      source.role === 'platform' ? [] : [fileToWire(source, source.role, timeZone)],
    ),
    platform:
      platform === null
        ? null
        : {
            name: platform,
            read_at: fetched?.read_at?.toISOString() ?? null,
            orders: fetched?.records ?? 0,
            ...comparedToWire(fetched),
          },
    checked_at: checkedAt?.toISOString() ?? null,
    agrees_since: agreesSince?.toISOString() ?? null,
  };
}

export function countsToWire(
  counts: DifferenceCounts,
  checkedAt: Date | null,
  openRefunds: readonly OpenRefundSum[],
): Schemas['DifferenceCounts'] {
  return {
    open: counts.open,
    aside: counts.aside,
    groups: counts.groups.map((group) => ({ ...group })),
    kinds: counts.kinds.map((kind) => ({ ...kind })),
    checked_at: checkedAt?.toISOString() ?? null,
    refunds_to_assign: {
      orders: openRefunds.reduce((all, { orders }) => all + orders, 0),
      totals: openRefunds.map(({ currency, amount }) => ({
        currency,
        amount: moneyToWire(amount, currency),
      })),
    },
  };
}
