/** Fails when an installed package has a licence under which the shop may not be sold, changed or kept private. Part of `pnpm check`. */
import { run } from '@naap/launcher/processes';
import satisfies from 'spdx-satisfies';

/** SPDX identifiers. The Mozilla and the font licence demand something only of those who change the package itself. */
const allowed =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MPL-2.0 OFL-1.1 Python-2.0 Zlib';

/** Beginnings of the names of packages with another licence. */
const exceptions = [
  // LGPL: a library of its own for each platform, used only where pictures are drawn for the build.
  '@img/sharp-libvips-',
  // The Unlicense, which dedicates it to the public domain.
  'fast-sha256',
  // MIT, but only according to its read-me file.
  'require-like',
];

const { stdout } = await run('pnpm', ['--recursive', 'licenses', 'list', '--json'], { stdout: 'pipe' });
const packages: Readonly<Record<string, readonly { readonly name: string }[]>> = JSON.parse(stdout);
const refused = Object.entries(packages).flatMap(([licence, named]) =>
  named
    .filter(({ name }) => !isAllowed(licence) && !exceptions.some((start) => name.startsWith(start)))
    .map(({ name }) => `${name} has the licence ${licence}, which is not allowed (scripts/licences.ts)`),
);
for (const message of refused) console.log(message);
console.log(`${Object.values(packages).flat().length} packages, ${refused.length} refused`);
process.exit(refused.length === 0 ? 0 : 1);

function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, allowed.split(' '));
  } catch {
    // Not an SPDX expression, such as "Unknown".
    return false;
  }
}
