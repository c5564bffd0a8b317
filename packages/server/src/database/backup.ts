import { sql, type RawBuilder } from 'kysely';
import type { Database, Tx } from './database.ts';
import type { Migration } from './migrate.ts';

/*
 * The lines of a backup: a header, then the name of each table followed by its rows as PostgreSQL's JSON, then the
 * totals. A table comes before those that reference it.
 */

export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

/** The number of rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

type End = { readonly rows: RowCounts; readonly sequences: Readonly<Record<string, number>> };

/** The text is not a backup, comes from a newer version or is cut off, or the target is not empty. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const prefixes = { header: '#consignment-backup ', table: '#table ', end: '#end ' } as const;

const rowsAtATime = 1000;
/** Characters of JSON in a statement. */
const textAtATime = 1_000_000;

export type Dumped = { readonly rows: RowCounts; readonly leftOutDemo: boolean };

/**
 * Writes all rows of one snapshot, with at most a thousand in memory. The demo shop is left out with its logins, and so is the
 * job queue, since due jobs are rows of our tables.
 */
export function dump(database: Database, write: (line: string) => Promise<void>): Promise<Dumped> {
  return database.snapshot(async (tx) => {
    await write(prefixes.header + JSON.stringify({ migrations: await appliedMigrations(tx) }));
    const rows: Record<string, number> = {};
    const tables = await tablesInOrder(tx);
    const leftOutDemo = await holdsDemo(tx);
    const kept = leftOutDemo ? keptOf(tables) : () => sql`true`;
    for (const table of tables) {
      await write(prefixes.table + table.name);
      rows[table.name] = await dumpTable(tx, table, kept(table), write);
    }
    const end: End = { rows, sequences: await sequences(tx) };
    await write(prefixes.end + JSON.stringify(end));
    return { rows, leftOutDemo };
  });
}

/** Read as JSON, since a database of an older version does not have the column. */
const isDemo = sql`coalesce((to_jsonb(o) ->> 'is_demo')::boolean, false)`;

async function holdsDemo(tx: Tx): Promise<boolean> {
  const { rows } = await sql`select from shops o where ${isDemo} limit 1`.execute(tx);
  return rows.length > 0;
}

/** The condition for the rows `t` of a table that do not belong to the demo: by their shop, or by the row that they reference. */
function keptOf(tables: readonly Table[]): (table: Table) => RawBuilder<unknown> {
  const demoShops = sql`(select s.id from shops s join shops o on o.id = coalesce(s.sandbox_of, s.id) where ${isDemo})`;
  const naming = tables.flatMap(({ name, columns, links }) =>
    links
      .filter(({ to }) => to === 'logins' && columns.includes('shop_id'))
      .map(
        ({ column }) =>
          sql`select ${sql.ref(column)} as login, shop_id in ${demoShops} as by_demo from ${sql.table(name)}`,
      ),
  );
  const demoLogins = sql`(select login from (${sql.join(naming, sql` union all `)}) as n
    where login is not null group by login having bool_and(by_demo))`;
  const byName = new Map(tables.map((table) => [table.name, table]));
  const kept = ({ name, columns, links }: Table): RawBuilder<unknown> => {
    if (name === 'shops') return sql`t.id not in ${demoShops}`;
    if (name === 'logins') return sql`t.id not in ${demoLogins}`;
    if (columns.includes('shop_id')) return sql`(t.shop_id is null or t.shop_id not in ${demoShops})`;
    const conditions = links.flatMap(({ column, to, key }) => {
      const target = byName.get(to);
      if (target === undefined || to === name) return [];
      const from = sql`t.${sql.ref(column)}`;
      return [
        sql`(${from} is null or ${from} in (select ${sql.ref(key)} from ${sql.table(to)} t where ${kept(target)}))`,
      ];
    });
    return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  };
  return kept;
}

/** The migrations of the database, from the first line of its backup. Throws BackupError. */
export function readBackupHeader(line: string | undefined): AppliedMigration[] {
  if (line?.startsWith(prefixes.header) !== true) {
    throw new BackupError('This is not a backup of Consignment: its first line says nothing of it.');
  }
  const { migrations } = JSON.parse(line.slice(prefixes.header.length)) as { migrations: AppliedMigration[] };
  return migrations;
}

/**
 * Writes the lines after the header into an empty database with the same migrations, in one transaction. Throws
 * BackupError where the database has rows, or where the lines are cut off or differ from the totals. `atEnd` runs
 * last in the transaction.
 */
