import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import {
  accountMails,
  bankMails,
  privacyMails,
  tradeMails,
  webhookMails,
} from '../../stories/fixtures/mails.ts';
import { parse, root, sourcesIn, walk, type Source } from './source.ts';

const folder = 'packages/server/src/mail-content';

/** The exported functions of a file that return the content of a mail. */
function writersIn(source: Source): string[] {
  return parse(source).statements.flatMap((statement) =>
    ts.isFunctionDeclaration(statement) &&
    statement.type?.getText() === 'MailContent' &&
    statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
      ? [statement.name?.text ?? '']
      : [],
  );
}

/** Contents written in place, past the functions that the stories are drawn from. */
function writtenInPlace(source: Source): string[] {
  const found: string[] = [];
  walk(parse(source), (node) => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'greeting') found.push(source.path);
  });
  return found;
}

it('each mail of the server is written by a function that a fixture of the stories calls', () => {
  const writers = sourcesIn(folder, ['.ts']).flatMap(writersIn);
  expect(writers.length).toBeGreaterThan(10);
  const fixtures = readFileSync(join(root, 'stories/fixtures/mails.ts'), 'utf8');
  expect(writers.filter((name) => !fixtures.includes(`${name}(`))).toEqual([]);
  const others = sourcesIn('packages/server/src', ['.ts']).filter(({ path }) => !path.startsWith(folder));
  expect(others.flatMap(writtenInPlace)).toEqual([]);
});

it('each fixture of a mail has a story', () => {
  const stories = sourcesIn('stories/mails', ['.stories.tsx'])
    .map(({ text }) => text)
    .join('\n');
  const shown = (of: string, names: object) =>
    Object.keys(names).filter((name) => !new RegExp(`mailStory\\(${of}\\.${name}[,)]`).test(stories));
  expect(shown('accountMails', accountMails)).toEqual([]);
  expect(shown('tradeMails', tradeMails)).toEqual([]);
  expect(shown('privacyMails', privacyMails)).toEqual([]);
  expect(shown('webhookMails', webhookMails)).toEqual([]);
  expect(shown('bankMails', bankMails)).toEqual([]);
});

it('a new function, and a content written elsewhere, are found', () => {
  const path = 'packages/server/src/mail/planted.ts';
  const text = `export function plantedContent(): MailContent { return x; }\nconst content = { subject: '', greeting: '' };`;
  expect(writersIn({ path, text })).toEqual(['plantedContent']);
  expect(writtenInPlace({ path, text })).toEqual([path]);
});
