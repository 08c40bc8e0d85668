import { redirect } from 'react-router';
import { readStoreQuery } from '../features/stores/find-stores.server.ts';
import { guessStore } from '../features/stores/guess-store.server.ts';
import { clientAddressContext, commerceContext, sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/store-guess.ts';

const STORE_ID = /^\d{1,10}$/;

/** Assigns a store to a visitor without one; answers with whether it did. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const sent = new URLSearchParams([...form].map(([key, value]) => [key, String(value)]));
  const { latitude, longitude } = readStoreQuery(new URL(`?${sent}`, request.url));
  const storeId = sent.get('storeId') ?? '';
  const isAssigned = await guessStore(
    {
      commerce: context.get(commerceContext),
      session: context.get(sessionContext),
      clientAddress: context.get(clientAddressContext),
    },
    {
      point: latitude !== null && longitude !== null ? { latitude, longitude } : null,
      storeId: STORE_ID.test(storeId) ? storeId : null,
    },
  );
  return Response.json(isAssigned, { headers: { 'Cache-Control': 'no-store' } });
}

export function loader() {
  return redirect('/');
}
