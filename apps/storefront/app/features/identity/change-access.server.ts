import { endOtherCustomerSessions, updateCustomerPassword } from '@ownpath/contracts/customers';
import { EmailChangeForm, PasswordChangeForm } from '@ownpath/contracts/forms';
import { requestEmailChange } from '@ownpath/contracts/profile';
import { isCommerceError } from '../../platform/commerce/commerce-error.ts';
import {
  accountTexts,
  type IdentityAnswer,
  readTypedIdentity,
  type TypedIdentity,
} from './identity-answer.ts';
import { checkForm, refuseFields, refuseFor } from './identity-form.server.ts';
import type { Visitor } from './visitor.server.ts';

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
  switch (change) {
    case 'email':
      return changeEmail();
    case 'password':
      return changePassword();
    default:
      return signOutElsewhere();
  }

  async function changeEmail() {
    const checked = checkForm(EmailChangeForm, form, typed, accountTexts);
    if (!checked.ok) return checked.refusal;
    return answerOf(() => commerce.call(requestEmailChange, { body: checked.value }), typed);
  }

  async function changePassword() {
    const checked = checkForm(PasswordChangeForm, form, typed, accountTexts);
    if (!checked.ok) return checked.refusal;
    return answerOf(() => commerce.call(updateCustomerPassword, { params, body: checked.value }), typed);
  }

  async function signOutElsewhere() {
    return answerOf(() => commerce.call(endOtherCustomerSessions, { params }), typed);
  }
}

async function answerOf(work: () => Promise<unknown>, typed: TypedIdentity) {
  try {
    await work();
    return { ok: true, email: typed.email } satisfies IdentityAnswer;
  } catch (error) {
    if (isCommerceError(error, 'InvalidCredentials')) {
      return refuseFields(typed, [{ field: 'currentPassword', messageId: 'identity.error.currentPassword' }]);
    }
    if (isCommerceError(error, 'InvalidCustomer'))
      return refuseFields(typed, [{ field: 'email', messageId: accountTexts.email }]);
    return refuseFor(typed, error);
  }
}
