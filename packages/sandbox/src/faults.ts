import * as v from 'valibot';

/** The stand-ins that can be made to fail. */
const faultTargets = ['storefront', 'images', 'identity', 'maps', 'ipInfo'] as const;
export type FaultTarget = (typeof faultTargets)[number];

const faultSchema = v.strictObject({
  target: v.picklist(faultTargets),
  /** Only requests whose method, address or body hold this text, such as a GraphQL operation's name. */
  match: v.optional(v.string(), ''),
  /** How many requests fail before things work again. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  /** Waited before anything else, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** Left out, together with `body`, the real answer follows the delay. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.string()),
  contentType: v.optional(v.string(), 'application/json'),
});

export type Fault = v.InferInput<typeof faultSchema>;

type Handler = (request: Request) => Promise<Response>;

export interface FaultInjector {
  /** Throws a `ValiError` that names the field for what is no fault. */
  add(fault: unknown): void;
  list(): readonly Fault[];
  clear(): void;
  /** The handler, failing when it is told to. */
  guard(target: FaultTarget, handler: Handler): Handler;
}

/** Makes stand-ins fail on purpose, so that a journey can see what a shopper sees then. */
export function createFaultInjector(initial: readonly Fault[] = []): FaultInjector {
  let faults = initial.map((fault) => v.parse(faultSchema, fault));

  const take = async (target: FaultTarget, request: Request) => {
    if (!faults.some((fault) => fault.target === target)) return undefined;
    const text = [request.method, request.url, await request.clone().text()].join('\n');
    const fault = faults.find((candidate) => candidate.target === target && text.includes(candidate.match));
    if (!fault) return undefined;
    fault.times -= 1;
    faults = faults.filter(({ times }) => times > 0);
    return fault;
  };

  return {
    add(fault) {
      faults = [...faults, v.parse(faultSchema, fault)];
    },
    list: () => faults,
    clear() {
      faults = [];
    },
    guard: (target, handler) => async (request) => {
      // A preflight is not the request itself.
      const fault = request.method === 'OPTIONS' ? undefined : await take(target, request);
      if (!fault) return handler(request);
      if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      if (fault.status === undefined && fault.body === undefined) return handler(request);
      const bodiless = fault.status === 204 || fault.status === 304;
      return new Response(bodiless ? null : (fault.body ?? ''), {
        status: fault.status ?? 200,
        headers: { 'Content-Type': fault.contentType, 'Access-Control-Allow-Origin': '*' },
      });
    },
  };
}
