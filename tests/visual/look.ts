import type { ElementHandle, Page } from 'playwright';

/**
 * The elements that overflow the window horizontally, as text. Only scrollers may be wider than their place: a
 * focusable region with a name, a list of tabs, a field of several lines, and the links of a menu, each of which is
 * scrolled into view by focus.
 */
export async function overflowsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scrollers = '[role="region"][tabindex="0"][aria-label], [role="tablist"], textarea, nav > ul';
    const { clientWidth, scrollWidth } = document.documentElement;
    const nameOf = (element: Element) => {
      const text = element.textContent.trim().slice(0, 40);
      return `<${element.tagName.toLowerCase()}> ${JSON.stringify(text)}`;
    };
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      const style = getComputedStyle(element);
      const isScrolling =
        ['auto', 'scroll'].includes(style.overflowX) && element.scrollWidth > element.clientWidth + 1;
      if (isScrolling && !element.matches(scrollers)) {
        found.push(`${nameOf(element)} scrolls sideways and is no scroller`);
      }
    }
    if (scrollWidth <= clientWidth) return found;
    const isInside = (element: Element): boolean =>
      getComputedStyle(element).overflowX !== 'visible' ||
      (element.parentElement !== null &&
        element.parentElement !== document.body &&
        isInside(element.parentElement));
    const culprit = [...document.body.querySelectorAll('*')].find((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const isOut = width > 0 && (right > clientWidth + 0.5 || left < -0.5);
      return isOut && element.children.length === 0 && !isInside(element);
    });
    const what = culprit ? nameOf(culprit) : 'The page';
    return [...found, `${what} reaches ${scrollWidth} px in a window of ${clientWidth} px`];
  });
}

/** The elements with a running animation or transition. */
export async function motionsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const moving = effect instanceof KeyframeEffect ? effect.target : null;
        return `<${moving?.tagName.toLowerCase() ?? 'something'} class="${moving?.className ?? ''}"> moves`;
      }),
  );
}

/** The attributes of states, with the value that removes the state. */
const states = [
  ['aria-current', null],
  ['aria-selected', 'false'],
  ['aria-checked', 'false'],
  ['aria-pressed', 'false'],
  ['aria-invalid', null],
  ['aria-disabled', null],
  ['data-selected', null],
  ['data-highlighted', null],
] as const;

/**
 * Each visible state of the page: an element whose picture changes when the state is removed. A state that is visible
 * in our colours and not in forced colours was shown by a background or a shadow only.
 */
export async function statesOf(page: Page): Promise<string[]> {
  const visible: string[] = [];
  for (const [attribute, without] of states) {
    const selector = `[${attribute}]:not([${attribute}="false"])`;
    const [element] = await page.$$(`#storybook-root ${selector}`);
    if (!element || !(await element.isVisible())) continue;
    const value = await element.getAttribute(attribute);
    const put = (isThere: boolean) => set(element, attribute, isThere ? value : without);
    if (await changesPicture(page, element, attribute, put)) visible.push(attribute);
  }
  const [box] = await page.$$('#storybook-root input:checked:not([type="hidden"])');
  if (box && (await box.isVisible())) {
    if (await changesPicture(page, box, 'checked', (isThere) => check(box, isThere))) visible.push('checked');
  }
  return visible;
}

/**
 * Does an element look different without a state? A page that changes on its own meanwhile, such as a menu that is still
 * finding its place, is asked again: the state is what changed the picture if the picture comes back with it.
 */
async function changesPicture(
  page: Page,
  element: ElementHandle,
  state: string,
  put: (isThere: boolean) => Promise<void>,
): Promise<boolean> {
  for (let tries = 0; tries < 5; tries++) {
    const before = await pictureOf(page, element);
    await put(false);
    const without = await pictureOf(page, element);
    await put(true);
    if (before.equals(await pictureOf(page, element))) return !before.equals(without);
  }
  throw new Error(`An element with ${state} changes on its own.`);
}

/** With its surroundings, since its field, row or card may show the state. */
async function pictureOf(page: Page, element: ElementHandle): Promise<Buffer> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('The element is not drawn.');
  const room = 12;
  // The box is of the window, the picture of the whole page.
  const scrolled = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }));
  const x = Math.max(0, box.x + scrolled.x - room);
  const y = Math.max(0, box.y + scrolled.y - room);
  return page.screenshot({
    clip: { x, y, width: box.width + 2 * room, height: box.height + 2 * room },
    fullPage: true,
    animations: 'disabled',
    caret: 'hide',
  });
}

function set(element: ElementHandle, attribute: string, value: string | null): Promise<void> {
  return element.evaluate(
    (target, [name, to]) => {
      // The handle is an element.
      const node = target as Element;
      if (to === null) node.removeAttribute(name);
      else node.setAttribute(name, to);
    },
    [attribute, value] as const,
  );
}

function check(element: ElementHandle, isChecked: boolean): Promise<void> {
  return element.evaluate((target, to) => {
    // Only inputs get here.
    (target as HTMLInputElement).checked = to;
  }, isChecked);
}
