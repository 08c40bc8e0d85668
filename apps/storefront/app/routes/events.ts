import { redirect } from 'react-router';
import { keepEvents, readEvents, readSearches } from '../platform/analytics/keep-events.server.ts';
import { consentOf } from '../platform/consent/consent.server.ts';
import { commerceContext, sessionContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/events.ts';

/** Takes the analytics events of a page; without consent to performance nothing is kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const consent = consentOf(request);
  if (consent.categories.includes('performance')) {
    const visitor = {
      siteId: context.get(siteContext).siteId,
      usid: context.get(sessionContext).read().tokens?.usid ?? null,
    };
    const textOf = (name: string) => String(form.get(name) ?? '');
    const searched = readSearches(textOf('searches'), consent.id);
    await keepEvents(context.get(commerceContext), visitor, readEvents(textOf('events')), searched);
  }
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-cache' } });
}

export function loader() {
  return redirect('/');
}
