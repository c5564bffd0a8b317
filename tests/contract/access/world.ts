import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopImports } from '../../../packages/server/src/imports/run/under-way.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { startServer, type TestServer } from '../server.ts';
import { actorsOf } from './actors.ts';
import { platform, webhookSender, type Scenario } from './calls.ts';
import { insertFixture } from './fixture.ts';
import { captureLog } from './captured.ts';

export type AccessWorld = {
  readonly server: TestServer;
  /** The folder of its mails. */
  readonly dataDir: string;
  /** The lines of its log. */
  readonly logged: readonly string[];
  /** All scenarios in the order of their creation. */
  readonly scenarios: readonly Scenario[];
  addScenario(): Promise<Scenario>;
  close(): Promise<void>;
};

/**
 * A server on this database. Each scenario adds two shops with their own people to it.
 * @param publicUrl null for a server that knows only where it listens. Such a one has no passkeys, which belong to a name.
 */
export async function openAccessWorld(
  database: Database,
  publicUrl: string | null = 'https://consignment.example',
): Promise<AccessWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'consignment-access-'));
  const { lines, log } = captureLog();
  const scenarios: Scenario[] = [];
  const failures: unknown[] = [];
  const started = await startServer(database, {
    platform,
    webhookSender,
    dataDir,
    ...(publicUrl === null ? {} : { publicUrl }),
    log: log.say,
    onAnswered: log.answered,
    onRefused: log.refused,
    onFailure: (requestId, error) => {
      failures.push(error);
      log.failed(`Request ${requestId}`, error, requestId);
    },
  });
  const server = Object.assign(started, { failures });
  return {
    server,
    dataDir,
    logged: lines,
    scenarios,
    async addScenario() {
      const fixture = await insertFixture(database);
      const scenario = { server, fixture, actors: await actorsOf(database, fixture, server.now) };
      scenarios.push(scenario);
      return scenario;
    },
    async close() {
      await stopImports(database);
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
