declare global {
  interface ImportMetaEnv {
    BASE_URL: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/** Returns the URL of a file in `public/`, such as `placeholder.svg`. It has the base path, because Storybook may be served from any path. */
export const publicFile = (path: string): string => `${import.meta.env?.BASE_URL ?? '/'}${path}`;
