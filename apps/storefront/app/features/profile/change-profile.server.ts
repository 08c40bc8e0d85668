import { updateCustomer } from '@ownpath/contracts/customers';
import { MobileForm, OffersForm, PhoneCodeForm, ProfileForm } from '@ownpath/contracts/forms';
import { confirmPhone, requestDataExport, sendPhoneCode, updateConsents } from '@ownpath/contracts/profile';
import { z } from 'zod';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { answerForm } from '../../shared/account-form/account-form.server.ts';
import type { ProblemTexts } from '../../shared/account-form/account-form.ts';

const texts: ProblemTexts = {
  firstName: 'identity.error.firstName',
  'firstName.hidden': 'identity.error.firstNameHidden',
  lastName: 'identity.error.lastName',
  'lastName.hidden': 'identity.error.lastNameHidden',
  phoneHome: 'profile.error.phone',
  phoneBusiness: 'profile.error.phone',
  phone: 'application.error.phone',
  code: 'profile.error.code',
  'code.expired': 'profile.error.codeExpired',
};

/** Carries out one of the forms of the profile. */
export function changeProfile(commerce: CommerceClient, customerId: string, fields: FormData) {
  const form = String(fields.get('form') ?? '');
  const sent = { form, fields, texts };
  switch (form) {
    case 'mobile':
      return answerForm(sent, MobileForm, (body) => commerce.call(sendPhoneCode, { body }));
    case 'code':
      return answerForm(sent, PhoneCodeForm, (body) => commerce.call(confirmPhone, { body }));
    case 'offers':
      return answerForm(sent, OffersForm, (body) => commerce.call(updateConsents, { body }), {
        PhoneNotVerified: 'profile.offers.verifyFirst',
      });
    case 'export':
      return answerForm(sent, z.object({}), () => commerce.call(requestDataExport, { body: {} }));
    default:
      return answerForm({ ...sent, form: 'profile' }, ProfileForm, (body) =>
        commerce.call(updateCustomer, { params: { customerId }, body }),
      );
  }
}
