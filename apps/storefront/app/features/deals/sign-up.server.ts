import { signUpForDeals } from '@ownpath/contracts/deals';
import { digitsOf } from '@ownpath/domain/account';
import { stringifySetCookie } from 'cookie';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import { type DealsResult, problemFieldsOf, readDealsForm } from './deals-form-data.ts';

/** Specification section 9: 100 days. */
const ACCEPTED_SECONDS = 100 * 24 * 60 * 60;

/** Tells this browser's later pages that nobody has to be asked again; scripts read it too. */
export function signUpAcceptedCookie(isSecure: boolean): string {
  return stringifySetCookie({
    name: 'signUpAccepted',
    value: '1',
    path: '/',
    maxAge: ACCEPTED_SECONDS,
    secure: isSecure,
    sameSite: 'lax',
  });
}

/** Signs up what a form holds. Never throws for what a shopper or the commerce API did. */
export async function signUp(commerce: CommerceClient, data: FormData): Promise<DealsResult> {
  const form = readDealsForm(data);
  const problems = problemFieldsOf(form);
  if (problems.length > 0) return { ok: false, form, problems, trouble: null };
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
        email: form.email,
        phone: digitsOf(form.phone),
        optIn: form.hasOptedIn ? '1' : '0',
        source: /^[\w-]{1,60}$/.test(source) ? source : 'web',
      },
    });
    if (answer.success) return { ok: true };
    return refused(answer.error ? { kind: 'refused', text: answer.error } : { kind: 'failed' });
  } catch (error) {
    if (!isCommerceError(error)) throw error;
    return refused({ kind: error.status === 429 ? 'busy' : 'failed' });
  }
}
