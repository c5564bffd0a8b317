import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import type { ReconciliationStep } from '../../../packages/server/src/database/column-types.ts';
import type { DateOrder } from '../../../packages/server/src/imports/port/records.ts';
import {
  createReconciliationWork,
  stepsOf,
} from '../../../packages/server/src/features/reconciliation/reconciliation-work.ts';
import { createMethods } from '../../../packages/server/src/payments/methods.ts';
import type { Platforms } from '../../../packages/server/src/platforms/platforms.ts';
import { vendorsWithBankDetails } from '../../../packages/server/src/queries/payouts/bank-payees.ts';
import {
  pageOfDifferences,
  type DifferenceRow,
} from '../../../packages/server/src/features/reconciliation/queries/list.ts';
import {
  insertReconciliation,
  lastReconciliation,
} from '../../../packages/server/src/features/reconciliation/queries/runs.ts';
import { readComparedFile } from '../../../packages/server/src/features/reconciliation/read-file.ts';
import { secretsKey } from '../server.ts';

const at = new Date('2026-06-01T12:00:00Z');

type Role = 'orders' | 'refunds' | 'paypal';

/** Compares a shop with files, as the server does; the comparisons run at once. */
export function comparing(
  database: Database,
  shopId: number,
  platforms: Platforms = new Map(),
  clock = () => at,
) {
  const secrets = sealerOf(secretsKey);
  const methods = createMethods({
    database,
    paypal: null,
    secrets,
    publicUrl: () => 'https://shop.example',
    clock,
    startDelivery: () => undefined,
    wakeJobs: () => undefined,
    payees: vendorsWithBankDetails,
  });
  const work = createReconciliationWork({ database, platforms, secrets, methods, clock });
  const asShop = <T>(read: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId, vendorIds: null }, read);

  const run = () => work.run(shopId, new AbortController().signal);
  const list = async (state: 'open' | 'aside' | 'settled' = 'open'): Promise<DifferenceRow[]> => {
    const ask = { state, group: null, kind: null, vendorId: null, search: null } as const;
    const ordering = { by: 'since', direction: 'asc' } as const;
    const { rows } = await asShop((tx) =>
      pageOfDifferences(tx, shopId, { ...ask, ordering, size: 1000, offset: 0 }),
    );
    return rows;
  };
  return {
    work,
    list,
    /** The kinds and titles of open differences, sorted. */
    async open(): Promise<string[]> {
      return (await list()).map(({ kind, title }) => `${kind} ${title}`).toSorted();
    },
    async read(role: Role, text: string | Buffer, dateOrder: DateOrder | null = null): Promise<void> {
      const folder = mkdtempSync(join(tmpdir(), 'consignment-compare-'));
      try {
        const path = join(folder, 'file.csv');
        writeFileSync(path, text);
        const file = { role, path, name: `${role}.csv`, size: Buffer.byteLength(text), dateOrder };
        await readComparedFile({ database, shopId, madeBy: null, now: at, atEnd: async () => {} }, file);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    async check(steps: readonly ReconciliationStep[] = stepsOf({ isConnected: false })) {
      await asShop((tx) =>
        insertReconciliation(tx, { shopId, because: 'asked', steps, madeBy: null, now: at }),
      );
      await run();
      return asShop((tx) => lastReconciliation(tx, shopId));
    },
    run,
  };
}

export type Comparing = ReturnType<typeof comparing>;
