import { setTimeout as wait } from 'node:timers/promises';
import { isConnected } from '../queries/shops/platforms.ts';
import type { Database } from '../database/database.ts';
import { openDatabase, type Location } from '../database/open-database.ts';
import { findingPage } from '../queries/imports/findings.ts';
import { gapPage } from '../queries/imports/gaps.ts';
import { problemPage } from '../queries/imports/problems.ts';
import { deleteUnwritten, importById, importProgress } from '../queries/imports/runs.ts';
import { shopByDomain, shopDomains } from '../queries/imports/shop.ts';
import { ownerOf, type Owner } from '../database/lock.ts';
import { findingToWire, gapToWire, importToWire } from '../wire/import.ts';
import { datesQuestion, ImportCommandError, type ImportCommand } from './command-line.ts';
import { insertImport, runImport, beginImport } from '../imports/run/run-import.ts';
import { importThroughServer } from './through-server.ts';
import { tidyAfterImport } from '../imports/run/under-way.ts';
import type { WireImport } from './lists.ts';
import type { ImportWatch } from './watch.ts';

/**
 * Imports through the server that has the data directory open, else by opening the database itself. Throws
 * ImportCommandError; `watch` reports the end of the import, also a failed one.
 */
export async function importCommand(
  command: ImportCommand,
  at: Location,
  watch: ImportWatch,
  clock: () => Date,
): Promise<WireImport> {
  const server = 'dataDir' in at ? await serverOf(at.dataDir) : null;
  if (server !== null) return importThroughServer(server, command, watch);
  const database = await openDatabase(at);
  try {
    return await importDirectly(database, command, watch, clock);
  } finally {
    await database.close();
  }
}

const timeoutMs = 60_000;

/** The server on a data directory, once it listens; null where no process has the directory open. */
async function serverOf(dataDir: string): Promise<{ url: string; token: string } | null> {
  let owner: Owner | null = null;
  for (let waited = 0; waited < timeoutMs; waited += 250) {
    owner = await ownerOf(dataDir);
    if (owner === null) return null;
    const { url, token } = owner;
    if (url !== null && token !== null) return { url, token };
    await wait(250);
  }
  throw new ImportCommandError(
    `Process ${owner?.pid ?? '?'} has ${dataDir} open and takes no imports. Try again once it has ended.`,
  );
}

const pollMs = 300;

async function importDirectly(
  database: Database,
  { shop: domain, files, isCheck }: ImportCommand,
  watch: ImportWatch,
  clock: () => Date,
): Promise<WireImport> {
  const shop = await database.asSystem((tx) => shopByDomain(tx, domain));
  if (shop === null) throw unknownShop(domain, await database.asSystem(shopDomains));
  if (await database.asSystem((tx) => isConnected(tx, shop.id))) {
    throw new ImportCommandError(
      `${domain} is connected to its platform. Importing files would duplicate its data.`,
    );
  }
  const now = clock();
  const { id } = await insertImport(database, { shopId: shop.id, now }, files, true);
  const of = { shopId: shop.id, importId: id, now };
  const as = isCheck ? 'checking' : 'running';
  if (!(await beginImport(database, of, as))) {
    throw new ImportCommandError('Another import of this shop is running. Wait until it has ended.');
  }
  const asShop = <T>(work: Parameters<typeof database.asShop<T>>[1]) =>
    database.asShop({ shopId: shop.id, vendorIds: null, readOnly: true }, work);
  const look = async () => {
    const row = await asShop((tx) => importById(tx, shop.id, id));
    if (row === null) throw new Error(`Import ${id} is gone.`);
    return row;
  };
  const end = { isThere: false };
  const running = runImport(database, of, files, { clock, as }).finally(() => {
    end.isThere = true;
  });
  // The loop handles a failure; until then it must not count as unhandled.
  running.catch(() => undefined);
  while (!end.isThere) {
    watch.progress(await asShop((tx) => importProgress(tx, shop.id, id)));
    await Promise.race([running, wait(pollMs)]);
  }
  const ended = await running;
  const takeBack = () =>
    database.asShop({ shopId: shop.id, vendorIds: null }, (tx) => deleteUnwritten(tx, shop.id, id));
  if (ended.is === 'asked') {
    await takeBack();
    throw datesQuestion(files, ended.questions);
  }
  const row = await look();
  const done = importToWire(row);
  watch.progress(done);
  await watch.report(done, {
    findings: async (page) => {
      const all = { kind: null, vendor: null };
      const { count, rows } = await asShop((tx) => findingPage(tx, id, all, page));
      return { count, rows: rows.map((finding) => findingToWire(finding, row.currency)) };
    },
    gaps: async (page) => {
      const { count, rows } = await asShop((tx) => gapPage(tx, id, page));
      return { count, rows: rows.map((gap) => gapToWire(gap, row.currency)) };
    },
    problems: (page) => asShop((tx) => problemPage(tx, id, page)),
  });
  if (isCheck) await takeBack();
  await tidyAfterImport(database);
  return done;
}

function unknownShop(domain: string, known: readonly string[]): ImportCommandError {
  const others = known.length === 0 ? '' : ` Known: ${known.join(', ')}.`;
  return new ImportCommandError(
    `There is no shop '${domain}' here.${others}\nMake it first: npm run create-shop -- --shop ${domain} --name "My Shop" ` +
      '--email owner@example.com --currency USD --time-zone America/New_York',
  );
}
