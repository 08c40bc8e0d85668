import { expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const forwarded = (value?: string) => new Headers(value === undefined ? {} : { 'x-forwarded-for': value });

test.each([
  ['in this process the shop’s server tells it', '203.0.113.9', undefined, '203.0.113.9'],
  ['only the last entry was written by the hop', '198.51.100.4, 203.0.113.9', undefined, '203.0.113.9'],
  ['a proxy on this machine is a hop', '203.0.113.9', '127.0.0.1', '203.0.113.9'],
  ['in either family', '2001:db8::7', '::1', '2001:db8::7'],
  [
    'an IPv4 address in IPv6 clothes is the IPv4 address',
    '::ffff:203.0.113.9',
    '::ffff:127.0.0.1',
    '203.0.113.9',
  ],
  ['a client elsewhere can claim nothing', '203.0.113.9', '198.51.100.4', '198.51.100.4'],
  ['what is no address does not count', 'unknown', '127.0.0.1', '127.0.0.1'],
  ['nor does a line break', '203.0.113.9 x', undefined, null],
  ['without a header the peer is the client', undefined, '::1', '::1'],
  ['the shop’s own calls have none', undefined, undefined, null],
])('%s', (_, header, peer, expected) => {
  expect(clientAddressOf(forwarded(header), peer)).toBe(expected);
});
