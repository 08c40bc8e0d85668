import type { TokenResponse } from '@ownpath/contracts/login';
import type { Dependencies } from '../../dependencies.ts';
import { subjectOf } from './access-token-claims.ts';
import { insertSession, replaceSession } from './login-queries.ts';
import type { findRefreshToken } from './tokens-queries.ts';

type Found = NonNullable<Awaited<ReturnType<typeof findRefreshToken>>>;

/**
 * New tokens of a new session in place of the shopper's present one, which ends with all its tokens when the new one is
 * first used (decision 0031). The refresh token isn't used up: when the answer is lost, the call can be repeated.
 */
export async function continueInNewSession(
  deps: Pick<Dependencies, 'database' | 'clock' | 'ids' | 'tokens'>,
  { token, session, customer }: Found,
): Promise<TokenResponse> {
  const next = { ...session, usid: deps.ids.uuid(), lastUsedAt: deps.clock.now() };
  const tokens = await deps.tokens.issueTokens(subjectOf(next, customer, token.isRegistered));
  await deps.database.transaction(async (transaction) => {
    await insertSession(transaction, next);
    await replaceSession(transaction, next.usid, session);
    await tokens.save(transaction);
  });
  return tokens.response;
}
