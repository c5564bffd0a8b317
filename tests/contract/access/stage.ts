import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopImports } from '../../../packages/server/src/imports/under-way.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { startServer, type TestServer } from '../server.ts';
import { actorsOf } from './actors.ts';
import { platform, type Stage } from './calls.ts';
import { insertFixture } from './fixture.ts';
import { captureLog } from './captured.ts';

export type Theatre = {
  readonly server: TestServer;
  /** Where its server writes mails. */
  readonly dataDir: string;
  /** The log of its server. */
  readonly logged: readonly string[];
  /** All that were set, the last one last. */
  readonly stages: readonly Stage[];
  setStage(): Promise<Stage>;
  close(): Promise<void>;
};

/** A server on this database, on which stages are set: each has two shops and people of its own. */
export async function openTheatre(database: Database): Promise<Theatre> {
  const dataDir = mkdtempSync(join(tmpdir(), 'consignment-theatre-'));
  const { lines, log } = captureLog();
  const stages: Stage[] = [];
  const failures: unknown[] = [];
  const started = await startServer(database, {
    platform,
    dataDir,
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
    stages,
    async setStage() {
      const fixture = await insertFixture(database);
      const stage = { server, fixture, actors: await actorsOf(database, fixture, server.now) };
      stages.push(stage);
      return stage;
    },
    async close() {
      await stopImports(database);
      await server.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
