import { beginAgreementLink, confirmAgreementLink } from '@ownpath/contracts/agreement-link';
import { LinkAgreementForm, PhoneCodeForm } from '@ownpath/contracts/forms';
import { redirect } from 'react-router';
import type { CommerceClient } from '../../platform/commerce/client.server.ts';
import { answerForm } from '../../shared/account-form/account-form.server.ts';

const texts = {
  agreementNumber: 'linkAgreement.error.number',
  phoneLast4: 'linkAgreement.error.last4',
  code: 'profile.error.code',
  'code.expired': 'profile.error.codeExpired',
};
const failures = {
  RecordExists: 'linkAgreement.error.record',
  PaymentInProgress: 'linkAgreement.error.payment',
};

/** Asks for a code, or links the agreement with it: then the account is read anew. */
export function linkAgreement(commerce: CommerceClient, fields: FormData) {
  if (fields.get('form') === 'code') {
    return answerForm(
      { form: 'code', fields, texts },
      PhoneCodeForm,
      async (body) => {
        await commerce.call(confirmAgreementLink, { body });
        throw redirect('/my-account?refetch=true');
      },
      failures,
    );
  }
  return answerForm(
    { form: 'begin', fields, texts },
    LinkAgreementForm,
    (body) => commerce.call(beginAgreementLink, { body }),
    failures,
  );
}
