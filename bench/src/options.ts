import { parseArgs } from 'node:util';
import { baseLocale, isLocale, type Locale, locales } from '@naap/messages/runtime';
import { pageNames, type Site } from './sites.ts';

export interface PageOptions {
  /** Number of measurements of each page. */
  readonly runs: number;
  /** Whether the command fails when the shop exceeds the budget. */
  readonly hasBudget: boolean;
  /** Storefronts to measure beside the shop and the floor. */
  readonly also: readonly Site[];
  /** Language of the pages of the shop and the floor. */
  readonly language: Locale;
}

type InteractionOptions = Omit<PageOptions, 'also' | 'language'>;

export interface LoadOptions {
  /** How long cached pages are requested. */
  readonly seconds: number;
  /** Number of different URLs that are requested once. */
  readonly urls: number;
  /** Whether the command fails when the server exceeds the budget. */
  readonly hasBudget: boolean;
}

const DEFAULT_RUNS = 5;
const DEFAULT_SECONDS = 60;
const DEFAULT_URLS = 200_000;

const common = {
  runs: { type: 'string', default: `${DEFAULT_RUNS}` },
  budget: { type: 'boolean', default: false },
} as const;

/** Reads the arguments of `pnpm bench`. Throws an Error that names the wrong argument, with an example. */
export function readPageOptions(args: readonly string[]): PageOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...common,
      also: { type: 'string', multiple: true, default: [] },
      language: { type: 'string', default: baseLocale },
    },
  });
  return {
    runs: readRuns(values.runs),
    hasBudget: values.budget,
    also: values.also.map(readSite),
    language: readLanguage(values.language),
  };
}

/** Reads the arguments of `pnpm bench:inp`. Throws an Error that names the wrong argument, with an example. */
export function readInteractionOptions(args: readonly string[]): InteractionOptions {
  const { values } = parseArgs({ args: [...args], options: common });
  return { runs: readRuns(values.runs), hasBudget: values.budget };
}

/** Reads the arguments of `pnpm bench:load`. Throws an Error that names the wrong argument, with an example. */
export function readLoadOptions(args: readonly string[]): LoadOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      budget: common.budget,
      seconds: { type: 'string', default: `${DEFAULT_SECONDS}` },
      urls: { type: 'string', default: `${DEFAULT_URLS}` },
    },
  });
  return {
    seconds: readCount('--seconds', values.seconds),
    urls: readCount('--urls', values.urls),
    hasBudget: values.budget,
  };
}

const readRuns = (text: string) => readCount('--runs', text);

function readCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  throw new Error(`${name} is "${text}", which is no positive whole number. Example: ${name} 3`);
}

function readLanguage(text: string): Locale {
  if (isLocale(text)) return text;
  throw new Error(`--language is "${text}", which is none of: ${locales.join(', ')}. Example: --language hi`);
}

/** Reads `name=homeUrl,listUrl,productUrl`. */
function readSite(text: string): Site {
  const separator = text.indexOf('=');
  const name = text.slice(0, separator);
  const urls = text.slice(separator + 1).split(',');
  const [home, list, product] = urls;
  const isComplete = separator > 0 && urls.length === pageNames.length && urls.every(isHttpUrl);
  if (isComplete && home && list && product) return { name, urls: { home, list, product } };
  throw new Error(
    `--also is "${text}", which is not a name with the URLs of a home page, a list and a product. ` +
      'Example: --also other=http://localhost:3000/,http://localhost:3000/all,http://localhost:3000/p/1',
  );
}

function isHttpUrl(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}
