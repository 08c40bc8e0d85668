import type { Order } from '@ownpath/contracts/orders';
import type { Locale } from '@ownpath/domain/site';
import { confirmationHref } from '../../shared/shopper/order-links.ts';
import type { CalendarEntry } from '../../shared/visits/visit-calendar.server.ts';
import { visitSubject } from '../../shared/visits/visit-subject.server.ts';
import { deliveryOfOrder } from './delivery-of-order.ts';

/** The delivery of a paid order: the whole day until a time is set. Null when there is no day to keep free. */
export function calendarEntryOf(order: Order, locale: Locale): CalendarEntry | null {
  const delivery = deliveryOfOrder(order);
  const isComing = delivery.state === 'booked' || delivery.state === 'promised';
  if (!isComing || order.paymentStatus !== 'paid' || order.refund !== null) return null;
  const { orderNo, agreementNumber, items, shippingAddress, timeZone } = order;
  const visit = delivery.state === 'booked' ? delivery.visit : null;
  const names = items.map(({ name }) => name);
  return {
    kind: 'delivery',
    agreementNumber: agreementNumber ?? orderNo,
    title: visitSubject('delivery', new Intl.ListFormat(locale).format(names), locale),
    date: delivery.day,
    times: visit,
    timeZone,
    version: visit?.version ?? 0,
    isCancelled: false,
    notes: null,
    address: shippingAddress,
    href: confirmationHref(orderNo),
  };
}
