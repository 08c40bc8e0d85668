import type { Dependencies } from '../../dependencies.ts';
import { type CustomerRow, endSessions, findCustomerByLogin, insertCustomer } from './customers-queries.ts';
import { deleteCredential, findLinkedCustomer, insertLink } from './identity-links-queries.ts';

/** A person verified by an identity provider. */
export type ProvenIdentity = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/**
 * The customer of an identity: the linked one, else the one with its verified e-mail, else a new one. An account that
 * is linked for the first time loses its password and sessions, because it may have been registered with another
 * person's address. Null when the identity is not linked and its e-mail is not verified.
 */
export async function findOrCreateCustomerByIdentity(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids'>,
  identity: ProvenIdentity,
): Promise<CustomerRow | null> {
  const now = deps.clock.now();
  return deps.database.transaction(async (transaction) => {
    const linked = await findLinkedCustomer(transaction, identity);
    if (linked) return linked;
    if (!identity.isEmailVerified) return null;
    const login = identity.email.toLowerCase();
    const made = await insertCustomer(transaction, {
      id: deps.ids.uuid(),
      isRegistered: true,
      login,
      email: login,
      firstName: identity.firstName,
      lastName: identity.lastName,
      registeredAt: now,
      lastSeenAt: now,
      createdAt: now,
      updatedAt: now,
    });
    const customer = made ?? (await findCustomerByLogin(transaction, login))?.customer;
    if (!customer) throw new Error('neither a new nor an old customer was found');
    if (!made) {
      await deleteCredential(transaction, customer.id);
      await endSessions(transaction, customer.id, now);
    }
    await insertLink(transaction, identity, customer.id, now);
    return customer;
  });
}
