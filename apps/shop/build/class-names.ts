/** The hash of each class name, to find two styles with the same name. */
const hashes = new Map<string, string>();

/** Returns a class name without the first two characters of its hash: a document contains hundreds of names, and this saves 0.1 kB of it. */
export function className({ hash }: { readonly hash: string }): string {
  const name = `_${hash.slice(2)}`;
  if (hashes.has(name) && hashes.get(name) !== hash)
    throw new Error(`Two styles have the class name ${name}. Rename the file of one.`);
  hashes.set(name, hash);
  return name;
}
