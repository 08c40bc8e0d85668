const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a state-changing request that a browser says comes from another site. */
export function isForeignWrite(request: Request, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin !== publicOrigin && origin !== new URL(request.url).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}
