import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

/** Why the commerce API refused a change of the cart. */
export type CartRefusal = {
  readonly ok: false;
  readonly code: string;
  /** How many there are, if that is the reason. */
  readonly availableQuantity?: number | undefined;
};

/** @throws what is no answer of the commerce API */
export function refusalOf(error: unknown): CartRefusal {
  if (!isCommerceError(error)) throw error;
  const { code, availableQuantity } = error;
  return { ok: false, code, ...(availableQuantity !== null && { availableQuantity }) };
}

/** Message for an error code of the commerce API, whose own text is never shown. */
const problemIds = {
  StoreRequired: 'cart.problem.storeRequired',
  ProductUnavailable: 'cart.problem.productUnavailable',
  SoldOutUnpaid: 'cart.problem.soldOutUnpaid',
  NotEnoughStock: 'cart.problem.notEnoughStock',
  BasketFull: 'cart.problem.cartFull',
  ProductNotFound: 'cart.problem.productUnavailable',
  CategoryRestricted: 'cart.problem.categoryRestricted',
  StateNotServed: 'cart.problem.stateNotServed',
  BasketChanged: 'cart.problem.basketChanged',
  BasketNotFound: 'cart.problem.basketChanged',
  ApprovalExceeded: 'cart.problem.approvalExceeded',
  TooManyRequests: 'cart.problem.tooManyRequests',
} as const satisfies Record<string, string>;

export type CartProblemId =
  | (typeof problemIds)[keyof typeof problemIds]
  // Specification section 8, Basket.
  | 'cart.problem.unknown';

export function cartProblemId(code: string): CartProblemId {
  return Object.hasOwn(problemIds, code)
    ? problemIds[code as keyof typeof problemIds]
    : 'cart.problem.unknown';
}

/** The cart page with the message, after a form that was sent without JavaScript. */
export function cartProblemPath({ code, availableQuantity }: CartRefusal): string {
  const available = availableQuantity === undefined ? {} : { available: String(availableQuantity) };
  return `/cart?${new URLSearchParams({ problem: code, ...available })}`;
}
