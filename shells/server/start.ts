/**
 * `npm start`: builds the apps that are stale, serves, and builds Storybook once data can be read, so that the
 * first start is not kept waiting by it.
 */
import { readConfig } from '@consignment/server/config/config';
import { DataDirInUse, ownerOf } from '@consignment/server/database/lock';
import { buildStale, isStale, shells, storybook } from './build.ts';
import { serve } from './serve.ts';
import { explain } from './setup.ts';

try {
  const config = readConfig(process.env);
  // Asked before anything is built: the builds would change the apps under the server that runs.
  const owner = config.databaseUrl === null ? await ownerOf(config.dataDir) : null;
  if (owner !== null) throw new DataDirInUse(config.dataDir, owner);

  await buildStale(shells);
  const { url } = await serve(config, { buildsShells: true });
  if (await isStale(storybook)) {
    console.log(
      `Storybook is being built in the background; ${config.publicUrl ?? url}/storybook/ shows it when it is there.`,
    );
    await buildStale([storybook]).catch((error: unknown) => console.error(explain(error)));
  }
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
