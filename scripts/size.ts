/**
 * `pnpm size`: measures the bundle size of every component and screen, and compares it with size-budget.json. Fails when one exceeds
 * its budget by more than the tolerance. `pnpm size --update` writes the measured sizes as the new budget.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './processes.ts';
import { type Budget, formatTable, overruns } from './size/budget.ts';
import { measureComponents } from './size/components.ts';
import { measureScreens } from './size/screens.ts';

const file = join(root, 'size-budget.json');

try {
  process.exitCode = await compareWithBudget();
} catch (error) {
  console.error(`naap: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

async function compareWithBudget(): Promise<number> {
  const { values } = parseArgs({ options: { update: { type: 'boolean', default: false } } });
  const budget: Budget = JSON.parse(readFileSync(file, 'utf8'));
  const components = await measureComponents();
  const screens = await measureScreens();
  console.log(formatTable('component', components, budget.components));
  console.log(`\n${formatTable('first load of a screen', screens, budget.screens)}`);
  if (values.update) {
    const updated: Budget = { components, screens };
    writeFileSync(file, `${JSON.stringify(updated, null, 2)}\n`);
    return 0;
  }
  const faults = [...overruns(components, budget.components), ...overruns(screens, budget.screens)];
  for (const fault of faults) console.error(`naap: ${fault}`);
  if (faults.length > 0)
    console.error('If the growth is justified: run pnpm size --update and give the reason in the commit.');
  return faults.length === 0 ? 0 : 1;
}
