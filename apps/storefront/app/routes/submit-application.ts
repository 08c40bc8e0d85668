import { redirect } from 'react-router';
import { commerceContext, sessionContext } from '../platform/load-context.server.ts';
import { findBasket } from '../shared/shopper/current-basket.server.ts';
import type { Route } from './+types/submit-application.ts';

/** The application by its other address: within the checkout of a cart, else by itself. */
export async function loader({ context }: Route.LoaderArgs) {
  const basket = await findBasket(context.get(commerceContext), context.get(sessionContext));
  const hasItems = basket !== null && basket.items.length > 0;
  return redirect(hasItems ? '/checkout' : '/instant-approval?position=instant-approval');
}
