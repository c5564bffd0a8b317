import { afterAll, beforeAll } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { startServer, type TestServer } from '../server.ts';
import { fillShops, signInAll, type Shop, type Tokens } from './shops.ts';

export type World = { server: TestServer; alder: Shop; birch: Shop; tokens: Tokens };

/** Declares tests against a running server for each engine; the tests share its two shops. */
export function forEachWorld(declare: (world: () => World) => void): void {
  forEachDatabase((_name, open) => {
    let world: World | null = null;
    beforeAll(async () => {
      const database = await open();
      const shops = await fillShops(database);
      const server = await startServer(database);
      world = { server, ...shops, tokens: await signInAll(server) };
    });
    afterAll(() => world?.server.close());
    declare(() => {
      if (world === null) throw new Error('The server has not started.');
      return world;
    });
  });
}
