/**
 * The vendors' totals and a vendor's commissions as whole HTTP calls, against the very statements that they
 * send, replayed straight through `pg` on the same connection. The shop holds the whole retail sample.
 */
import { join } from 'node:path';
import { createService } from '@consignment/server/actions/service';
import { testConfig } from '../config.ts';
import { createServer } from '@consignment/server/http/create-server';
import { openDatabase, type Location } from '@consignment/server/database/open-database';
import { withDataDir } from '../flows/helpers/server.ts';
import { startPostgres } from '../postgres.ts';
import { compare, figure, heading, shortTurns } from './harness.ts';
import { importRetail, owner, retailFiles } from './retail.ts';
import { statementsOf } from './statements.ts';

async function measure(name: string, at: Location): Promise<void> {
  const database = await openDatabase(at);
  const service = createService(testConfig({ dataDir: '.' }), Promise.resolve(database), {
    version: 'bench',
  });
  const server = await createServer(service, { localToken: null, shells: [] });
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const token = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(owner),
  });
  const { access } = (await token.json()) as { access: string };
  const get = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${access}` } });
    if (!answer.ok) throw new Error(`GET ${path}: ${answer.status}`);
    return answer.json();
  };
  const totals = '/vendors/commission-totals/?ordering=-due&page_size=100';
  const top = (await get(totals)) as { results: { id: number }[] };

  heading(`List pages, ${name}`);
  for (const [what, path] of [
    ['totals, 100 vendors by due', totals],
    [
      'commissions, 50 lines of the top vendor',
      `/vendors/commissions/?vendor_id=${String(top.results[0]?.id)}`,
    ],
  ] as const) {
    const statements = await statementsOf(() => get(path));
    const replay = async () => {
      for (const { client, text, values } of statements) await client.query(text, values);
    };
    const [page, floor] = await compare(() => get(path), replay, shortTurns);
    figure(`${what}: calls in a second`, page.perSecond, '/s', {
      what: `its ${statements.length} statements`,
      value: floor.perSecond,
      isMoreBetter: true,
    });
    figure(`${what}: p95`, page.p95, 'ms', { what: `its ${statements.length} statements`, value: floor.p95 });
  }
  await server.close();
  await database.close();
}

await withDataDir(async (folder) => {
  const files = await retailFiles(folder, 1);
  const embedded = { dataDir: join(folder, 'data') };
  await importRetail(embedded, files);
  await measure('PGlite', embedded);

  const postgres = await startPostgres();
  try {
    const at = { databaseUrl: postgres.url };
    await importRetail(at, files);
    await measure(`PostgreSQL ${postgres.version}`, at);
  } finally {
    await postgres.stop();
  }
});
