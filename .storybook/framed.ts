/**
 * What a story must not do when a page frames it beside others (packages/ui/docs/blocks/Scene.tsx): hear what those store and tell,
 * or scroll the page by what it focuses or brings into view. Loaded before anything listens.
 */
if (window.frameElement?.hasAttribute('data-framed-story')) {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = function () {
    const { top, bottom } = this.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight) window.scrollBy({ top, behavior: 'instant' });
  };
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
  Reflect.deleteProperty(window, 'BroadcastChannel');
}
