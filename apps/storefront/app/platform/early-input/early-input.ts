/** What is older, in milliseconds, is no longer what the shopper waits for. */
const MAX_AGE_MS = 10_000;

/** What only works with JavaScript, by the event that uses it. Links, forms and disclosures work by themselves. */
const SCRIPTED = {
  click: 'button[type="button"]',
  change: 'select, input[type="radio"], input[type="checkbox"]',
} as const;

type EventType = keyof typeof SCRIPTED;
type EarlyInput = { readonly target: Element; readonly value: string | boolean; readonly atMs: number };

declare global {
  interface Window {
    /** Takes the last early input and ends the watch for more; absent where the script did not run. */
    takeEarlyInput?: () => EarlyInput | null;
  }
}

/**
 * Runs in the document before the page is hydrated: what somebody presses or chooses in a part that only works with
 * JavaScript would be lost until then.
 */
export const earlyInputScript = `(() => {
  let last = null;
  const scripted = ${JSON.stringify(SCRIPTED)};
  const keep = ({ type, target, timeStamp }) => {
    const found = target instanceof Element && target.closest(scripted[type]);
    if (found) last = { target: found, value: 'checked' in found ? found.checked : found.value, atMs: timeStamp };
  };
  for (const event in scripted) addEventListener(event, keep, true);
  window.takeEarlyInput = () => {
    for (const event in scripted) removeEventListener(event, keep, true);
    delete window.takeEarlyInput;
    return last;
  };
})()`;

/**
 * Repeats the last input from before the page was hydrated, and from then on what meets a part whose code has not come.
 * It must be called when React listens to the document: React gives life to a part that somebody presses if it can,
 * and only what it can't is repeated here.
 *
 * @returns ends the watch
 */
export function repeatEarlyInput(): () => void {
  const early = window.takeEarlyInput?.();
  if (early) repeatOnceAlive(early);
  const watch = ({ type, target, timeStamp }: Event) => {
    const found = target instanceof Element && target.closest(SCRIPTED[type as EventType]);
    if (!found || isHydrated(found)) return;
    const value = found instanceof HTMLInputElement ? found.checked : 'value' in found && String(found.value);
    repeatOnceAlive({ target: found, value, atMs: timeStamp });
  };
  for (const event in SCRIPTED) document.addEventListener(event, watch, true);
  return () => {
    for (const event in SCRIPTED) document.removeEventListener(event, watch, true);
  };
}

/**
 * A part of the page is hydrated when its code is there, which React tells nobody; the properties that it keeps on an
 * element then are the sign. Without the sign nothing happens.
 */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'));

function repeatOnceAlive(input: EarlyInput): void {
  const { target, value, atMs } = input;
  if (!target.isConnected || performance.now() - atMs > MAX_AGE_MS) return;
  if (isHydrated(target)) repeat(target, value);
  else requestAnimationFrame(() => repeatOnceAlive(input));
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
