import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigningKey, type SigningKey } from '../identity/tokens.ts';

/** Reads the signing key of a data directory; creates it at the first start. Throws if the file contains no private key. */
export async function signingKeyIn(dataDir: string): Promise<SigningKey> {
  const file = join(dataDir, 'signing-key.json');
  await mkdir(dataDir, { recursive: true });
  try {
    // With `wx` only the first of two concurrent starts writes the file; the second reads it.
    await writeFile(file, JSON.stringify(await createSigningKey()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const text = await readFile(file, 'utf8');
  try {
    const key: SigningKey = JSON.parse(text);
    if (key.kty === 'RSA' && key.d) return key;
  } catch {}
  throw new Error(`${file} contains no private key. Delete it; the next start creates a new one.`);
}
