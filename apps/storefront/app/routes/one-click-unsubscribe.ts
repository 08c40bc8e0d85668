import { redirect } from 'react-router';
import { readStopRequest, stopEmails } from '../features/subscriptions/stop-emails.server.ts';
import { commerceContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/one-click-unsubscribe.ts';

/**
 * Where mail programs POST `List-Unsubscribe=One-Click` (RFC 8058): without cookies, and without a redirect in the answer.
 * The link itself says what to stop, so the body is not read.
 */
export async function action({ url, context }: Route.ActionArgs) {
  const asked = readStopRequest(url.searchParams);
  if (asked.link === null) return new Response('No link.\n', { status: 400 });
  const { result, status } = await stopEmails(context.get(commerceContext), asked);
  return new Response(result.stopped ? 'Stopped.\n' : 'Not stopped.\n', {
    status,
    headers: { 'Cache-Control': 'no-store' },
  });
}

/** A program that only opens the link shows the page. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(`/unsubscribe${url.search}`);
}
