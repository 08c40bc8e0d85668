/** Sends an error of this page to the shop's log. What sends it loads with the first error; without it nothing is sent. */
export function reportBrowserError(error: unknown): void {
  import('./send-browser-error.ts').then(
    ({ sendBrowserError }) => sendBrowserError(error),
    (missing: unknown) => console.warn('An error was not reported', missing),
  );
}

/** Follows the errors that nobody catches. */
export function followUncaughtErrors(): void {
  addEventListener('error', ({ error }) => reportBrowserError(error));
  addEventListener('unhandledrejection', ({ reason }) => reportBrowserError(reason));
}
