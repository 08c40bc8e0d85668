import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
const LOOPBACK = /^(?:127\.|::1$)/;

/**
 * Address of the client, or null when the shop's own server calls on no shopper's behalf.
 * `X-Forwarded-For` is read only from a proxy on this machine (`peer` is a loopback address) or in this process
 * (`peer` is undefined), and only its last entry, which that proxy wrote.
 */
export function clientAddressOf(headers: Headers, peer: string | undefined): string | null {
  const direct = peer?.replace(MAPPED_IPV4, '') ?? null;
  if (direct !== null && !LOOPBACK.test(direct)) return direct;
  const forwarded = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim().replace(MAPPED_IPV4, '');
  return forwarded && isIP(forwarded) !== 0 ? forwarded : direct;
}
