import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const forwarded = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value });

test.each([
  ['in this process the shop’s server passes it', '203.0.113.9', undefined, '203.0.113.9'],
  ['only the last entry was written by the proxy', '198.51.100.4, 203.0.113.9', undefined, '203.0.113.9'],
  ['a proxy on this machine is trusted', '203.0.113.9', '127.0.0.1', '203.0.113.9'],
  ['over IPv6 too', '2001:db8::7', '::1', '2001:db8::7'],
  [
    'an IPv4-mapped IPv6 address is the IPv4 address',
    '::ffff:203.0.113.9',
    '::ffff:127.0.0.1',
    '203.0.113.9',
  ],
  ['a header from a client elsewhere is ignored', '203.0.113.9', '198.51.100.4', '198.51.100.4'],
  ['a value that is no address is ignored', 'unknown', '127.0.0.1', '127.0.0.1'],
  ['so is a line break', '203.0.113.9 x', undefined, null],
  ['without a header the peer is the client', undefined, '::1', '::1'],
  ['the shop’s own calls have no address', undefined, undefined, null],
])('%s', (_, header, peer, expected) => {
  expect(clientAddressOf(forwarded(header), peer)).toBe(expected);
});
