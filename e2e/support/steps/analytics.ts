import type { BrowserContext } from '@playwright/test';

type Event = { readonly event: string; readonly action?: string; readonly [field: string]: unknown };

/** Collects the events of all documents in the order in which they are reported. */
export async function collectEvents(context: BrowserContext): Promise<Event[]> {
  const events: Event[] = [];
  await context.exposeBinding('collectEvent', (_source, event: Event) => void events.push(event));
  await context.addInitScript(() => {
    const collect = Reflect.get(window, 'collectEvent') as (event: unknown) => void;
    const layer: unknown[] = [];
    layer.push = (...added) => {
      for (const event of added) collect(event);
      return Array.prototype.push.apply(layer, added);
    };
    Object.assign(window, { racDataLayer: layer });
  });
  return events;
}
