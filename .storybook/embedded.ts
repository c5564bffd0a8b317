/** In a small picture of a gallery nothing moves the page around it: a focus that scrolls would scroll that page too. */
if (new URLSearchParams(document.location.search).get('embedded') === 'true') {
  // Taken from its prototype, it is called with the element.
  // eslint-disable-next-line @typescript-eslint/unbound-method
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (this: HTMLElement, options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  HTMLElement.prototype.scrollIntoView = () => undefined;
}
