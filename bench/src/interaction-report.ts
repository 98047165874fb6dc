import { interactionBudgetMs } from './budget.ts';
import type { Latency } from './interactions/latency.ts';
import type { ListCost } from './interactions/scrolling.ts';
import type { MeasuredStep } from './interactions/steps.ts';
import { medians } from './statistics.ts';
import { table } from './table.ts';

/** The latencies of one interaction over all runs, in ms. */
export interface InteractionResult {
  readonly name: string;
  readonly median: Latency;
  readonly worst: number;
}

const latencyParts = ['total', 'inputDelay', 'processing', 'presentation'] as const;
const costs = ['products', 'heap', 'domNodes', 'medianFrame', 'slowFrame', 'longestFrame'] as const;

/** Groups the measured steps of all runs by their names. */
export function interactionResults(measured: readonly MeasuredStep[]): readonly InteractionResult[] {
  const groups = Map.groupBy(measured, ({ name }) => name);
  return [...groups].map(([name, steps]) => {
    const latencies = steps.map(({ latency }) => latency);
    return {
      name,
      median: medians(latencyParts, latencies),
      worst: Math.max(...latencies.map(({ total }) => total)),
    };
  });
}

/** Returns the median costs of each length of the list. */
export function listCosts(measured: readonly ListCost[]): readonly ListCost[] {
  return [...Map.groupBy(measured, ({ products }) => products).values()].map((runs) => medians(costs, runs));
}

/** Names the interactions whose median latency exceeds the budget. */
export function slowInteractions(results: readonly InteractionResult[]): readonly string[] {
  return results
    .filter(({ median }) => median.total > interactionBudgetMs)
    .map(
      ({ name, median }) =>
        `${name} takes ${median.total} ms, and must take at most ${interactionBudgetMs} ms`,
    );
}

export function formatInteractions(results: readonly InteractionResult[]): string {
  return table(
    ['interaction', 'median ms', 'input delay', 'processing', 'presentation', 'worst ms'],
    results.map(({ name, median, worst }) => [
      name,
      ...latencyParts.map((part) => median[part].toFixed(0)),
      worst.toFixed(0),
    ]),
  );
}

export function formatListCosts(lists: readonly ListCost[]): string {
  return table(
    ['products', 'heap MB', 'DOM nodes', 'frame ms', '95 % ms', 'longest ms'],
    lists.map((list) => costs.map((name) => list[name].toFixed(name === 'heap' ? 1 : 0))),
  );
}
