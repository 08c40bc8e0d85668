import { createHash } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';

/** Who looks: a browser, and the registered shopper who is signed in there. */
export type Visitor = { readonly siteId: string; readonly key: string; readonly customerId: string | null };

/**
 * The registered shopper whose token came with the call, null without one. A `userId` alone proves nothing: anyone
 * may send anyone's.
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
    // Of a session that has ended: the visitor is a guest again.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

/** Stands for a visitor in our tables: the cookie can't be told from it, and no name or account is tied to it. */
export function visitorKey(siteId: string, cookieId: string): string {
  return createHash('sha256').update(`${siteId}\n${cookieId}`).digest('base64url');
}

/**
 * The site of the path, whether or not its realm stands before it.
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
