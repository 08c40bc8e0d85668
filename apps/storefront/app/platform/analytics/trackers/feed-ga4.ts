import { pollUntil } from '../../poll-until.ts';
import { followEvents } from '../data-layer.ts';
import type { AnalyticsEvent } from '../events.ts';

/** How long Google's script may take to come (specification section 9, tracking polls). */
const TRACKING_POLL = { everyMs: 500, upToMs: 5000 };

declare global {
  interface Window {
    /** Commands for Google's script, in the order in which it takes them. */
    dataLayer?: IArguments[];
    /** Filled by Google's script, by measurement id. */
    google_tag_manager?: Record<string, unknown>;
  }
}

/** The script takes commands as `arguments`, as its own snippet writes them. */
function gtag(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: an array is no command to the script.
  window.dataLayer.push(arguments);
}

/** Name and fields of an event as Google Analytics takes them: its own fields are not repeated. */
function commandOf(event: AnalyticsEvent): readonly [name: string, fields: object] {
  const { event: kind, ...rest } = event;
  if (!('action' in rest)) return [kind, rest];
  const { action, ...fields } = rest;
  return [action, fields];
}

/** Gives events to Google Analytics 4 where the document has the script of `ga4ScriptURL`. */
export async function feedGa4(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-preference="ga4ScriptURL"]');
  if (!script) return;
  const id = new URL(script.src).searchParams.get('id') ?? '';
  gtag('js', new Date());
  // Page views are in the catalogue.
  gtag('config', id, { send_page_view: false });
  const hasCome = await pollUntil(() => window.google_tag_manager?.[id], TRACKING_POLL);
  if (!hasCome) return console.warn('Google’s script did not come');
  followEvents((event) => gtag('event', ...commandOf(event)));
}
