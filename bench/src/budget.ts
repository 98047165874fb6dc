/** The highest medians of each page, in the units of `measureLoad`. Times follow the machine, so only their ratios have limits. */
const page = { cls: 0.01, script: 130, document: 20, 'lcp ×': 1.3, 'fcp ×': 1.3 };
export const pageBudgets = { home: { ...page, script: 125 }, list: page, product: page };

/** The aim of the total blocking time, in ms. It is printed, not enforced. */
export const TBT_AIM = 100;

/** The highest median time to the answer of a press, in ms, by the time of the press after the first contentful paint in ms. */
export const pressBudgets = { 500: { median: 1500 }, 3000: { median: 200 } };

/** The highest values of one server process under load, in ms and MB. */
export const loadBudget = { 'p99, ms': 100, 'failed requests': 0, 'highest memory, MB': 600 };
