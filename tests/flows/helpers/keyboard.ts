/** A page as somebody without a mouse uses it. */
import type { Locator, Page } from 'playwright';

/** Presses Tab until the element has focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 300; presses += 1) {
    if (await hasFocus(element)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`300 presses of Tab do not lead to ${element.toString()}.`);
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((node) => node === node.ownerDocument.activeElement);
}
