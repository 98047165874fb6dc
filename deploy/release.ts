/**
 * `pnpm release`: writes the archives of the shop server, the counter and the backend, their bills of materials and SHA256SUMS into `release` (or `--out`).
 * The pages are built for the services that the environment (or `.env`) names. The same commit and environment give the same bytes.
 * `--previous <archive>` (repeatable) adds the hashed files of an earlier shop archive, which pages that are still open request.
 */
import { hash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readContent } from '@naap/content/node';
import { git, root, run, runSession } from '@naap/launcher/processes';
import { loadEnvFile } from '@naap/server/env-file';
import { create } from 'tar';
import { bundleServer, driver } from './bundle-server.ts';
import { addPreviousAssets } from './previous-assets.ts';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(root, 'release') },
    previous: { type: 'string', multiple: true, default: [] },
  },
});

const { out } = values;
/** The contents of the archives. Inside the project, because source maps contain relative paths. */
const stage = join(root, 'node_modules/.cache/naap/release');
loadEnvFile(root);

await runSession(async () => {
  const commitTime = new Date(Number(git('show', '-s', '--format=%ct', 'HEAD')) * 1000);
  const version = readVersion();
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
  mkdirSync(out, { recursive: true });

  const shop = join(stage, `naap-shop-${version}`);
  await run('pnpm', ['--silent', '--filter', '@naap/shop', 'build'], {
    env: { SHOP_PAGES_DIR: join(shop, 'dist'), SHOP_RELEASE: version },
    reject: true,
  });
  for (const archive of values.previous) await addPreviousAssets(archive, join(shop, 'dist'));
  await bundleServer('shop', shop);

  const counter = join(stage, `naap-counter-${version}`);
  await run('pnpm', ['--silent', '--filter', '@naap/counter', 'build'], {
    env: { COUNTER_PAGES_DIR: join(counter, 'dist') },
    reject: true,
  });
  await bundleServer('counter', counter);

  const backend = join(stage, `naap-backend-${version}`);
  await bundleServer('backend', backend);
  copyDatabaseDriver(backend);
  // So that the backend has the prices and hours of the pages.
  writeJson(join(backend, 'content.json'), await readContent(process.env.CONTENT));

  const files: string[] = [];
  for (const [name, content] of Object.entries({ shop, counter, backend })) {
    const base = `naap-${name}-${version}`;
    const sbom = await createSbom(name, version, commitTime);
    const engines = { node: '>=24' };
    writeJson(join(content, 'package.json'), { name: `naap-${name}`, version, type: 'module', engines });
    cpSync(join(root, 'LICENSE'), join(content, 'LICENSE'));
    writeJson(join(content, 'sbom.cdx.json'), sbom);
    writeJson(join(out, `${base}.cdx.json`), sbom);
    await pack(base, commitTime);
    files.push(`${base}.cdx.json`, `${base}.tar.gz`);
  }
  const sums = files.map((file) => `${hash('sha256', readFileSync(join(out, file)))}  ${file}\n`);
  writeFileSync(join(out, 'SHA256SUMS'), sums.join(''));
  console.log(`naap: release ${version} is in ${out}\n${sums.join('')}`);
  rmSync(stage, { recursive: true });
  return 0;
});

/** Returns `0.2.0` at the tag naap@0.2.0, and otherwise a version with the commit; `dirty` marks uncommitted changes. */
function readVersion(): string {
  const described = git('describe', '--tags', '--always', '--dirty', '--match', 'naap@*');
  const { version }: Readonly<Record<string, string>> = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return described.startsWith('naap@') ? described.slice('naap@'.length) : `${version}-${described}`;
}

/** Copies the driver, which contains the code for every platform. */
function copyDatabaseDriver(target: string): void {
  const source = join(root, 'apps/backend/node_modules', driver);
  const options = { recursive: true, dereference: true };
  for (const part of ['package.json', 'LICENSE', 'lib', 'prebuilds'])
    cpSync(join(source, part), join(target, 'node_modules', driver, part), options);
}

/** Returns the CycloneDX bill of materials of an app's production dependencies. */
async function createSbom(name: string, version: string, time: Date) {
  const sbomArgs = ['sbom', '--prod', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  const { stdout } = await run('pnpm', ['--filter', `@naap/${name}`, ...sbomArgs], {
    stdout: 'pipe',
    reject: true,
  });
  // pnpm lists them in a random order, under a random number.
  const { serialNumber: _random, ...sbom } = JSON.parse(stdout);
  for (const { dependsOn = [] } of sbom.dependencies) dependsOn.sort();
  sbom.components.sort(byJson);
  sbom.dependencies.sort(byJson);
  sbom.metadata.timestamp = time.toISOString();
  sbom.metadata.component.version = version;
  return sbom;
}

function byJson(a: unknown, b: unknown): number {
  return JSON.stringify(a) < JSON.stringify(b) ? -1 : 1;
}

/** Writes the archive of a folder: sorted, with the commit's time, without owners. */
async function pack(base: string, mtime: Date): Promise<void> {
  const cwd = join(stage, base);
  const files = readdirSync(cwd, { recursive: true, encoding: 'utf8' }).sort();
  const archive = { file: join(out, `${base}.tar.gz`), gzip: { level: 9 }, portable: true, mtime };
  await create({ ...archive, cwd, prefix: base, noDirRecurse: true }, files);
}

function writeJson(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
