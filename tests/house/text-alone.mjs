/**
 * A text that changes is alone in its element. A browser that translates a page replaces its text nodes, while React keeps
 * writing to the old ones, so the page shows old words and old amounts. React replaces the whole content of an element with a single text.
 */
import ts from 'typescript';

const messages = {
  beside: 'This text can change and is beside others: put it into a span, or make one text of all.',
  fragment: 'A text in a fragment has no element: make it a span.',
  after: 'React puts an element before this text, which a translator has replaced: put either into a span.',
  same: 'React takes this for the same element as the one that it changes with: give it a key.',
  bare: 'A component that is a text alone has no element: put it into a span.',
};

/** @type {import('eslint').Rule.RuleModule} */
export const textAlone = {
  meta: { type: 'problem', schema: [], messages },
  create(context) {
    const { esTreeNodeToTSNodeMap: nodes, program } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();
    const isText = (node) => isTextType(checker.getTypeAtLocation(nodes.get(node)), checker);

    /** A constant of the module, or a text by its name: the language of a page stays. */
    const isConstant = (node) =>
      (node.type === 'Identifier' && checker.getTypeAtLocation(nodes.get(node)).isStringLiteral()) ||
      (node.type === 'MemberExpression' && !node.computed && /^(?:\w+T|t)exts$/.test(node.object.name ?? ''));

    const mayBeText = (node) => {
      if (isElement(node)) return false;
      if (node.type === 'LogicalExpression' && node.operator === '&&') return mayBeText(node.right);
      if (node.type === 'ConditionalExpression')
        return mayBeText(node.consequent) || mayBeText(node.alternate);
      return isText(node);
    };

    /** Whether the key of an element around it has all names of the text, so that React replaces that element. */
    const isInKey = (child) => {
      const keys = context.sourceCode.getAncestors(child).map(keyOf).filter(Boolean);
      const written = keys.map((key) => context.sourceCode.getText(key)).join(' ');
      const names = withoutWords(context.sourceCode.getText(child)).matchAll(/[A-Za-z_][\w.]*(?![\w(])/g);
      return keys.length > 0 && [...names].every(([name]) => written.includes(name));
    };

    const lookAtElement = (node) => {
      const children = node.children.filter(isShown);
      if (children.length < 2) return;
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && !isFixed(child) && !isConstant(child.expression))
          if (mayBeText(child.expression) && !isInKey(child))
            context.report({ node: child, messageId: 'beside' });
      children.forEach((child, at) => {
        const before = children[at - 1]?.expression;
        if (child.type !== 'JSXText' || child.value.trim() === '') return;
        if (/^(Logical|Conditional)/.test(before?.type ?? '') && !mayBeText(before))
          context.report({ node: child, messageId: 'after' });
      });
    };

    const lookAtAlternatives = (alternatives) => {
      const keyless = alternatives.filter((node) => tagOf(node) !== null && keyOf(node) === null);
      for (const node of keyless)
        if (hasMixedText(node) && keyless.some((other) => other !== node && tagOf(other) === tagOf(node)))
          context.report({ node: node.openingElement, messageId: 'same' });
    };

    const lookAtFunction = (node) => {
      if (node.body.type !== 'BlockStatement') return;
      const returned = returnsOf(node.body);
      lookAtAlternatives(returned.flatMap(alternativesOf));
      if (!/^[A-Z]/.test(node.id?.name ?? '')) return;
      for (const value of returned.flatMap(alternativesOf))
        if (!isElement(value) && isText(value)) context.report({ node: value, messageId: 'bare' });
    };

    return {
      JSXElement: lookAtElement,
      JSXFragment(node) {
        if (node.children.some((child) => isFixed(child)))
          context.report({ node: node.openingFragment, messageId: 'fragment' });
        lookAtElement(node);
      },
      JSXExpressionContainer: ({ expression }) => lookAtAlternatives(alternativesOf(expression)),
      FunctionDeclaration: lookAtFunction,
    };
  },
};

function isElement({ type }) {
  return type === 'JSXElement' || type === 'JSXFragment';
}

/** Line breaks of the source are not drawn, and neither are comments. */
function isShown(child) {
  if (child.type === 'JSXText') return !/^\s*$/.test(child.value) || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

/** A text as it is in the source. */
function isFixed(child) {
  if (child.type === 'JSXText') return isShown(child);
  return child.type === 'JSXExpressionContainer' && child.expression.type === 'Literal';
}

function isTextType(type, checker) {
  if (!type.isUnion()) {
    const isEmpty = type.isStringLiteral() && type.value === '';
    return !isEmpty && (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) !== 0;
  }
  // A caller that gives a ReactNode keeps its texts in elements.
  const isAnything = type.types.some((one) => checker.typeToString(one).includes('Iterable'));
  return !isAnything && type.types.some((one) => isTextType(one, checker));
}

/** The names of an expression, without its strings. */
function withoutWords(code) {
  const names = code.replaceAll(/`[^`]*`/g, (text) =>
    [...text.matchAll(/\$\{([^}]*)\}/g)].map(([, name]) => name).join(' '),
  );
  return names.replaceAll(/'[^']*'/g, '');
}

function alternativesOf(node) {
  if (node?.type === 'ConditionalExpression')
    return [...alternativesOf(node.consequent), ...alternativesOf(node.alternate)];
  if (node?.type === 'LogicalExpression' && node.operator === '&&') return alternativesOf(node.right);
  return node ? [node] : [];
}

function returnsOf(node) {
  if (node === null || typeof node !== 'object') return [];
  if (Array.isArray(node)) return node.flatMap(returnsOf);
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  if (!/Statement|SwitchCase/.test(node.type ?? '')) return [];
  return ['body', 'consequent', 'alternate', 'cases', 'block', 'handler'].flatMap((key) =>
    returnsOf(node[key] ?? null),
  );
}

function tagOf(node) {
  return node.type === 'JSXElement' ? nameOf(node.openingElement.name) : null;
}

function nameOf(name) {
  return name.type === 'JSXMemberExpression' ? `${nameOf(name.object)}.${name.property.name}` : name.name;
}

function keyOf({ openingElement }) {
  return openingElement?.attributes.find(({ name }) => name?.name === 'key')?.value ?? null;
}

/** Whether a text of it is beside others. */
function hasMixedText({ children = [] }) {
  const shown = children.filter(isShown);
  return (shown.length > 1 && shown.some(isFixed)) || shown.some(hasMixedText);
}
