/** How long a browser may cache its address: a visitor's network seldom changes within minutes. */
const MAX_AGE_SECONDS = 300;

/** `GET /api/get-client-ip` (specification section 7): the visitor's address; 404 when it is not known. */
export function clientIpResponse(clientIp: string | null): Response {
  if (clientIp === null) return Response.json({ error: 'The address is not known.' }, { status: 404 });
  return Response.json({ clientIp }, { headers: { 'Cache-Control': `private, max-age=${MAX_AGE_SECONDS}` } });
}
