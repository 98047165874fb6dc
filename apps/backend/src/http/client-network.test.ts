import { describe, expect, it } from 'vitest';
import { clientNetwork } from './client-network.ts';

describe('clientNetwork', () => {
  it('is the same for all addresses of an IPv6 /64 network, and another for its neighbour', () => {
    const network = clientNetwork('2001:db8:1:2::1');
    expect(network).toBe('20010db800010002::/64');
    expect(clientNetwork('2001:db8:1:2:ffff:ffff:ffff:ffff')).toBe(network);
    expect(clientNetwork('2001:DB8:1:2:0:0:0:9')).toBe(network);
    expect(clientNetwork('2001:db8:1:3::1')).not.toBe(network);
    expect(clientNetwork('::1')).toBe('0000000000000000::/64');
  });

  it('is the address itself for IPv4, also when it is mapped into IPv6', () => {
    expect(clientNetwork('203.0.113.7')).toBe('203.0.113.7');
    expect(clientNetwork('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(clientNetwork('203.0.113.8')).not.toBe(clientNetwork('203.0.113.7'));
  });

  it.each(['unknown', '', '203.0.113.7:4711', '[::1]', 'x:y', ':'.repeat(500)])(
    'returns the text %j, shortened',
    (text) => {
      expect(clientNetwork(text)).toBe(text.slice(0, 64));
    },
  );
});
