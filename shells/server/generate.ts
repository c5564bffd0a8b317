import { mkdir, writeFile } from 'node:fs/promises';
import openapiTypes, { astToString } from 'openapi-typescript';
import { tokenFiles } from '../../packages/components/src/theme/token-files.ts';
import { accessPage, accessPageFile } from './access-page.ts';
import { answerShapes, answerShapesFile, partsWithShapes } from './answer-shapes.ts';
import { contractFile, contractText } from './contract-text.ts';
import { licencesPage, licencesPageFile } from './licences-page.ts';
import { moneyPage, moneyPageFile } from './money-page.ts';
import { operationsTable, operationsTableFile } from './operations-table.ts';
import { partiesWithCalls, restrictedCalls, restrictedCallsFile } from './restricted-calls.ts';
import { migratedCatalog, schemaPage, schemaPageFile } from './schema/schema-page.ts';
import { settingsPage, settingsPageFile } from './settings-page.ts';
import { tableTypes, tableTypesFile } from './schema/table-types.ts';

/*
 * `npm run generate` writes every file that is derived from another one. The text of each is a function of
 * its own, so that a test can compare it with the file in the repository.
 */

export const clientTypesFile = new URL('../../packages/client/src/generated/api.ts', import.meta.url);

/** The folder of the files of `tokenFiles`. */
export const tokensFolder = new URL('../../packages/components/tokens/', import.meta.url);

/** The text of `packages/client/src/generated/api.ts`: the types of every operation in openapi.yaml. */
export async function clientTypes(): Promise<string> {
  // A default in a request body does not make its key required.
  const types = await openapiTypes(contractFile, { defaultNonNullable: false });
  return `// Written by \`npm run generate\` from openapi.yaml. Edit that, not this.\n\n${astToString(types)}`;
}

if (import.meta.main) {
  // First: what follows is made from it.
  await writeFile(contractFile, contractText());
  await mkdir(new URL('.', clientTypesFile), { recursive: true });
  await writeFile(clientTypesFile, await clientTypes());
  for (const part of partsWithShapes) await writeFile(answerShapesFile(part), answerShapes(part));
  for (const party of partiesWithCalls) await writeFile(restrictedCallsFile(party), restrictedCalls(party));
  await mkdir(tokensFolder, { recursive: true });
  for (const [name, text] of Object.entries(tokenFiles())) await writeFile(new URL(name, tokensFolder), text);
  await writeFile(operationsTableFile, operationsTable());
  await writeFile(accessPageFile, accessPage());
  await writeFile(moneyPageFile, moneyPage());
  await writeFile(licencesPageFile, licencesPage());
  const catalog = await migratedCatalog();
  await writeFile(tableTypesFile, tableTypes(catalog));
  await writeFile(schemaPageFile, await schemaPage(catalog));
  await writeFile(settingsPageFile, settingsPage());
  console.log(
    'openapi.yaml, packages/client/src/generated, packages/components/tokens, the table of operations, the types of tables and five pages of stories/handbook are up to date.',
  );
}
