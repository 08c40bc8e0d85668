import { stopInvitations } from '@ownpath/contracts/referrals';
import { unsubscribe } from '@ownpath/contracts/subscriptions';
import { DEALS_STRIP_FIELDS, findFieldProblem } from '@ownpath/domain/forms';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';

/** Mails with a link that stops them. */
export const STOP_LINKS = ['deals', 'invitations'] as const;
export type StopLink = (typeof STOP_LINKS)[number];

/** What a link of a mail or the form of the page asks for. */
export type StopRequest = { readonly link: StopLink | null; readonly token: string; readonly email: string };

const TOKEN_LIMIT = 1_000;

export function readStopRequest(values: { get(name: string): unknown }): StopRequest {
  const textOf = (name: string) => String(values.get(name) ?? '').slice(0, TOKEN_LIMIT);
  const link = STOP_LINKS.find((name) => textOf(name) !== '') ?? null;
  return { link, token: link === null ? '' : textOf(link), email: textOf('email').trim() };
}

export type StopResult = {
  readonly stopped: StopLink | null;
  /** Why nothing was stopped. */
  readonly problem: 'link' | 'email' | 'too-many' | 'failed' | null;
};

const refused = (problem: StopResult['problem'], status: number) => ({
  result: { stopped: null, problem } satisfies StopResult,
  status,
});

/** Stops what the link or the typed address is about, in one step and without a sign-in. */
export async function stopEmails(
  commerce: CommerceClient,
  { link, token, email }: StopRequest,
): Promise<{ readonly result: StopResult; readonly status: number }> {
  if (link === null && findFieldProblem(DEALS_STRIP_FIELDS.email, email)) return refused('email', 400);
  try {
    if (link === 'invitations') await commerce.call(stopInvitations, { body: { token } });
    else await commerce.call(unsubscribe, { body: link === null ? { email } : { token } });
    return { result: { stopped: link ?? 'deals', problem: null }, status: 200 };
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    const { status } = error;
    if (status === 429) return refused('too-many', status);
    if (status >= 500) return refused('failed', status);
    return refused(link === null ? 'email' : 'link', status);
  }
}
