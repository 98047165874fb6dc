/** `pnpm bench:fit` compares the recommended size with two simpler rules for simulated shoppers (docs/decisions/measurements.md). */
import { parseArgs } from 'node:util';
import {
  ASSUMPTIONS,
  type Assumptions,
  ORDERS,
  percent,
  type SimulationResult,
  simulate,
} from './bench/simulated-shoppers.ts';

const { values } = parseArgs({
  // pnpm forwards a "--".
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { shoppers: { type: 'string', default: '20000' }, seed: { type: 'string', default: '45' } },
});
const shoppers = Number(values.shoppers);
const seed = Number(values.seed);

const share = (part: number, total: number) => (total === 0 ? '–' : `${((100 * part) / total).toFixed(1)} %`);
const sharesAfter = ({ after }: SimulationResult) =>
  Object.fromEntries(
    ORDERS.map((orders) => {
      const { chart, mostSold, advice } = after[orders];
      const row = {
        'chart only': `${percent(chart).toFixed(1)} %`,
        'most-sold size': `${percent(mostSold).toFixed(1)} %`,
        recommendSize: `${percent(advice).toFixed(1)} %`,
      };
      return [`after ${orders} orders`, row];
    }),
  );
const isBetter = ({ after }: SimulationResult) =>
  ORDERS.every((orders) => {
    const { chart, mostSold, advice } = after[orders];
    return percent(advice) > Math.max(percent(chart), percent(mostSold));
  });

console.log(`${shoppers} simulated shoppers, seed ${seed}. Share of right sizes; two sizes count half:`);
const result = simulate(shoppers, seed);
console.table(sharesAfter(result));
const { kinds, between, calibration, words, brier, brierOfShare } = result;
const answers = kinds.size + kinds.between + kinds.none;
console.log(
  `One size: ${share(kinds.size, answers)}; two sizes: ${share(kinds.between, answers)}, of which one is right: ` +
    `${percent(between).toFixed(1)} %; none although there is one: ${share(kinds.none, answers)}.`,
);

console.log(
  `\nHow often a size, or one of two, is kept. Brier score ${brier.toFixed(4)}; always the mean: ${brierOfShare.toFixed(4)}.`,
);
const predictions = calibration.flatMap((bin, i) =>
  bin.total === 0
    ? []
    : [
        [
          `${i / 10} to ${(i + 1) / 10}`,
          { predicted: share(bin.predicted, bin.total), kept: share(bin.right, bin.total), sizes: bin.total },
        ] as const,
      ],
);
console.table(Object.fromEntries(predictions));
console.table(
  Object.fromEntries(
    Object.entries(words).map(([word, { right, total }]) => [
      word,
      { kept: share(right, total), sizes: total },
    ]),
  ),
);

const variants: Readonly<Record<string, Partial<Assumptions>>> = {
  'careless measuring (sd 48 mm, 60 mm too long)': { noise: 48, bias: 60 },
  'brands true to their charts': { brandOffset: 0 },
  'brands twice as far from their charts': { brandOffset: 24 },
  'stated taste means nothing': { taste: 0 },
  'taste twice as strong': { taste: 50 },
};
console.log(
  `\nOther assumptions, ${shoppers / 10} shoppers each: chart only / most-sold size / recommendSize`,
);
const others = Object.entries(variants).map(([name, assumptions]) => {
  const { after } = simulate(shoppers / 10, seed, { ...ASSUMPTIONS, ...assumptions });
  const cells = ORDERS.map((orders) => {
    const { chart, mostSold, advice } = after[orders];
    return [
      `${orders} orders`,
      [chart, mostSold, advice].map((each) => percent(each).toFixed(0)).join(' / '),
    ];
  });
  return [name, Object.fromEntries(cells)];
});
console.table(Object.fromEntries(others));

if (!isBetter(result)) {
  console.error('The function is not right more often than both other rules at every number of orders.');
  process.exitCode = 1;
}
