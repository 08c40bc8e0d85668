import { describe, expect, test } from 'vitest';
import { clientAddressOf, normalizeAddress, parseTrustedProxies } from './index.ts';

const PROXIES = parseTrustedProxies('127.0.0.1, 10.0.0.0/8 2001:db8:1::/48');
const VISITOR = '198.51.100.4';
const SPOOFED = '203.0.113.9';

function read(peer: string | undefined, headers: Record<string, string> = {}): string | null {
  return clientAddressOf(new Headers(headers), peer, PROXIES);
}

describe('the client’s address', () => {
  test.each([
    ['is the peer’s when no proxy is in between', VISITOR, undefined, VISITOR],
    ['is the peer’s when the peer is no trusted proxy, whatever it writes', VISITOR, SPOOFED, VISITOR],
    ['is what a trusted proxy wrote', '127.0.0.1', VISITOR, VISITOR],
    ['is the last that is not a proxy', '127.0.0.1', `${SPOOFED}, ${VISITOR}, 10.1.2.3, 10.1.2.4`, VISITOR],
    ['is found over proxies of IPv6', '2001:db8:1::7', `${SPOOFED}, ${VISITOR}, 2001:db8:1:2::1`, VISITOR],
    ['may be of IPv6', '10.1.1.1', '2001:db8:9::1', '2001:db8:9::1'],
    ['may come with a port', '10.1.1.1', `${VISITOR}:4711`, VISITOR],
    ['may be of IPv6 with a port', '10.1.1.1', '[2001:db8:9::1]:4711', '2001:db8:9::1'],
    ['is read from a mapped peer', '::ffff:10.1.1.1', `::ffff:${VISITOR}`, VISITOR],
    ['is the first proxy’s when all are trusted', '10.1.1.1', '10.9.9.9, 10.1.1.2', '10.9.9.9'],
    [
      'is the last trusted proxy’s when the entry before it is no address',
      '10.1.1.1',
      `${SPOOFED}, unknown, 10.1.1.2`,
      '10.1.1.2',
    ],
    ['is the proxy’s when the header is empty', '10.1.1.1', '', '10.1.1.1'],
  ])('%s', (_, peer, forwarded, expected) => {
    expect(read(peer, forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded })).toBe(expected);
  });

  test.each([
    ['for=198.51.100.4', VISITOR],
    ['for=203.0.113.9, For="198.51.100.4:80";proto=https;by=10.1.1.1', VISITOR],
    ['proto=https;for="[2001:db8:9::1]:4711", for=10.1.1.1', '2001:db8:9::1'],
    ['for=_hidden', '127.0.0.1'],
    ['by=198.51.100.4', '127.0.0.1'],
    ['for="198.51.100.4', '127.0.0.1'],
  ])('is read from Forwarded: %s', (forwarded, expected) => {
    expect(read('127.0.0.1', { Forwarded: forwarded })).toBe(expected);
  });

  test('of two headers that disagree neither counts: a proxy writes one, and a client may have sent the other', () => {
    const both = (forwarded: string) => ({ 'X-Forwarded-For': VISITOR, Forwarded: `for=${forwarded}` });
    expect(read('127.0.0.1', both(SPOOFED))).toBe('127.0.0.1');
    expect(read('127.0.0.1', both(VISITOR))).toBe(VISITOR);
  });

  test('is unknown without a connection', () => {
    expect(read(undefined, { 'X-Forwarded-For': SPOOFED })).toBeNull();
  });
});

test.each([
  '10.0.0.0/33',
  '2001:db8::/129',
  '10.0.0.0/8/8',
  '10.0.0',
  'localhost',
  '10.0.0.0/',
  '10.0.0.0/-1',
])('trusted proxies are addresses or networks, not %s', (text) => {
  expect(() => parseTrustedProxies(text)).toThrow(RangeError);
});

test.each([
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['::FFFF:203.0.113.9', '203.0.113.9'],
  ['fe80::1%eth0', 'fe80::1'],
  ['203.0.113.9 x', null],
  ['', null],
])('an address is read in one form: %s', (text, expected) => {
  expect(normalizeAddress(text)).toBe(expected);
});
