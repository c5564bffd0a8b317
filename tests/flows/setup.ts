/**
 * Prepares the flows: finds the browser, builds the apps from the present sources, and loads the data of the demo once.
 * Each server starts with a copy.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale, shells } from '../../shells/server/build.ts';
import { findBrowser } from '../browser.ts';
import { enterScratch } from '../scratch.ts';
import { pgliteTemplate } from '../templates.ts';
import { startProcess } from './helpers/server.ts';

export default async function prepareFlows(): Promise<() => Promise<void>> {
  await findBrowser();
  await buildStale(shells);
  const scratch = enterScratch();
  const dataDir = await mkdtemp(join(tmpdir(), 'consignment-demo-'));
  await (await startProcess({ dataDir, patience: 180_000 })).end('SIGTERM');
  process.env['DEMO_DATA'] = dataDir;
  process.env['EMPTY_DATA'] = await pgliteTemplate();
  return async () => {
    await rm(dataDir, { recursive: true, force: true });
    scratch.leave();
  };
}
