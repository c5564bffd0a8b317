/** The small faults that can be put into a file: what is replaced by what, and where. Pure. */
import ts from 'typescript';
import { parse, type Source } from '../house/source.ts';
import { sqlFaults } from './sql-faults.ts';

export type Mutation = {
  readonly path: string;
  readonly operator: string;
  /** The range of the text that is replaced. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
  /** The named function, method or variable around it; '' at the top of the file. */
  readonly within: string;
  /** The expression or statement that it changes, on one line. */
  readonly before: string;
};

/** A fault in a node: `at` is a range of the file. */
type Fault = { operator: string; at: { start: number; end: number }; replacement: string };

const swapped: Partial<Record<ts.SyntaxKind, readonly [operator: string, replacement: string]>> = {
  [ts.SyntaxKind.LessThanToken]: ['boundary', '<='],
  [ts.SyntaxKind.LessThanEqualsToken]: ['boundary', '<'],
  [ts.SyntaxKind.GreaterThanToken]: ['boundary', '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken]: ['boundary', '>'],
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: ['equality', '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: ['equality', '==='],
  [ts.SyntaxKind.PlusToken]: ['plus-minus', '-'],
  [ts.SyntaxKind.MinusToken]: ['plus-minus', '+'],
  [ts.SyntaxKind.PlusEqualsToken]: ['plus-minus', '-='],
  [ts.SyntaxKind.MinusEqualsToken]: ['plus-minus', '+='],
  [ts.SyntaxKind.AsteriskToken]: ['times-divide', '/'],
  [ts.SyntaxKind.SlashToken]: ['times-divide', '*'],
  [ts.SyntaxKind.AmpersandAmpersandToken]: ['and-or', '||'],
  [ts.SyntaxKind.BarBarToken]: ['and-or', '&&'],
};
const renamed: Readonly<Record<string, readonly [operator: string, replacement: string]>> = {
  min: ['min-max', 'max'],
  max: ['min-max', 'min'],
  some: ['some-every', 'every'],
  every: ['some-every', 'some'],
  sum: ['sum-max', 'max'],
};
/** Operators and directions that Kysely takes as text. */
const swappedText: Readonly<Record<string, string>> = {
  '=': '!=',
  '!=': '=',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  is: 'is not',
  'is not': 'is',
  in: 'not in',
  'not in': 'in',
  asc: 'desc',
  desc: 'asc',
};
const dropped = new Set(['filter', 'where', 'whereRef', 'having', 'filterWhere']);
/** Calls of these are for people who read a log, or check the order of locks, which a right program keeps. */
const forLogs = /^(console|log|logger|reportError|takeLock)\b|\blog\.\w+$/;

export function mutationsOf(source: Source): Mutation[] {
  const file = parse(source);
  const found = new Map<string, Mutation>();
  const visit = (node: ts.Node, within: string) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTypeAliasDeclaration(node) || ts.isThrowStatement(node)) return;
    if (ts.isCallExpression(node) && forLogs.test(node.expression.getText(file))) return;
    const inside = nameOf(node) ?? within;
    for (const { operator, at, replacement } of faultsOf(node, file)) {
      const { line, character } = file.getLineAndCharacterOfPosition(at.start);
      const before = source.text
        .slice(...contextOf(node, file, at.start))
        .replaceAll(/\s+/g, ' ')
        .trim();
      const place = { line: line + 1, column: character + 1, within: inside, before: before.slice(0, 120) };
      const mutation = { path: source.path, operator, ...at, replacement, ...place };
      // The same place may be reached from two nodes, as the condition of an `if` that is a choice.
      if (!found.has(idOf(mutation))) found.set(idOf(mutation), mutation);
    }
    ts.forEachChild(node, (child) => visit(child, inside));
  };
  visit(file, '');
  return [...found.values()];
}

export function idOf({ path, line, column, operator }: Mutation): string {
  return `${path}:${line}:${column}:${operator}`;
}

export function mutated(text: string, { start, end, replacement }: Mutation): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

function nameOf(node: ts.Node): string | null {
  const isNamed =
    ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isVariableDeclaration(node);
  return isNamed && node.name !== undefined && ts.isIdentifier(node.name) ? node.name.text : null;
}

/** The range of the text by which a person, and the list of accepted ones, knows the mutation. */
function contextOf(node: ts.Node, file: ts.SourceFile, start: number): [number, number] {
  if (ts.isTaggedTemplateExpression(node)) {
    const lineStart = file.text.lastIndexOf('\n', start) + 1;
    const lineEnd = file.text.indexOf('\n', start);
    return [lineStart, lineEnd < 0 ? file.text.length : lineEnd];
  }
  const isSmall = ts.isLiteralExpression(node) || isBoolean(node);
  const shown = isSmall ? node.parent : node;
  // Of a chain of calls, the one alone.
  const isLink = ts.isCallExpression(shown) && ts.isPropertyAccessExpression(shown.expression);
  return [(isLink ? shown.expression.name : shown).getStart(file), shown.getEnd()];
}

