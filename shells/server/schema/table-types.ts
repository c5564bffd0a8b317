/** The types of the tables, made from the catalogue of the migrated database. */
import type { CatalogTable } from '@consignment/server/database/catalog';
import { builtIn, typedColumns } from './typed-columns.ts';

export const tableTypesFile = new URL('../../../packages/server/src/database/schema.ts', import.meta.url);

type Column = CatalogTable['columns'][number];

/** Types of columns as the drivers read them. */
const readAs: Readonly<Record<string, string>> = {
  _int8: 'number[]',
  _text: 'string[]',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  uuid: 'string',
};

/** `column = ANY (ARRAY['a'::text, …])` or `column = 'a'::text`, which conditions of a list are made of. */
const listed = /^\(*(\w+) = (?:ANY \(ARRAY\[([^\]]+)\]\)|('[^']*'::text))\)*$/;

/**
 * The text of `packages/server/src/database/schema.ts`.
 * @throws {Error} when typed-columns.ts names a column that is gone, or the type of a column is not known.
 */
export function tableTypes(catalog: readonly CatalogTable[]): string {
  const named = new Map<string, string>();
  for (const types of Object.values(typedColumns)) {
    for (const [type, columns] of Object.entries(types))
      for (const column of columns) named.set(column, type);
  }
  const has = new Set(
    catalog.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)),
  );
  const gone = [...named.keys()].filter((column) => !has.has(column));
  if (gone.length > 0) throw new Error(`typed-columns.ts names columns that are gone: ${gone.join(', ')}.`);

  const tables = catalog.map((table) => tableType(table, named)).join('\n');
  return `// Written by \`npm run generate\` from packages/server/migrations. Edit those, not this.

${importLines(tables)}

/** The tables of the database for the query builder. int8 is read as a number; beyond the safe integers that is an error. */
export type Schema = {
${tables}};
`;
}

function importLines(tables: string): string {
  const ours = ['Computed', 'DefaultJson', 'DefaultTimestamp', 'Json', 'OptionalTimestamp', 'Timestamp'];
  const modules = [
    ['kysely', ['Generated']] as const,
    ...Object.entries(typedColumns).map(([from, types]) => [from, Object.keys(types).map(nameOf)] as const),
    ['./columns.ts', ours] as const,
  ];
  return modules
    .filter(([from]) => from !== builtIn)
    .map(([from, names]) => {
      const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(tables));
      return `import type { ${[...new Set(used)].join(', ')} } from '${from}';`;
    })
    .join('\n');
}

/** `KeptRule` of `readonly KeptRule[]`. */
function nameOf(type: string): string {
  return /^(?:readonly )?(\w+)/.exec(type)?.[1] ?? type;
}

function tableType(table: CatalogTable, named: ReadonlyMap<string, string>): string {
  const values = new Map(table.checks.flatMap(listOf));
  const columns = table.columns.map((column) => {
    const type = named.get(`${table.name}.${column.name}`) ?? values.get(column.name);
    return `${doc(column.comment, '    ')}    ${column.name}: ${columnType(column, type, table)};\n`;
  });
  return `${doc(table.comment, '  ')}  ${table.name}: {\n${columns.join('')}  };\n`;
}

/** The values that a check permits, as a union. */
function listOf(check: string): [column: string, union: string][] {
  const parts = check.split(' OR ').map((part) => listed.exec(part) ?? []);
  const column = parts[0]?.[1];
  if (column === undefined || parts.some(([, other]) => other !== column)) return [];
  const values = parts.flatMap(([, , several = '', one = several]) =>
    one.replaceAll(/::\w+/g, '').split(', '),
  );
  return [[column, values.join(' | ')]];
}

function columnType(column: Column, type: string | undefined, { name, isView }: CatalogTable): string {
  const hasDefault = column.isIdentity || column.expression !== null;
  // A view's columns are those of its tables, and no view shows one that may be null.
  const isNullable = column.isNullable && !isView;
  if (column.type === 'timestamptz') {
    return isNullable ? 'OptionalTimestamp' : hasDefault ? 'DefaultTimestamp' : 'Timestamp';
  }
  const orNull = isNullable ? ' | null' : '';
  if (column.type === 'jsonb') {
    return `${hasDefault ? 'DefaultJson' : 'Json'}<${type ?? 'unknown'}>${orNull}`;
  }
  const read = type ?? readAs[column.type];
  if (read === undefined) throw new Error(`The type ${column.type} of ${name}.${column.name} is not known.`);
  if (/^(Computed|Generated)</.test(read)) return read;
  if (column.isGenerated) return `Computed<${read}${orNull}>`;
  return hasDefault ? `Generated<${read}${orNull}>` : `${read}${orNull}`;
}

function doc(comment: string | null, indent: string): string {
  return comment === null ? '' : `${indent}/** ${comment} */\n`;
}
