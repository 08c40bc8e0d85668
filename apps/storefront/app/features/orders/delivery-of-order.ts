import type { BasketItem } from '@ownpath/contracts/basket';
import type { Order, OrderVisit } from '@ownpath/contracts/orders';
import { calendarDateIn, diffDays } from '@ownpath/domain/dates';

/** How the delivery of a paid order stands. */
export type DeliveryOfOrder =
  /** Waits for documents; `day` is the earliest. */
  | { readonly state: 'documents'; readonly day: string }
  /** No time is set yet. */
  | { readonly state: 'promised'; readonly day: string }
  | { readonly state: 'booked'; readonly day: string; readonly visit: OrderVisit }
  /** The store came, and the goods stayed on the truck. */
  | { readonly state: 'missed' }
  | { readonly state: 'home'; readonly day: string }
  | { readonly state: 'unknown' };

type Delivered = Pick<Order, 'deliveryVisit' | 'deliveryDate' | 'documentsNeeded'>;

export function deliveryOfOrder(order: Delivered): DeliveryOfOrder {
  const { deliveryVisit: visit, deliveryDate, documentsNeeded } = order;
  if (visit?.status === 'completed') return { state: 'home', day: visit.date };
  if (documentsNeeded.length > 0 && deliveryDate !== '') return { state: 'documents', day: deliveryDate };
  if (visit?.status === 'missed') return { state: 'missed' };
  if (visit) return { state: 'booked', day: visit.date, visit };
  return deliveryDate === '' ? { state: 'unknown' } : { state: 'promised', day: deliveryDate };
}

/** A day within a week of the signature is named by its weekday, as people do. */
export function isSoon(day: string, { signedAt, timeZone }: Pick<Order, 'signedAt' | 'timeZone'>): boolean {
  if (signedAt === null) return false;
  const days = diffDays(calendarDateIn(new Date(signedAt), timeZone), day);
  return days >= 0 && days < 7;
}

/** "sofa" for an order of one such thing; null for several, a set, and what no one word names. */
export function nounOf(items: readonly Pick<BasketItem, 'noun' | 'quantity'>[]): string | null {
  const [item, ...others] = items;
  return item && others.length === 0 && item.quantity === 1 ? item.noun || null : null;
}
