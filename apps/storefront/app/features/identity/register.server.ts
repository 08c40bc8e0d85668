import { registerCustomer } from '@ownpath/contracts/customers';
import { RegistrationForm } from '@ownpath/contracts/forms';
import type { Locale } from '@ownpath/domain/site';
import { redirect } from 'react-router';
import { isDocumentRequest } from '../../platform/http/document-request.ts';
import { becomeRegistered, type Visitor } from './become-registered.server.ts';
import { accountTexts, type IdentityAnswer, readTypedIdentity } from './identity-answer.ts';
import { ACCOUNT_PATH } from './log-in.server.ts';
import { checkForm, refuseFor, refuseUnsigned } from './refuse.server.ts';

/** "Create account": registers and signs in; the browser goes to /account (specification section 2). */
export async function handleRegister(request: Request, visitor: Visitor, locale: Locale) {
  const form = await request.formData();
  const typed = readTypedIdentity(form);
  const checked = checkForm(RegistrationForm, form, typed, accountTexts);
  if (!checked.ok) return checked.refusal;
  const { firstName, lastName, email, password, acceptsMarketing } = checked.value;
  if (visitor.session.read().openOrderNo) return refuseUnsigned(typed);
  try {
    await visitor.commerce.call(registerCustomer, {
      body: {
        customer: {
          firstName,
          lastName,
          email,
          login: email,
          preferredLocale: locale,
          c_acceptsMarketing: acceptsMarketing,
        },
        password,
      },
    });
    await becomeRegistered(visitor, (guestUsid) =>
      visitor.registeredLogin.logIn({ login: email, password }, guestUsid),
    );
  } catch (error) {
    return refuseFor(typed, error);
  }
  return isDocumentRequest(request) ? redirect(ACCOUNT_PATH) : ({ ok: true } satisfies IdentityAnswer);
}
