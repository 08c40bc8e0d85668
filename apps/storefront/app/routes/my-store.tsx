import { data } from 'react-router';
import { AccountPage } from '../features/account/account-layout.tsx';
import { loadMyStore } from '../features/stores/load-my-store.server.ts';
import { MyStore } from '../features/stores/my-store.tsx';
import { sendLoaderHeaders } from '../platform/http/responses.ts';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import type { Route } from './+types/my-store.ts';

/** The customer's store, and the stores of their agreements. */
export async function loader({ context }: Route.LoaderArgs) {
  const mine = await loadMyStore(context.get(commerceContext), context.get(sessionContext));
  return data(mine, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers = sendLoaderHeaders;

export default function MyStorePage({ loaderData }: Route.ComponentProps) {
  return (
    <AccountPage titleId="shell.account.store">
      <MyStore {...loaderData} />
    </AccountPage>
  );
}
