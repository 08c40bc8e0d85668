import type { CollectedEvent } from '@ownpath/contracts/analytics';
import type { Activity, ActivityKind } from '@ownpath/contracts/personalization';
import { STEP_NAMES } from './page-views.ts';

/** The steps of a checkout by their page names, from 1. */
const STEPS = ['Payfone Page', ...STEP_NAMES.values()];

/** The activity of personalization (specification section 7) that an event is; null for any other. */
export function activityOf(
  event: CollectedEvent,
):
  | ({ readonly kind: ActivityKind } & Pick<Activity, 'product' | 'products' | 'category' | 'stepNumber'>)
  | null {
  if (event.event === 'pageview') return { kind: 'viewPage' };
  if (event.event !== 'RacTracking') return null;
  switch (event.action) {
    case 'viewProduct':
    case 'clickSearch':
    case 'clickReco':
    case 'addToCart':
      return { kind: event.action, product: { id: event.productId } };
    case 'viewCategory':
      return { kind: 'viewCategory', category: { id: event.categoryId } };
    case 'clickCategory':
      return {
        kind: 'clickCategory',
        category: { id: event.categoryId },
        product: { id: event.productId },
      };
    case 'viewReco':
      return { kind: 'viewReco', products: event.productIds.map((id) => ({ id })) };
    case 'checkoutStep':
      return { kind: 'checkoutStep', stepNumber: STEPS.indexOf(event.step) + 1 };
    case 'viewSearch':
    case 'beginCheckout':
      return { kind: event.action };
    default:
      return null;
  }
}
