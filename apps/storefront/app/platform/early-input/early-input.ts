import { WAITING_PART } from './hydration-mark.tsx';

/** The shopper no longer waits for the effect of an older input. */
const MAX_AGE_MS = 10_000;

/** Controls that need JavaScript, by their event. Links, forms and disclosures work without it. */
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
 * Runs in the document before the page is hydrated: without it, a press or a choice in a part that needs JavaScript
 * would be lost until then. Where all code is in memory, the page can be hydrated before its last line is parsed, and
 * nobody would end the watch.
 */
export const earlyInputScript = `(() => {
  if (document.documentElement.hasAttribute('data-hydrated')) return;
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
 * Repeats the last input from before the page was hydrated, and from then on input in a part whose code has not loaded.
 * Call it when React listens to the document: React hydrates a pressed part by itself if its code is there, and only
 * other presses are repeated here.
 *
 * @returns ends the watch
 */
export function repeatEarlyInput(): () => void {
  const early = window.takeEarlyInput?.();
  if (early) repeatWhenHydrated(early);
  const watch = ({ type, target, timeStamp }: Event) => {
    const found = target instanceof Element && target.closest(SCRIPTED[type as EventType]);
    if (!found || isHydrated(found)) return;
    const value = found instanceof HTMLInputElement ? found.checked : 'value' in found && String(found.value);
    repeatWhenHydrated({ target: found, value, atMs: timeStamp });
  };
  for (const event in SCRIPTED) document.addEventListener(event, watch, true);
  return () => {
    for (const event in SCRIPTED) document.removeEventListener(event, watch, true);
  };
}

/** Whether no `HydrationMark` before the element, or before one that holds it, still waits. */
function isHydrated(element: Element): boolean {
  for (let part: Element | null = element; part; part = part.parentElement) {
    if (part.previousElementSibling?.matches(WAITING_PART)) return false;
  }
  return true;
}

function repeatWhenHydrated(input: EarlyInput): void {
  const { target, value, atMs } = input;
  if (!target.isConnected || performance.now() - atMs > MAX_AGE_MS) return;
  if (isHydrated(target)) repeat(target, value);
  else requestAnimationFrame(() => repeatWhenHydrated(input));
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
