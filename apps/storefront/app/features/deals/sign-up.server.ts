import { signUpForDeals } from '@ownpath/contracts/deals';
import { DealsForm } from '@ownpath/contracts/forms';
import { digitsOf } from '@ownpath/domain/account';
import { SIGN_UP_ACCEPTED_COOKIE_DAYS, SIGN_UP_DECLINED_COOKIE_DAYS } from '@ownpath/domain/constants';
import { stringifySetCookie } from 'cookie';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { parseForm } from '../../platform/forms/parse-form.server.ts';
import { type DealsField, type DealsResult, readDealsForm } from './deals-form-data.ts';

function answerCookie(name: string, days: number, isSecure: boolean): string {
  return stringifySetCookie({
    name,
    value: '1',
    path: '/',
    maxAge: days * 24 * 60 * 60,
    secure: isSecure,
    sameSite: 'lax',
  });
}

/** Keeps later pages of this browser from asking again; scripts read it too. */
export const signUpAcceptedCookie = (isSecure: boolean) =>
  answerCookie('signUpAccepted', SIGN_UP_ACCEPTED_COOKIE_DAYS, isSecure);

/** The modal was closed: asked again after 15 days. */
export const signUpDeclinedCookie = (isSecure: boolean) =>
  answerCookie('signUpDeclined', SIGN_UP_DECLINED_COOKIE_DAYS, isSecure);

/** Signs up what a form holds. Never throws for what a shopper or the commerce API did. */
export async function signUp(commerce: CommerceClient, data: FormData): Promise<DealsResult> {
  const form = readDealsForm(data);
  const { email, phone, hasOptedIn } = form;
  const parsed = parseForm(DealsForm, { email, phone, ...(hasOptedIn && { optIn: '1' }) });
  if (!parsed.ok) {
    return {
      ok: false,
      form,
      problems: parsed.problems.map(({ field }) => field as DealsField),
      trouble: null,
    };
  }
  const source = String(data.get('source') ?? '');
  const refused = (trouble: Extract<DealsResult, { ok: false }>['trouble']): DealsResult => ({
    ok: false,
    form,
    problems: [],
    trouble,
  });
  try {
    const answer = await commerce.call(signUpForDeals, {
      body: {
        email: parsed.value.email,
        phone: digitsOf(parsed.value.phone),
        optIn: parsed.value.hasOptedIn ? '1' : '0',
        source: /^[\w-]{1,60}$/.test(source) ? source : 'web',
      },
    });
    if (answer.success) return { ok: true };
    return refused(answer.error ? { kind: 'refused', text: answer.error } : { kind: 'failed' });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    if (error.status !== 429) return refused({ kind: 'failed' });
    const { retryAfterSeconds: waitSeconds } = error;
    return refused(waitSeconds === null ? { kind: 'busy' } : { kind: 'too-many', waitSeconds });
  }
}
