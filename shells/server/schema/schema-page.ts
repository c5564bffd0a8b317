/** The page of the handbook that is made from the migrations: the tables of the database. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCatalog, type CatalogTable } from '@consignment/server/database/catalog';
import { openDatabase } from '@consignment/server/database/open-database';
import { readMigrations } from '@consignment/server/database/migrate';
import { moneyPicture } from './schema-picture.ts';
import { policyLines } from './policy-words.ts';

export const schemaPageFile = new URL('../../../stories/handbook/developers/Database.mdx', import.meta.url);

/**
 * The catalogue of an embedded database that is made, migrated and removed again; `template`, a data directory without
 * rows, saves making it.
 */
export async function migratedCatalog(template?: string): Promise<CatalogTable[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'consignment-schema-'));
  try {
    if (template !== undefined) await cp(template, dataDir, { recursive: true });
    const database = await openDatabase({ dataDir });
    try {
      return await database.asSystem(readCatalog);
    } finally {
      await database.close();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * The text of `stories/handbook/developers/Database.mdx`.
 * @throws {Error} when a table, a trigger's function or a policy has no words.
 */
export async function schemaPage(catalog: readonly CatalogTable[]): Promise<string> {
  const numbers = (await readMigrations()).map(({ name }) => Number(name.slice(0, 4)));
  const { svg, links } = moneyPicture(catalog);
  const money = `## The tables of money\n\n${moneyLines}\n\n${svg}\n\n${links.map((link) => `- ${link}`).join('\n')}\n`;
  return [head, numbering(numbers), money, '## Every table\n', ...catalog.map(section)].join('\n');
}

function numbering(numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? 0;
  return `There are ${numbers.length} migrations. A new one takes the number after the last, ${String(last).padStart(4, '0')}.\n`;
}

function section(table: CatalogTable): string {
  const { name, primaryKey, foreignKeys, uniqueIndices, triggers } = table;
  const facts = [
    ...(primaryKey.length > 0 ? [`- **Primary key**: ${codes(primaryKey)}`] : []),
    ...foreignKeys.map(
      ({ columns, references }) => `- **Foreign key**: ${codes(columns)} references \`${references}\``,
    ),
    ...uniqueIndices.map((definition) => `- **Unique**: ${code(keyOf(definition))}`),
    `- **Row security**: ${rowSecurity(table)}`,
    ...triggers.map(
      (trigger) =>
        `- **Trigger** \`${trigger.name}\`, ${whenOf(trigger.definition)}: ${words(trigger.comment, `function ${trigger.function}()`)}.`,
    ),
  ];
  return [
    `### ${name}`,
    '',
    words(table.comment, `${table.isView ? 'view' : 'table'} ${name}`),
    '',
    columnsTable(table),
    '',
    ...facts,
    '',
  ].join('\n');
}

function words(comment: string | null, of: string): string {
  if (comment === null)
    throw new Error(`The ${of} has no comment. A migration says \`comment on ${of} is …\`.`);
  return comment;
}

function columnsTable({ name, columns }: CatalogTable): string {
  const isExplained = columns.some(({ comment }) => comment !== null);
  const rows = columns.map(
    ({ name: column, type, isNullable, isIdentity, isGenerated, expression, comment }) => {
      const value = isIdentity ? 'identity' : expression === null ? '' : `\`${plain(expression)}\``;
      return [
        `\`${column}\``,
        `\`${type}\``,
        isNullable ? 'null' : '',
        isGenerated ? `always ${value}` : value,
        ...(isExplained ? [comment ?? ''] : []),
      ];
    },
  );
  return `<PageTable
  label="Columns of ${name}"
  head={['Column', 'Type', 'Null', 'Default'${isExplained ? ", 'Meaning'" : ''}]}
  rows={[
${rows.map((row) => `    ${JSON.stringify(row)},`).join('\n')}
  ]}
/>`;
}

/** Storybook keeps code on one line; long code may wrap. */
function code(text: string): string {
  return text.length < 30
    ? `\`${text}\``
    : `<code style={{ whiteSpace: 'normal' }}>{${JSON.stringify(text)}}</code>`;
}

function codes(names: readonly string[]): string {
  return code(names.join(', '));
}

/** PostgreSQL's spelling of an expression without line breaks, casts of constants and the wrapping of settings. */
function plain(expression: string): string {
  return expression
    .replace(/\( SELECT (app_\w+\(\)) AS app_\w+\)/g, '$1')
    .replaceAll('::bigint[]', '')
    .replace(/::(?:text|jsonb|bigint|bytea)\b/g, '')
    .replace(/\s+/g, ' ');
}

/** The columns and the condition of `CREATE UNIQUE INDEX … USING btree (…) WHERE …`. */
function keyOf(definition: string): string {
  return plain(definition.replace(/^.* USING \w+ /, ''))
    .replace(/^\((.*?)\)($| WHERE )/, '$1$2')
    .replace(' WHERE ', ' where ');
}

function whenOf(definition: string): string {
  const found = /TRIGGER \S+ (.+?) ON \S+(?:.*?)FOR EACH (ROW|STATEMENT)(?: WHEN \((.*)\))? EXECUTE/s.exec(
    definition,
  );
  if (!found) throw new Error(`This trigger is not understood: ${definition}`);
  const [, when = '', each = '', condition] = found;
  const rest = condition === undefined ? '' : ` when ${code(plain(condition).replace(/^\((.*)\)$/, '$1'))}`;
  const late = definition.includes('INITIALLY DEFERRED') ? ' at commit' : '';
  return `${when.toLowerCase()}${late}, each ${each.toLowerCase()}${rest}`;
}

function rowSecurity({ name, isView, hasRowSecurity, policies, grants }: CatalogTable): string {
  if (grants.length === 0) return 'a session of a shop sees no row; only the server itself reads the table.';
  const may = `A session may ${grants.map((grant) => grant.toLowerCase()).join(', ')}.`;
  if (isView) return `a condition of the view itself. ${may}`;
  if (!hasRowSecurity) return `none. ${may}`;
  const policyWords = (expression: string) => {
    const line = policyLines[plain(expression)];
    if (line !== undefined) return line;
    throw new Error(`A policy of ${name} has no line in policy-words.ts: ${plain(expression)}.`);
  };
  const rows = policies.map(({ using, check }) =>
    check === null ? policyWords(using) : `${policyWords(using)}; to write: ${policyWords(check)}`,
  );
  return `${rows.length === 0 ? 'no rows' : rows.join('; and ')}. ${may}`;
}

const moneyLines = `An arrow is a foreign key and points at the referenced table. An override has no table: it is
\`override_vendor_id\`, \`override_amount\` and \`override_ppm\` of its line item. The ledger’s \`payout_id\` and \`line_item_id\` are
plain numbers, so that the ledger stays even if the rows that they name do not.`;

const head = `import { Meta } from '@storybook/addon-docs/blocks';
import { PageTable } from '../PageTable.tsx';

<Meta title="Handbook/For developers/The database" />

{/* Written by \`npm run generate\` from packages/server/migrations. Edit those. */}

# The database

This page shows the tables after every migration. Money is \`int8\` in the minor unit of the shop’s currency. Rates are \`int4\` in
ppm (1 % is 10,000). \`shop_id\` comes first in keys and policies. A request runs as the role \`consignment_app\` under row-level
security. Its transaction sets the shop and the vendors of its session. Sign-in, commands and jobs over all shops run
as the owner of the tables.
`;
