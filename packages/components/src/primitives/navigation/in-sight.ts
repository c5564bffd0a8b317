/** A ref of the page that is open: where a row of pages scrolls, it is not left beyond the edge. */
export function inSight(item: HTMLElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
