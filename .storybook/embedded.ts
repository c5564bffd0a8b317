/**
 * In a small picture of a gallery a story plays beside others, and beside a page that is being read. The focus that it
 * moves stays its own: its elements get their events, and the page around it keeps its focus.
 */
import { tokenFile } from './token-file.ts';

if (new URLSearchParams(document.location.search).get('embedded') === 'true') {
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
  let active: HTMLElement | null = null;
  const move = (to: HTMLElement | null) => {
    const from = active?.isConnected === true ? active : null;
    if (to === from) return;
    active = to;
    from?.dispatchEvent(new FocusEvent('blur', { relatedTarget: to }));
    from?.dispatchEvent(new FocusEvent('focusout', { relatedTarget: to, bubbles: true }));
    to?.dispatchEvent(new FocusEvent('focus', { relatedTarget: from }));
    to?.dispatchEvent(new FocusEvent('focusin', { relatedTarget: from, bubbles: true }));
  };
  Object.defineProperty(document, 'activeElement', {
    get: () => (active?.isConnected === true ? active : document.body),
  });
  document.hasFocus = () => true;
  HTMLElement.prototype.focus = function (this: HTMLElement) {
    if (this.matches(focusable) && !this.matches(':disabled')) move(this);
  };
  HTMLElement.prototype.blur = function (this: HTMLElement) {
    if (active === this) move(null);
  };
  // Another token file has been chosen on the page around it.
  window.addEventListener('storage', ({ key }) => {
    if (key === tokenFile.place) document.location.reload();
  });
  // It would scroll the page around it too.
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
