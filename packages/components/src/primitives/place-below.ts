/** Sets a panel of `Dropdown.css.ts` beneath its button, within the window. Call it when the panel is open. */
export function placeBelow(panel: HTMLElement, button: HTMLElement) {
  const gap = 4;
  const at = button.getBoundingClientRect();
  const { width } = panel.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const start = getComputedStyle(button).direction === 'rtl' ? at.right - width : at.left;
  const within = Math.max(gap, Math.min(start, clientWidth - width - gap));
  panel.style.left = `${(100 * (within + window.scrollX)) / clientWidth}%`;
  panel.style.top = `${(100 * (at.bottom + gap + window.scrollY)) / clientHeight}%`;
}
