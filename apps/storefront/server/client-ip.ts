import { isIP } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(?=\d+\.)/i;
/** How long a browser may cache its address: a visitor's network seldom changes within minutes. */
const MAX_AGE_SECONDS = 300;

/**
 * `GET /api/get-client-ip` (specification section 7): the address of the connection that this server sees. What a
 * client writes into `X-Forwarded-For` is not read; 404 when there is no connection to read from.
 */
export function clientIpResponse(remoteAddress: string | undefined): Response {
  const clientIp = remoteAddress?.replace(MAPPED_IPV4, '') ?? '';
  if (isIP(clientIp) === 0) return Response.json({ error: 'The address is not known.' }, { status: 404 });
  return Response.json({ clientIp }, { headers: { 'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}` } });
}
