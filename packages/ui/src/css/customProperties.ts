import 'react';

declare module 'react' {
  /** Allows `style` to set custom properties, which the component's `.css.ts` reads. */
  interface CSSProperties {
    [customProperty: `--${string}`]: string | number | undefined;
  }
}
