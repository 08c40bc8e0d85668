/** True when the browser itself navigates, as it does without JavaScript: it expects a page, not data. */
export function isDocumentRequest(request: Request): boolean {
  return request.headers.get('Accept')?.includes('text/html') ?? false;
}

/** True for data that the browser asks for ahead, because the link to its page has been pointed at; it accepts a page, too. */
export function isPrefetch({ headers }: Request): boolean {
  return headers.get('Sec-Purpose') === 'prefetch' && headers.get('Sec-Fetch-Dest') === 'empty';
}

const ANY_ORIGIN = 'http://shop.invalid';
/** Two leading slashes name a host; browsers read a backslash as a slash and drop control characters. */
const LEAVES_THE_SHOP = /^\/[/\\]|[\p{Cc}\\]/u;

/**
 * A path of this shop to go back to, or the fallback: never another host, whatever a form or a query says
 * (`//evil`, `/.//evil`, `\evil`, `javascript:` and so on are refused).
 */
export function safeReturnPath(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || !value.startsWith('/') || LEAVES_THE_SHOP.test(value)) return fallback;
  if (!URL.canParse(value, ANY_ORIGIN)) return fallback;
  const url = new URL(value, ANY_ORIGIN);
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.origin === ANY_ORIGIN && !LEAVES_THE_SHOP.test(path) ? path : fallback;
}
