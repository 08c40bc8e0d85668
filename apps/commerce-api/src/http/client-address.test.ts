import { parseTrustedProxies } from '@ownpath/client-address';
import { describe, expect, test } from 'vitest';
import { clientAddressOf } from './client-address.ts';

const VISITOR = '203.0.113.9';
const KEY = 'a shared key of more than thirty-two characters';
const trust = { trustedProxies: parseTrustedProxies('10.0.0.0/8'), visitorAddressKey: KEY };

function read(peer: string | undefined, headers: Record<string, string>, trusted = trust): string | null {
  return clientAddressOf(new Headers(headers), peer, trusted);
}

describe('in this process', () => {
  test.each([
    ['the shop’s server passes it', VISITOR, VISITOR],
    ['only the last entry was written by the shop', `198.51.100.4, ${VISITOR}`, VISITOR],
    ['an IPv4-mapped IPv6 address is the IPv4 address', `::ffff:${VISITOR}`, VISITOR],
    ['a value that is no address is ignored', `${VISITOR} x`, null],
  ])('%s', (_, header, expected) => {
    expect(read(undefined, { 'X-Forwarded-For': header })).toBe(expected);
  });

  test('the shop’s own calls have no address', () => expect(read(undefined, {})).toBeNull());
});

describe('over the network', () => {
  const fromShop = { 'X-Visitor-Address': VISITOR, 'X-Visitor-Key': KEY };

  test('the visitor’s address that the shop sends with the shared key counts, over any hop', () => {
    expect(read('192.0.2.1', fromShop)).toBe(VISITOR);
    expect(read('10.1.1.1', { ...fromShop, 'X-Forwarded-For': '192.0.2.1' })).toBe(VISITOR);
  });

  test('the shop’s own calls have no address', () => {
    expect(read('192.0.2.1', { 'X-Visitor-Key': KEY })).toBeNull();
  });

  test.each([
    ['without the key', { 'X-Visitor-Address': VISITOR }],
    ['with a wrong key', { ...fromShop, 'X-Visitor-Key': KEY.toUpperCase() }],
    ['with an empty key', { ...fromShop, 'X-Visitor-Key': '' }],
    ['in X-Forwarded-For', { 'X-Forwarded-For': VISITOR }],
    ['in Forwarded', { Forwarded: `for=${VISITOR}` }],
  ])('an address that a caller writes %s does not count', (_, headers) => {
    expect(read('192.0.2.1', headers)).toBe('192.0.2.1');
    expect(read('127.0.0.1', headers)).toBe('127.0.0.1');
  });

  test('no key counts where none is set', () => {
    const { trustedProxies } = trust;
    expect(clientAddressOf(new Headers(fromShop), '192.0.2.1', { trustedProxies })).toBe('192.0.2.1');
  });

  test('a trusted proxy names the client', () => {
    expect(read('10.1.1.1', { 'X-Forwarded-For': VISITOR })).toBe(VISITOR);
  });
});
