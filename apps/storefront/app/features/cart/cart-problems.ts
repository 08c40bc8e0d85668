/** Message for an error code of the commerce API, whose own text is never shown. */
const problemIds = {
  StoreRequired: 'cart.problem.storeRequired',
  ProductUnavailable: 'cart.problem.productUnavailable',
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
