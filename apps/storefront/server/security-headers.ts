import { randomBytes } from 'node:crypto';

export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

type PolicyOptions = {
  readonly nonce: string;
  readonly cardFrameOrigin: string;
  readonly identityProviderOrigin: string | undefined;
  readonly isHttps: boolean;
  /** Vite injects styles and opens a web socket in development. */
  readonly isDevelopment: boolean;
};

/** Headers of every HTML answer. Style attributes are allowed, inline scripts only with the nonce. */
export function documentHeaders(options: PolicyOptions): Record<string, string> {
  const { nonce, cardFrameOrigin, identityProviderOrigin, isHttps, isDevelopment } = options;
  const formOrigins = ["'self'", cardFrameOrigin, identityProviderOrigin].filter(Boolean);
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${cardFrameOrigin}`,
    "frame-ancestors 'none'",
    // A form may end in a redirect: to the signing pages, which share the card frame's origin, or, from "Sign Out",
    // to the identity provider.
    `form-action ${formOrigins.join(' ')}`,
    "base-uri 'none'",
    "object-src 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}

/** Headers of every answer. */
export function commonHeaders(isHttps: boolean): Record<string, string> {
  return {
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
