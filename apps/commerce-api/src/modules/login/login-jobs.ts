import { LOCALES } from '@ownpath/domain/site';
import { z } from 'zod';
import type { Dependencies } from '../../dependencies.ts';
import { findCustomerByLogin } from '../customers/index.ts';
import { queueEmail } from '../notifications/index.ts';
import { secondsAfter } from './durations.ts';
import { addRegisteredSession, SEND_SIGN_IN_CODE } from './login-queries.ts';
import {
  formatSignInCode,
  hashSignInCode,
  SIGN_IN_CODE_ADDRESS,
  SIGN_IN_CODE_DIGITS,
  SIGN_IN_CODE_MINUTES,
  signInCodeEmail,
} from './sign-in-code.ts';

type Parts = Pick<Dependencies, 'database' | 'clock' | 'ids' | 'config'>;

const Payload = z.object({
  login: z.string(),
  clientId: z.string(),
  locale: z.enum(LOCALES),
});

/** Creates a session with a code and mails the code, if the login exists. */
async function sendSignInCode(deps: Parts, payload: z.infer<typeof Payload>): Promise<void> {
  const found = await findCustomerByLogin(deps.database, payload.login);
  if (!found?.customer.email) return;
  const { id: customerId, email, firstName } = found.customer;
  const digits = deps.ids.digits(SIGN_IN_CODE_DIGITS);
  const codeHash = hashSignInCode(digits);
  const now = deps.clock.now();
  const usid = deps.ids.uuid();
  const { clientId } = payload;
  const facts = { to: email, firstName, code: formatSignInCode(digits), minutes: SIGN_IN_CODE_MINUTES };
  await deps.database.transaction(async (transaction) => {
    await addRegisteredSession(transaction, {
      session: { usid, siteId: deps.config.siteId, customerId, clientId, lastUsedAt: now },
      code: {
        codeHash,
        usid,
        clientId,
        redirectUri: SIGN_IN_CODE_ADDRESS,
        codeChallenge: '',
        createdAt: now,
        expiresAt: secondsAfter(now, SIGN_IN_CODE_MINUTES * 60),
      },
    });
    await queueEmail(transaction, `sign-in-code:${codeHash}`, signInCodeEmail(facts, payload.locale), now);
  });
}

/** Handlers of this module's jobs, by kind. */
export function loginJobs(deps: Parts) {
  return {
    [SEND_SIGN_IN_CODE]: (job: { readonly payload: Readonly<Record<string, unknown>> }) =>
      sendSignInCode(deps, Payload.parse(job.payload)),
  };
}
