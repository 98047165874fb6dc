/**
 * `pnpm size`: what every component and every screen weighs, against size-budget.json. Fails, by name, where one takes more than a little above
 * its budget. `pnpm size --update` makes today's sizes the budget.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './processes.ts';
import { type Budget, overruns, tableOf } from './size/budget.ts';
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
  console.log(tableOf('component', components, budget.components));
  console.log(`\n${tableOf('first load of a screen', screens, budget.screens)}`);
  if (values.update) {
    const updated: Budget = { components, screens };
    writeFileSync(file, `${JSON.stringify(updated, null, 2)}\n`);
    return 0;
  }
  const faults = [...overruns(components, budget.components), ...overruns(screens, budget.screens)];
  for (const fault of faults) console.error(`naap: ${fault}`);
  if (faults.length > 0)
    console.error('Where it is worth it: pnpm size --update, and say in the commit what it buys.');
  return faults.length === 0 ? 0 : 1;
}
