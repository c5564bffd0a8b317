import { readFile } from 'node:fs/promises';
import { tokenFiles } from '@consignment/components/theme/token-files';
import type { CatalogTable } from '@consignment/server/database/catalog';
import { describe, expect, it } from 'vitest';
import { accessPage, accessPageFile } from '../../shells/server/access-page.ts';
import { answerShapes, answerShapesFile, partsWithShapes } from '../../shells/server/answer-shapes.ts';
import { clientTypes, clientTypesFile, tokensFolder } from '../../shells/server/generate.ts';
import { contractFile, contractText } from '../../shells/server/contract-text.ts';
import { licencesPage, licencesPageFile } from '../../shells/server/licences-page.ts';
import { moneyPage, moneyPageFile } from '../../shells/server/money-page.ts';
import { operationsTable, operationsTableFile } from '../../shells/server/operations-table.ts';
import {
  partiesWithCalls,
  restrictedCalls,
  restrictedCallsFile,
} from '../../shells/server/restricted-calls.ts';
import { migratedCatalog, schemaPage, schemaPageFile } from '../../shells/server/schema/schema-page.ts';
import { settingsPage, settingsPageFile } from '../../shells/server/settings-page.ts';
import { tableTypes, tableTypesFile } from '../../shells/server/schema/table-types.ts';
import { pgliteTemplate } from '../templates.ts';

/** `npm run generate` updates all of them. */
describe('generated files are fresh', () => {
  it('the contract, of its parts', async () => {
    expect(await readFile(contractFile, 'utf8')).toBe(contractText());
  });

  it('the types of the contract', { timeout: 60_000 }, async () => {
    expect(await readFile(clientTypesFile, 'utf8')).toBe(await clientTypes());
  });

  it.each(partsWithShapes)('the shapes of its answers to a %s', async (part) => {
    expect(await readFile(answerShapesFile(part), 'utf8')).toBe(answerShapes(part));
  });

  it.each(partiesWithCalls)('the calls that not every %s may make', async (party) => {
    expect(await readFile(restrictedCallsFile(party), 'utf8')).toBe(restrictedCalls(party));
  });

  it('the table of operations', async () => {
    expect(await readFile(operationsTableFile, 'utf8')).toBe(operationsTable());
  });

  it.each(Object.entries(tokenFiles()))('the tokens in %s', async (name, text) => {
    expect(await readFile(new URL(name, tokensFolder), 'utf8')).toBe(text);
  });

  it('the page of roles in the handbook', async () => {
    expect(await readFile(accessPageFile, 'utf8')).toBe(accessPage());
  });

  it('the page of calls that touch money', async () => {
    expect(await readFile(moneyPageFile, 'utf8')).toBe(moneyPage());
  });

  it('the page of licences in the handbook', async () => {
    expect(await readFile(licencesPageFile, 'utf8')).toBe(licencesPage());
  });

  it('the page of settings in the handbook', async () => {
    expect(await readFile(settingsPageFile, 'utf8')).toBe(settingsPage());
  });
});

/** Of an embedded database that has every migration. */
const catalog = pgliteTemplate().then(migratedCatalog);

describe('the types of tables', () => {
  it('are fresh', { timeout: 60_000 }, async () => {
    expect(await readFile(tableTypesFile, 'utf8')).toBe(tableTypes(await catalog));
  });

  it.each([
    ["(kind = 'a'::text)", "'a'"],
    ["(kind = ANY (ARRAY['a'::text, 'b'::text]))", "'a' | 'b'"],
    ["((kind = ANY (ARRAY['a'::text, 'b'::text])) OR (kind = 'c'::text))", "'a' | 'b' | 'c'"],
    ["((kind = 'a'::text) OR (other = 'b'::text))", 'string'],
    ["((kind = 'a'::text) = (other IS NULL))", 'string'],
    ["(kind <> 'a'::text)", 'string'],
  ])('have the values that the check %s lists: %s', async (check, type) => {
    expect(await typesWith({ name: 'kind', type: 'text' }, [check])).toContain(`    kind: ${type};`);
  });

  it.each([
    [{ type: 'int8' }, 'number'],
    [{ type: 'int8', isNullable: true }, 'number | null'],
    [{ type: 'int8', isIdentity: true }, 'Generated<number>'],
    [{ type: 'int8', expression: '0' }, 'Generated<number>'],
    [{ type: 'int8', expression: 'a + b', isGenerated: true }, 'Computed<number>'],
    [{ type: 'timestamptz', expression: 'now()' }, 'DefaultTimestamp'],
    [{ type: 'timestamptz', isNullable: true }, 'OptionalTimestamp'],
    [{ type: 'jsonb', isNullable: true }, 'Json<unknown> | null'],
    [{ type: 'jsonb', expression: "'{}'" }, 'DefaultJson<unknown>'],
  ])('write the column %j as %s', async (column, type) => {
    expect(await typesWith({ name: 'planted', ...column })).toContain(`    planted: ${type};`);
  });

  it('refuse a column that is gone, and a type that they do not know', async () => {
    const all = await catalog;
    expect(() => tableTypes(all.filter(({ name }) => name !== 'statements'))).toThrow(
      'gone: statements.details',
    );
    await expect(typesWith({ name: 'planted', type: 'point' })).rejects.toThrow(
      'The type point of planted.planted is not known',
    );
  });

  async function typesWith(
    column: Partial<CatalogTable['columns'][number]>,
    checks: readonly string[] = [],
  ): Promise<string> {
    const [table, ...others] = await catalog;
    if (table === undefined) throw new Error('the catalogue is empty');
    const whole = {
      name: 'planted',
      type: 'text',
      isNullable: false,
      isIdentity: false,
      isGenerated: false,
      expression: null,
      comment: null,
      ...column,
    };
    return tableTypes([{ ...table, name: 'planted', checks, columns: [whole] }, table, ...others]);
  }
});

describe('the page of the database', () => {
  it('is fresh', { timeout: 60_000 }, async () => {
    expect(await readFile(schemaPageFile, 'utf8')).toBe(await schemaPage(await catalog));
  });

  it('needs words for every table, trigger and policy', async () => {
    const [table, ...others] = await catalog;
    if (table === undefined) throw new Error('the catalogue is empty');
    const planted = (change: Partial<typeof table>) => schemaPage([{ ...table, ...change }, ...others]);
    await expect(planted({ name: 'planted', comment: null })).rejects.toThrow(
      'The table planted has no comment',
    );
    const definition = 'CREATE TRIGGER t AFTER INSERT ON a FOR EACH ROW EXECUTE FUNCTION planted()';
    const trigger = { name: 't', definition, function: 'planted', comment: null };
    await expect(planted({ triggers: [trigger] })).rejects.toThrow('The function planted() has no comment');
    await expect(planted({ policies: [{ using: 'true', check: null }] })).rejects.toThrow('has no line');
  });
});
