import { stopImports } from '../../../packages/server/src/imports/under-way.ts';
import type { Database } from '../../../packages/server/src/store/database.ts';
import { startServer, type TestServer } from '../server.ts';
import { actorsOf } from './actors.ts';
import { platform, type Stage } from './calls.ts';
import { fillEstate } from './estate.ts';

/** A server on this database, on which stages are set: each has two shops and people of its own. */
export async function openTheatre(database: Database) {
  const server = await startServer(database, { platform });
  return {
    server,
    async setStage(): Promise<Stage> {
      const estate = await fillEstate(database);
      return { server, estate, actors: await actorsOf(database, estate, server.now) };
    },
    async close(): Promise<void> {
      await stopImports(database);
      await server.close();
    },
  };
}

export type Theatre = { readonly server: TestServer; setStage(): Promise<Stage>; close(): Promise<void> };
