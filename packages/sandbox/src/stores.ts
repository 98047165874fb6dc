/** The stores that the sandbox can serve. In a file of its own, so that reading the settings loads no catalogue. */
export const sandboxStores = ['naap', 'eu-shoes'] as const;
export type SandboxStore = (typeof sandboxStores)[number];
