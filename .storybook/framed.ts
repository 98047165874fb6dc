import { STORY_FINISHED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Isolates a story that a documentation page or a flow embeds in an iframe beside other stories: it receives no storage events or broadcasts
 * from them, does not scroll the page by focusing or scrolling, and reports to the page only that it has finished, and that its code has changed.
 * A page that prevents the default action then loads its stories again, one after the other. Loaded before any listener.
 */
const { frameElement } = window;
export const isFramed = frameElement?.hasAttribute('data-framed-story') ?? false;
if (frameElement && isFramed) {
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
  Object.defineProperty(window, 'parent', { value: window });
  /** Dispatches an event at the frame. Returns whether the page has prevented its default action. */
  const notify = (type: string) => !frameElement.dispatchEvent(new Event(type, { cancelable: true }));
  window.addEventListener('messages', (event) => {
    if (notify('storyOutdated')) event.stopImmediatePropagation();
  });
  import.meta.hot?.on('vite:beforeUpdate', () => void notify('storyOutdated'));
  void addons.ready().then((channel) => {
    channel.on(STORY_FINISHED, () => notify(STORY_FINISHED));
  });
}