export function load(
  database: Database,
  lines: AsyncIterable<string>,
  atEnd: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<RowCounts> {
  return database.asSystem(
    async (tx) => {
      const tables = await tablesInOrder(tx);
      for (const { name } of tables) await refuseIfFilled(tx, name);
      // Totals and the ledger are part of the backup; triggers would count them twice.
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} disable trigger user`.execute(tx);
      const end = await loadRows(tx, new Map(tables.map((table) => [table.name, table])), lines);
      // Deferred checks, for vendors that reference later ones, would block `alter table`.
      await sql`set constraints all immediate`.execute(tx);
      for (const { name } of tables)
        await sql`alter table ${sql.table(name)} enable trigger user`.execute(tx);
      for (const [name, last] of Object.entries(end.sequences)) {
        await sql`select setval(${name}::regclass, ${last})`.execute(tx);
      }
      await atEnd(tx);
      return end.rows;
    },
    { statementTimeout: 0 },
  );
}

type Table = {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  readonly key: readonly string[];
  readonly references: readonly string[];
  /** Its foreign keys of one column. */
  readonly links: readonly { readonly column: string; readonly to: string; readonly key: string }[];
};

async function loadRows(
  tx: Tx,
  tables: ReadonlyMap<string, Table>,
  lines: AsyncIterable<string>,
): Promise<End> {
  const rows: Record<string, number> = {};
  let table: Table | undefined;
  let waiting: string[] = [];
  let size = 0;
  const flush = async () => {
    if (table !== undefined && waiting.length > 0) await insert(tx, table, waiting);
    waiting = [];
    size = 0;
  };
  for await (const line of lines) {
    if (line.startsWith(prefixes.end)) {
      await flush();
      const end = JSON.parse(line.slice(prefixes.end.length)) as End;
      for (const [name, expected] of Object.entries(end.rows)) {
        const found = rows[name] ?? 0;
        if (found !== expected) {
          throw new BackupError(`The backup should have ${expected} rows of ${name} and has ${found}.`);
        }
      }
      return end;
    }
    if (line.startsWith(prefixes.table)) {
      await flush();
      const name = line.slice(prefixes.table.length);
      table = tables.get(name);
      if (table === undefined) throw new BackupError(`The backup has a table ${name}, which is not known.`);
      rows[name] = 0;
    } else {
      if (table === undefined) throw new BackupError('The backup has a row before its first table.');
      rows[table.name] = (rows[table.name] ?? 0) + 1;
      waiting.push(line);
      size += line.length;
      if (waiting.length === rowsAtATime || size > textAtATime) await flush();
    }
  }
  throw new BackupError('The backup ends too early: it was cut off. Nothing of it was kept.');
}

async function insert(tx: Tx, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const list = sql.join(columns.map((column) => sql.ref(column)));
  await sql`
    insert into ${sql.table(name)} (${list}) overriding system value
    select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${`[${rows.join(',')}]`}::jsonb)
  `.execute(tx);
}

async function dumpTable(
  tx: Tx,
  table: Table,
  kept: RawBuilder<unknown>,
  write: (line: string) => Promise<void>,
): Promise<number> {
  // By primary key, so that a row follows the row of the same table that it references.
  const order = table.key.length === 0 ? sql`1` : sql.join(table.key.map((column) => sql.ref(column)));
  await sql`declare backup no scroll cursor for
    select row_to_json(t)::text as row from ${sql.table(table.name)} t where ${kept} order by ${order}`.execute(
    tx,
  );
  let count = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(rowsAtATime)} from backup`.execute(tx);
    for (const { row } of rows) await write(row);
    count += rows.length;
    if (rows.length < rowsAtATime) break;
  }
  await sql`close backup`.execute(tx);
  return count;
}

async function refuseIfFilled(tx: Tx, table: string): Promise<void> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(tx);
  if (rows.length > 0) {
    throw new BackupError(
      `The database is not empty: it has rows of ${table}. A backup goes into a new DATA_DIR or a new database.`,
    );
  }
}

async function appliedMigrations(tx: Tx): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`
    select name, checksum from schema_migrations where name <> 'lock' order by name`.execute(tx);
  return rows;
}

async function sequences(tx: Tx): Promise<Record<string, number>> {
  const { rows } = await sql<{ name: string; last: number }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = current_schema() and last_value is not null`.execute(tx);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** All tables except that of the migrations, each after those that it references. */
async function tablesInOrder(tx: Tx): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      coalesce((select array_agg(a.attname::text order by k.at)
        from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '{}') as key,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as "references",
      (select coalesce(json_agg(json_build_object('column', a.attname, 'to', f.confrelid::regclass::text, 'key', k.attname)), '[]')
        from pg_constraint f
        join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
        join pg_attribute k on k.attrelid = f.confrelid and k.attnum = f.confkey[1]
        where f.conrelid = c.oid and f.contype = 'f' and array_length(f.conkey, 1) = 1) as links
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
    order by c.relname`.execute(tx);
  const ordered: Table[] = [];
  const placed = new Set<string>();
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, references }) => !placed.has(name) && references.every((at) => placed.has(at)),
    );
    if (next.length === 0) throw new Error('The foreign keys of the tables form a circle.');
    for (const table of next) {
      ordered.push(table);
      placed.add(table.name);
    }
  }
  return ordered;
}
