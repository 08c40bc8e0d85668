/** The value of one cookie in a Cookie header. */
export function parseCookie(header: string | null, name: string): string | null {
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator > 0 && pair.slice(0, separator).trim() === name) return pair.slice(separator + 1).trim();
  }
  return null;
}

export type CookieAttributes = {
  readonly maxAgeSeconds: number;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
};

/** A Set-Cookie header for the whole site, SameSite=Lax. `value` must already be cookie-safe. */
export function stringifySetCookie(name: string, value: string, attributes: CookieAttributes): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${attributes.maxAgeSeconds}`,
    'SameSite=Lax',
    ...(attributes.isHttpOnly ? ['HttpOnly'] : []),
    ...(attributes.isSecure ? ['Secure'] : []),
  ].join('; ');
}
