/**
 * Moves focus from the button of an item that is about to go to that of its neighbour. Call it before the item goes,
 * else focus is lost to the top of the page. False where the item is the only one.
 */
export function focusBeside(list: HTMLElement | null, index: number): boolean {
  const items = [...(list?.children ?? [])];
  const neighbour = (items[index + 1] ?? items[index - 1])?.querySelector('button');
  neighbour?.focus();
  return neighbour !== undefined && neighbour !== null;
}
