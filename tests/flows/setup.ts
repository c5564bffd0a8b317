/**
 * Before the flows: the shells as the sources have them now, and the demo's data, loaded once for all of them. Each
 * server of theirs begins with a copy.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, shells } from '../../shells/server/build.ts';
import { enterScratch } from '../scratch.ts';
import { pgliteTemplate } from '../templates.ts';
import { startServer } from './helpers/server.ts';

export default async function prepareFlows(): Promise<() => Promise<void>> {
  await buildStale(shells);
  const scratch = enterScratch();
  const dataDir = await mkdtemp(join(tmpdir(), 'consignment-demo-'));
  await (await startServer({ dataDir, patience: 180_000 })).end('SIGTERM');
  process.env['DEMO_DATA'] = dataDir;
  process.env['EMPTY_DATA'] = await pgliteTemplate();
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    scratch.leave();
  };
}
