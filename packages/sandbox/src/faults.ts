import * as v from 'valibot';

/** The services that can be made to fail. */
const faultTargets = ['storefront', 'images', 'identity', 'maps', 'ipInfo'] as const;
type FaultTarget = (typeof faultTargets)[number];

const faultSchema = v.strictObject({
  target: v.picklist(faultTargets),
  /** Limits the fault to requests whose method, URL or body contain this text, such as the name of a GraphQL operation. */
  match: v.optional(v.string(), ''),
  /** How many requests fail. */
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
  /** Delay before the response, in milliseconds. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60_000)), 0),
  /** With neither `status` nor `body`, the service's own response follows the delay. */
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.optional(v.string()),
  contentType: v.optional(v.string(), 'application/json'),
});

export type Fault = v.InferInput<typeof faultSchema>;

type Handler = (request: Request) => Promise<Response>;

export interface FaultInjector {
  /** Adds a fault. Throws a `ValiError` that names the invalid field. */
  add(fault: unknown): void;
  list(): readonly Fault[];
  clear(): void;
  /** Returns a handler that fails while a fault matches, and else calls `handler`. */
  wrap(target: FaultTarget, handler: Handler): Handler;
}

/** Creates an injector that makes the fake services fail on purpose, so that tests can exercise error handling. */
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
    wrap: (target, handler) => async (request) => {
      // A CORS preflight must not use up a fault.
      const fault = request.method === 'OPTIONS' ? undefined : await take(target, request);
      if (!fault) return handler(request);
      if (fault.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
      if (fault.status === undefined && fault.body === undefined) return handler(request);
      return new Response(fault.body ?? null, {
        status: fault.status ?? 200,
        headers: { 'Content-Type': fault.contentType, 'Access-Control-Allow-Origin': '*' },
      });
    },
  };
}
