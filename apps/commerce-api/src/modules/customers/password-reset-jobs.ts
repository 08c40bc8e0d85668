import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { queueEmail } from '../notifications/index.ts';
import { findCustomerByLogin, putResetToken, SEND_PASSWORD_RESET } from './customers-queries.ts';
import { resetEmail } from './reset-email.ts';
import { hashResetToken, RESET_TOKEN_MINUTES } from './reset-password.ts';

const TOKEN_BYTES = 32;

const Payload = z.object({
  login: z.string(),
  locale: z.enum(LOCALES),
  pageUrl: z.string(),
  codeChallenge: z.string().optional(),
});

/** Makes a token and mails it, if the login is somebody's. */
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
