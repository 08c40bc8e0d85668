import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';

/** A visitor: a browser and the registered shopper who is signed in there. */
export type Visitor = { readonly siteId: string; readonly key: string; readonly customerId: string | null };

/**
 * The registered shopper of the call's token, null without one. A `userId` alone is no proof: any client can send
 * any id.
 */
export async function findRegisteredCaller(
  { tokens }: Pick<Dependencies, 'tokens'>,
  headers: Headers,
): Promise<string | null> {
  const [scheme, token] = (headers.get('authorization') ?? '').split(' ', 2);
  if (scheme?.toLowerCase() !== 'bearer' || !token) return null;
  try {
    const shopper = await tokens.verify(token);
    return shopper.kind === 'registered' ? shopper.customerId : null;
  } catch (error) {
    // The session has ended: the visitor is a guest again.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Pseudonym of a visitor: the cookie cannot be derived from it, and it is linked to no name or account. */
export function visitorKey(siteId: string, cookieId: string): string {
  return createHash('sha256').update(`${siteId}\n${cookieId}`).digest('base64url');
}

/**
 * The site of the path, with or without the realm before it.
 * @throws DomainError `Unauthorized` for an unknown client, `NotFound` for another site
 */
export function checkClientAndSite(
  { config }: Pick<Dependencies, 'config'>,
  siteId: string,
  headers: Headers,
): void {
  const clientId = headers.get('x-cq-client-id');
  if (!config.clients.some(({ id }) => id === clientId)) {
    throw new DomainError('Unauthorized', 'The header x-cq-client-id must name a known client.');
  }
  if (siteId !== config.siteId && !siteId.endsWith(`-${config.siteId}`)) {
    throw new DomainError('NotFound', 'No such site.');
  }
}
