import { createHash, randomBytes } from 'node:crypto';
import { NOT_SENT } from '@ownpath/http-server';
import type { MiddlewareHandler } from 'hono';
import { NONCE, type SecureHeadersVariables, secureHeaders } from 'hono/secure-headers';

type PolicyDirective = 'scriptSrc' | 'styleSrc' | 'connectSrc' | 'imgSrc' | 'frameSrc';

export type PolicyVariables = SecureHeadersVariables & {
  /** Origins of the third parties whose scripts the document may load. */
  policyOrigins?: Readonly<Record<PolicyDirective, readonly string[]>> | null;
  /** Of the document's inline scripts, in place of the nonce: it is sent to more than one visitor. */
  scriptHashes?: readonly string[];
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

type Sources = readonly (string | typeof NONCE)[];

type PolicyOptions = {
  readonly cardFrameOrigin: string;
  readonly identityProviderOrigin: string | undefined;
  readonly isHttps: boolean;
  /** Vite injects styles and opens a web socket in development. */
  readonly isDevelopment: boolean;
};

/** The document without its nonce, and the sources of a policy that allow the scripts which had it. */
export function withoutNonce(html: string, nonce: string): { html: string; scriptHashes: string[] } {
  const attribute = ` nonce="${nonce}"`;
  const parts = html.split(attribute);
  const hashes = new Set<string>();
  for (const [index, part] of parts.entries()) {
    const script = /^[^>]*>([\s\S]*?)<\/script>/.exec(part)?.[1] ?? '';
    if (index === 0 || script === '' || !parts[index - 1]?.match(/<script[^<>]*$/)) continue;
    hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return { html: parts.join(''), scriptHashes: [...hashes] };
}

/**
 * The content policy of the pages, which set `secureHeadersNonce`: style attributes are allowed, inline scripts only with the
 * nonce, or by their hashes.
 */
export function contentPolicy({
  cardFrameOrigin,
  identityProviderOrigin,
  isHttps,
  isDevelopment,
}: PolicyOptions): MiddlewareHandler<{ Variables: PolicyVariables }> {
  const forDocuments = (
    more: Readonly<Partial<Record<PolicyDirective, readonly string[]>>>,
    scripts: Sources = [NONCE],
    styles: Sources = [NONCE],
  ) =>
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
        scriptSrc: ["'self'", ...scripts, ...(more.scriptSrc ?? [])],
        styleSrc: ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : styles), ...(more.styleSrc ?? [])],
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
    const hashes = c.get('scriptHashes');
    if (hashes) return forDocuments(origins ?? {}, hashes, [])(c, async () => {});
    await (origins ? forDocuments(origins) : withoutThirdParties)(c, async () => {});
  };
}
