/** Page names that the decision engine returns after an instant approval. */
export const APPROVAL_PAGE_ROUTES = {
  PreFilledWebForm: '/web-order-form',
  ConditionalApproval: '/pre-approvedPage',
  Approved: '/approved',
  Declined: '/declined',
  ServiceFailure: '/service-failure',
} as const;

export type ApprovalPageName = keyof typeof APPROVAL_PAGE_ROUTES;
const SIGNED_IN_FAILURE = '/service-failure-login';
export type ApprovalRoute = (typeof APPROVAL_PAGE_ROUTES)[ApprovalPageName] | typeof SIGNED_IN_FAILURE;

/**
 * The route of the returned page name; the web form for any other (specification section 2). A signed-in customer has a
 * page of their own for a failed service.
 */
export function routeOfApprovalPage(pageName: string | null | undefined, isSignedIn = false): ApprovalRoute {
  if (pageName === 'ServiceFailure' && isSignedIn) return SIGNED_IN_FAILURE;
  return isApprovalPageName(pageName)
    ? APPROVAL_PAGE_ROUTES[pageName]
    : APPROVAL_PAGE_ROUTES.PreFilledWebForm;
}

export function isApprovalPageName(text: string | null | undefined): text is ApprovalPageName {
  return typeof text === 'string' && Object.hasOwn(APPROVAL_PAGE_ROUTES, text);
}
