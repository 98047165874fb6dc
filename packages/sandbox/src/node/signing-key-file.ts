import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSigningKey, type SigningKey } from '../identity/tokens.ts';

/** The key of this data directory, made at the first start. Throws with the file's name when it holds something else. */
export async function signingKeyIn(dataDir: string): Promise<SigningKey> {
  const file = join(dataDir, 'signing-key.json');
  await mkdir(dataDir, { recursive: true });
  try {
    // `wx`: of two starts at once, one makes the key and the other reads it.
    await writeFile(file, JSON.stringify(await createSigningKey()), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const text = await readFile(file, 'utf8');
  try {
    const key: SigningKey = JSON.parse(text);
    if (key.kty === 'RSA' && key.d) return key;
  } catch {}
  throw new Error(`${file} holds no private key. Delete it; a new one is made at the next start.`);
}
