import { ApiError } from './error.ts';

/** A client: verbs that return promises. */
type AsyncClient<Client> = { readonly [Verb in keyof Client]: (...input: never[]) => Promise<unknown> };

/**
 * Returns a client whose code is loaded by its first call. While the code cannot be loaded, calls reject with an `ApiError` of kind
 * `network` and the verb's text, as calls that get no response do, and the next call tries again.
 */
export function loadOnCall<Client extends AsyncClient<Client>>(
  load: () => Promise<Client>,
  messages: Readonly<Record<keyof Client, string>>,
): Client {
  let loading: Promise<Client> | undefined;
  const call =
    (verb: keyof Client) =>
    async (...input: never[]) => {
      loading ??= load();
      const client = await loading.catch((cause: unknown) => {
        loading = undefined;
        throw new ApiError(messages[verb], { kind: 'network', cause });
      });
      return client[verb](...input);
    };
  const verbs = Object.keys(messages) as (keyof Client)[];
  return Object.fromEntries(verbs.map((verb) => [verb, call(verb)])) as unknown as Client;
}
