/** Texts for people that are in the middle of code and so cannot be translated. */
import ts from 'typescript';
import { lineOf, parse, walk, type Source, type Violation } from './source.ts';

/** Attributes and properties that no person reads. */
const notRead = new Set(
  `AFRelationship Authorization aria-keyshortcuts autoComplete className code Creator dir event fill Filter href icon id inputMode is key kind lang locale
    mediaType method name path pattern payee payees placement Producer rel role scope side size space srcDoc statusText stroke target tone type Type
    value variant viewBox weight width`.split(/\s+/),
);

/** The names of keys, events, files and the product, and of what machines read, such as codes of countries and currencies. */
const ofMachines =
  /^(?:Alt|Arrow\w+|Backspace|Consignment|Control|Delete|End|Enter|Escape|Home|Meta|Page(?:Up|Down)|Shift|Tab|UTC|[A-Z]+(?:[-_][A-Z0-9]+)*|[A-Z]{2,3}(?:\s+[A-Z]{2,3})+\s?|[A-Z][a-z]+(?:-[A-Z][a-z]+)+|https?:.*|[\w-]+\.[a-z]{2,4})$/;

const hasWord = /\p{L}{2}/u;

/** Selectors of elements have attributes in brackets; declarations of CSS have no space after a colon. Whole pages have a type. */
const ofPages = /\[[\w-]+(?:="[^"]*")?\]|\b[a-z-]+:[^\s/]|^<!doctype /;

/** Names that a column of a file may have, in lower case. */
const ofFiles = /^\P{Lu}+ \| \P{Lu}+$/u;

/** Begins as a title or a sentence does, or has two words. */
const isRead = (text: string): boolean => {
  const words = text.trim();
  return (
    !ofMachines.test(words) &&
    !ofFiles.test(words) &&
    /^\p{Lu}\p{Ll}|^“|\p{L}[,.:;)’”…]? [\p{L}“(]/u.test(words)
  );
};

/** The name of what is called, such as `closest` of `event.target?.closest<HTMLElement>('form')`. */
const calledIn = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();

export function inlineTexts(source: Source): Violation[] {
  const file = parse(source);
  return textsIn(source, file).map((node) => violation(source, file, node));
}

function violation({ path }: Source, file: ts.SourceFile, node: TextNode): Violation {
  const text = ts.isTemplateExpression(node) ? inWords(node) : node.text;
  return { path, line: lineOf(file, node), what: `has “${text.trim()}” in the middle of code` };
}

type TextNode = ts.JsxText | ts.StringLiteralLike | ts.TemplateExpression;

function textsIn({ path }: Source, file: ts.SourceFile): TextNode[] {
  // CSS values look like words, and no person reads them.
  if (/(?:\.css|style-rules)\.ts$/.test(path)) return [];
  const found: TextNode[] = [];
  walk(file, (node) => {
    if (ts.isJsxText(node)) {
      if (hasWord.test(node.text)) found.push(node);
    } else if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
      const text = withoutTags(ts.isTemplateExpression(node) ? inWords(node) : node.text);
      const isText = isRead(text) || (ts.isTemplateExpression(node) && hasWordBesideValue(node));
      if (isText && hasWord.test(text) && !ofPages.test(text) && !isElsewhere(node)) found.push(node);
    }
  });
  return found;
}

/** Makes of refusals, whose words are their arguments. */
const refusing =
  /^(?:refuse|refused|refusal|malformed|wrongFactor|Refusal|OtherApp|NotAnswered|BankTextRefused)$/;

/** Texts of the server's refusals: the arguments of its maker, its `detail`, and constants that are given to it. */
export function refusalTexts(source: Source): Violation[] {
  const file = parse(source);
  const names = new Set(['detail']);
  walk(file, (node) => {
    if (isRefusing(node))
      for (const given of node.arguments ?? []) if (ts.isIdentifier(given)) names.add(given.text);
  });
  return textsIn(source, file)
    .filter((node) => isOfRefusal(node, names))
    .map((node) => violation(source, file, node));
}

function isRefusing(node: ts.Node): node is ts.CallExpression | ts.NewExpression {
  return (ts.isCallExpression(node) || ts.isNewExpression(node)) && refusing.test(node.expression.getText());
}

function isOfRefusal(node: ts.Node, names: ReadonlySet<string>): boolean {
  for (let at = node.parent; !ts.isStatement(at); at = at.parent) {
    if (isRefusing(at)) return true;
    // Names of headers have hyphens, and so quotes.
    if (ts.isPropertyAssignment(at) && ts.isStringLiteral(at.name)) return false;
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'detail') return true;
    if (ts.isVariableDeclaration(at) && names.has(at.name.getText())) return true;
  }
  return false;
}

/** As ` due` in `${amount} due`. */
const hasWordBesideValue = ({ head, templateSpans }: ts.TemplateExpression): boolean =>
  /\p{L}{2,} $/u.test(head.text) || templateSpans.some(({ literal }) => /^ \p{L}{2,}/u.test(literal.text));

const withoutTags = (html: string): string => html.replaceAll(/<[^>]*>/g, ' ');

const inWords = (node: ts.TemplateExpression): string =>
  node.head.text + node.templateSpans.map(({ literal }) => ` ${literal.text}`).join('');

/** Whether a text is a type, a module, a name of something, an error for developers or a text with a name. */
function isElsewhere(node: ts.Node): boolean {
  const { parent } = node;
  if (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    ts.isExternalModuleReference(parent)
  )
    return true;
  if (ts.isCaseClause(parent) || ts.isElementAccessExpression(parent) || ts.isComputedPropertyName(parent))
    return true;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return true;
  if (ts.isBinaryExpression(parent) && /^[!=]==?$/.test(parent.operatorToken.getText())) return true;
  if (ts.isBinaryExpression(parent) && /\bthis\.name$/.test(parent.left.getText())) return true;
  // The name of a header.
  if (ts.isCallExpression(parent) && /\bheaders\??\.\w+$/.test(parent.expression.getText())) return true;
  for (let at: ts.Node = parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isTypeNode(at)) return true;
    if (ts.isNewExpression(at) && /(?:Error|Exception)$|^RegExp$/.test(at.expression.getText())) return true;
    if (
      ts.isCallExpression(at) &&
      /^(?:closest|defineTexts|enum|import|has|includes|matches|matchMedia|querySelector|querySelectorAll|startsWith|verbSearch)$/.test(
        calledIn(at),
      )
    )
      return true;
    if (ts.isJsxAttribute(at) || ts.isPropertyAssignment(at)) {
      const { name } = at;
      if (notRead.has(name.getText())) return true;
      if (ts.isJsxAttribute(at)) return false;
    }
    if (ts.isFunctionLike(at) || ts.isStatement(at)) return false;
  }
  return false;
}
