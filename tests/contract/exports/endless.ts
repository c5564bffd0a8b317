import type { Database } from '../../../packages/server/src/database/database.ts';
import type { TestServer } from '../server.ts';

/** A database with endless lists: after each batch the first follows again. */
export function endless(database: Database): { database: Database; batches: () => number } {
  let batches = 0;
  return {
    batches: () => batches,
    database: {
      ...database,
      async asShop(who, work) {
        const result = await database.asShop(who, work);
        if (typeof result !== 'object' || result === null || !('end' in result)) return result;
        batches += 1;
        return { ...result, end: { value: '2999-01-01', id: 1 } };
      },
    },
  };
}

/** Other calls while a file is on its way; `quiet` waits until no batch is read while they are answered. */
export function besides(server: TestServer, token: string, batches: () => number) {
  const calls = async (count: number) => {
    for (let done = 0; done < count; done++) await server.ok('listPayouts', { token });
  };
  const quiet = async () => {
    for (let before = -1; before !== batches();) {
      before = batches();
      await calls(10);
    }
    return batches();
  };
  return { calls, quiet };
}
