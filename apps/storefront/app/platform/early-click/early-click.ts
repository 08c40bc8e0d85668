/** A click that is older, in milliseconds, is no longer what the shopper waits for. */
const MAX_AGE_MS = 10_000;

type EarlyClick = { readonly button: HTMLElement; readonly atMs: number };

declare global {
  interface Window {
    /** Takes the last early click and ends the watch for more; absent where the script did not run. */
    takeEarlyClick?: () => EarlyClick | null;
  }
}

/**
 * Runs in the document before the page is alive: a click on a button that only works with JavaScript would be lost
 * until then. Links, forms and disclosures work by themselves and are left alone.
 */
export const earlyClickScript = `(() => {
  let last = null;
  const keep = (event) => {
    const button = event.target instanceof Element && event.target.closest('button[type="button"]');
    last = button ? { button, atMs: event.timeStamp } : null;
  };
  addEventListener('click', keep, true);
  window.takeEarlyClick = () => {
    removeEventListener('click', keep, true);
    delete window.takeEarlyClick;
    return last;
  };
})()`;

/**
 * Repeats the last click from before the page was alive. A part of the page comes alive when its code is there, which
 * React tells nobody; the properties that it keeps on an element then are the sign. Without the sign nothing is clicked.
 */
export function repeatEarlyClick(): void {
  const early = window.takeEarlyClick?.();
  if (!early) return;
  const { button, atMs } = early;
  const tryAgain = () => {
    if (!button.isConnected || performance.now() - atMs > MAX_AGE_MS) return;
    if (Object.keys(button).some((key) => key.startsWith('__reactProps$'))) button.click();
    else requestAnimationFrame(tryAgain);
  };
  tryAgain();
}
