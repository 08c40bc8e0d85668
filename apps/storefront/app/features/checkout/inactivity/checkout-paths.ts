/** Pages with an open checkout or application. A page about a placed order stays: nothing on it is unfinished. */
const CHECKOUT_PATH =
  /^\/(?:checkout(?:\/delivery|\/finish-in-store)?|instant-approval|payfone|submit-application)\/?$/;

/** @param pathname without the site's and the locale's prefix */
export function isCheckoutPath(pathname: string): boolean {
  return CHECKOUT_PATH.test(pathname);
}
