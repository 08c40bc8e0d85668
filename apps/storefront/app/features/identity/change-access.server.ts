import {
  endOtherCustomerSessions,
  updateCustomer,
  updateCustomerPassword,
} from '@ownpath/contracts/customers';
import { isEmail, listUnmetPasswordRequirements } from '@ownpath/domain/account';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import type { Visitor } from './become-registered.server.ts';
import {
  type IdentityAnswer,
  INVALID_EMAIL,
  readTypedIdentity,
  type TypedIdentity,
  toCurrentPasswordProblem,
  toPasswordProblem,
} from './identity-answer.ts';
import { refuseFields, refuseFor } from './refuse.server.ts';

/** Forms of the page for sign-in and security, as the `change` of their address. */
export type AccessChange = 'email' | 'password' | 'sessions';

/** Carries out one of the page's forms for the customer who is signed in. */
export function changeAccess(
  change: string | null,
  form: FormData,
  { commerce, session }: Visitor,
): Promise<IdentityAnswer | ReturnType<typeof refuseFields>> {
  const params = { customerId: session.read().tokens?.customerId ?? '' };
  const typed = readTypedIdentity(form);
  const currentPassword = String(form.get('currentPassword') ?? '');
  switch (change) {
    case 'email':
      return changeEmail();
    case 'password':
      return changePassword();
    default:
      return signOutElsewhere();
  }

  async function changeEmail() {
    const { email } = typed;
    const problems = [
      ...(isEmail(email) ? [] : [INVALID_EMAIL]),
      ...(currentPassword === '' ? [toCurrentPasswordProblem('')] : []),
    ];
    if (problems.length > 0) return refuseFields(typed, problems);
    const body = { login: email, email, currentPassword };
    return answerOf(() => commerce.call(updateCustomer, { params, body }), typed, currentPassword);
  }

  async function changePassword() {
    const password = String(form.get('password') ?? '');
    const unmet = password === '' ? (['required'] as const) : listUnmetPasswordRequirements(password);
    const problems = [
      ...(currentPassword === '' ? [toCurrentPasswordProblem('')] : []),
      ...unmet.map(toPasswordProblem),
    ];
    if (problems.length > 0) return refuseFields(typed, problems);
    const body = { currentPassword, password };
    return answerOf(() => commerce.call(updateCustomerPassword, { params, body }), typed, currentPassword);
  }

  async function signOutElsewhere() {
    return answerOf(() => commerce.call(endOtherCustomerSessions, { params }), typed, '');
  }
}

async function answerOf(work: () => Promise<unknown>, typed: TypedIdentity, currentPassword: string) {
  try {
    await work();
    return { ok: true, email: typed.email } satisfies IdentityAnswer;
  } catch (error) {
    if (isCommerceError(error, 'InvalidCredentials')) {
      return refuseFields(typed, [toCurrentPasswordProblem(currentPassword)]);
    }
    if (isCommerceError(error, 'InvalidCustomer')) return refuseFields(typed, [INVALID_EMAIL]);
    return refuseFor(typed, error);
  }
}
