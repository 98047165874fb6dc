declare global {
  interface ImportMetaEnv {
    BASE_URL: string;
  }
  interface ImportMeta {
    readonly env: ImportMetaEnv;
  }
}

/** Address of a file of `public/`, such as `placeholder.svg`, wherever the site is served from: a shop at its root, Storybook anywhere. */
export const publicFile = (path: string): string => `${import.meta.env?.BASE_URL ?? '/'}${path}`;
