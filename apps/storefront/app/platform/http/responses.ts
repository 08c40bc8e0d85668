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

let losses = 0;

/** How many parts pages were served without: a page is whole when the number stays while it is rendered. */
export const countLosses = (): number => losses;

/** Logs which part a page is served without, and why. The shopper sees no error. */
export function warnOf(loss: string, error: unknown): void {
  losses += 1;
  console.warn(`${loss}: ${error instanceof Error ? error.message : 'unknown'}`);
}

/**
 * A file that the browser saves, seen by nobody else.
 * @param file.type media type, for example `text/csv; charset=utf-8`
 * @param file.locale language of its text
 */
export function sendFile(
  content: string | Uint8Array<ArrayBuffer>,
  file: { readonly name: string; readonly type: string; readonly locale?: string },
): Response {
  return new Response(content, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      ...(file.locale ? { 'Content-Language': file.locale } : {}),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
