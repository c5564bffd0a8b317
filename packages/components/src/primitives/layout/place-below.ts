/**
 * Sets a panel of `Dropdown.css.ts` beneath its button, within the window and on one of its edges. Call it when the panel
 * is open.
 */
export function placeBelow(panel: HTMLElement, button: HTMLElement, edge: 'start' | 'end' = 'start') {
  const gap = 4;
  const at = button.getBoundingClientRect();
  const { width } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const isAtRight = (getComputedStyle(button).direction === 'rtl') === (edge === 'start');
  const left = isAtRight ? at.right - width : at.left;
  const within = Math.max(gap, Math.min(left, clientWidth - width - gap));
  panel.style.left = `${(100 * (within + window.scrollX)) / clientWidth}%`;
  panel.style.top = `${(100 * (at.bottom + gap + window.scrollY)) / clientHeight}%`;
}
