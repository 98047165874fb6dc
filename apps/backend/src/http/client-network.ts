import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  distinctRemoteAddr,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

const MAX_LENGTH = 64;

/**
 * Returns the network by which an address is counted: an IPv4 address itself, the /64 network of an IPv6 address, because one subscriber has
 * all its addresses. A text that is no address is returned, shortened.
 */
export function clientNetwork(address: string): string {
  if (distinctRemoteAddr(address) !== 'IPv6') return address.slice(0, MAX_LENGTH);
  let binary: bigint;
  try {
    binary = convertIPv6ToBinary(address);
  } catch {
    return address.slice(0, MAX_LENGTH);
  }
  if (isIPv4MappedIPv6(binary)) return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
  return `${(binary >> 64n).toString(16).padStart(16, '0')}::/64`;
}
