/** The project's own files for the house rules: paths from the root, and syntax instead of text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

export const root = join(import.meta.dirname, '../..');

/** A file to check; self-checks pass one that is not on disk. */
export type Source = { path: string; text: string };

/** A finding of a rule: its place and its description. */
export type Violation = { path: string; line: number; what: string };

const neverOurs = new Set(['node_modules', 'dist', 'dist.next', 'generated', '.output', '.cache']);

/** The files below `folder` with one of these endings, without generated and built ones. */
export function sourcesIn(folder: string, endings: readonly string[]): Source[] {
  return pathsIn(folder)
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function pathsIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => !neverOurs.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? pathsIn(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
    )
    .sort();
}

export function parse({ path, text }: Source): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : undefined,
  );
}

/** Calls `visit` for every node, parents before children. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}

export function lineOf(file: ts.SourceFile, node: ts.Node): number {
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}

/** The modules that a file names: static, type-only, re-exported and dynamic imports, and `import('…')` types. */
export function importsOf(source: Source): { specifier: string; line: number }[] {
  const file = parse(source);
  const found: { specifier: string; line: number }[] = [];
  const add = (node: ts.Node | undefined) => {
    if (node && ts.isStringLiteralLike(node)) found.push({ specifier: node.text, line: lineOf(file, node) });
  };
  walk(file, (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0]);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
  });
  return found;
}

/** A name that a file declares and exports, with what it names. Re-exports have their home elsewhere. */
export type Exported = { name: string; line: number; node: ts.Node };

export function exportsOf(source: Source): Exported[] {
  const file = parse(source);
  const declared = file.statements.flatMap(declarationsOf);
  const listed = new Set(
    file.statements.flatMap((statement) => {
      if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier) return [];
      if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return [];
      return statement.exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
    }),
  );
  return declared
    .filter(({ isExported, name }) => isExported || listed.has(name.text))
    .map(({ name, node }) => ({ name: name.text, line: lineOf(file, node), node }));
}

type Declared = { name: ts.Identifier; node: ts.Node; isExported: boolean };

function declarationsOf(statement: ts.Statement): Declared[] {
  if (!ts.canHaveModifiers(statement)) return [];
  const isExported = !!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.flatMap((node) =>
      namesIn(node.name).map((name) => ({ name, node, isExported })),
    );
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [{ name: statement.name, node: statement, isExported }] : [];
}

function namesIn(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
}

/** Attributes and properties whose texts are the words of a button, link or title. */
const labels = new Set(['label', 'title', 'submitLabel', 'confirmLabel', 'cancelLabel']);

/** The words of buttons, links and titles; of one that is put together, how it begins. */
export function labelsOf(source: Source): { text: string; line: number }[] {
  const file = parse(source);
  const found: { text: string; line: number }[] = [];
  walk(file, (node) => {
    if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return;
    if (!labels.has(node.name.getText(file)) || node.initializer === undefined) return;
    walk(node.initializer, (part) => {
      if (!ts.isStringLiteralLike(part) && !ts.isTemplateHead(part)) return;
      found.push({ text: part.text, line: lineOf(file, part) });
    });
  });
  return found;
}

/** Violations as lines of text, so that a failing test is a list of tasks. */
export function asLines(violations: readonly Violation[]): string[] {
  return violations.map(({ path, line, what }) => `${path}:${line} ${what}`);
}
