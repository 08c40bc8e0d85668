import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';

/** Headers that Hono would send and that no browser of today needs. */
export const NOT_SENT = {
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

export type CommonHeadersOptions = {
  readonly isHttps: boolean;
  /** Paths that other sites may embed. Default: none. */
  readonly forAnyone?: RegExp;
};

/** Headers of every answer of a server. Those that a handler has set stay. */
export function commonHeaders({ isHttps, forAnyone }: CommonHeadersOptions): MiddlewareHandler {
  const headers = (crossOriginResourcePolicy: 'same-origin' | 'cross-origin') =>
    secureHeaders({
      overwrite: false,
      crossOriginResourcePolicy,
      referrerPolicy: 'strict-origin-when-cross-origin',
      xFrameOptions: 'DENY',
      permissionsPolicy: { camera: [], microphone: [], geolocation: ['self'], payment: ['self'] },
      strictTransportSecurity: isHttps && 'max-age=31536000; includeSubDomains',
      ...NOT_SENT,
    });
  const own = headers('same-origin');
  const embeddable = headers('cross-origin');
  return (c, next) => (forAnyone?.test(c.req.path) ? embeddable : own)(c, next);
}
