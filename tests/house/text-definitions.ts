/** The texts that files define with `defineTexts`, and where they are read. */
import { basename } from 'node:path';
import { formatText } from '@consignment/domain/text/format-text';
import ts from 'typescript';
import { lineOf, parse, walk, type Source, type Violation } from './source.ts';

type Definition = {
  path: string;
  line: number;
  /** The name that other languages know it by. */
  name: string;
  /** Of the constant that holds the texts. */
  constant: string;
  isExported: boolean;
  texts: readonly { key: string; text: string; line: number }[];
};

export function definitionsIn(source: Source): Definition[] {
  if (!source.text.includes('defineTexts(')) return [];
  const file = parse(source);
  const found: Definition[] = [];
  walk(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !node.initializer || !ts.isCallExpression(node.initializer))
      return;
    const { expression, arguments: given } = node.initializer;
    const [name, texts] = [given[0], given[1] && unwrapped(given[1])];
    if (expression.getText() !== 'defineTexts' || !name || !ts.isStringLiteralLike(name) || !texts) return;
    const statement = node.parent.parent;
    found.push({
      path: source.path,
      line: lineOf(file, node),
      name: name.text,
      constant: node.name.getText(),
      isExported:
        ts.isVariableStatement(statement) &&
        (statement.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword),
      texts: ts.isObjectLiteralExpression(texts)
        ? texts.properties.filter(ts.isPropertyAssignment).map(({ name: key, initializer }) => ({
            key: nameOfKey(key),
            // Code in the place of a text has quotes, and so is at fault.
            text: ts.isStringLiteralLike(initializer) ? initializer.text : initializer.getText(),
            line: lineOf(file, key),
          }))
        : [],
    });
  });
  return found;
}

/** Without the quotes of a key such as 'payout.created'. */
const nameOfKey = (name: ts.PropertyName): string =>
  ts.isStringLiteralLike(name) ? name.text : name.getText();

/**
 * Names that do not end with the file's, or that two files have: a table of another language could not distinguish them. A word
 * before the file's name sets it apart from a file of the same name.
 */
export function wronglyNamed(definitions: readonly Definition[]): Violation[] {
  const taken = new Set<string>();
  return definitions.flatMap(({ path, line, name }) => {
    const faults = [];
    if (!name.endsWith(nameOf(path))) faults.push(`defines “${name}” and not “${nameOf(path)}”`);
    if (taken.has(name)) faults.push(`defines “${name}” once more`);
    taken.add(name);
    return faults.map((what) => ({ path, line, what }));
  });
}

const nameOf = (path: string): string =>
  basename(path)
    .replace(/\.tsx?$/, '')
    .replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());

/** Keys that their file does not read. One that is chosen by a value, as in `texts[state]`, is taken to be read. */
export function unreadKeys(source: Source): Violation[] {
  return definitionsIn(source).flatMap(({ path, constant, isExported, texts }) => {
    if (isExported || source.text.includes(`${constant}[`)) return [];
    return texts
      .filter(({ key }) => !new RegExp(String.raw`\b${constant}\.${key}\b`).test(source.text))
      .map(({ key, line }) => ({ path, line, what: `has the text “${key}”, which it never reads` }));
  });
}

export function faultyTexts({ path, texts }: Definition): Violation[] {
  return texts.flatMap(({ text, line }) => {
    const fault = faultOf(text);
    return fault === null ? [] : [{ path, line, what: `has “${text}”, which ${fault}` }];
  });
}

/** A text of the documents, in their punctuation. */
const quoted = 'Email already exists. If you do not know your password please use "Forgot your Password?".';

function faultOf(text: string): string | null {
  if (/['"]/.test(text) && text !== quoted) return 'has a straight quote or apostrophe';
  if (text !== text.trim()) return 'begins or ends with a space';
  if (text.split('{').length !== text.split('}').length) return 'has an open brace';
  // No branch is for 7 alone, and so each choice needs one for all other values.
  const values = new Proxy({}, { get: () => 7 });
  try {
    formatText(text, values, 'en');
    return null;
  } catch (error) {
    return `does not read: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Methods that call their function at once, while the module loads. */
const callsAtOnce =
  /^(?:every|filter|find|flatMap|forEach|from|fromEntries|groupBy|map|reduce|some|sort|toSorted)$/;

/** Texts that are read while a module loads, when the language is not known yet. `exported` are the constants that files export. */
export function readAtLoad(source: Source, exported: ReadonlySet<string>): Violation[] {
  const file = parse(source);
  const constants = new Set([
    ...definitionsIn(source).map(({ constant }) => constant),
    ...importedFrom(file).filter((name) => exported.has(name)),
  ]);
  if (constants.size === 0) return [];
  const functions = functionsOf(file);
  const entered = new Set<ts.Node>();
  const found: Violation[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (ts.isFunctionLike(node) && !isCalledAtOnce(node)) return;
    const read = textsReadBy(node);
    if (read !== null && constants.has(read)) {
      found.push({
        path: source.path,
        line: lineOf(file, node),
        what: `reads ${node.getText()} while it loads`,
      });
    }
    if (ts.isCallExpression(node)) {
      const called = functions.get(node.expression.getText());
      if (called !== undefined && !entered.has(called)) {
        entered.add(called);
        ts.forEachChild(called, visit);
      }
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(file, visit);
  return found;
}

function textsReadBy(node: ts.Node): string | null {
  if (
    ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isSpreadAssignment(node)
  )
    return node.expression.getText();
  if (ts.isCallExpression(node) && /^Object\.(?:entries|values)$/.test(node.expression.getText()))
    return node.arguments[0]?.getText() ?? null;
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name))
    return node.initializer?.getText() ?? null;
  return null;
}

function isCalledAtOnce(node: ts.SignatureDeclaration): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return ts.isCallExpression(parent.parent);
  if (!ts.isCallExpression(parent) || !ts.isPropertyAccessExpression(parent.expression)) return false;
  return callsAtOnce.test(parent.expression.name.text);
}

/** The functions of a file by their names. */
function functionsOf(file: ts.SourceFile): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) found.set(statement.name.text, statement);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && ts.isFunctionLike(initializer)) found.set(name.getText(), initializer);
  }
  return found;
}

function importedFrom(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement)) return [];
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) return [];
    return bindings.elements.map(({ name }) => name.text);
  });
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node)
    ? unwrapped(node.expression)
    : node;
}
