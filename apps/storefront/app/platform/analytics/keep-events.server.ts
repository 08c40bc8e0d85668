import {
  CollectedEvent,
  CountedSearch,
  collectEvents,
  type SearchesOfVisit,
} from '@ownpath/contracts/analytics';
import { recordActivity } from '@ownpath/contracts/personalization';
import { MAX_COLLECTED_EVENTS } from '@ownpath/domain/constants';
import type { z } from 'zod';
import type { CommerceClient } from '../commerce/client.server.ts';
import { CLIENT_ID } from '../commerce/commerce-config.ts';
import { warnOf } from '../http/responses.ts';
import { activityOf } from './activity-of.server.ts';

/** The parts of a browser's text that the collector takes; what is none is left out. */
function readParts<Schema extends z.ZodType>(schema: Schema, text: string): z.output<Schema>[] {
  try {
    const sent: unknown = JSON.parse(text);
    if (!Array.isArray(sent)) return [];
    return sent.slice(0, MAX_COLLECTED_EVENTS).flatMap((part) => {
      const { data } = schema.safeParse(part);
      return data ? [data] : [];
    });
  } catch {
    return [];
  }
}

export const readEvents = (text: string): CollectedEvent[] => readParts(CollectedEvent, text);

/** What a visit searched for; `visit` tells visits apart while they are counted, and is not kept. */
export function readSearches(text: string, visit: string | null): SearchesOfVisit | null {
  const searches = readParts(CountedSearch, text);
  return visit === null || searches.length === 0 ? null : { visit, searches };
}

/**
 * Keeps a page's events in the collector, which knows no visitor, and gives what recommendations are made from to
 * personalization, under the session's pseudonym. Searches are counted without either. A failure is logged only (specification section 8).
 */
export async function keepEvents(
  commerce: CommerceClient,
  visitor: { readonly siteId: string; readonly usid: string | null },
  events: readonly CollectedEvent[],
  searched: SearchesOfVisit | null = null,
): Promise<void> {
  if (events.length === 0) return;
  await commerce
    .call(collectEvents, { body: { events: [...events], ...(searched && { searched }) } }, { as: 'shared' })
    .catch((error: unknown) => warnOf('Events are not kept', error));
  if (visitor.usid === null) return;
  const { siteId, usid: cookieId } = visitor;
  for (const event of events) {
    const activity = activityOf(event);
    if (activity === null) continue;
    const { kind, ...body } = activity;
    try {
      await commerce.call(
        recordActivity,
        { params: { siteId, activity: kind }, body: { cookieId, ...body } },
        { headers: { 'x-cq-client-id': CLIENT_ID } },
      );
    } catch (error) {
      return warnOf('Activities are not recorded', error);
    }
  }
}
