import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { changeCode, type Table } from './divide.ts';
import { control, homeOf, homes, isOfShops, shopsIn, type Home } from './placement.ts';
import type { Sites } from './sites.ts';

type Result = Pick<pg.QueryResult<object>, 'command' | 'rowCount' | 'rows'>;
type Statement = { readonly text: string; readonly values: readonly unknown[] };
type Pools = Readonly<Record<Home, pg.Pool>>;

/** The transaction of a client in one of the databases. */
type Part = { readonly client: pg.PoolClient; readonly changes: string[]; release(isBroken: boolean): void };

const isBegin = /^(begin|start transaction)/;
const isEnd = /^(commit|rollback)$/;

/**
 * A pool of clients that have a transaction in each database that they need. A statement goes to the database of the shop that it
 * names, or that the transaction is set for. One over control rows alone goes to the first database. Each other one needs
 * all shops: it goes to both, and its site is counted, as is that of a second shop in a transaction.
 */
export function routedPool(pools: Pools, tables: readonly Table[], sites: Sites): PostgresPool {
  const names = new Set(tables.filter((table) => isOfShops(table)).map(({ name }) => name));
  const needsShops = (text: string) => text.match(/\w+/g)?.some((word) => names.has(word)) ?? false;
  return {
    options: {},
    end: async () => {
      for (const home of homes) await pools[home].end();
    },
    connect: () => Promise.resolve(createClient(pools, needsShops, sites)),
  };
}

function createClient(pools: Pools, needsShops: (text: string) => boolean, sites: Sites): PostgresPoolClient {
  const parts = new Map<Home, Part>();
  let begin: string | null = null;
  /** Where the shop of row security lives. */
  let own: Home | null = null;
  /** Where the shop lives that the transaction has named first. */
  let named: Home | null = null;

  async function partAt(home: Home): Promise<Part> {
    const open = parts.get(home) ?? (await openPart(pools[home]));
    if (parts.has(home)) return open;
    parts.set(home, open);
    if (begin !== null) await open.client.query(begin);
    return open;
  }

  async function send(home: Home, { text, values }: Statement): Promise<Result> {
    const { client, changes } = await partAt(home);
    const result = await client.query<object>(text, [...values]);
    const other = home === control ? 1 : control;
    for (const change of changes.splice(0)) {
      await (await partAt(other)).client.query('select copy_change($1)', [change]);
    }
    return result;
  }

  /** The rows of both; one with a limit is content with those of one. */
  async function sendToAll(statement: Statement): Promise<Result> {
    const [one, other] = homes;
    const first = await send(one, statement);
    if (/\blimit\b/.test(statement.text) && first.rows.length > 0) return first;
    const second = await send(other, statement);
    const rowCount = (first.rowCount ?? 0) + (second.rowCount ?? 0);
    return { command: first.command, rowCount, rows: [...first.rows, ...second.rows] };
  }

  async function end(text: string): Promise<Result> {
    let command = text.toUpperCase();
    for (const home of homes) {
      const part = parts.get(home);
      if (part === undefined) continue;
      const ended = await part.client.query(text);
      if (ended.command === 'ROLLBACK') command = ended.command;
    }
    begin = null;
    own = null;
    named = null;
    return { command, rowCount: null, rows: [{ command }] };
  }

  async function route(statement: Statement): Promise<Result> {
    const { text, values } = statement;
    const shops = [...new Set(shopsIn(text, values).map(homeOf))];
    if (text.includes(`set_config('app.shop_id'`)) {
      // A shop that is not there lives nowhere.
      own = shops[0] ?? control;
      return send(own, statement);
    }
    if (own !== null) {
      if (shops.some((home) => home !== own)) sites.addStatement(text);
      return send(own, statement);
    }
    if (!needsShops(text)) {
      const [home = control] = shops;
      return send(shops.length > 1 ? control : home, statement);
    }
    const [home] = shops;
    if (home !== undefined && shops.length === 1) {
      named ??= home;
      if (named !== home) sites.addCrossing(text);
      return send(home, statement);
    }
    sites.addStatement(text);
    return sendToAll(statement);
  }

  function release(isBroken: boolean): void {
    for (const part of parts.values()) part.release(isBroken);
    parts.clear();
  }

  const query = async (text: string, values: readonly unknown[] = []): Promise<Result> => {
    if (isBegin.test(text)) {
      // The settings may come with it, as one statement more.
      const [beginning = text, settings] = text.split('; ');
      begin = beginning;
      return settings === undefined
        ? { command: 'BEGIN', rowCount: null, rows: [] }
        : route({ text: settings, values });
    }
    const result = await (isEnd.test(text) ? end(text) : route({ text, values }));
    if (begin === null) release(false);
    return result;
  };
  return {
    // Kysely queries by cursor only where the dialect was given one.
    query: query as unknown as PostgresPoolClient['query'],
    release: () => release(begin !== null),
  };
}

async function openPart(pool: pg.Pool): Promise<Part> {
  const client = await pool.connect();
  const changes: string[] = [];
  const hear = ({ code, detail }: { code?: string | undefined; detail?: string | undefined }) => {
    if (code === changeCode && detail !== undefined) changes.push(detail);
  };
  client.on('notice', hear);
  return {
    client,
    changes,
    release(isBroken) {
      client.off('notice', hear);
      client.release(isBroken);
    },
  };
}