function faultsOf(node: ts.Node, file: ts.SourceFile): Fault[] {
  const range = (one: ts.Node) => ({ start: one.getStart(file), end: one.getEnd() });
  const fault = (operator: string, one: ts.Node, replacement: string) => [
    { operator, at: range(one), replacement },
  ];
  if (ts.isBinaryExpression(node)) return binaryFaults(node, file, fault);
  if (ts.isIfStatement(node))
    return [...guardFaults(node, file, fault), ...negated(node.expression, file, fault)];
  if (ts.isConditionalExpression(node)) return negated(node.condition, file, fault);
  if (ts.isTaggedTemplateExpression(node) && node.tag.getText(file) === 'sql') {
    const start = node.template.getStart(file);
    const holes = ts.isTemplateExpression(node.template)
      ? node.template.templateSpans.map(({ expression }) => range(expression))
      : [];
    return sqlFaults(file.text.slice(start, node.template.getEnd()), start, holes);
  }
  if (isBoolean(node))
    return fault('boolean', node, node.kind === ts.SyntaxKind.TrueKeyword ? 'false' : 'true');
  if (ts.isNumericLiteral(node) || ts.isBigIntLiteral(node)) return numberFaults(node, fault);
  if (ts.isStringLiteral(node)) {
    const other = swappedText[node.text];
    const isArgument = ts.isCallExpression(node.parent) && node.parent.arguments.includes(node);
    return other !== undefined && isArgument ? fault('query-text', node, `'${other}'`) : [];
  }
  if (ts.isExpressionStatement(node)) {
    const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
    const isKept = !ts.isCallExpression(call) || forLogs.test(call.expression.getText(file));
    return isKept || call.expression.kind === ts.SyntaxKind.SuperKeyword ? [] : fault('drop-call', node, ';');
  }
  return ts.isCallExpression(node) ? callFaults(node, file, fault) : [];
}

type MakeFault = (operator: string, one: ts.Node, replacement: string) => Fault[];

function binaryFaults(node: ts.BinaryExpression, file: ts.SourceFile, fault: MakeFault): Fault[] {
  const { left, right, operatorToken } = node;
  if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
    const isNothing = /^(null|undefined)$/.test(right.getText(file));
    return isNothing ? [] : fault('no-fallback', node, left.getText(file));
  }
  const isText = [left, right].some((one) => ts.isStringLiteralLike(one) || ts.isTemplateExpression(one));
  const swap = swapped[operatorToken.kind];
  if (swap === undefined || (isText && swap[0] === 'plus-minus')) return [];
  return fault(swap[0], operatorToken, swap[1]);
}

/** A guard that throws a plain Error is for what cannot happen, so its absence is not seen. */
function guardFaults(node: ts.IfStatement, file: ts.SourceFile, fault: MakeFault): Fault[] {
  const { thenStatement: then, elseStatement } = node;
  const only = ts.isBlock(then) && then.statements.length === 1 ? then.statements[0] : then;
  const isGuard = only !== undefined && (ts.isReturnStatement(only) || ts.isThrowStatement(only));
  const isForBugs = isGuard && /^throw new (Error|RangeError|TypeError)\(/.test(only.getText(file));
  return isGuard && elseStatement === undefined && !isForBugs ? fault('drop-guard', node, ';') : [];
}

function negated(condition: ts.Expression, file: ts.SourceFile, fault: MakeFault): Fault[] {
  // The operator of an equality is already mutated to the same effect.
  const isEquality =
    ts.isBinaryExpression(condition) && swapped[condition.operatorToken.kind]?.[0] === 'equality';
  return isEquality ? [] : fault('negate', condition, `!(${condition.getText(file)})`);
}

function numberFaults(node: ts.NumericLiteral | ts.BigIntLiteral, fault: MakeFault): Fault[] {
  const [, digit, suffix = ''] = /^([01])(n?)$/.exec(node.getText()) ?? [];
  if (digit === undefined) return [];
  const down = digit === '1' ? fault('minus-one', node, `0${suffix}`) : [];
  // Of a second row that is asked for, only the first is taken.
  const isOneRow = digit === '1' && /\blimit\(1\)$/.test(node.parent.getText());
  return isOneRow ? down : [...fault('plus-one', node, digit === '0' ? `1${suffix}` : `2${suffix}`), ...down];
}

function callFaults(node: ts.CallExpression, file: ts.SourceFile, fault: MakeFault): Fault[] {
  const called = node.expression;
  if (!ts.isPropertyAccessExpression(called) || node.arguments.length === 0) return [];
  const { name, expression } = called;
  if (dropped.has(name.text)) {
    const start = expression.getEnd();
    return [{ operator: `drop-${name.text}`, at: { start, end: node.getEnd() }, replacement: '' }];
  }
  const isOfArrays = ts.isArrayLiteralExpression(node.arguments[0] ?? node);
  if ((name.text === 'and' || name.text === 'or') && isOfArrays)
    return fault('and-or', name, name.text === 'and' ? 'or' : 'and');
  const swap = Object.hasOwn(renamed, name.text) ? renamed[name.text] : undefined;
  const isOurs = name.text !== 'sum' || /\bfn$/.test(expression.getText(file));
  return swap === undefined || !isOurs ? [] : fault(swap[0], name, swap[1]);
}

function isBoolean(node: ts.Node): boolean {
  return node.kind === ts.SyntaxKind.TrueKeyword || node.kind === ts.SyntaxKind.FalseKeyword;
}
