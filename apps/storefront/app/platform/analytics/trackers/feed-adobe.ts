import { pollUntil } from '../../poll-until.ts';
import { followEvents } from '../data-layer.ts';

/** How long the retailer's script may take to come (specification section 9). */
const SCRIPT_POLL = { everyMs: 1000, upToMs: 5000 };

declare global {
  interface Window {
    /** The retailer's tag manager, from the script of `adobeDTMScriptURL`. */
    _satellite?: { track(rule: string, detail: object): void };
  }
}

/** Gives events to Adobe's tag manager where the document has its script: each by a direct call of its name. */
export async function feedAdobe(): Promise<void> {
  if (!document.querySelector('script[data-preference="adobeDTMScriptURL"]')) return;
  const satellite = await pollUntil(() => window._satellite, SCRIPT_POLL);
  if (!satellite) return console.warn('Adobe’s script did not come');
  followEvents((event) => satellite.track('action' in event ? event.action : event.event, event));
}
