import { createHash } from 'node:crypto';
import { isEmail } from '@ownpath/domain/account';
import { EMAIL_LINK_MINUTES } from '@ownpath/domain/profile';
import type { Locale } from '@ownpath/domain/site';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import {
  endSessions,
  findCustomer,
  isLoginFree,
  loginChangeEmails,
  updateProfile,
  verifyOwnPassword,
} from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { putContactChange, takeEmailChange } from './contact-queries.ts';
import { emailChangeEmail } from './profile-emails.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;

const TOKEN_BYTES = 32;
const hashToken = (token: string) => createHash('sha256').update(`email-change:${token}`).digest('base64url');

const taken = () => new DomainError('LoginAlreadyInUse', 'This login can’t be used.');

/**
 * Mails a link to a new address. Nothing changes until it is opened; a later request replaces an earlier one.
 * @throws DomainError `InvalidCustomer`, `InvalidCredentials`, `LoginAlreadyInUse`, `TooManyRequests`
 */
export async function requestEmailChange(
  deps: Parts,
  request: {
    readonly customerId: string;
    readonly email: string;
    readonly currentPassword: string;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<{ expiresInMinutes: number }> {
  const { customerId, currentPassword, clientIp, locale } = request;
  const { database, ids, config } = deps;
  const email = request.email.toLowerCase();
  const customer = await findCustomer(database, customerId);
  if (!customer) throw new DomainError('NotFound', 'No such customer.');
  if (!isEmail(email) || email === customer.login) {
    throw new DomainError('InvalidCustomer', 'The email address is the current one.', {
      fields: [{ path: 'email', code: email === customer.login ? 'same' : 'invalid' }],
    });
  }
  await verifyOwnPassword(deps, { customerId, password: currentPassword, clientIp });
  await limitAttempts(deps, { call: 'email-change', clientIp, account: customerId });
  if (!(await isLoginFree(database, email, customerId))) throw taken();
  const now = deps.clock.now();
  const token = ids.secret(TOKEN_BYTES);
  const link = new URL('/my-accounts/confirm-email', config.publicUrl);
  link.searchParams.set('token', token);
  link.searchParams.set('language', locale);
  await database.transaction(async (transaction) => {
    await putContactChange(transaction, {
      customerId,
      channel: 'email',
      value: email,
      secretHash: hashToken(token),
      createdAt: now,
      expiresAt: new Date(now.getTime() + EMAIL_LINK_MINUTES * 60_000),
    });
    const facts = { to: email, firstName: customer.firstName, link: link.href, minutes: EMAIL_LINK_MINUTES };
    await queueEmail(transaction, `email-change:${hashToken(token)}`, emailChangeEmail(facts, locale), now);
  });
  return { expiresInMinutes: EMAIL_LINK_MINUTES };
}

/**
 * Changes login and e-mail to the address that the link was mailed to, once. Both addresses are told, and all sessions but
 * the caller's end. @throws DomainError `InvalidProof`, `LoginAlreadyInUse`, `TooManyRequests`
 */
export async function confirmEmailChange(
  deps: Parts,
  request: {
    readonly token: string;
    readonly usid: string;
    readonly clientIp: string;
    readonly locale: Locale;
  },
): Promise<{ email: string }> {
  const { token, usid, clientIp, locale } = request;
  await limitAttempts(deps, { call: 'reset-token', clientIp });
  const now = deps.clock.now();
  const email = await deps.database.transaction(async (transaction) => {
    const change = await takeEmailChange(transaction, hashToken(token), now);
    const customer = change && (await findCustomer(transaction, change.customerId));
    if (!change || !customer) throw new DomainError('InvalidProof', 'The link is not valid.');
    const { id, email: from, firstName } = customer;
    const { value: to } = change;
    if (!(await isLoginFree(transaction, to, id))) throw taken();
    await updateProfile(transaction, id, { login: to, email: to, updatedAt: now });
    await endSessions(transaction, id, now, usid);
    for (const mail of loginChangeEmails({ from, to, firstName }, locale)) {
      await queueEmail(transaction, `login-change:${id}:${now.toISOString()}:${mail.to}`, mail, now);
    }
    return to;
  });
  return { email };
}
