import { createHash, timingSafeEqual } from 'node:crypto';
import {
  clientAddressOf as addressOverProxies,
  normalizeAddress,
  parseTrustedProxies,
} from '@ownpath/client-address';
import type { EngineConfig } from '../dependencies.ts';

const NO_PROXIES = parseTrustedProxies('');

type Trust = Pick<EngineConfig, 'trustedProxies' | 'visitorAddressKey'>;

/**
 * Address of the shopper's client, or null when the shop's own server calls on no shopper's behalf. The shop sends it:
 * in this process (`peer` is undefined) in `X-Forwarded-For`, over the network in `X-Visitor-Address` with the shared
 * key. Any other caller is the client itself, or a trusted proxy forwards the client's address.
 */
export function clientAddressOf(
  headers: Headers,
  peer: string | undefined,
  { trustedProxies = NO_PROXIES, visitorAddressKey }: Trust,
): string | null {
  if (peer === undefined) return normalizeAddress(headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
  const key = headers.get('x-visitor-key');
  if (visitorAddressKey !== undefined && key !== null && isEqual(key, visitorAddressKey)) {
    return normalizeAddress(headers.get('x-visitor-address') ?? '');
  }
  return addressOverProxies(headers, peer, trustedProxies);
}

/** Takes as long for a wrong text as for the right one. */
function isEqual(sent: string, expected: string): boolean {
  const [one, other] = [sent, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
