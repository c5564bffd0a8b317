/*
 * A browser that translates a page replaces the text nodes of the page. React keeps writing to the old
 * nodes, so the page still shows the old words and the old amount.
 */

const untranslated = '[translate="no"], script, style, textarea';

/** The text of the page, what it said when it was replaced, and the node in its place. */
type Replaced = { readonly text: Text; readonly said: string; readonly by: Text };

const replaced = new Set<Replaced>();
const ours = new WeakSet<Node>();

const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
});

/** From here on a node with the same words replaces every text that comes onto the page, as a translator does it. */
export function translatePage(): void {
  replaced.clear();
  translate(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
}

/** Ends the translation. Throws with the old words that the page still shows. */
export function expectNoOldWords(): void {
  observer.disconnect();
  const old = [...replaced].filter(({ text, said, by }) => by.isConnected && text.data !== said);
  replaced.clear();
  if (old.length === 0) return;
  const found = old.map(
    ({ text, said, by }) =>
      `“${said}” for “${text.data}” in ${by.parentElement?.outerHTML.slice(0, 300) ?? ''}`,
  );
  throw new Error(
    `A translated page still shows\n${found.join('\n')}\nA text that changes is alone in its element.`,
  );
}

function translate(node: Node): void {
  if (!node.isConnected) return;
  for (const text of translatableTexts(node)) if (!ours.has(text)) replace(text);
}

/** The texts below a node that a browser would translate. */
export function translatableTexts(node: Node): Text[] {
  const iterator = document.createNodeIterator(node, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  // The filter lets texts alone through.
  for (let text = iterator.nextNode(); text !== null; text = iterator.nextNode()) texts.push(text as Text);
  return texts.filter(
    ({ data, parentElement }) =>
      data.trim() !== '' && parentElement !== null && parentElement.closest(untranslated) === null,
  );
}

function replace(text: Text): void {
  const by = document.createTextNode(text.data);
  ours.add(by);
  text.replaceWith(by);
  replaced.add({ text, said: text.data, by });
}
