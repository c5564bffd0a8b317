import type { Page } from 'playwright';

/** How many hints and titles above tables a page has, and those in the wrong place, as text. */
export type Rhythm = { hints: number; titles: number; faults: string[] };

/**
 * Distances in a page of left to right: a hint 4 px under the label of a checkbox or a switch, and under that of a
 * field 4 px with 8 px to its box; the title of a card or a dialog on the edge of the first column of its table.
 */
export async function rhythmOf(page: Page): Promise<Rhythm> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const expectGap = (what: string, element: Element, found: number, expected: number) => {
      if (Math.abs(found - expected) <= 1) return;
      const words = element.textContent.trim().slice(0, 40);
      faults.push(`${what} of ${JSON.stringify(words)} is ${found.toFixed(1)} px, not ${expected}`);
    };
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const between = (above: Element, below: Element) =>
      below.getBoundingClientRect().top - above.getBoundingClientRect().bottom;
    /** The control, or the box that is drawn around it. */
    const boxOf = (control: Element): Element => {
      const parent = control.parentElement;
      if (getComputedStyle(control).borderTopWidth !== '0px' || parent === null) return control;
      return boxOf(parent);
    };
    const labelOf = (control: Element): Element | null => {
      const id = control.getAttribute('aria-labelledby')?.split(' ')[0];
      if (control.tagName === 'FIELDSET') return control.querySelector('legend');
      return id === undefined
        ? document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
        : document.getElementById(id);
    };

    let hints = 0;
    for (const control of document.querySelectorAll('[aria-describedby]')) {
      const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
      const hint = ids.map((id) => document.getElementById(id)).find((one) => one?.id.endsWith('-hint'));
      const label = labelOf(control);
      if (!hint || !label || !isShown(hint) || !isShown(label)) continue;
      hints += 1;
      expectGap('The distance from its label to the hint', hint, between(label, hint), 4);
      if (control.matches('[type=checkbox], [type=radio], [role=switch], fieldset:not([role])')) continue;
      const field = control.matches('fieldset')
        ? (hint.parentElement?.nextElementSibling ?? hint)
        : boxOf(control);
      expectGap('The distance from the hint to its field', hint, between(hint, field), 8);
    }

    /** Of the first thing in the element that is drawn: a picture, a box to tick, or words. */
    const startOf = (element: Element): number | null => {
      const walker = document.createTreeWalker(element);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        if (node instanceof Element && !node.matches('img, input, svg')) continue;
        if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() === '') continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, left } =
          node instanceof Element ? node.getBoundingClientRect() : range.getBoundingClientRect();
        if (width > 1) return left;
      }
      return null;
    };
    let titles = 0;
    for (const place of document.querySelectorAll(
      'section[aria-labelledby], [role=dialog], [role=alertdialog]',
    )) {
      const title = document.getElementById(place.getAttribute('aria-labelledby') ?? '');
      const table = place.querySelector('table, [role=table]');
      const first = table?.querySelector('thead th') ?? null;
      if (title === null || first === null || !isShown(first)) continue;
      const start = startOf(first);
      if (start === null) continue;
      titles += 1;
      expectGap(
        'From the title to its first column, the shift',
        title,
        start - title.getBoundingClientRect().left,
        0,
      );
    }
    return { hints, titles, faults };
  });
}

/**
 * The rings of focus that touch the words they are around: between ring and words there are 2 px. Moves the focus.
 */
export async function tightRingsOf(page: Page): Promise<{ rings: number; faults: string[] }> {
  return page.evaluate(() => {
    const faults: string[] = [];
    let rings = 0;
    /** Where words are drawn; those for screen readers alone are not. */
    const wordsIn = (element: Element): DOMRect[] =>
      [...element.childNodes].flatMap((node) => {
        if (node instanceof Element) return getComputedStyle(node).clipPath === 'none' ? wordsIn(node) : [];
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()];
      });
    for (const element of document.querySelectorAll('a[href], button, summary, [role=tab]')) {
      if (!(element instanceof HTMLElement) || element.getClientRects().length === 0) continue;
      element.focus({ preventScroll: true });
      if (document.activeElement !== element) continue;
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(element);
      if (outlineStyle === 'none') continue;
      rings += 1;
      const inner = Number.parseFloat(outlineOffset);
      const width = Number.parseFloat(outlineWidth);
      // A ring of negative offset lies within the element, between its edge and this.
      const reach = inner < 0 ? Math.max(-inner, width) : -inner;
      const boxes = [...element.getClientRects()];
      const left = Math.min(...boxes.map((box) => box.left)) + reach;
      const right = Math.max(...boxes.map((box) => box.right)) - reach;
      const words = wordsIn(element).filter((rect) => rect.width > 1);
      const gap = Math.min(...words.flatMap((rect) => [rect.left - left, right - rect.right]));
      if (gap < 2 - 0.1) {
        faults.push(
          `The ring of ${JSON.stringify(element.textContent.slice(0, 40))} is ${gap.toFixed(1)} px off`,
        );
      }
    }
    return { rings, faults };
  });
}
