/** An error that repeats says nothing new. */
const MOST_IN_A_DOCUMENT = 10;

let sentCount = 0;

/**
 * Sends an error with the path of its page. What is no `Error` is an answer that was no success, which the server logs;
 * `AbortError` is a request that the page gave up itself.
 */
export function sendBrowserError(error: unknown): void {
  if (!(error instanceof Error) || error.name === 'AbortError' || sentCount === MOST_IN_A_DOCUMENT) return;
  sentCount += 1;
  const body = new URLSearchParams({
    path: location.pathname,
    error: error.stack ?? `${error.name}: ${error.message}`,
  });
  if (!navigator.sendBeacon('/browser-errors', body)) console.warn('An error was not reported');
}
