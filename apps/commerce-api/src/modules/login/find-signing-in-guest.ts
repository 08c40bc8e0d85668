import type { Dependencies, LoginClient } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { findGuestSession, type SessionRow } from './login-queries.ts';

/**
 * The guest's session that a sign-in continues, proven by the guest's own access token. Null without one, and for a
 * token that is not valid or not a guest's of this client: the sign-in succeeds, and takes nothing over.
 */
export async function findSigningInGuest(
  deps: Pick<Dependencies, 'database' | 'config' | 'tokens'>,
  client: LoginClient,
  guestAuthorization: string | null,
): Promise<SessionRow | null> {
  const [, token] = /^bearer (\S+)$/i.exec(guestAuthorization?.trim() ?? '') ?? [];
  if (token === undefined) return null;
  const inspected = await deps.tokens.inspect(token).catch((error: unknown) => {
    if (error instanceof DomainError) return null;
    throw error;
  });
  if (inspected?.shopper.kind !== 'guest') return null;
  const { siteId } = deps.config;
  return findGuestSession(deps.database, inspected.shopper.usid, { clientId: client.id, siteId });
}

/** The guest as a field of the new session; none without a guest. */
export function guestOf(guest: SessionRow | null): { readonly guestCustomerId?: string } {
  return guest ? { guestCustomerId: guest.customerId } : {};
}
