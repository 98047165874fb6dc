/**
 * `npm run content -- my-shop.json` writes the example content into a new file. With `--from-store` it writes a content for the configured
 * storefront, and prints what the owner has to look at. An existing file is kept, unless `--overwrite` is given.
 */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ApiError } from '@naap/api-clients';
import { readStore, type StoreOverview } from '@naap/api-clients/store-overview';
import { naap, parseContent } from '@naap/content';
import { loadEnvFile } from '@naap/server/env-file';
import { readShopConfig } from '@naap/shop/config';
import { root } from '../processes.ts';
import { settingsIn } from '../settings.ts';
import { guessContent } from './guess-content.ts';

loadEnvFile(root);

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'from-store': { type: 'boolean' }, overwrite: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (positionals.length !== 1 || name === undefined || extname(name) !== '.json')
    throw new Error('name one file that ends in .json. Example: npm run content -- my-shop.json');
  const path = resolve(root, name);
  if (existsSync(path) && !values.overwrite)
    throw new Error(
      `${name} exists already and is kept. Choose another name, or replace it with: npm run content -- --overwrite ${values['from-store'] ? '--from-store ' : ''}${name}`,
    );
  const { content, notes } = values['from-store']
    ? guessContent(await configuredStore())
    : { content: naap, notes: [] };
  parseContent(content, name);
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, `${JSON.stringify(content, null, 2)}\n`);
    renameSync(temporary, path);
  } finally {
    rmSync(temporary, { force: true });
  }
  console.log(
    [
      `Wrote ${name}.`,
      ...(notes.length > 0
        ? ['', 'Look at these places of the file:', ...notes.map((note) => `- ${note}`)]
        : []),
      '',
      `Start the shop with it:  CONTENT=${name} npm start`,
      `Check it:                CONTENT=${name} npm run doctor`,
    ].join('\n'),
  );
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}

async function configuredStore(): Promise<StoreOverview> {
  const settings = settingsIn(process.env);
  const config = readShopConfig({ ...process.env, ...settings.shopEnv });
  try {
    return await readStore({
      url: config.STOREFRONT_URL,
      token: config.STOREFRONT_TOKEN,
      country: config.STOREFRONT_COUNTRY,
      language: config.STOREFRONT_LANGUAGE,
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const remedy = settings.onSandboxStorefront
      ? 'STOREFRONT_URL is not set, so the sandbox of npm start was asked. Run npm start first and leave it running, or set STOREFRONT_URL and STOREFRONT_TOKEN.'
      : 'npm run doctor says what to change.';
    throw new Error(
      `${config.STOREFRONT_URL} could not be read: ${error.detail ?? error.message} ${remedy}`,
      {
        cause: error,
      },
    );
  }
}
