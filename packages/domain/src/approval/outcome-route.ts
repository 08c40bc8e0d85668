/** Page names that the decision engine returns after an instant approval. */
export const APPROVAL_PAGE_ROUTES = {
  PreFilledWebForm: '/web-order-form',
  ConditionalApproval: '/pre-approvedPage',
  Approved: '/approved',
  Declined: '/declined',
  ServiceFailure: '/service-failure',
} as const;

export type ApprovalPageName = keyof typeof APPROVAL_PAGE_ROUTES;
export type ApprovalRoute = (typeof APPROVAL_PAGE_ROUTES)[ApprovalPageName];

/** The route of the returned page name; the web form for any other (specification section 2). */
export function routeOfApprovalPage(pageName: string | null | undefined): ApprovalRoute {
  return isApprovalPageName(pageName)
    ? APPROVAL_PAGE_ROUTES[pageName]
    : APPROVAL_PAGE_ROUTES.PreFilledWebForm;
}

export function isApprovalPageName(text: string | null | undefined): text is ApprovalPageName {
  return typeof text === 'string' && Object.hasOwn(APPROVAL_PAGE_ROUTES, text);
}
