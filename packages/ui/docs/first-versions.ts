import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getReleasePlan from '@changesets/get-release-plan';

/**
 * Returns the version of @naap/ui that has been the first with each component, by the component's name: of the changelog, and of the next release for
 * components that only a changeset names.
 */
export async function readFirstVersions(): Promise<Readonly<Record<string, string>>> {
  const folder = join(import.meta.dirname, '..');
  const { changesets, releases } = await getReleasePlan(join(folder, '../..'));
  const isOurs = ({ name }: { readonly name: string }) => name === '@naap/ui';
  const changes = changesets.filter((changeset) => changeset.releases.some(isOurs));
  const next = `## ${releases.find(isOurs)?.newVersion}\n${changes.map(({ summary }) => summary).join('\n')}\n`;
  return firstVersions(next + readFileSync(join(folder, 'CHANGELOG.md'), 'utf8'));
}

/** Returns the version under which a changelog, newest version first, has "New component: Name." or "New components: Name, Other." */
export function firstVersions(changelog: string): Readonly<Record<string, string>> {
  const versions: Record<string, string> = {};
  let version = '';
  for (const line of changelog.split('\n')) {
    version = /^## (?<number>.+)/.exec(line)?.groups?.number ?? version;
    const names = /New components?: (?<names>[\w, ]+)\./.exec(line)?.groups?.names ?? '';
    for (const name of names.split(', ').filter(Boolean)) versions[name] = version;
  }
  return versions;
}
