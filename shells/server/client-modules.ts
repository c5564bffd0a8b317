/**
 * Which modules of the components need the directive 'use client', read from their sources, so that it cannot be forgotten:
 * those that use what React has only in the browser, that hand a function to an element of the page or to a module that runs in the
 * browser, or that use such a module otherwise than by drawing it. All others can be used in a server component.
 */
import { execFileSync } from 'node:child_process';
import ts from 'typescript';

/** Types that React carries from the server to the browser, although they have methods. */
const carried = new Set(['ReactElement', 'ReactPortal', 'Iterable', 'Promise', 'Date', 'Map', 'Set']);

/** Values that a module takes from another; `from` is its file, or a package's name where it is not one of ours. */
type Taken = { name: string; from: string; isOurs: boolean };

/** As far as the types of props and imports depend on them. */
const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** @returns for each of the `files` that needs the directive the reason, in words. */
export function clientModules(files: readonly string[]): ReadonlyMap<string, string> {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const modules = files
    .map((file) => program.getSourceFile(file))
    .filter((file) => file !== undefined)
    .map((file) => ({ file, taken: takenBy(file) }));

  const found = new Map<string, string>();
  // A module that comes to need it can be the reason for those that use it.
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const { file, taken } of modules) {
      if (found.has(file.fileName)) continue;
      const reason = reasonOf(file, taken, found, checker);
      if (reason !== null) found.set(file.fileName, reason);
    }
  }
  return found;
}

function takenBy(file: ts.SourceFile): ReadonlyMap<string, Taken> {
  const taken = new Map<string, Taken>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const clause = statement.importClause;
    if (clause === undefined || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) continue;
    const { text } = statement.moduleSpecifier;
    const isOurs = text.startsWith('.');
    const from = isOurs
      ? (ts.resolveModuleName(text, file.fileName, options, ts.sys).resolvedModule?.resolvedFileName ?? text)
      : text;
    if (clause.name) taken.set(clause.name.text, { name: 'default', from, isOurs });
    const named = clause.namedBindings;
    if (named === undefined) continue;
    if (ts.isNamespaceImport(named)) taken.set(named.name.text, { name: '*', from, isOurs });
    else
      for (const { name, propertyName, isTypeOnly } of named.elements)
        if (!isTypeOnly) taken.set(name.text, { name: (propertyName ?? name).text, from, isOurs });
  }
  return taken;
}

function reasonOf(
  file: ts.SourceFile,
  taken: ReadonlyMap<string, Taken>,
  client: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): string | null {
  for (const { name, from, isOurs } of taken.values()) {
    const onServer = serverNames()[from];
    if (onServer !== undefined ? !onServer.includes(name) : !isOurs && /^use[A-Z]/.test(name))
      return `${name} of ${from}`;
  }
  let reason: string | null = null;
  const visit = (node: ts.Node): void => {
    if (reason !== null || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    reason = ts.isIdentifier(node)
      ? reasonOfUse(node, taken, client, checker)
      : isElement(node)
        ? reasonOfProps(node, taken, client, checker)
        : null;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return reason;
}

/** A module of the browser can only be drawn from the server, not called or read, and a context of it not be given a value. */
function reasonOfUse(
  node: ts.Identifier,
  taken: ReadonlyMap<string, Taken>,
  client: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): string | null {
  const source = taken.get(node.text);
  if (source === undefined || !client.has(source.from) || !isReference(node)) return null;
  const isDrawn = isTag(node) && checker.getTypeAtLocation(node).getProperty('Provider') === undefined;
  return isDrawn ? null : `${node.text} is of the browser`;
}

function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isExportSpecifier(parent) || ts.isJsxAttribute(parent)) return false;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent) || ts.isBindingElement(parent)) return parent.name !== node;
  return !(ts.isPropertySignature(parent) || ts.isTypeReferenceNode(parent));
}

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

const isElement = (node: ts.Node): node is Element =>
  ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);

const isTag = ({ parent }: ts.Identifier) => isElement(parent) || ts.isJsxClosingElement(parent);

/** Functions do not travel from the server to an element of the page, to a module of the browser, or to a package's. */
function reasonOfProps(
  element: Element,
  taken: ReadonlyMap<string, Taken>,
  client: ReadonlyMap<string, string>,
  checker: ts.TypeChecker,
): string | null {
  const tag = element.tagName.getText();
  const source = taken.get(tag.split('.')[0] ?? tag);
  const isOfPage = /^[a-z]/.test(tag);
  if (!isOfPage && (source === undefined || (source.isOurs && !client.has(source.from)))) return null;
  for (const property of element.attributes.properties) {
    if (ts.isJsxSpreadAttribute(property)) {
      if (hasFunction(checker.getTypeAtLocation(property.expression), checker)) return `…props to ${tag}`;
      continue;
    }
    const name = property.name.getText();
    if (name === 'ref') return `ref to ${tag}`;
    const value = property.initializer;
    if (value && ts.isJsxExpression(value) && value.expression) {
      if (hasFunction(checker.getTypeAtLocation(value.expression), checker)) return `${name} to ${tag}`;
    }
  }
  const children = ts.isJsxOpeningElement(element) ? element.parent.children : [];
  for (const child of children) {
    if (!ts.isJsxExpression(child) || child.expression === undefined) continue;
    if (hasFunction(checker.getTypeAtLocation(child.expression), checker)) return `children to ${tag}`;
  }
  return null;
}

function hasFunction(type: ts.Type, checker: ts.TypeChecker, above: readonly ts.Type[] = []): boolean {
  if (above.includes(type)) return false;
  const within = (types: readonly ts.Type[]) =>
    types.some((one) => hasFunction(one, checker, [...above, type]));
  if (type.flags & ts.TypeFlags.UnionOrIntersection)
    return within((type as ts.UnionOrIntersectionType).types);
  if (type.flags & ts.TypeFlags.TypeParameter) return within([checker.getBaseConstraintOfType(type) ?? type]);
  // Only types without a declaration have no symbol, whatever its own type says.
  const symbol = type.symbol as ts.Symbol | undefined;
  if (!(type.flags & ts.TypeFlags.Object) || carried.has(symbol?.name ?? '')) return false;
  if (type.getCallSignatures().length + type.getConstructSignatures().length > 0) return true;
  return checker.isArrayType(type) || checker.isTupleType(type)
    ? within(checker.getTypeArguments(type as ts.TypeReference))
    : within(type.getProperties().map((property) => checker.getTypeOfSymbol(property)));
}

let names: Record<string, readonly string[]> | null = null;

/** The names that React has in a server component, as its packages export them there. */
function serverNames(): Record<string, readonly string[]> {
  names ??= JSON.parse(
    execFileSync(process.execPath, [
      '--conditions=react-server',
      '--print',
      `JSON.stringify(Object.fromEntries(['react', 'react-dom'].map((of) => [of, Object.keys(require(of))])))`,
    ]).toString(),
  ) as Record<string, readonly string[]>;
  return names;
}
