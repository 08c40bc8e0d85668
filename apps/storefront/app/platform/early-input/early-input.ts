/** What is older, in milliseconds, is no longer what the shopper waits for. */
const MAX_AGE_MS = 10_000;

type EarlyInput = { readonly target: Element; readonly value: string | boolean; readonly atMs: number };

declare global {
  interface Window {
    /** Takes the last early input and ends the watch for more; absent where the script did not run. */
    takeEarlyInput?: () => EarlyInput | null;
  }
}

/**
 * Runs in the document before the page is alive: what somebody presses or chooses in a part that only works with
 * JavaScript would be lost until then. Links, forms and disclosures work by themselves and are left alone.
 */
export const earlyInputScript = `(() => {
  let last = null;
  const keep = ({ type, target, timeStamp }) => {
    const found = target instanceof Element && target.closest(
      type === 'click' ? 'button[type="button"]' : 'select, input[type="radio"], input[type="checkbox"]');
    if (found) last = { target: found, value: 'checked' in found ? found.checked : found.value, atMs: timeStamp };
  };
  const events = ['click', 'change'];
  for (const event of events) addEventListener(event, keep, true);
  window.takeEarlyInput = () => {
    for (const event of events) removeEventListener(event, keep, true);
    delete window.takeEarlyInput;
    return last;
  };
})()`;

/**
 * Repeats the last input from before the page was alive. A part of the page comes alive when its code is there, which
 * React tells nobody; the properties that it keeps on an element then are the sign. Without the sign nothing happens.
 */
export function repeatEarlyInput(): void {
  const early = window.takeEarlyInput?.();
  if (!early) return;
  const { target, value, atMs } = early;
  const tryAgain = () => {
    if (!target.isConnected || performance.now() - atMs > MAX_AGE_MS) return;
    if (Object.keys(target).some((key) => key.startsWith('__reactProps$'))) repeat(target, value);
    else requestAnimationFrame(tryAgain);
  };
  tryAgain();
}

function repeat(target: Element, value: EarlyInput['value']): void {
  if (target instanceof HTMLSelectElement) {
    target.value = String(value);
    target.dispatchEvent(new Event('change', { bubbles: true }));
  } else if (target instanceof HTMLInputElement) {
    // The click below is to change it.
    target.checked = !value;
    target.click();
  } else if (target instanceof HTMLElement) target.click();
}
