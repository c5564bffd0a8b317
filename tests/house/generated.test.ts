import { readFile } from 'node:fs/promises';
import { tokenFiles } from '@consignment/components/theme/tokens';
import { describe, expect, it } from 'vitest';
import { accessPage, accessPageFile } from '../../shells/server/access-page.ts';
import { answerShapes, answerShapesFile } from '../../shells/server/answer-shapes.ts';
import { clientTypes, clientTypesFile, tokensFolder } from '../../shells/server/generate.ts';
import { licencesPage, licencesPageFile } from '../../shells/server/licences-page.ts';
import { operationsTable, operationsTableFile } from '../../shells/server/operations-table.ts';
import { readmeFile, withSettings } from '../../shells/server/readme.ts';

/** All are mended by `npm run generate`. */
describe('generated files are fresh', () => {
  it('the types of the contract', { timeout: 60_000 }, async () => {
    expect(await readFile(clientTypesFile, 'utf8')).toBe(await clientTypes());
  });

  it('the shapes of its answers', async () => {
    expect(await readFile(answerShapesFile, 'utf8')).toBe(answerShapes());
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

  it('the page of licences in the handbook', async () => {
    expect(await readFile(licencesPageFile, 'utf8')).toBe(licencesPage());
  });

  it("the README's table of settings", async () => {
    const readme = await readFile(readmeFile, 'utf8');
    expect(readme).toBe(withSettings(readme));
  });

  it('a changed table is seen, and a lost place is an error', async () => {
    const readme = await readFile(readmeFile, 'utf8');
    const edited = readme.replace('`4000`', '`8080`');
    expect(edited).not.toBe(readme);
    expect(withSettings(edited)).toBe(readme);
    expect(() => withSettings('# Consignment')).toThrow('marks');
  });
});
