/** The stores that the sandbox can serve. In a file of its own, so that reading the settings loads no catalogue. */
const named = ['naap', 'eu-shoes'] as const;
/** `seed-7` is a store that is made from the number. */
export type SandboxStore = (typeof named)[number] | `seed-${number}`;

/** Returns the store of a name; undefined for an unknown one. */
export function sandboxStore(name: string): SandboxStore | undefined {
  const seed = /^seed-(\d{1,6})$/.exec(name)?.[1];
  return seed === undefined ? named.find((store) => store === name) : `seed-${Number(seed)}`;
}
