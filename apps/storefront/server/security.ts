import { randomBytes } from 'node:crypto';
import { NOT_SENT } from '@ownpath/http-server';
import type { MiddlewareHandler } from 'hono';
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers';

type PolicyDirective = 'scriptSrc' | 'styleSrc' | 'connectSrc' | 'imgSrc' | 'frameSrc';

export type PolicyVariables = SecureHeadersVariables & {
  /** Origins of the third parties whose scripts the document may load. */
  policyOrigins?: Readonly<Record<PolicyDirective, readonly string[]>> | null;
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * True for a state-changing request that a browser marks as sent from another site. Unlike Hono's `csrf`, it lets
 * API clients pass that send neither `Origin` nor `Sec-Fetch-Site`, and checks JSON bodies too.
 */
export function isForeignWrite(request: Request, publicOrigin: string): boolean {
  if (SAFE_METHODS.has(request.method)) return false;
  const origin = request.headers.get('Origin');
  if (origin !== null) return origin !== publicOrigin && origin !== new URL(request.url).origin;
  const site = request.headers.get('Sec-Fetch-Site');
  return site !== null && site !== 'same-origin' && site !== 'none';
}

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** Pictures may be shown by mails and by partners' pages; everything else is for the shop's own pages. */
export const PICTURES = /^\/(?:pictures|icons|art)\//;

type PolicyOptions = {
  readonly cardFrameOrigin: string;
  readonly identityProviderOrigin: string | undefined;
  readonly isHttps: boolean;
  /** Vite injects styles and opens a web socket in development. */
  readonly isDevelopment: boolean;
};

/**
 * The content policy of the pages, which set `secureHeadersNonce`: style attributes are allowed, inline scripts only
 * with the nonce.
 */
export function contentPolicy({
  cardFrameOrigin,
  identityProviderOrigin,
  isHttps,
  isDevelopment,
}: PolicyOptions): MiddlewareHandler<{ Variables: PolicyVariables }> {
  const forDocuments = (more: Readonly<Partial<Record<PolicyDirective, readonly string[]>>>) =>
    secureHeaders({
      ...NOT_SENT,
      overwrite: false,
      crossOriginResourcePolicy: false,
      crossOriginOpenerPolicy: false,
      referrerPolicy: false,
      strictTransportSecurity: false,
      xContentTypeOptions: false,
      xFrameOptions: false,
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", NONCE, ...(more.scriptSrc ?? [])],
        styleSrc: ["'self'", isDevelopment ? "'unsafe-inline'" : NONCE, ...(more.styleSrc ?? [])],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', ...(more.imgSrc ?? [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isDevelopment ? ['ws:'] : []), ...(more.connectSrc ?? [])],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        frameSrc: [cardFrameOrigin, ...(more.frameSrc ?? [])],
        frameAncestors: ["'none'"],
        // A form may end in a redirect: to the signing pages, which share the card frame's origin, or, from "Sign Out",
        // to the identity provider.
        formAction: ["'self'", cardFrameOrigin, ...(identityProviderOrigin ? [identityProviderOrigin] : [])],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    });
  const withoutThirdParties = forDocuments({});
  return async (c, next) => {
    await next();
    const isHtml = c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (!isHtml || c.get('secureHeadersNonce') === undefined) return;
    const origins = c.get('policyOrigins');
    await (origins ? forDocuments(origins) : withoutThirdParties)(c, async () => {});
  };
}
