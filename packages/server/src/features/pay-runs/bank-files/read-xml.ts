import { SaxesParser } from 'saxes';
import { defineTexts } from '@consignment/domain/text/texts';
import { BankTextRefused } from './refused-text.ts';

const texts = defineTexts('ReadXml', {
  tooLarge: 'The file is larger than {megabytes} MB.',
  empty: 'The file is empty.',
  otherKind: 'The file is {found}, but this page accepts {reads}.',
  notWellFormed: 'The file is not well-formed XML: {why} (line {line}, column {column}).',
  documentType:
    'The file has a document type declaration, which is not allowed (line {line}, column {column}).',
  tooDeep: 'The file has elements nested more than {deepest} levels deep (line {line}, column {column}).',
  tooManyElements:
    'The file has more than {most, plural, one {# element} other {# elements}} (line {line}, column {column}).',
});

/*
 * XML that a bank has written, or a person has changed. Document types are refused, and with them entities of their
 * own: a text cannot name a file or grow. Size, depth and number of elements are bounded.
 */

/** An element without its prefix; `text` is its own text, trimmed. */
export type XmlNode = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
  readonly text: string;
};

/** Twice what a statement of ten thousand entries has. */
export const largestBankText = 32 * 1024 * 1024;
const deepest = 40;
const mostElements = 1_000_000;

type Open = { name: string; attributes: Record<string, string>; children: XmlNode[]; text: string };

/**
 * The root element and its namespace. Throws BankTextRefused with the line and the column where the text is
 * no well-formed XML, has a document type, or passes a bound.
 */
export function readXml(text: string): { readonly root: XmlNode; readonly namespace: string } {
  if (text.length > largestBankText) {
    throw new BankTextRefused(texts.tooLarge({ megabytes: largestBankText / 1024 / 1024 }));
  }
  const parser = new SaxesParser({ xmlns: true });
  const stack: Open[] = [];
  // In an object, as the compiler does not see that a handler sets it.
  const found: { root: XmlNode | null } = { root: null };
  let namespace = '';
  let elements = 0;
  const place = () => ({ line: parser.line, column: parser.column });
  const refuse = (detail: string) => {
    throw new BankTextRefused(detail);
  };
  parser.on('error', (error) =>
    refuse(texts.notWellFormed({ why: withoutPlace(error.message), ...place() })),
  );
  parser.on('doctype', () => refuse(texts.documentType(place())));
  parser.on('opentag', (tag) => {
    elements += 1;
    if (stack.length >= deepest) refuse(texts.tooDeep({ deepest, ...place() }));
    if (elements > mostElements) refuse(texts.tooManyElements({ most: mostElements, ...place() }));
    if (stack.length === 0) namespace = tag.uri;
    const attributes = Object.values(tag.attributes).map(({ local, value }): [string, string] => [
      local,
      value,
    ]);
    // It has no prototype, so an attribute named __proto__ is kept like any other.
    stack.push({
      name: tag.local,
      attributes: Object.assign(
        Object.create(null) as Record<string, string>,
        Object.fromEntries(attributes),
      ),
      children: [],
      text: '',
    });
  });
  const onText = (content: string) => {
    const open = stack.at(-1);
    if (open !== undefined) open.text += content;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const closed = stack.pop();
    if (closed === undefined) return;
    const node = { ...closed, text: closed.text.trim() };
    const parent = stack.at(-1);
    if (parent === undefined) found.root = node;
    else parent.children.push(node);
  });
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (found.root === null) throw new BankTextRefused(texts.empty);
  return { root: found.root, namespace };
}

/** The library writes 'line:column: ' before each message. */
function withoutPlace(message: string): string {
  return message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
}

export function childrenOf(node: XmlNode | null, name: string): readonly XmlNode[] {
  return node === null ? [] : node.children.filter((child) => child.name === name);
}

/** The element at a path of names, the first of each name; null where there is none. */
export function childOf(node: XmlNode | null, ...path: readonly string[]): XmlNode | null {
  let at = node;
  for (const name of path) at = at?.children.find((child) => child.name === name) ?? null;
  return at;
}

/** The text at a path; null where there is no element, or an empty one. */
export function xmlTextAt(node: XmlNode | null, ...path: readonly string[]): string | null {
  const text = childOf(node, ...path)?.text ?? '';
  return text === '' ? null : text;
}

/** The namespace of the root element, read from the beginning of a text; '' where it has none. */
export function namespaceOf(text: string): string {
  const parser = new SaxesParser({ xmlns: true });
  const namespaces: string[] = [];
  // A fault is refused where the whole text is read.
  parser.on('error', () => undefined);
  parser.on('opentag', ({ uri }) => namespaces.push(uri));
  parser.write(text.slice(0, 64 * 1024).replace(/^\uFEFF/, ''));
  return namespaces[0] ?? '';
}

/**
 * The message of a document of one of these kinds, by the element around it; `reads` is shown to a person. Throws
 * BankTextRefused for a document of another kind, whose name it gives.
 */
export function bankMessageOf(
  text: string,
  elementOf: (version: string) => string | null,
  reads: string,
): XmlNode {
  const { root, namespace } = readXml(text);
  const version = namespace.replace(/^urn:iso:std:iso:20022:tech:xsd:/, '');
  const element = root.name === 'Document' ? elementOf(version) : null;
  const message = element === null ? null : childOf(root, element);
  if (message === null) {
    const found = root.name === 'Document' && version !== '' ? version : `<${root.name}>`;
    throw new BankTextRefused(texts.otherKind({ found: found.slice(0, 80), reads }));
  }
  return message;
}
