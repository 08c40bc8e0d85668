import { BlockList, isIP, isIPv6 } from 'node:net';

/** Proxies in front of a server: their `X-Forwarded-For` and `Forwarded` count. */
export type TrustedProxies = BlockList;

/**
 * Addresses and networks (`10.0.0.0/8`), separated by commas or spaces.
 * @throws RangeError for anything else
 */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = '', prefix, ...rest] = entry.split('/');
    const family = isIP(address);
    const bits = prefix === undefined ? null : Number(prefix);
    const isPrefix = bits === null || (/^\d{1,3}$/.test(prefix ?? '') && bits <= (family === 4 ? 32 : 128));
    if (family === 0 || !isPrefix || rest.length > 0) throw new RangeError('not an address or a network');
    if (bits === null) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, bits, familyOf(address));
  }
  return list;
}

export function isTrustedProxies(text: string): boolean {
  try {
    parseTrustedProxies(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Address of the client that sent a request over `peer`'s connection. The chain of proxies is followed from the right,
 * the end that the nearest proxy wrote, over trusted ones only: what a client writes itself never counts. Null when
 * there is no peer.
 */
export function clientAddressOf(
  headers: Headers,
  peer: string | undefined,
  trusted: TrustedProxies,
): string | null {
  const direct = normalizeAddress(peer ?? '');
  if (direct === null) return null;
  if (!isTrusted(direct, trusted)) return direct;
  const chains = [
    headers.get('x-forwarded-for')?.split(',').map(withoutPort),
    headers.get('forwarded')?.split(',').map(forwardedFor),
  ].filter((chain) => chain !== undefined);
  const found = new Set(chains.map((chain) => firstUntrusted(chain, direct, trusted)));
  const [only] = found;
  // A proxy writes one of the two headers; where they disagree, a client may have written the other.
  return found.size === 1 && only !== undefined ? only : direct;
}

/** A valid address: without zone, an IPv4-mapped IPv6 address as the IPv4 address. Null for anything else. */
export function normalizeAddress(text: string): string | null {
  const address = text.trim().replace(/%.*$/, '').toLowerCase();
  const family = isIP(address);
  if (family !== 6) return family === 4 ? address : null;
  const [, mapped] = /^\[::ffff:(.+)\]$/.exec(new URL(`http://[${address}]`).hostname) ?? [];
  if (mapped === undefined) return address;
  const [high = 0, low = 0] = mapped.split(':').map((group) => Number.parseInt(group, 16));
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

function isTrusted(address: string, trusted: TrustedProxies): boolean {
  return trusted.check(address, familyOf(address));
}

/** The last trusted proxy's address when the one before it is not named by an address. */
function firstUntrusted(chain: readonly (string | null)[], nearest: string, trusted: TrustedProxies): string {
  let last = nearest;
  for (const address of chain.toReversed()) {
    if (address === null) return last;
    if (!isTrusted(address, trusted)) return address;
    last = address;
  }
  return last;
}

/** `192.0.2.1`, `192.0.2.1:4711`, `2001:db8::1` or `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string | null {
  const text = entry.trim();
  const [, inBrackets] = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text) ?? [];
  const [, beforePort] = /^([\d.]+):\d{1,5}$/.exec(text) ?? [];
  return normalizeAddress(inBrackets ?? beforePort ?? text);
}

/** The `for` of one element of `Forwarded` (RFC 7239). */
function forwardedFor(element: string): string | null {
  const [, quoted, bare] = /(?:^|;)\s*for\s*=\s*(?:"([^"]*)"|([^;\s]*))\s*(?:;|$)/i.exec(element) ?? [];
  return withoutPort(quoted ?? bare ?? '');
}
