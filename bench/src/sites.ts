/** The measured pages of a storefront. */
export const pageNames = ['home', 'list', 'product'] as const;
export type PageName = (typeof pageNames)[number];

export interface Site {
  readonly name: string;
  readonly urls: Readonly<Record<PageName, string>>;
}
