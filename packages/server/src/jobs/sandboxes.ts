import type { Sealer } from '../common/sealed.ts';
import type { Database } from '../database/database.ts';
import { changeSandbox, emptySandbox, sandboxesToFill } from '../queries/shops/sandboxes.ts';
import type { ShopWork } from './shop-work.ts';

/** Fills an empty shop with made-up data; `report` says how far it is, from 0 to 1, and throws when it has to stop. */
export type FillShop = (
  database: Database,
  given: {
    readonly shopId: number;
    readonly now: Date;
    readonly secrets: Sealer;
    readonly publicUrl: string;
    readonly report: (description: string, progress: number) => Promise<void>;
  },
) => Promise<void>;

export type SandboxWorkGiven = {
  readonly database: Database;
  readonly secrets: Sealer;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  readonly fill: FillShop;
};

/** Percent of the progress for emptying. */
const emptied = 10;

/** Empties and fills the sandboxes that were asked for. One whose process died half-way begins again. */
export function createSandboxWork({ database, secrets, publicUrl, clock, fill }: SandboxWorkGiven): ShopWork {
  return {
    name: 'sandboxes',
    dueShops: () => database.asSystem(sandboxesToFill),
    async run(shopId, signal) {
      const due = await database.asSystem(sandboxesToFill);
      if (!due.includes(shopId)) return;
      const change = (to: Parameters<typeof changeSandbox>[2]) =>
        database.asSystem((tx) => changeSandbox(tx, shopId, to));
      const report = async (description: string, progress: number) => {
        signal.throwIfAborted();
        await change({ description, progress: Math.floor(emptied + (100 - emptied) * progress) });
      };
      try {
        await change({ description: 'Emptying the sandbox', progress: 0 });
        const sandboxId = await database.asSystem((tx) => emptySandbox(tx, shopId, clock()), {
          statementTimeout: 0,
        });
        await fill(database, { shopId: sandboxId, now: clock(), secrets, publicUrl: publicUrl(), report });
        await change({ state: 'ready', description: '', progress: 100, filled_at: clock() });
      } catch (error) {
        // A process that ends leaves the work to the next one.
        if (signal.aborted) return;
        await change({ state: 'failed', description: '' });
        throw error;
      }
    },
  };
}
