import type { remote } from 'webdriver';

/** One tab of a browser with nothing stored. Both protocols of WebDriver, BiDi and the older HTTP one, can do this. */
export interface Engine {
  /** Opens a URL and resolves when the page has loaded. */
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression whose value is a string. Rejects when it throws. */
  evaluate(expression: string): Promise<string>;
  /** Moves the mouse and presses keys as a shopper does. */
  performActions(actions: remote.InputSourceActions[]): Promise<void>;
  /** Takes a screenshot of the window, as PNG. */
  takeScreenshot(): Promise<Buffer>;
  /** Returns the uncaught errors and console errors so far. */
  pageErrors(): Promise<readonly string[]>;
  close(): Promise<void>;
}
