import { SUGGESTION_LIMIT } from '@ownpath/domain/catalog';
import { CACHE_POLICIES } from '@ownpath/domain/constants';
import { data } from 'react-router';
import { z } from 'zod';
import { readPreferences } from '../platform/commerce/read-preferences.server.ts';
import { warnOf } from '../platform/http/responses.ts';
import { commerceContext, siteContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/popular-searches.ts';

/** For this long the browser repeats no request. */
const CACHE_SECONDS = CACHE_POLICIES.frequentSearches.keepMs / 1000;

const Preferences = z.object({ popularSearches: z.record(z.string(), z.array(z.string().min(1))) });

/** Offline there are none; without this the error page would show. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<readonly string[]> {
  return serverLoader().catch(() => []);
}

/** The searches that the retailer offers in the language of the page before anything is typed; none after a failure. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = await readPreferences(context.get(commerceContext), Preferences).catch((error: unknown) =>
    warnOf('No popular searches', error),
  );
  const searches = read?.data?.popularSearches[context.get(siteContext).locale] ?? [];
  return data(searches.slice(0, SUGGESTION_LIMIT), {
    headers: { 'Cache-Control': read?.success ? `private, max-age=${CACHE_SECONDS}` : 'no-store' },
  });
}
