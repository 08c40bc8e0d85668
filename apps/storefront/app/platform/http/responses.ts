/** The header that says when to come back; nothing when that isn't known. */
export function retryAfter(seconds: number | null | undefined): Record<string, string> {
  return seconds ? { 'Retry-After': String(seconds) } : {};
}

/**
 * Sends the headers that a page's loader sets, and its action's `Retry-After`; React Router does so only for routes that
 * export this as `headers`.
 */
export function sendLoaderHeaders({
  loaderHeaders,
  actionHeaders,
}: {
  readonly loaderHeaders: Headers;
  readonly actionHeaders?: Headers;
}): Headers {
  const retryAfter = actionHeaders?.get('Retry-After');
  if (!retryAfter) return loaderHeaders;
  const headers = new Headers(loaderHeaders);
  headers.set('Retry-After', retryAfter);
  return headers;
}

/** Logs which part a page is served without, and why. The shopper sees no error. */
export function warnOf(loss: string, error: unknown): void {
  console.warn(`${loss}: ${error instanceof Error ? error.message : 'unknown'}`);
}
