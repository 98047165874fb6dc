import getPort from 'get-port';

/** Whether this process can listen on a port of this machine: nothing else does, on any address that `localhost` may mean. */
export async function isUsable(port: number): Promise<boolean> {
  return (await getPort({ port })) === port;
}

/** Returns different ports of this machine on which nothing listens. */
export function sparePorts(count: number): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort()));
}
