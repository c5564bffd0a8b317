/** Uses a page by keyboard. */
import type { Locator, Page } from 'playwright';

/**
 * Presses Tab, or another key, until the element has focus; at least once for an element that is named by its text.
 */
export async function tabTo(
  page: Page,
  element: Locator | RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  const isThere = async () =>
    element instanceof RegExp
      ? (await focusedWords(page)).some((words) => element.test(words))
      : hasFocus(element);
  if (!(element instanceof RegExp)) {
    await element.waitFor();
    if (await isThere()) return;
  }
  for (let presses = 0; presses < 400; presses += 1) {
    await page.keyboard.press(key);
    if (await isThere()) return;
  }
  throw new Error(`400 presses of ${key} do not lead to ${element.toString()}.`);
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === node.ownerDocument.activeElement);
}

/** The label, name or text of the focused element. */
function focusedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    return [labels[0]?.textContent, element?.getAttribute('aria-label'), element?.textContent].flatMap(
      (words) => words?.trim() ?? [],
    );
  });
}
