/**
 * The words on the screen as a language with long words would have them: with accents, and two fifths longer. Numbers,
 * amounts, addresses and what stands in fields stay. It only changes what is drawn, and takes it back.
 */
import { GLOBALS_UPDATED, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

const plain = 'acdeghiklnorstuwyzACDEGHIKLNORSTUWYZ';
const accented = 'áçðéğĥíķļñöŕšţüŵýžÁÇÐÉĞĤÍĶĻÑÖŔŠŢÜŴÝŽ';
const accents: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(plain, (letter, at) => [letter, accented.charAt(at)]),
);
const longerBy = 0.4;

/** A word has no digits and no signs of an address in it: `£140.00`, `#1042`, `A1` and `a@b.example` are no words. */
const word = /(?<![\p{L}\p{N}@._/#-])\p{L}+(?![\p{L}\p{N}@_/#]|[.-][\p{L}\p{N}])/gu;

export function pseudo(text: string): string {
  return text.replace(word, (one) => {
    // In our own texts each is one character.
    const signs = Array.from(one);
    const vowels = signs.flatMap((letter, at) => (/[aeiouy]/i.test(letter) ? [at] : []));
    const places = vowels.length > 0 ? vowels : [signs.length - 1];
    const times = signs.map(() => 1);
    const more = Math.round(signs.length * longerBy);
    for (let added = 0; added < more; added += 1) {
      const at = places[added % places.length] ?? 0;
      times[at] = (times[at] ?? 1) + 1;
    }
    return signs
      .map(
        (letter, at) =>
          (accents[letter] ?? letter) +
          (accents[letter.toLowerCase()] ?? letter.toLowerCase()).repeat((times[at] ?? 1) - 1),
      )
      .join('');
  });
}

const left = 'script, style, textarea, input, code, pre, [contenteditable="true"]';
const stories = '#storybook-root, .docs-story';

/** The texts before and after. React may have written another since. */
const texts = new Map<Text, { from: string; to: string }>();
const hints = new Map<Element, { from: string; to: string }>();
let observer: MutationObserver | null = null;

function translate(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
    if (node instanceof Text) translateText(node);
    else if (node instanceof Element) translateHint(node);
  }
}

function translateText(node: Text): void {
  const parent = node.parentElement;
  if (parent === null || parent.closest(left) !== null || parent.closest(stories) === null) return;
  if (texts.get(node)?.to === node.data) return;
  const to = pseudo(node.data);
  if (to === node.data) return;
  texts.set(node, { from: node.data, to });
  node.data = to;
}

function translateHint(element: Element): void {
  const from = element.getAttribute('placeholder');
  if (from === null || hints.get(element)?.to === from || element.closest(stories) === null) return;
  const to = pseudo(from);
  hints.set(element, { from, to });
  element.setAttribute('placeholder', to);
}

function begin(): void {
  if (observer !== null) return;
  const watching = { subtree: true, childList: true, characterData: true, attributeFilter: ['placeholder'] };
  observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) translateText(target);
      else translateHint(target as Element);
      for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(document.body, watching);
  translate(document.body);
}

function end(): void {
  if (observer === null) return;
  observer.disconnect();
  observer = null;
  for (const [node, { from, to }] of texts) if (node.data === to) node.data = from;
  for (const [element, { from, to }] of hints) {
    if (element.getAttribute('placeholder') === to) element.setAttribute('placeholder', from);
  }
  texts.clear();
  hints.clear();
}

let isChosen = false;
/** A play looks for the words as they are written. */
let isPlaying = false;

function update(): void {
  if (isChosen && !isPlaying) begin();
  else end();
}

/** Follows the toolbar from now on. */
export function followPseudoLocale(globals: Readonly<Record<string, unknown>>): void {
  const channel = addons.getChannel();
  const choose = ({ locale }: Readonly<Record<string, unknown>>) => {
    isChosen = locale === 'pseudo';
    update();
  };
  channel.on(GLOBALS_UPDATED, (updated: { globals: Readonly<Record<string, unknown>> }) =>
    choose(updated.globals),
  );
  const onPhase = ({ newPhase }: { newPhase: string }) => {
    isPlaying = !['finished', 'errored', 'aborted'].includes(newPhase);
    update();
  };
  channel.on(STORY_RENDER_PHASE_CHANGED, onPhase);
  // The event comes with the phase.
  const [last] = (channel.last(STORY_RENDER_PHASE_CHANGED) ?? []) as readonly { newPhase: string }[];
  if (last !== undefined) onPhase(last);
  choose(globals);
}
