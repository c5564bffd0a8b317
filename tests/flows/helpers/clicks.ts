import type { Page } from 'playwright';

/** Counts the presses of the pointer on a page from now on, also across the pages of an app; typing is not counted. */
export async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.evaluate(() => {
    const count = (window as unknown as { countClick: () => Promise<void> }).countClick;
    document.addEventListener('pointerdown', () => void count(), { capture: true });
  });
  return () => clicks;
}
