import getPort from 'get-port';

/** Returns whether a port is free on every address to which `localhost` may resolve (IPv4 and IPv6). */
export async function isUsable(port: number): Promise<boolean> {
  return (await getPort({ port })) === port;
}

/** Returns different free ports of this machine. */
export function sparePorts(count: number): Promise<readonly number[]> {
  return Promise.all(Array.from({ length: count }, () => getPort()));
}
