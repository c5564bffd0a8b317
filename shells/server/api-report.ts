/** The public API of each published package as a page, to compare two releases by. */
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { distOf, type Name } from './pack.ts';

export const packageNames = ['domain', 'client', 'tokens', 'components'] satisfies Name[];

/** The text of the page, out of the files that `packAll` has left. */
export function apiReport(name: Name): string {
  const head = `# The public API of @consignment/${name}\n\n`;
  return [head, ...(name === 'tokens' ? tokenParts() : moduleParts(name))].join('\n');
}

/** A part for each module that others can import: its declarations by name, without comments. */
function moduleParts(name: Name): string[] {
  const dist = distOf(name);
  // The manifest that `packAll` writes.
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  const isPublic = (path: string) =>
    Object.keys(exports).some((pattern) => {
      const [before = '', after = ''] = pattern.slice('./'.length).split('*');
      return path === pattern.slice('./'.length) || (path.startsWith(before) && path.endsWith(after));
    });
  return globSync(join(dist, '**/*.d.ts'))
    .map((file) => ({ file, path: relative(dist, file).replace(/\.d\.ts$/, '') }))
    .filter(({ path }) => isPublic(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1))
    .map(({ file, path }) => {
      const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
      const names = () => {
        const declared = source.statements.map(nameOf).filter((own) => own !== '');
        return declared.map((own) => `\`${own}\``).join(', ');
      };
      if (path === 'generated/api') return `## ${path}\n\nThe types of openapi.yaml: ${names()}.\n`;
      if (path.endsWith('.css')) return `## ${path}\n\nIts classes and what makes them: ${names()}.\n`;
      return part(path, 'ts', declarationsOf(source));
    });
}

const part = (title: string, language: string, text: string) =>
  `## ${title}\n\n\`\`\`${language}\n${text}\n\`\`\`\n`;

const printer = ts.createPrinter({ removeComments: true });

function declarationsOf(source: ts.SourceFile): string {
  const { transformed } = ts.transform(source, [withoutParts]);
  const statements = (transformed[0] ?? source).statements.filter((statement) => !isEmpty(statement));
  const print = (statement: ts.Statement) =>
    printer.printNode(ts.EmitHint.Unspecified, statement, source).replaceAll('    ', '  ');
  const imports = statements.filter((statement) => ts.isImportDeclaration(statement)).map(print);
  const others = statements.filter((statement) => !ts.isImportDeclaration(statement));
  const byName = others.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  return [...imports.toSorted(), ...byName.map(print)].join('\n');
}

/** An argument that the source takes apart is its type to a caller: which parts it names is no part of the API. */
const withoutParts: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const visit = (node: ts.Node): ts.Node => {
    const inner = ts.visitEachChild(node, visit, context);
    if (!ts.isParameter(inner) || !ts.isObjectBindingPattern(inner.name)) return inner;
    const { modifiers, dotDotDotToken, questionToken, type } = inner;
    return ts.factory.createParameterDeclaration(modifiers, dotDotDotToken, 'options', questionToken, type);
  };
  return ts.visitEachChild(file, visit, context);
};

function isEmpty(statement: ts.Statement): boolean {
  return (
    ts.isExportDeclaration(statement) &&
    statement.exportClause !== undefined &&
    ts.isNamedExports(statement.exportClause) &&
    statement.exportClause.elements.length === 0
  );
}

function nameOf(statement: ts.Statement): string {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations[0]?.name.getText() ?? '';
  // Types, functions and classes have one.
  const { name } = statement as ts.Statement & { name?: ts.Identifier };
  return name?.text ?? '';
}

/** A part for each file: the paths of its tokens with their types, or its custom properties. */
function tokenParts(): string[] {
  const dist = distOf('tokens');
  return globSync(join(dist, '*.{css,json}'))
    .map((file) => ({ file, name: relative(dist, file) }))
    .filter(({ name }) => name !== 'package.json')
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ file, name }) => {
      const text = readFileSync(file, 'utf8');
      if (name.endsWith('.css')) {
        const properties = [...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, property]) => property);
        return part(name, 'css', [...new Set(properties)].join('\n'));
      }
      return name.endsWith('.tokens.json')
        ? part(name, 'text', tokensOf(JSON.parse(text), '', '').join('\n'))
        : `## ${name}\n`;
    });
}

/** `color.text.muted: color` for each token; the type of a group is that of its tokens. */
function tokensOf(group: unknown, path: string, type: string): string[] {
  if (typeof group !== 'object' || group === null) return [];
  const own = '$type' in group && typeof group.$type === 'string' ? group.$type : type;
  if ('$value' in group) return [`${path}: ${own}`];
  return Object.entries(group)
    .filter(([key]) => !key.startsWith('$'))
    .flatMap(([key, inner]) => tokensOf(inner, path === '' ? key : `${path}.${key}`, own));
}
