import { getOrder } from '@ownpath/contracts/orders';
import { redirect } from 'react-router';
import { calendarEntryOf } from '../features/orders/calendar-entry.server.ts';
import { isUnknownId } from '../platform/commerce/commerce-error.ts';
import { commerceContext, originContext, siteContext } from '../platform/load-context.server.ts';
import { confirmationHref } from '../shared/shopper/order-links.ts';
import { sendCalendar } from '../shared/visits/visit-calendar.server.ts';
import type { Route } from './+types/order-calendar.ts';

/** The delivery of an order as a calendar file; without a day, the confirmation says how it stands. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { orderNo } = params;
  const order = await context
    .get(commerceContext)
    .call(getOrder, { params: { orderNo } }, { as: 'visitor' })
    .catch((error: unknown) => {
      if (isUnknownId(error)) return null;
      throw error;
    });
  const entry = order && calendarEntryOf(order, context.get(siteContext).locale);
  if (!entry) throw redirect(confirmationHref(orderNo));
  return sendCalendar(entry, context.get(originContext).publicUrl);
}
