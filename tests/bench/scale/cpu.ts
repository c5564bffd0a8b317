import { readFileSync } from 'node:fs';
import type { Database } from '@consignment/server/database/database';
import { sql } from 'kysely';

/** Milliseconds of processor time: of the database and of this process, in which the server runs. */
export type Cpu = { readonly database: number; readonly server: number };

/**
 * Answers a clock of processor time, for figures that do not grow with what else the machine does. The embedded
 * database is a thread of this process. Null where the system does not report it (only Linux does).
 */
export function cpuClock(database: Database): () => Promise<Cpu | null> {
  const server = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  if (database.kind === 'pglite') return () => Promise.resolve({ database: 0, server: server() });
  // The time that a connection has spent still counts once it is closed, as the pool does with those it does not need.
  const spent = new Map<number, number>();
  return async () => {
    const pids = await backends(database);
    try {
      for (const pid of pids) {
        spent.set(pid, Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6);
      }
      return { database: [...spent.values()].reduce((sum, time) => sum + time, 0), server: server() };
    } catch {
      return null;
    }
  };
}

// Parallel workers are not counted, and there are none: what row-level security calls forbids them.
async function backends(database: Database): Promise<number[]> {
  return database.asSystem(async (tx) => {
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' order by pid`.execute(tx);
    return rows.map(({ pid }) => pid);
  });
}

/** Runs `work` for each case and answers the processor time of each; empty where the system does not report it. */
export async function cpuOfEach<T>(
  clock: () => Promise<Cpu | null>,
  cases: readonly T[],
  work: (one: T) => Promise<unknown>,
): Promise<Cpu[]> {
  const spent: Cpu[] = [];
  for (const one of cases) {
    const before = await clock();
    await work(one);
    const after = await clock();
    if (before === null || after === null) return [];
    spent.push({ database: after.database - before.database, server: after.server - before.server });
  }
  return spent;
}

export function p95(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
