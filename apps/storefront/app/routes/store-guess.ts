import { redirect } from 'react-router';
import { readStoreQuery } from '../features/stores/find-stores.server.ts';
import { guessStore } from '../features/stores/guess-store.server.ts';
import { locateStore } from '../features/stores/locate-store.server.ts';
import { visitorOf } from '../shared/shopper/chosen-store.server.ts';
import type { Route } from './+types/store-guess.ts';

const STORE_ID = /^\d{1,10}$/;

/**
 * Assigns a store to a visitor without one. A form that stands in place of a price says where it stands (`returnTo`); the
 * script that asks by itself gets whether a store was assigned.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const sent = new URLSearchParams([...form].map(([key, value]) => [key, String(value)]));
  const query = readStoreQuery(new URL(`?${sent}`, request.url));
  const visitor = visitorOf(context);
  const returnTo = sent.get('returnTo');
  if (returnTo !== null) return locateStore(request, visitor, query, returnTo);
  const { latitude, longitude } = query;
  const storeId = sent.get('storeId') ?? '';
  const isAssigned = await guessStore(visitor, {
    point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    storeId: STORE_ID.test(storeId) ? storeId : null,
  });
  return Response.json(isAssigned, { headers: { 'Cache-Control': 'no-store' } });
}

export function loader() {
  return redirect('/');
}
