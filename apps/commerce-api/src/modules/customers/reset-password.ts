import { createHash } from 'node:crypto';
import { LOCALES, type Locale } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { DomainError } from '../../domain-error.ts';
import { queueEmail } from '../notifications/index.ts';
import { limitAttempts } from '../rate-limits/index.ts';
import { putCredential } from './credentials-queries.ts';
import { resetEmail } from './customer-emails.ts';
import { assertPasswordRules } from './customer-request.ts';
import {
  endSessions,
  findCustomerByLogin,
  planPasswordReset,
  putResetToken,
  SEND_PASSWORD_RESET,
  useResetToken,
} from './customers-queries.ts';
import { createDeviceProof } from './known-device.ts';
import { hashPassword } from './password-hash.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;

export const RESET_TOKEN_MINUTES = 30;

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * The stored hash of a token: 256 random bits need no salt. A token requested with a PKCE challenge is hashed together
 * with it, so that it can only be used with the verifier.
 */
function hashResetToken(token: string, codeChallenge: string | null): string {
  return sha256(codeChallenge === null ? token : `${token}.${codeChallenge}`);
}

/**
 * Queues a reset mail for the address. The job looks up the login, so that neither answer nor time reveals it.
 * @param request.pageUrl page of the shop that the mail leads to. @throws DomainError `TooManyRequests`
 */
export async function requestPasswordReset(
  deps: Parts,
  request: {
    readonly login: string;
    readonly clientIp: string;
    readonly locale: Locale;
    readonly pageUrl?: string | undefined;
    /** PKCE S256 challenge of the token. */
    readonly codeChallenge?: string | undefined;
  },
): Promise<void> {
  const { clientIp, locale, codeChallenge, pageUrl = `${deps.config.publicUrl}/reset-password` } = request;
  const login = request.login.trim().toLowerCase();
  // Tokens for another client's challenge are no use to the owner at the shop, so they count separately.
  const account = codeChallenge === undefined ? login : `${login} with challenge`;
  await limitAttempts(deps, { call: 'password-reset', clientIp, account });
  await planPasswordReset(deps.database, {
    id: deps.ids.uuid(),
    payload: { login, locale, pageUrl, ...(codeChallenge === undefined ? {} : { codeChallenge }) },
    now: deps.clock.now(),
  });
}

/**
 * Queues a reset mail that leads to a page of the shop.
 * @throws DomainError `BadRequest` for a page elsewhere, `TooManyRequests`
 */
export async function requestPasswordResetAtShop(
  deps: Parts,
  request: Omit<Parameters<typeof requestPasswordReset>[1], 'codeChallenge'>,
): Promise<void> {
  const { pageUrl } = request;
  if (pageUrl !== undefined && new URL(pageUrl).origin !== new URL(deps.config.publicUrl).origin) {
    throw new DomainError('BadRequest', 'c_pageUrl is not a page of the shop.');
  }
  await requestPasswordReset(deps, request);
}

/**
 * Sets a new password by a token from the mail, once; all sessions of the customer end. Reading the mail proves the
 * owner, so the device is known from then on and failed attempts elsewhere can't lock it out. Null without a login.
 * @throws DomainError `InvalidPassword`; `InvalidResetToken` for a token that is wrong, used, too old or another's
 */
export async function resetPassword(
  deps: Parts & Pick<Dependencies, 'tokens'>,
  request: {
    /** Login of the account; without it, the token decides alone. */
    readonly login: string | undefined;
    readonly token: string;
    readonly codeVerifier?: string | undefined;
    readonly newPassword: string;
    readonly clientIp: string;
  },
): Promise<{ readonly deviceProof: string | null }> {
  const { token, codeVerifier, newPassword, clientIp } = request;
  const login = request.login?.trim().toLowerCase();
  await limitAttempts(deps, { call: 'reset-token', clientIp });
  assertPasswordRules(newPassword, 'newPassword');
  const hash = await hashPassword(newPassword, deps.config.passwordCost);
  const tokenHash = hashResetToken(token, codeVerifier === undefined ? null : sha256(codeVerifier));
  const now = deps.clock.now();
  const isReset = await deps.database.transaction(async (transaction) => {
    const customerId = await useResetToken(transaction, { tokenHash, login, now });
    if (customerId === null) return false;
    await putCredential(transaction, customerId, hash, now);
    await endSessions(transaction, customerId, now);
    return true;
  });
  if (!isReset) throw new DomainError('InvalidResetToken', 'The reset token is not valid.');
  return { deviceProof: login === undefined ? null : await createDeviceProof(deps, login) };
}

const TOKEN_BYTES = 32;

const Payload = z.object({
  login: z.string(),
  locale: z.enum(LOCALES),
  pageUrl: z.string(),
  codeChallenge: z.string().optional(),
});

/** Creates a token and mails it, if the login exists. */
async function sendPasswordReset(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids'>,
  payload: z.infer<typeof Payload>,
): Promise<void> {
  const found = await findCustomerByLogin(deps.database, payload.login);
  if (!found?.customer.email) return;
  const { id: customerId, email, firstName } = found.customer;
  const token = deps.ids.secret(TOKEN_BYTES);
  const tokenHash = hashResetToken(token, payload.codeChallenge ?? null);
  const now = deps.clock.now();
  const page = new URL(payload.pageUrl);
  page.searchParams.set('token', token);
  page.searchParams.set('email', email);
  const facts = { to: email, firstName, link: page.href, minutes: RESET_TOKEN_MINUTES };
  await deps.database.transaction(async (transaction) => {
    await putResetToken(transaction, {
      tokenHash,
      customerId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + RESET_TOKEN_MINUTES * 60_000),
    });
    await queueEmail(transaction, `password-reset:${tokenHash}`, resetEmail(facts, payload.locale), now);
  });
}

/** Handlers of this module's jobs, by kind. */
export function customerJobs(deps: Pick<Dependencies, 'database' | 'clock' | 'ids'>) {
  return {
    [SEND_PASSWORD_RESET]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      sendPasswordReset(deps, Payload.parse(job.payload)),
  };
}
