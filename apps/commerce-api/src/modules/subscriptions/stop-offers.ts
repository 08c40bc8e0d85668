import { isEmail } from '@ownpath/domain/account';
import { CONSENT_WORDING } from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import {
  type Contact,
  findSignUp,
  hasSuppression,
  putSuppression,
  type Queryable,
  revokeConsents,
} from './subscriptions-queries.ts';

/** Purpose of the signed id of a sign-up, in the link that stops offers. */
const STOP_DEALS = 'stop-deals';

type Parts = Pick<Dependencies, 'database' | 'clock'>;

/** Ends offers to a contact, whoever agreed to them and wherever. */
export async function stopOffersTo(deps: Parts, contact: Contact, reason: string): Promise<void> {
  const now = deps.clock.now();
  await deps.database.transaction(async (transaction) => {
    await putSuppression(transaction, contact, reason, now);
    await revokeConsents(transaction, contact, CONSENT_WORDING, now);
  });
}

/** Whether offers may not be sent to this contact. Asked when a message is written, not when consent was given. */
export function isStopped(queryable: Queryable, contact: Contact): Promise<boolean> {
  return hasSuppression(queryable, contact);
}

/** Where a commercial mail leads to end such mails: a page, and an address for one-click POSTs (RFC 8058). */
export function stopLinks(
  { config, vault }: Pick<Dependencies, 'config' | 'vault'>,
  signUpId: string,
  locale: Locale,
): { readonly page: string; readonly oneClick: string } {
  const token = vault.sign(STOP_DEALS, signUpId);
  const linkTo = (path: string, query: Readonly<Record<string, string>>) =>
    new URL(`${path}?${new URLSearchParams(query)}`, config.publicUrl).href;
  return {
    page: linkTo('/unsubscribe', { deals: token, language: locale }),
    oneClick: linkTo('/unsubscribe/one-click', { deals: token }),
  };
}

/**
 * Stops offers by e-mail to the address of a mail's link, or to one that is typed: one step, without a sign-in
 * (15 USC 7704(a)(3)). The answer is the same for an address that never got any.
 * @throws DomainError `InvalidProof` for a token that is none of ours, `InvalidCustomer` for no address,
 * `TooManyRequests` for typed ones
 */
export async function unsubscribe(
  deps: Pick<Dependencies, 'database' | 'clock' | 'config' | 'vault'>,
  {
    token,
    email = '',
    clientIp,
  }: { token?: string | undefined; email?: string | undefined; clientIp: string },
): Promise<{ success: boolean }> {
  if (token !== undefined) {
    const signUpId = deps.vault.readSigned(STOP_DEALS, token);
    if (signUpId === null) throw new DomainError('InvalidProof', 'The link is not valid.');
    const signUp = await findSignUp(deps.database, signUpId);
    // Gone with its address when the data was erased: there is nothing left to stop.
    if (signUp?.email) await stopOffersTo(deps, { channel: 'email', address: signUp.email }, 'link');
    return { success: true };
  }
  const address = email.trim().toLowerCase();
  if (!isEmail(address)) {
    throw new DomainError('InvalidCustomer', 'This is not an email address.', {
      fields: [{ path: 'email', code: 'invalid' }],
    });
  }
  await limitAttempts(deps, { call: 'unsubscribe', clientIp, account: address });
  await stopOffersTo(deps, { channel: 'email', address }, 'page');
  return { success: true };
}
