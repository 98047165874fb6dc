import 'react';

declare module 'react' {
  /** Lets `style` set a custom property that the component's `.css.ts` reads. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
