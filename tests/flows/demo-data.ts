/** The demo's data, loaded once for all flows: each server of theirs begins with a copy. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from './helpers/server.ts';

export default async function loadDemoData(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consignment-demo-'));
  await (await startServer({ dataDir, patience: 180_000 })).end('SIGTERM');
  process.env['DEMO_DATA'] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
